import {
  chartOf,
  columnOf,
  islandCard,
  islandCoordinates,
  land,
  mooringsOf,
  rowOf,
  type SeaMap,
  spaceIndex,
} from '../../../rules/rolling-seas/public'
import { coastOf } from './coast'
import { type Ink, letters, outline, type Point, rule, stroke, unrest, wash } from './hand'
import { palette, type } from './palette'
import { grid, middleOf } from './sheet'
import { symbol } from './symbols'

/** Land of a map as it is drawn: coasts, hills, the names of islands, dashes where islands may come. */
export function drawLand(ink: Ink, map: SeaMap, layer: () => { readonly ink: Ink; lay(): void }): void {
  const chart = chartOf(map)
  const spaces = [...chart.ground.keys()].filter(space => chart.ground[space] !== 0)
  const coasts = coastOf(spaces, { inset: 0.5, tremble: 0.62, goesOn: true })
  ink.save()
  ink.beginPath()
  ink.rect(grid.left, grid.top, grid.width, grid.height)
  ink.clip()
  for (const coast of coasts)
    for (const width of [9, 6, 3.4]) outline(ink, coast, { colour: palette.seaDeep, width, alpha: 0.2 })
  drawWaterLines(coasts, layer)
  for (const coast of coasts) wash(ink, coast, palette.land)
  ink.save()
  clipTo(ink, coasts)
  for (const space of spaces) drawGround(ink, space)
  for (const coast of coasts) {
    outline(ink, coast, { colour: palette.landDeep, width: 4.4, alpha: 0.22 })
    outline(ink, coast, { colour: palette.landDeep, width: 2, alpha: 0.3 })
  }
  for (const space of spaces) if (chart.ground[space] === land) drawCountry(ink, space)
  ink.restore()
  for (const coast of coasts) outline(ink, coast, { colour: palette.print, width: 0.5, alpha: 0.95 })
  ink.restore()
  for (const space of islandCoordinates)
    if (chart.ground[space] === 0) {
      const [x, y] = middleOf(space)
      rule(ink, [x - 2, y], [x + 2, y], { colour: palette.print, width: 0.7, alpha: 0.75 })
    }
  for (const port of chart.ports) drawMoorings(ink, port, mooringsOf(chart, port))
  for (const { id, spaces: own } of map.islands) drawName(ink, islandCard(id).name, own.map(spaceIndex))
}

/** Lines that follow the coast, fainter the farther they are. */
function drawWaterLines(
  coasts: readonly (readonly Point[])[],
  layer: () => { readonly ink: Ink; lay(): void },
): void {
  const { ink, lay } = layer()
  for (const [index, far] of [3.5, 2.3, 1.2].entries()) {
    for (const coast of coasts)
      outline(ink, coast, { colour: palette.seaInk, width: far * 2 + 0.24, alpha: 0.34 + index * 0.16 })
    ink.globalCompositeOperation = 'destination-out'
    for (const coast of coasts) outline(ink, coast, { colour: '#000', width: far * 2 - 0.1 })
    ink.globalCompositeOperation = 'source-over'
  }
  lay()
}

function clipTo(ink: Ink, coasts: readonly (readonly Point[])[]): void {
  const path = new Path2D()
  for (const coast of coasts) {
    const loop = new Path2D()
    for (const [index, [x, y]] of coast.entries()) index === 0 ? loop.moveTo(x, y) : loop.lineTo(x, y)
    loop.closePath()
    path.addPath(loop)
  }
  ink.clip(path, 'evenodd')
}

function drawGround(ink: Ink, space: number): void {
  const [x, y] = middleOf(space)
  const shade = ink.createRadialGradient(x + unrest(space) * 3, y, 0, x, y, 9)
  shade.addColorStop(0, unrest(space * 3) > 0 ? 'rgb(132 140 76 / 30%)' : 'rgb(240 226 178 / 55%)')
  shade.addColorStop(1, 'rgb(132 140 76 / 0%)')
  ink.fillStyle = shade
  ink.fillRect(x - 9, y - 9, 18, 18)
}

/** Hills, trees and dunes, each space its own; small, because an X may be drawn over them. */
function drawCountry(ink: Ink, space: number): void {
  const [x, y] = middleOf(space)
  const pen = { colour: palette.print, width: 0.24, alpha: 0.5 }
  const kind = Math.abs(Math.round(unrest(space * 2.2) * 100)) % 3
  if (kind === 0) {
    for (const [dx, dy, size] of [
      [-1.5, 1, 2.6],
      [1.4, 1.4, 2],
    ] as const) {
      const peak: Point = [x + dx, y + dy - size]
      stroke(ink, [[x + dx - size * 0.8, y + dy], peak, [x + dx + size * 0.8, y + dy]], pen, 0.1)
      for (let i = 1; i < 4; i++) {
        const share = i / 4
        const from: Point = [peak[0] + size * 0.8 * share, peak[1] + size * share]
        rule(ink, from, [from[0] - size * 0.24, from[1] + size * 0.12], { ...pen, width: 0.16 })
      }
    }
    return
  }
  if (kind === 1) {
    for (const [index, [dx, dy]] of [
      [-1.7, 0.2],
      [1.3, 1.3],
    ].entries())
      symbol(ink, index === 0 ? 'palm-tree' : 'pine-tree', [x + dx!, y + dy!], {
        size: 3.4,
        colour: palette.wood,
        alpha: 0.7,
      })
    return
  }
  for (let i = 0; i < 5; i++) {
    const [dx, dy] = [unrest(space + i * 3) * 3, unrest(space * 2 + i * 5) * 2.6]
    const hump: Point[] = [
      [x + dx - 0.9, y + dy],
      [x + dx, y + dy - 0.5],
      [x + dx + 0.9, y + dy],
    ]
    stroke(ink, hump, { ...pen, alpha: 0.36 }, 0.05)
  }
}

/** Short jetties show from where a port is visited: straight north, east, south or west (RS-76). */
function drawMoorings(ink: Ink, port: number, moorings: readonly number[]): void {
  const [x, y] = middleOf(port)
  for (const mooring of moorings) {
    const dx = Math.sign(columnOf(mooring) - columnOf(port))
    const dy = Math.sign(rowOf(mooring) - rowOf(port))
    for (const side of [-0.7, 0.7]) {
      const from: Point = [x + dx * 3.6 + dy * side, y + dy * 3.6 + dx * side]
      const to: Point = [x + dx * 6.6 + dy * side, y + dy * 6.6 + dx * side]
      rule(ink, from, to, { colour: palette.print, width: 0.42 })
    }
    for (const along of [4.4, 5.3, 6.2])
      rule(
        ink,
        [x + dx * along + dy * 1, y + dy * along + dx * 1],
        [x + dx * along - dy * 1, y + dy * along - dx * 1],
        { colour: palette.print, width: 0.24, alpha: 0.8 },
      )
  }
}

/** Under the island, where it hides no space's symbol. */
function drawName(ink: Ink, name: string, spaces: readonly number[]): void {
  const cols = spaces.map(columnOf)
  const rows = spaces.map(rowOf)
  const x = grid.left + ((Math.min(...cols) + Math.max(...cols) + 1) / 2) * grid.cell
  const y = grid.top + (Math.max(...rows) + 1) * grid.cell + 3.4
  const isLow = y > grid.top + grid.height - 1
  letters(ink, name, [x, isLow ? grid.top + Math.min(...rows) * grid.cell - 1.2 : y], {
    family: type.title,
    size: 4.4,
    colour: palette.print,
    align: 'center',
    halo: 'rgb(205 220 210 / 82%)',
  })
}
