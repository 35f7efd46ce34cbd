/** What is written on a Pirate Map by hand, and what stands beside it in small print: from a view, without a canvas. */
import type { Seat } from '../../../rules/game'
import {
  cannonIds,
  chestNumbers,
  hasFilledTracks,
  hasRoom,
  hasSecuredChests,
  levelOf,
  mostInfamous,
  type Plan,
  type Player,
  pointsOf,
  type RollingWavesState,
  raisedNumber,
  type SingleIcon,
  singleIcons,
  squares,
  sumOf,
  type TrackId,
  trackIds,
  trackOf,
} from '../../../rules/rolling-with-the-waves/public'
import {
  chestAreas,
  chestNotes,
  chestSquares,
  infamyCircles,
  infamyNote,
  infamyRadius,
  levelCircles,
  levelRadius,
  middleOf,
  type Spot,
  squareSide,
  trackNotes,
  trackSquares,
  treasureMaps,
} from './mapPlan'

/** One thing that a hand has written. Its key stays the same for as long as it stands there. */
export interface InkMark {
  readonly key: string
  readonly kind: 'number' | 'raised' | 'filled' | 'cross' | 'box'
  /** The middle, in mm. */
  readonly x: number
  readonly y: number
  /** Its height; of what is crossed or boxed, the width comes with it. */
  readonly size: number
  readonly width?: number
  readonly value?: number
}

/** Small print that is set and not written. */
export interface InkNote extends Spot {
  readonly text: string
  readonly size: number
  readonly align?: 'left' | 'center' | 'right'
  readonly tone: 'plain' | 'strong' | 'faint'
}

export interface MapInk {
  readonly marks: readonly InkMark[]
  /** In pencil: what the dice that lie behind the screen would write. */
  readonly pencil: readonly InkMark[]
  /** Squares in which something could be written, by their top left corners. */
  readonly lit: readonly Spot[]
  readonly notes: readonly InkNote[]
}

const digitSize = 12

const numberMark = (key: string, square: Spot, value: number): InkMark => ({
  key,
  kind: value === raisedNumber ? 'raised' : 'number',
  ...middleOf(square),
  size: digitSize,
  value,
})

/** Everything on the map of a seat; `laying` says where its owner is about to put their dice. */
export function inkOf(view: RollingWavesState, seat: Seat, laying?: Plan): MapInk {
  const player = view.players[seat]!
  return {
    marks: marksOf(player),
    pencil: laying ? pencilOf(player, laying) : [],
    lit: laying ? litSquares(player, laying) : [],
    notes: notesOf(view, seat),
  }
}

function marksOf(player: Player): readonly InkMark[] {
  const marks: InkMark[] = []
  for (const track of ['spirits', ...trackIds] as const)
    for (const [index, value] of player[track].entries())
      marks.push(numberMark(`${track}:${index}:${value}`, trackSquares[track][index]!, value))
  for (const track of trackIds)
    for (let level = 0; level < levelOf(track, player[track]); level++)
      marks.push({
        key: `level:${track}:${level}`,
        kind: 'filled',
        ...levelCircles[track][level]!,
        size: levelRadius * 2,
      })
  for (const [chest, numbers] of player.chests.entries()) {
    for (const [index, value] of numbers.entries())
      marks.push(numberMark(`chest${chest + 1}:${index}:${value}`, chestSquares[chest]![index]!, value))
    if (player.buried[chest]) marks.push(...buriedMarks(chest))
  }
  for (let circle = 0; circle < Math.min(player.infamy, infamyCircles.length); circle++)
    marks.push({ key: `infamy:${circle}`, kind: 'filled', ...infamyCircles[circle]!, size: infamyRadius * 2 })
  return marks
}

/** RW-79: the treasure map is crossed out, and a box stands around the chest. */
function buriedMarks(chest: number): readonly InkMark[] {
  const area = chestAreas[chest]!
  const map = treasureMaps[chest]!
  const middle = ({ x, y, w, h }: typeof area) => ({ x: x + w / 2, y: y + h / 2 })
  return [
    { key: `buried${chest + 1}:cross`, kind: 'cross', ...middle(map), size: map.h - 3, width: map.w - 5 },
    { key: `buried${chest + 1}:box`, kind: 'box', ...middle(area), size: area.h + 4, width: area.w + 4 },
  ]
}

