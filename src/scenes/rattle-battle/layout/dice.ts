import type { Seat } from '../../../rules/game'
import {
  type DieId,
  dieInfo,
  markText,
  npDice,
  type RattleState,
  shipLabel,
} from '../../../rules/rattle-battle/public'
import { joinSentences } from '../../../rules/sentence'
import { layStowed } from './galleon'
import { poolAt } from './middle'
import type { Placement, SeatPlace } from './placement'
import { captainAt, captainSpaces, mooringAt } from './seatThings'
import { boardThickness, boxHalf, dieEdgeOf, quaySheet, tableTop } from './sizes'
import { type Frame, type LayoutWriter, tableFrame } from './writer'

/** From one mustered die to the next: closer where many are sent, that they stay beside the box. */
const musterStep = (count: number, edge: number) => Math.max(edge + 0.06, Math.min(edge + 0.35, 34 / count))

/** What lies on the sheet of moorings. */
const onSheet = quaySheet.height
/** A die stands on the back of its token: three quarters of the picture stay in sight, and it stands firm. */
export const shipOverToken = 0.95

/** Where every die lies: Sea, muster, Captain tokens, home, pool. */
export function layDice(
  writer: LayoutWriter,
  view: RattleState,
  seats: readonly SeatPlace[],
  sea: Frame,
): void {
  const placed = new Set<DieId>()
  const edge = dieEdgeOf(view)
  const size = { width: edge, depth: edge, height: edge }
  const put = (
    frame: Frame,
    id: DieId,
    u: number,
    v: number,
    more: Partial<Placement> & { lift?: number; turn?: number; words: string },
  ) => {
    if (placed.has(id)) return
    placed.add(id)
    const face = more.face ?? 1
    const { words, ...rest } = more
    writer.put(frame, `die:${id}`, 'die', u, v, size, {
      front: 'die',
      back: 'die',
      item: id,
      face,
      ...rest,
      label: joinSentences([shipLabel(view, id), { text: words }], ', '),
    })
  }
  const { adventure } = view

  for (const die of adventure?.sea ?? [])
    put(sea, die.id, die.x / 10, -die.y / 10, {
      words: `at Sea, showing ${markText(die.id, die.face)}`,
      face: die.face,
      turn: (die.yaw * Math.PI) / 180,
      lift: -tableTop,
    })

  const taken = new Map<DieId, Seat>()
  for (const place of seats) layTaken(view, place, taken, put)

  const held = view.rollOff?.drop?.dice ?? adventure?.drop?.dice ?? []
  const sent = new Set([...held, ...(adventure?.committed.flat() ?? [])])
  const isAway = view.phase !== 'stow' && view.phase !== 'adventure.end'
  if (isAway && (adventure?.crazy === undefined || held.length > 0)) {
    const waiting = [...sent].filter(id => !placed.has(id))
    const frame = musterFrame(view, seats)
    for (const [index, id] of waiting.entries())
      put(frame, id, (index - (waiting.length - 1) / 2) * musterStep(waiting.length, edge), 0, {
        words: 'sent',
      })
  }

  for (const place of seats) layHome(writer, view, place, placed, put)
  let slot = 0
  for (const id of npDice) {
    const [column, row] = [slot % 5, Math.floor(slot / 5)]
    slot++
    put(tableFrame, id, poolAt.x + (column - 2) * 2.3, poolAt.z + (row - 1) * 2.5, {
      words: 'in the pool',
      lift: 0.3,
      home: 'pool',
    })
  }
}

type PutDie = (
  frame: Frame,
  id: DieId,
  u: number,
  v: number,
  more: Partial<Placement> & { lift?: number; turn?: number; words: string },
) => void

/** The strip between the Sea Box and the Baron. */
export function musterFrame(view: RattleState, seats: readonly SeatPlace[]): Frame {
  const { yaw } = seats[view.baron]!
  const out = boxHalf + 1.45
  return { x: Math.sin(yaw) * out, z: Math.cos(yaw) * out, yaw }
}

/** Trophies and sunk Ships on the Captain token, in columns of four, then one on the other. */
function layTaken(view: RattleState, place: SeatPlace, taken: Map<DieId, Seat>, put: PutDie): void {
  const player = view.players[place.seat]!
  const counts = { sunk: 0, taken: 0, boarded: 0 }
  const lay = (id: DieId, space: keyof typeof counts, words: string) => {
    const index = counts[space]++
    const [row, level] = [index % 4, Math.floor(index / 4)]
    put(place, id, captainAt.u + captainSpaces[space], captainAt.v - 2.35 + row * 1.75, {
      words,
      seat: place.seat,
      lift: boardThickness + level * dieEdgeOf(view),
      ...(dieInfo(id).owner === undefined && { home: 'pool' }),
    })
  }
  for (const { die, boarded } of player.trophies) {
    // Shared Trophies are remembered by another die of the pool (RB-16a), if one of that colour is left.
    const shown = taken.has(die) ? reminderFor(view, die, taken) : die
    if (shown === undefined) continue
    taken.set(shown, place.seat)
    lay(shown, boarded ? 'boarded' : 'taken', boarded ? 'boarded' : 'taken')
  }
  for (const { die } of player.sunk) lay(die, 'sunk', 'sunk')
}

function reminderFor(view: RattleState, die: DieId, taken: ReadonlyMap<DieId, Seat>): DieId | undefined {
  const { colour } = dieInfo(die)
  const busy = new Set([
    ...(view.adventure?.sea.map(({ id }) => id) ?? []),
    ...view.players.flatMap(player => player.trophies.map(trophy => trophy.die)),
  ])
  return npDice.find(id => dieInfo(id).colour === colour && !busy.has(id) && !taken.has(id))
}

function layHome(
  writer: LayoutWriter,
  view: RattleState,
  place: SeatPlace,
  placed: ReadonlySet<DieId>,
  put: PutDie,
): void {
  const { seat } = place
  const faces = view.rollOff?.faces ?? view.adventure?.crazy?.faces
  for (const [index, id] of view.players[seat]!.dice.entries()) {
    const u = mooringAt.u + (index % 2) * mooringAt.across
    const v = mooringAt.v + Math.floor(index / 2) * mooringAt.down
    const isHome = !placed.has(id)
    const slot = `ship:${id}`
    const token = view.players[seat]!.stowed[slot]
    layStowed(writer, place, view, seat, slot, u, v, onSheet)
    if (!isHome) continue
    const face = faces?.[id]
    put(place, id, u, v - shipOverToken, {
      words: face === undefined ? 'at home' : `showing ${markText(id, face)}`,
      seat,
      slot,
      lift: token === undefined ? onSheet : onSheet + boardThickness,
      ...(face !== undefined && { face }),
    })
  }
}
