import type { Colour, UpgradeId } from '../../../rules/waves-of-fortune/public'
import type { Print } from '../../things/layout'
import { type PrintRecipe, recipe } from '../../things/prints'
import {
  board,
  cardSize,
  goldTag,
  mapSlip,
  outcome,
  playerCard,
  rail,
  slip,
  tileSize,
  token,
  upgradeToken,
  voyageSlip,
  wideSlip,
  wreckPile,
} from '../layout/sizes'
import { drawBoard, drawRail } from './boardPrint'
import { drawCard, drawCardBack, drawUpgradeCard } from './cardPrints'
import type { SeaArea } from './palette'
import { drawPlayer } from './playerPrint'
import { drawHome, drawTile, drawTileBack, drawTreasure } from './tilePrints'
import {
  drawChance,
  drawGold,
  drawMap,
  drawMark,
  drawOdds,
  drawOffer,
  drawOutcome,
  drawToken,
  drawTokenBack,
  drawUpgrade,
  drawVoyage,
  drawWreck,
  drawWreckPile,
  drawX,
} from './tokenPrints'

/** Of what has no picture; nothing on the table should need it. */
export const blankPrint: PrintRecipe = recipe(token, 2, pen => pen.fill('#8d633a'))

const xMark = { width: 1.5, depth: 1.5 }

/** What stands behind a key of the layout: `card:SO-02`, `tile:depths-reef`, `token:pirate-4`. */
export function printRecipe(print: Print): PrintRecipe {
  const at = print.indexOf(':')
  const [kind, name] = at < 0 ? [print, ''] : [print.slice(0, at), print.slice(at + 1)]
  switch (kind) {
    case 'board':
      return recipe(board, 3.2, drawBoard)
    case 'rail':
      return recipe(rail, 5, pen => drawRail(pen, name))
    case 'tile':
      if (name === 'treasure' || name === 'plain')
        return recipe(tileSize, 4.6, pen => drawTreasure(pen, name === 'plain'))
      return recipe(tileSize, 4.6, pen => drawTile(pen, name))
    case 'tileback':
      return recipe(tileSize, 4.6, pen => drawTileBack(pen, name as SeaArea))
    case 'home':
      return recipe(tileSize, 4.6, pen => drawHome(pen, name as Colour))
    case 'card':
      return recipe(cardSize, 8, pen => drawCard(pen, name))
    case 'back':
      return recipe(cardSize, 3.6, pen => drawCardBack(pen, name))
    case 'upgrade-card':
      return recipe(cardSize, 5, pen => drawUpgradeCard(pen, name as UpgradeId))
    case 'player':
      return recipe(playerCard, 4, pen => drawPlayer(pen, name))
    case 'token':
      return name === 'back' ? recipe(token, 4, drawTokenBack) : recipe(token, 6, pen => drawToken(pen, name))
    case 'wreck':
      return recipe(token, 6, pen => drawWreck(pen, name))
    case 'wreck-pile':
      return recipe(wreckPile, 4, pen => drawWreckPile(pen, name as Colour))
    case 'x':
      return recipe(xMark, 6, pen => drawX(pen, name as Colour))
    case 'upgrade':
      return recipe(upgradeToken, 6, pen => drawUpgrade(pen, name as UpgradeId))
    case 'mark':
      return recipe(token, 6, pen => drawMark(pen, name))
    case 'map':
      return recipe(mapSlip, 6, pen => drawMap(pen, name))
    case 'outcome':
      return recipe(outcome, 7, pen => drawOutcome(pen, name))
    case 'gold':
      return recipe(goldTag, 6, pen => drawGold(pen, name))
    case 'odds':
      return recipe(slip, 7, pen => drawOdds(pen, name))
    case 'chance':
      return recipe(wideSlip, 5, pen => drawChance(pen, name))
    case 'offer':
      return recipe(voyageSlip, 5, pen => drawOffer(pen, name))
    case 'voyage':
      return recipe(voyageSlip, 5, pen => drawVoyage(pen, name))
    default:
      return blankPrint
  }
}
