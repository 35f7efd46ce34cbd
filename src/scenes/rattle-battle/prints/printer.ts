import type { Printer } from '../../things/prints'
import symbols from '../generated/icons.json'
import { printRecipe } from './printList'

/** What Rattle Battle prints. */
export const printer: Printer = {
  symbols,
  recipeOf: printRecipe,
  // Hardly more of them are on the table at once.
  families: [
    { prefix: 'adventure:', most: 4 },
    { prefix: 'upgrade-card:', most: 8 },
  ],
  isFree: print => print.startsWith('tile:'),
  first: [{ front: 'sail', back: 'spent:sail' }],
}
