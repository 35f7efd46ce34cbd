import { tilePolygons } from '../../../measure'
import {
  type Location,
  locations,
  type PlayerColour,
  type Scenario,
  sailorIdOf,
  upgradeIdOf,
} from '../../../rules/rattle-battle/public'
import { type Pen, type PrintRecipe, recipe } from '../../things/prints/printer'
import type { Print } from '../layout'
import {
  cannon,
  captainToken,
  cardSize,
  castle,
  fleetTray,
  hold,
  lootToken,
  markerToken,
  mast,
  portBoard,
  quaySheet,
  questMarker,
  sail,
  scenarioBoard,
  upgradeToken,
  waist,
  wantedToken,
} from '../layout/sizes'
import { drawAdventure } from './adventureCard'
import { drawPortBoard, drawScenarioBoard } from './boards'
import { drawBow, drawHull, drawMast, drawStern } from './galleonPrints'
import { drawTile } from './tilePrints'
import {
  drawCannon,
  drawCaptain,
  drawHold,
  drawLoot,
  drawMarker,
  drawQuay,
  drawSail,
  drawTray,
  drawUpgrade,
  drawWanted,
} from './tokens'
import { drawBack, drawSailor, drawUpgradeCard, drawVpCard } from './wareCards'

interface Size {
  readonly width: number
  readonly depth: number
}

/** Turned over and used up: the same picture without its colours, under an hourglass. */
function drawSpent(pen: Pen, draw: (pen: Pen) => void): void {
  draw(pen)
  const { width, height, context } = pen
  context.save()
  context.globalCompositeOperation = 'saturation'
  pen.rect(0, 0, width, height, '#808080')
  context.globalCompositeOperation = 'source-over'
  pen.rect(0, 0, width, height, 'rgb(38 34 32 / 52%)')
  context.restore()
  pen.disc(width / 2, height / 2, Math.min(width, height) * 0.3, 'rgb(20 17 15 / 72%)')
  pen.icon('hourglass', width / 2, height / 2, Math.min(width, height) * 0.42, '#d9cfb8')
}

const pieces: Readonly<Record<string, PrintRecipe>> = {
  sail: recipe(sail, 5.2, drawSail),
  cannon: recipe(cannon, 5.6, drawCannon),
  hold: recipe(hold, 5.2, pen => drawHold(pen, false)),
  hamster: recipe(hold, 5.6, pen => drawHold(pen, true)),
  wanted: recipe(wantedToken, 6, drawWanted),
  tray: recipe(fleetTray, 4, drawTray),
}

/** Of what has no picture; nothing on the table should need it. */
export const blankPrint: PrintRecipe = recipe(lootToken, 2, pen => pen.fill('#8d633a'))

/** What stands behind a key of a layout: `adventure:A01`, `spent:sail`, `loot:rum`. */
export function printRecipe(print: Print): PrintRecipe {
  const known = pieces[print]
  if (known) return known
  const [kind = '', name = ''] = print.split(':')
  switch (kind) {
    case 'adventure':
      return recipe(cardSize, 10.4, pen => drawAdventure(pen, name))
    case 'sailor':
      return recipe(cardSize, 6.6, pen => drawSailor(pen, sailorIdOf(name)))
    case 'upgrade-card':
      return recipe(cardSize, 6.6, pen => drawUpgradeCard(pen, upgradeIdOf(name)))
    case 'vp':
      return recipe(cardSize, 4.6, pen => drawVpCard(pen, name))
    case 'back':
      return recipe(cardSize, 4.2, pen => drawBack(pen, name))
    case 'board':
      return recipe(portBoard, 5.4, pen => drawPortBoard(pen, asLocation(name)))
    case 'scenario':
      return recipe(scenarioBoard, 4.6, pen => drawScenarioBoard(pen, name as Scenario))
    case 'captain':
      return recipe(captainToken, 4.6, pen => drawCaptain(pen, name as PlayerColour))
    case 'quay':
      return recipe(quaySheet, 4.6, pen => drawQuay(pen, name as PlayerColour))
    case 'stern':
      return recipe(castle, 4.6, pen => drawStern(pen, name as PlayerColour))
    case 'bow':
      return recipe(castle, 4.6, pen => drawBow(pen, name as PlayerColour))
    case 'mast':
      return recipe(mast, 4, pen => drawMast(pen, name as PlayerColour))
    case 'hull':
      return recipe(waist, 4, pen => drawHull(pen, name as PlayerColour))
    case 'upgrade':
      return recipe(upgradeToken, 6, pen => drawUpgrade(pen, upgradeIdOf(name)))
    case 'loot':
      return recipe(lootToken, 7, pen => drawLoot(pen, name))
    case 'marker':
      return recipe(name === 'quest' ? questMarker : markerToken, 6, pen => drawMarker(pen, name))
    case 'tile':
      return recipe(tileSize(name), 4, pen => drawTile(pen, name))
    case 'spent': {
      const whole = printRecipe(pieces[name] ? name : `upgrade:${name}`)
      return { ...whole, density: whole.density * 0.75, draw: pen => drawSpent(pen, whole.draw) }
    }
    default:
      return blankPrint
  }
}

const asLocation = (name: string): Location => locations.find(one => one === name) ?? 'market'

function tileSize(name: string): Size {
  const polygon = Object.entries(tilePolygons).find(([id]) => id === name)?.[1] ?? []
  const reach = (values: readonly number[]) => (2 * Math.max(1, ...values.map(Math.abs))) / 10
  return { width: reach(polygon.map(({ x }) => x)), depth: reach(polygon.map(({ y }) => y)) }
}
