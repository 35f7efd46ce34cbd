import { chartOf, type Player, type SeaMap } from '../../../rules/rolling-seas/public'
import type { Ink } from './hand'
import { drawLand } from './land'
import { drawObstacle } from './obstacles'
import { drawGrid, drawPaper, drawPrintedSea, drawTitle } from './paper'
import { chartSheet } from './sheet'
import { drawTravelLog } from './travelLog'
import { drawVoyage } from './voyage'

/** A canvas of a sheet, and a pen that counts in millimetres. */
function openCanvas(density: number): { readonly canvas: HTMLCanvasElement; readonly ink: Ink } {
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(chartSheet.width * density)
  canvas.height = Math.round(chartSheet.height * density)
  const ink = canvas.getContext('2d')!
  ink.scale(density, density)
  return { canvas, ink }
}

/** Print and land change only while islands are drawn: they are kept, a few of them. */
const grounds = new Map<string, HTMLCanvasElement>()
const mostGrounds = 8

function groundOf(map: SeaMap, density: number): HTMLCanvasElement {
  const key = `${density} ${map.islands.map(({ id, spaces, port }) => [id, ...spaces, port].join()).join(' ')}`
  const known = grounds.get(key)
  if (known) return known
  const { canvas, ink } = openCanvas(density)
  drawPaper(ink, chartSheet.width, chartSheet.height)
  drawPrintedSea(ink)
  drawLand(ink, map, () => {
    const layer = openCanvas(density)
    return {
      ink: layer.ink,
      lay: () => ink.drawImage(layer.canvas, 0, 0, chartSheet.width, chartSheet.height),
    }
  })
  drawGrid(ink)
  for (const old of grounds.keys()) if (grounds.size >= mostGrounds) grounds.delete(old)
  grounds.set(key, canvas)
  return canvas
}

/** The chart of a captain as it is by now; the pen counts in millimetres. */
export function drawChart(ink: Ink, player: Player, name: string, density: number): void {
  const { map } = player
  ink.drawImage(groundOf(map, density), 0, 0, chartSheet.width, chartSheet.height)
  drawTitle(
    ink,
    player.ship || (name === 'You' ? 'Your Map' : `${name}’s Map`),
    player.ship ? `the voyage of ${name}` : '',
  )
  const { visited } = chartOf(map)
  for (const drawing of map.drawings) drawObstacle(ink, drawing, { isSpent: space => visited[space] === 1 })
  drawVoyage(ink, player)
  drawTravelLog(ink, player.log)
}
