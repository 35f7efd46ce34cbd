/** Draws prints of the games by the very printers of the table; main.ts asks for them and keeps what comes out. */
import '../../src/ui/theme.css'
import type { GameId } from '../../src/rules/game'
import type { Player } from '../../src/rules/rolling-seas/public'
import { printer as rattleBattle } from '../../src/scenes/rattle-battle/prints/printer'
import { drawChart } from '../../src/scenes/rolling-seas/ink/drawChart'
import { chartSheet } from '../../src/scenes/rolling-seas/ink/sheet'
import { printer as rollingSeas } from '../../src/scenes/rolling-seas/prints/printer'
import { mapSize, miniSize } from '../../src/scenes/rolling-with-the-waves/layout'
import {
  drawMap,
  drawMini,
  drawScreenOutside,
  screenPrint,
  symbols,
} from '../../src/scenes/rolling-with-the-waves/prints'
import { drawPrint, loadPrintFonts, type Printer, recipe } from '../../src/scenes/things/prints'
import { printer as waves } from '../../src/scenes/waves/prints/printer'
import { printer as wavesOfFortune } from '../../src/scenes/waves-of-fortune/prints/printer'

/** Drawn on boards of their own at the table, and not by a printer. */
const rollingWithTheWaves: Printer = {
  symbols,
  recipeOf(print) {
    if (print === 'map') return recipe(mapSize, 4, pen => drawMap(pen, 'red'))
    if (print === 'mini') return recipe(miniSize, 4, pen => drawMini(pen, 'red'))
    const size = { width: screenPrint.width / 10, depth: screenPrint.height / 10 }
    return recipe(size, 4, pen => drawScreenOutside(pen, 'red'))
  },
}

const printers: Readonly<Record<GameId, Printer>> = {
  'rattle-battle': rattleBattle,
  'rolling-with-the-waves': rollingWithTheWaves,
  'rolling-seas': rollingSeas,
  waves,
  'waves-of-fortune': wavesOfFortune,
}

interface Wanted {
  readonly game: GameId
  readonly print: string
  readonly height: number
  readonly round?: true
  /** Whose chart, where one is wanted. */
  readonly captain?: Player
}

/** The sea of a chart; the notes of the voyage below it are words for its captain alone. */
const seaShare = 0.745

function drawSea(canvas: HTMLCanvasElement, height: number, captain: Player): void {
  const scale = height / (chartSheet.height * seaShare)
  canvas.width = Math.round(chartSheet.width * scale)
  canvas.height = Math.round(height)
  const ink = canvas.getContext('2d')!
  ink.scale(scale, scale)
  drawChart(ink, captain, 'You', scale)
}

function cutRound(canvas: HTMLCanvasElement): void {
  const { width, height } = canvas
  const ink = canvas.getContext('2d')!
  ink.setTransform(1, 0, 0, 1, 0, 0)
  ink.globalCompositeOperation = 'destination-in'
  ink.beginPath()
  ink.ellipse(width / 2, height / 2, width / 2, height / 2, 0, 0, 2 * Math.PI)
  ink.fill()
}

async function draw({ game, print, height, round, captain }: Wanted): Promise<string> {
  await loadPrintFonts()
  const canvas = document.createElement('canvas')
  const printer = printers[game]
  if (captain) drawSea(canvas, height, captain)
  else drawPrint(canvas, height, printer.recipeOf(print), printer)
  if (round) cutRound(canvas)
  return canvas.toDataURL('image/png')
}

Object.assign(window, { drawForRulebook: draw })
