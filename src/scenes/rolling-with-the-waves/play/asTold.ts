import type { RuleEvent, Seat } from '../../../rules/game'
import {
  type CannonId,
  type ChestNumber,
  chestOf,
  type DieId,
  type Plan,
  type Player,
  type RollingWavesState,
  type SingleIcon,
  sortedDice,
  squares,
  trackOf,
  type Volley,
} from '../../../rules/rolling-with-the-waves/public'

type View = RollingWavesState

/** The table once one more event of an entry has been told. */
export function asTold(view: View, { kind, data = {} }: RuleEvent): View {
  const seat = data.seat as Seat
  switch (kind) {
    case 'yarrr':
      return withPlayer(view, seat, player => ({ ...player, ready: true }))
    case 'revealed':
      return revealed(view, data.boards as readonly Plan[])
    case 'raised':
      return withPlayer(view, seat, player => ({ ...player, spirits: [] }))
    case 'written':
      return withPlayer(view, seat, player => written(player, data.icon as SingleIcon, data.value as number))
    case 'buried':
      return withPlayer(view, seat, player => ({
        ...player,
        buried: player.buried.with((data.chest as ChestNumber) - 1, true),
      }))
    case 'volley':
      return robbed(view, seat, data as unknown as Volley, (data.stolen as readonly number[]).length)
    case 'infamyPaid':
      return withInfamy(view, seat, 0 - (data.amount as number))
    case 'infamyGained':
      return withInfamy(view, seat, (data.amount as number) - (data.lostToCap as number))
    case 'cannonWiped':
      return withPlayer(view, seat, player => ({ ...player, [data.cannon as CannonId]: [] }))
    case 'crewJoined':
      return { ...view, bag: sortedDice([...view.bag, ...(data.dice as readonly DieId[])]) }
    case 'roundEnd':
      return anchorDropped(view)
    case 'bagPassed':
      return { ...view, firstSeat: seat }
    case 'drawn':
      return drawn(view, data.round as number, data.dice as readonly DieId[])
    case 'end':
      return { ...view, phase: 'over', step: undefined, queue: [] }
    default:
      return view
  }
}

/** Kinds of events that are seen on the table and not only read. */
export const seenKinds: ReadonlySet<string> = new Set([
  'revealed',
  'raised',
  'written',
  'buried',
  'volley',
  'infamyGained',
  'cannonWiped',
  'crewJoined',
  'roundEnd',
  'end',
])

function withPlayer(view: View, seat: Seat, change: (player: Player) => Player): View {
  const player = view.players[seat]
  return player ? { ...view, players: view.players.with(seat, change(player)) } : view
}

function withInfamy(view: View, seat: Seat, amount: number): View {
  return withPlayer(view, seat, player => ({ ...player, infamy: player.infamy + amount }))
}

function revealed(view: View, boards: readonly Plan[]): View {
  const players = view.players.map((player, seat): Player => ({ ...player, plan: boards[seat], ready: true }))
  return { ...view, phase: 'resolve', step: 'S1', players }
}

function written(player: Player, icon: SingleIcon, value: number): Player {
  const chest = chestOf(icon)
  if (chest !== undefined)
    return { ...player, chests: player.chests.with(chest - 1, [...player.chests[chest - 1]!, value]) }
  const track = trackOf(icon)!
  return { ...player, [track]: [...player[track], value] }
}

/** RW-88, RW-89: this many of the stolen treasures have changed hands, the top one first. */
export function robbed(view: View, shooter: Seat, { target, chest, into }: Volley, count: number): View {
  if (target === undefined || chest === undefined || count === 0) return view
  const before = view.players[target]!.chests[chest - 1]!
  const taken = before.slice(before.length - count).toReversed()
  const after = withPlayer(view, target, player => ({
    ...player,
    chests: player.chests.with(chest - 1, before.slice(0, before.length - count)),
  }))
  if (into === undefined) return after
  return withPlayer(after, shooter, player => ({
    ...player,
    chests: player.chests.with(into - 1, [...player.chests[into - 1]!, ...taken].slice(0, squares.chest)),
  }))
}

function anchorDropped(view: View): View {
  const back = view.players.flatMap(({ nests }) => nests.map(({ id }) => id))
  const players = view.players.map(
    (player): Player => ({ ...player, nests: [], plan: undefined, ready: false }),
  )
  return {
    ...view,
    phase: 'roll',
    step: undefined,
    queue: [],
    bag: sortedDice([...view.bag, ...back]),
    players,
  }
}

function drawn(view: View, round: number, due: readonly DieId[]): View {
  return {
    ...view,
    phase: 'roll',
    round,
    bag: view.bag.filter(die => !due.includes(die)),
    roll: { due, misses: {} },
  }
}
