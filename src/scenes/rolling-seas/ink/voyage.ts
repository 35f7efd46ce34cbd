import { chartOf, type Player, spaceIndex, spaceName } from '../../../rules/rolling-seas/public'
import { circle, cross, dot, type Ink, letters, type Point, stroke, unrest } from './hand'
import { palette, type } from './palette'
import { middleOf } from './sheet'
import { symbol } from './symbols'

/** What the voyage has left on the chart: ports told at, land explored, the way of the ship round by round. */
export function drawVoyage(ink: Ink, { map, ledger }: Player): void {
  for (const port of chartOf(map).ports) {
    const told = map.told.indexOf(spaceName(port))
    drawPort(ink, port, told < 0 ? undefined : ledger.tellings[told])
    if (map.homePort === spaceName(port)) drawHome(ink, port)
  }
  for (const land of map.explored)
    cross(ink, middleOf(spaceIndex(land)), 2.7, { colour: palette.route, width: 0.8, alpha: 0.92 })
  drawTrack(ink, map.track)
  if (map.finalTrip && map.track.length > 0) drawLastTrip(ink, map.track, map.finalTrip.route)
}

/** A circle on the land (RS-21); filled in once the Story has been told there (RS-80c), with what it was worth. */
function drawPort(ink: Ink, port: number, reputation: number | undefined): void {
  const at = middleOf(port)
  const isTold = reputation !== undefined
  dot(ink, at, 3.7, isTold ? palette.pen : palette.paperPale)
  circle(ink, at, 3.7, { colour: palette.print, width: 0.6 })
  if (!isTold) {
    circle(ink, at, 3, { colour: palette.print, width: 0.2 })
    symbol(ink, 'anchor', at, { size: 4.9, colour: palette.print })
    return
  }
  letters(ink, String(reputation), [at[0], at[1] + 1.5], {
    family: type.number,
    weight: 800,
    size: 4.2,
    colour: palette.paperPale,
    align: 'center',
  })
}

function drawHome(ink: Ink, port: number): void {
  const [x, y] = middleOf(port)
  symbol(ink, 'round-star', [x + 3.4, y - 3.3], { size: 5.4, colour: palette.paperPale })
  symbol(ink, 'round-star', [x + 3.4, y - 3.3], { size: 4.4, colour: palette.route })
}

/** Ways that lead over the same water lie beside each other. */
const aside = (round: number, salt: number) => unrest(round * 4.3 + salt) * 0.75

function drawTrack(ink: Ink, track: readonly (readonly string[])[]): void {
  let end = track[0]?.[0]
  if (end === undefined) return
  const last = track.findLastIndex((spaces, round) => round > 0 && spaces.length > 0)
  const [sx, sy] = middleOf(spaceIndex(end))
  circle(ink, [sx, sy], 1.6, { colour: palette.route, width: 0.5 }, 0.1)
  for (const [round, spaces] of track.entries()) {
    if (round === 0 || spaces.length === 0) continue
    const points = [end, ...spaces].map((space, index): Point => {
      const [x, y] = middleOf(spaceIndex(space))
      // The ends meet; only between them a way is shifted.
      return index === 0 || index === spaces.length ? [x, y] : [x + aside(round, 0), y + aside(round, 5)]
    })
    stroke(
      ink,
      points,
      { colour: palette.route, width: round === last ? 0.95 : 0.7, alpha: round === last ? 0.95 : 0.72 },
      0.22,
    )
    end = spaces.at(-1)!
    const [x, y] = middleOf(spaceIndex(end))
    dot(ink, [x, y], 1.25, palette.route, 0.95)
    letters(ink, String(round), [x + 1.6, y + 3.7], {
      family: type.text,
      weight: 700,
      size: 3.4,
      colour: palette.route,
      halo: 'rgb(205 220 210 / 70%)',
    })
  }
}

function drawLastTrip(ink: Ink, track: readonly (readonly string[])[], route: readonly string[]): void {
  const start = track.findLast(spaces => spaces.length > 0)!.at(-1)!
  const points = [start, ...route].map(space => middleOf(spaceIndex(space)))
  for (const [index, point] of points.entries()) {
    const next = points[index + 1]
    if (!next) break
    const half: Point = [(point[0] + next[0]) / 2, (point[1] + next[1]) / 2]
    stroke(ink, [point, half], { colour: palette.route, width: 0.6, alpha: 0.7 }, 0.1)
  }
}
