import type { ThrowEntry } from '../../../match/match'
import { readSpot } from '../../../measure'
import type { RuleEvent, Seat } from '../../../rules/game'
import {
  type Adventure,
  type DieId,
  dieIdOf,
  type Player,
  type RattleState,
  type SeaDie,
  type TokenId,
  type Trophy,
} from '../../../rules/rattle-battle/public'

/** What an entry brought about, as far as the telling needs it beside its events. */
export interface ToldEntry {
  readonly after: RattleState
  readonly thrown?: Pick<ThrowEntry, 'dice'> | undefined
}

/**
 * The table once one more event of an entry has been told. Events carry what happens in the Sea and what is handed out;
 * whatever else an entry changes is seen when it is over, with the state after it.
 */
export function asTold(view: RattleState, event: RuleEvent, told: ToldEntry): RattleState {
  const data = event.data ?? {}
  switch (event.kind) {
    case 'reveal':
      return told.after.adventure
        ? { ...view, adventure: { ...told.after.adventure, committed: [], sea: [], drop: undefined } }
        : view
    case 'dropped':
    case 'tossed':
      return atSea(view, adventure => ({ ...adventure, drop: undefined, sea: fallen(adventure.sea, told) }))
    case 'layOut':
      return atSea(view, adventure => ({ ...adventure, sea: told.after.adventure?.sea ?? adventure.sea }))
    case 'explode':
      return without(view, [data.die as DieId])
    case 'escape':
    case 'out':
      return without(view, data.dice as readonly DieId[])
    case 'move':
      return withDie(view, data.die as DieId, die => ({ ...die, ...(data.end as { x: number; y: number }) }))
    case 'turn':
      return withDie(view, data.die as DieId, die => ({ ...die, face: data.face as number }))
    case 'swap':
      return swapped(view, data.dice as readonly [DieId, DieId])
    case 'sink':
      return sunk(view, data.die as DieId, data.by as readonly Seat[], data.boarded as readonly Seat[])
    case 'battleOver':
      return atSea(view, adventure => ({ ...adventure, sea: [] }))
    case 'coins':
      return withPlayer(view, data.seat as Seat, player => ({
        ...player,
        coins: player.coins + (data.coins as number),
      }))
    case 'loot':
      return drawn(view, data.seat as Seat, data.tokens as readonly TokenId[])
    default:
      return view
  }
}

/** Kinds of events that are seen on the table and not only read. */
export const seenKinds: ReadonlySet<string> = new Set([
  'reveal',
  'dropped',
  'tossed',
  'out',
  'layOut',
  'escape',
  'redrop',
  'move',
  'turn',
  'swap',
  'explode',
  'volley',
  'fire',
  'powderKeg',
  'fight',
  'sink',
  'battleOver',
  'coins',
  'loot',
])

function atSea(view: RattleState, change: (adventure: Adventure) => Adventure): RattleState {
  return view.adventure ? { ...view, adventure: change(view.adventure) } : view
}

/** RB-118: what lay there may have been pushed. */
function fallen(sea: readonly SeaDie[], { thrown }: ToldEntry): readonly SeaDie[] {
  if (!thrown) return sea
  return thrown.dice
    .filter(die => die.inBox)
    .map(reading => ({
      id: dieIdOf(reading.id),
      ...readSpot(reading.kind, reading),
      face: reading.face,
    }))
}

function without(view: RattleState, dice: readonly DieId[]): RattleState {
  return atSea(view, adventure => ({
    ...adventure,
    sea: adventure.sea.filter(die => !dice.includes(die.id)),
  }))
}

function withDie(view: RattleState, id: DieId, change: (die: SeaDie) => SeaDie): RattleState {
  return atSea(view, adventure => ({
    ...adventure,
    sea: adventure.sea.map(die => (die.id === id ? change(die) : die)),
  }))
}

function swapped(view: RattleState, [one, other]: readonly [DieId, DieId]): RattleState {
  const at = (id: DieId) => view.adventure?.sea.find(die => die.id === id)
  const [a, b] = [at(one), at(other)]
  if (!a || !b) return view
  const placed = (id: DieId, { x, y }: SeaDie) => withDie(view, id, die => ({ ...die, x, y }))
  const half = placed(one, b)
  return withDie(half, other, die => ({ ...die, x: a.x, y: a.y }))
}

function withPlayer(view: RattleState, seat: Seat, change: (player: Player) => Player): RattleState {
  const player = view.players[seat]
  return player ? { ...view, players: view.players.with(seat, change(player)) } : view
}

/** RB-7, RB-8a: a sunk Ship lies on the Captain token of its owner, and a Trophy on that of the player who sank it. */
function sunk(view: RattleState, id: DieId, by: readonly Seat[], boarded: readonly Seat[]): RattleState {
  let next = without(view, [id])
  for (const seat of by) {
    const trophy: Trophy = { die: id, boarded: boarded.includes(seat), surrendered: false, hooked: false }
    next = withPlayer(next, seat, player => ({ ...player, trophies: [...player.trophies, trophy] }))
  }
  const owner = next.players.findIndex(player => player.dice.includes(id))
  if (owner < 0) return next
  return withPlayer(next, owner, player => ({ ...player, sunk: [...player.sunk, { die: id, by }] }))
}

function drawn(view: RattleState, seat: Seat, tokens: readonly TokenId[]): RattleState {
  return withPlayer({ ...view, bag: view.bag.filter(token => !tokens.includes(token)) }, seat, player => ({
    ...player,
    quay: [...player.quay, ...tokens],
  }))
}
