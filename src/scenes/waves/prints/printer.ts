import type { Printer } from '../../things/prints'
import symbols from '../generated/icons.json'
import { printRecipe } from './printList'

/** What WAVES prints. */
export const printer: Printer = {
  symbols,
  recipeOf: printRecipe,
  // These change with every round; hardly more of them are on the table at once.
  families: [
    { prefix: 'verdict:', most: 12 },
    { prefix: 'power:', most: 20 },
    { prefix: 'tally:', most: 24 },
    { prefix: 'goal:', most: 14 },
    { prefix: 'hint:', most: 10 },
    { prefix: 'said:', most: 8 },
    { prefix: 'council:', most: 6 },
  ],
}
