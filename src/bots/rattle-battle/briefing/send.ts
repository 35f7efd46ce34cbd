/** How many Ships to send, and which Loot that costs (RB-93, RB-94). */
import type { Seat } from '../../../rules/game'
import { effectOf } from '../../../rules/rattle-battle/data/adventures'
import { dieInfo } from '../../../rules/rattle-battle/data/dice'
import { isOrdinary, stowedTokens } from '../../../rules/rattle-battle/goods/loot'
import { planFor, slotsOf } from '../../../rules/rattle-battle/goods/stowing'
import type { CommitShips, RattleMove } from '../../../rules/rattle-battle/moves'
import type { RattleState } from '../../../rules/rattle-battle/state'
import { playerAt } from '../../../rules/rattle-battle/table'
import type { DieId, TokenId } from '../../../rules/rattle-battle/vocabulary'
import { adventureOf } from '../../../rules/rattle-battle/work'
import { bestOf } from '../../search'
import { bestKept } from '../home/keep'
import type { Mind } from '../mind'
import { prospect } from '../sea/prospect'
import { afterDrop, scatter } from './drops'

/** One number of Ships with the Loot that then stays. */
interface Sending {
  readonly move: CommitShips
  readonly kept: readonly TokenId[]
}

/** The Captain Ship first, as the strongest; then those that carry nothing. */
function shipsInOrder({ state, seat }: Mind): readonly DieId[] {
  const { dice, stowed } = playerAt(state, seat)
  const rank = (die: DieId) => (dieInfo(die).captain ? 0 : 2) + (stowed[`ship:${die}`] === undefined ? 0 : 1)
  return dice.toSorted((a, b) => rank(a) - rank(b))
}

/** Every number of Ships, the best Loot kept each time. */
export function sendings(mind: Mind): readonly Sending[] {
  const ships = shipsInOrder(mind)
  return Array.from({ length: ships.length + 1 }, (_, count) => sending(mind, ships.slice(0, count)))
}

function sending(mind: Mind, dieIds: readonly DieId[]): Sending {
  const { state, seat } = mind
  const player = playerAt(state, seat)
  const home = player.dice.filter(die => !dieIds.includes(die))
  const slots = slotsOf(player, home)
  const kept = bestKept(mind, stowedTokens(player.stowed), slots.length)
  const forfeit = forfeitOf(mind, dieIds.length, kept)
  const rest = kept.filter(token => token !== forfeit)
  const stowPlan = planFor(player.stowed, slots, rest)!
  const move: CommitShips = { kind: 'commitShips', seat, dieIds, stowPlan }
  return { move: forfeit === undefined ? move : { ...move, forfeit }, kept: rest }
}

/** B10: a player who sends too few gives up a token: the one that is worth least. */
function forfeitOf(mind: Mind, count: number, kept: readonly TokenId[]): TokenId | undefined {
  const effect = effectOf(adventureOf(mind.state).card, 'minShips')
  const ordinary = kept.filter(isOrdinary)
  if (!effect || count >= effect.ships || ordinary.length === 0) return undefined
  const saved = new Set(bestKept(mind, ordinary, ordinary.length - 1))
  return ordinary.find(token => !saved.has(token))
}

/** By imagined drops: every number of Ships falls in the same drops, fewer simply being fewer. */
export function sendBySampling(mind: Mind, samples: number): RattleMove {
  const { state, seat, random, meter } = mind
  const options = sendings(mind)
  const totals = options.map(() => 0)
  const most = options.at(-1)!.move.dieIds
  const committed = expectedFleets(state, seat)
  for (let n = 0; n < samples && meter.left >= options.length; n++) {
    const sea = scatter(state, [...most, ...committed.flat()], random)
    for (const [index, { move, kept }] of options.entries()) {
      meter.look()
      const staying = most.filter(die => !move.dieIds.includes(die))
      const before = sentState(state, seat, committed.with(seat, move.dieIds), kept)
      const fallen = afterDrop(
        before,
        sea.filter(die => !staying.includes(die.id)),
        random,
      )
      totals[index]! += prospect({ ...mind, state: fallen })
    }
  }
  return options[bestOf([...options.keys()], index => totals[index]!, random)]!.move
}

/** What the others have sent; an undecided player is assumed to send all that carries nothing, and at least one Ship. */
function expectedFleets(state: RattleState, seat: Seat): readonly (readonly DieId[])[] {
  const waiting = new Set(state.queue.filter(other => other !== seat))
  return adventureOf(state).committed.map((sent, other) => {
    if (!waiting.has(other)) return other === seat ? [] : sent
    const { dice, stowed } = playerAt(state, other)
    const empty = dice.filter(die => stowed[`ship:${die}`] === undefined)
    return empty.length > 0 ? empty : dice.slice(0, 1)
  })
}

/** The state as it will be when all have decided so. */
function sentState(
  state: RattleState,
  seat: Seat,
  committed: readonly (readonly DieId[])[],
  kept: readonly TokenId[],
): RattleState {
  const stowed = Object.fromEntries(kept.map((token, index) => [`kept:${index}`, token]))
  const players = state.players.with(seat, { ...playerAt(state, seat), stowed })
  return { ...state, players, phase: 'actions.turn', adventure: { ...adventureOf(state), committed } }
}
