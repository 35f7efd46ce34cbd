import { type Cls, classes, type FaceId, faceIds } from '../../../rules/waves/public'
import type { Print } from '../../things/layout'
import { type PrintRecipe, recipe } from '../../things/prints'
import {
  arrowSize,
  badgeSize,
  cardSize,
  countSize,
  goalPrint,
  hintSize,
  matSize,
  orderSize,
  recordSize,
  ringSize,
  roleSize,
  slipSize,
  tabletPrint,
  tallyPrint,
  verdictPrint,
} from '../layout/sizes'
import { drawBack, drawCard } from './cards'
import {
  drawArrow,
  drawBundle,
  drawCount,
  drawGoal,
  drawHint,
  drawOrder,
  drawPlainPower,
  drawPowerBadge,
  drawRecord,
  drawSaid,
  drawTalk,
  drawTally,
  drawVerdict,
} from './chips'
import { drawCouncilBack, drawCouncilCard } from './councilCards'
import { drawMat, drawRing } from './mats'
import { drawTablet, drawTabletBack } from './tablets'

/** Of what has no picture; nothing on the table should need it. */
export const blankPrint: PrintRecipe = recipe(badgeSize, 2, pen => pen.fill('#8d633a'))

const clsOf = (text: string): Cls => classes.find(cls => String(cls) === text) ?? 1
const faceOf = (text: string): FaceId => faceIds.find(id => id === text) ?? 'KNI-CALM'

/** What stands behind a key of a layout: `card:3`, `tablet:SEE-ROT:agent`, `goal:02:3/5:4/7`. */
export function printRecipe(print: Print): PrintRecipe {
  const [kind = '', ...parts] = print.split(':')
  const [a = '', b = '', c = '', d = ''] = parts
  switch (kind) {
    case 'card':
      return recipe(cardSize, 6.6, pen => drawCard(pen, clsOf(a)))
    case 'back':
      return recipe(cardSize, 5.4, drawBack)
    case 'tablet':
      return recipe(tabletPrint, 6, pen => drawTablet(pen, faceOf(a), b === 'elder'))
    case 'tablet-back':
      return recipe(tabletPrint, 2, pen => drawTabletBack(pen, clsOf(a)))
    case 'council':
      return recipe(cardSize, 5, pen => drawCouncilCard(pen, a, b.split(','), Number(c)))
    case 'council-back':
      return recipe(cardSize, 3, pen => drawCouncilBack(pen, a))
    case 'mat':
      return recipe(matSize, 3.4, pen => drawMat(pen, a === 'extra' ? undefined : Number(a), b === 'counts'))
    case 'ring':
      return recipe(ringSize, 3.8, pen => drawRing(pen, [...a].map(Number)))
    case 'order':
      return recipe(orderSize, 5, pen => drawOrder(pen, a, b === 'now'))
    case 'arrow':
      return recipe(arrowSize, 4, drawArrow)
    case 'power':
      return recipe(badgeSize, 6, pen => (b ? drawPowerBadge(pen, a, b) : drawPlainPower(pen, clsOf(a))))
    case 'verdict':
      return recipe(verdictPrint, 6.4, pen => drawVerdict(pen, a, b, c, d))
    case 'record':
      return recipe(recordSize, 5, pen => drawRecord(pen, a))
    case 'bundle':
      return recipe(roleSize, 5, pen => drawBundle(pen, a))
    case 'tally':
      return recipe(tallyPrint, 6, pen => drawTally(pen, clsOf(a), b, c, d))
    case 'goal':
      return recipe(goalPrint, 5.4, pen => drawGoal(pen, a, b, c))
    case 'hint':
      return recipe(hintSize, 5, pen => drawHint(pen, a))
    case 'count':
      return recipe(countSize, 5.4, pen => drawCount(pen, a))
    case 'talk':
      return recipe(orderSize, 5, pen => drawTalk(pen, a === 'open'))
    case 'said':
      return recipe(slipSize, 4.6, pen => drawSaid(pen, Number(a), parts.slice(1).join(':')))
    default:
      return blankPrint
  }
}
