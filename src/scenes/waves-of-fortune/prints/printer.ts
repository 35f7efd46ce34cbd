import type { Printer } from '../../things/prints'
import symbols from '../generated/icons.json'
import { printRecipe } from './printList'

/** What Waves of Fortune prints. */
export const printer: Printer = {
  symbols,
  recipeOf: printRecipe,
  // Hardly more of them are on the table at once; sums and chances change all the time.
  families: [
    { prefix: 'card:', most: 12 },
    { prefix: 'gold:', most: 24 },
    { prefix: 'odds:', most: 16 },
    { prefix: 'chance:', most: 4 },
    { prefix: 'offer:', most: 4 },
    { prefix: 'voyage:', most: 4 },
    { prefix: 'wreck:', most: 16 },
  ],
}