/** The next square of each icon that has room. */
function nextSquare(player: Player, icon: SingleIcon): Spot | undefined {
  if (!hasRoom(player, icon)) return undefined
  const track = trackOf(icon)
  if (track) return trackSquares[track][player[track].length]
  const chest = Number(icon.slice(-1)) - 1
  return chestSquares[chest]![player.chests[chest]!.length]
}

function litSquares(player: Player, laying: Plan): readonly Spot[] {
  const taken = new Set(Object.values(laying))
  if (taken.has('bury') || taken.size >= player.nests.length) return []
  return singleIcons.flatMap(icon => (taken.has(icon) ? [] : (nextSquare(player, icon) ?? [])))
}

function pencilOf(player: Player, laying: Plan): readonly InkMark[] {
  const marks: InkMark[] = []
  for (const { id, face } of player.nests) {
    const icon = laying[id]
    if (icon === undefined || icon === 'bury') continue
    const square = nextSquare(player, icon)
    if (!square) continue
    marks.push({ ...numberMark(`pencil:${icon}:${face}`, square, face), kind: 'number' })
    const track = trackOf(icon)
    if (!track || track === 'spirits') continue
    const reached = levelOf(track, [...player[track], face])
    for (let level = levelOf(track, player[track]); level < reached; level++)
      marks.push({
        key: `pencil:${track}:${level}`,
        kind: 'filled',
        ...levelCircles[track][level]!,
        size: levelRadius * 2,
      })
  }
  return marks
}

const note = (spot: Spot, text: string, tone: InkNote['tone'] = 'plain', size = 4.6): InkNote => ({
  ...spot,
  text,
  size,
  tone,
})

function notesOf(view: RollingWavesState, seat: Seat): readonly InkNote[] {
  const player = view.players[seat]!
  const most = mostInfamous(view).includes(seat)
  return [
    note(infamyNote, String(player.infamy), 'strong', 7),
    {
      ...note(
        { x: 263, y: 33 },
        `${pointsOf(player)} ${pointsOf(player) === 1 ? 'point' : 'points'}`,
        'strong',
        6,
      ),
      align: 'right',
    },
    ...trackIds.flatMap(track => trackNote(player, track, most)),
    ...chestNumbers.flatMap(chest => {
      const numbers = player.chests[chest - 1]!
      const at = chestNotes[chest - 1]!
      if (player.buried[chest - 1])
        return [
          note(at, `${sumOf(numbers)} and 2`, 'strong', 7),
          note({ ...at, y: at.y + 6 }, 'buried, safe', 'faint', 4.2),
        ]
      if (numbers.length === 0) return [note(at, 'empty', 'faint', 4.2)]
      const top = `${numbers.at(-1)} goes first`
      return [note(at, `${sumOf(numbers)}`, 'strong', 7), note({ ...at, y: at.y + 6 }, top, 'faint', 4.2)]
    }),
    ...endNotes(player),
  ]
}

function trackNote(player: Player, track: TrackId, most: boolean): readonly InkNote[] {
  const numbers = player[track]
  const at = trackNotes[track]
  const sum = numbers.length > 0 ? [note(at, `sum ${sumOf(numbers)}`, 'strong')] : []
  const isCannon = cannonIds.some(cannon => cannon === track)
  const missing = squares[track] - numbers.length
  if (isCannon && missing === 1)
    return [...sum, note({ ...at, y: at.y + 4.4 }, 'one more fires', 'faint', 3.8)]
  if (track === 'ports' && most)
    return [...sum, note({ ...at, y: at.y + 4.4 }, 'most infamous', 'faint', 3.8)]
  return sum
}

/** How near this player is to ending the game (RW-111, RW-112). */
function endNotes(player: Player): readonly InkNote[] {
  if (hasSecuredChests(player))
    return [{ ...note({ x: 258, y: 159 }, 'the end', 'strong', 4), align: 'center' }]
  if (hasFilledTracks(player))
    return [{ ...note({ x: 258, y: 99 }, 'the end', 'strong', 4), align: 'center' }]
  return []
}

/** The side of a square, for its highlight. */
export const litSide = squareSide
