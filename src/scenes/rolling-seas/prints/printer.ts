import type { IslandId } from '../../../rules/rolling-seas/public'
import { type Printer, type PrintRecipe, recipe } from '../../things/prints'
import type { Ink } from '../ink/hand'
import { palette } from '../ink/palette'
import { symbols } from '../ink/symbols'
import { cardSize, compassSize, matSize } from '../layout/sizes'
import { drawAdventureCard } from './adventureCard'
import { drawCompass, drawReference, drawReminder } from './aids'
import { drawCardBack, drawIslandCard } from './islandCard'
import { drawMat } from './mat'

interface Size {
  readonly width: number
  readonly depth: number
}

const print = (size: Size, density: number, draw: (ink: Ink) => void): PrintRecipe =>
  recipe(size, density, pen => pen.freely(draw))

/** What lies under a sheet that is drawn by hand. */
const paper = recipe({ width: 4, depth: 4 }, 1, pen => pen.fill(palette.paper))

function recipeOf(key: string): PrintRecipe {
  const [kind, id = ''] = key.split(':')
  switch (kind) {
    case 'adventure':
      return print(cardSize, 9, ink => drawAdventureCard(ink, id))
    case 'island':
      return print(cardSize, 9, ink => drawIslandCard(ink, id as IslandId))
    case 'back':
      return print(cardSize, 6, ink => drawCardBack(ink, id === 'island' ? 'island' : 'adventure'))
    case 'mat':
      return print(matSize, 4.5, drawMat)
    case 'reference':
      return id === 'front' ? print(cardSize, 9, drawReminder) : print(cardSize, 7, drawReference)
    case 'compass':
      return print(compassSize, 8, drawCompass)
    default:
      return paper
  }
}

/** What Rolling Seas prints; charts and ledgers are drawn by hand on paper (ink/). */
export const printer: Printer = {
  symbols,
  recipeOf,
  families: [
    { prefix: 'adventure:', most: 4 },
    { prefix: 'island:', most: 3 },
  ],
}
