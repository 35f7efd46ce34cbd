/** Phase 1: simulates the rest of the draft; every player takes the best die for their own map. */
import type { Seat } from '../../../rules/game'
import { isFreeFor } from '../../../rules/rolling-with-the-waves/dice'
import type { Draft } from '../../../rules/rolling-with-the-waves/moves'
import type { Crews, DieId } from '../../../rules/rolling-with-the-waves/vocabulary'
import { bestOf } from '../../search'
import { faceAfter, highestDrafts } from '../draft'
import { bestLayout, gainsOf } from '../gains'
import type { Mind } from '../mind'
import { outlookOf } from '../outlook'
import { worthsOf } from '../worth'

/** Weights of the opponents' values: for the leader, and for each. */
const rivalry = { best: 0.25, each: 0.08 }

export interface Course {
  readonly pool: readonly { readonly id: DieId; readonly face: number }[]
  /** By seat. */
  readonly dice: readonly (readonly number[])[]
  readonly infamy: readonly number[]
}

interface Pick {
  readonly id: DieId
  readonly face: number
  readonly price: number
}

export function draftAhead(mind: Mind): Draft {
  const { state, seat, random, meter, weights } = mind
  const { players } = state
  const outlook = outlookOf(state, weights)
  const layouts = players.map((player, other) => remembered(gainsOf(outlook, other, player)))
  const worths = worthsOf(state, weights)
  const ahead = Math.max(...worths.filter((_, other) => other !== seat))
  const start: Course = {
    pool: state.pool,
    dice: players.map(({ nests }) => nests.map(({ face }) => face)),
    infamy: players.map(({ infamy }) => infamy),
  }
  const value = (course: Course) =>
    course.dice.reduce((sum, dice, other) => {
      const spent = (players[other]!.infamy - course.infamy[other]!) * weights.infamy
      const own = layouts[other]!(dice) - spent
      if (other === seat) return sum + own
      return sum - own * (rivalry.each + (worths[other] === ahead ? rivalry.best : 0))
    }, 0)
  const worthOf = (move: Draft) => {
    meter.look()
    const face = faceAfter(state, move)
    const price = move.via === 'bribe' ? face : 0
    let course = after(start, seat, { id: move.dieId, face, price })
    for (let next = (seat + 1) % players.length; course.pool.length > 0; next = (next + 1) % players.length) {
      course = after(course, next, bestPick(state, course, next, layouts[next]!, weights.infamy))
    }
    return value(course)
  }
  return bestOf(highestDrafts(state, seat), worthOf, random)
}

function after({ pool, dice, infamy }: Course, seat: Seat, { id, face, price }: Pick): Course {
  return {
    pool: pool.filter(die => die.id !== id),
    dice: dice.with(seat, [...dice[seat]!, face]),
    infamy: infamy.with(seat, infamy[seat]! - price),
  }
}

function bestPick(
  crews: Crews,
  { pool, dice, infamy }: Course,
  seat: Seat,
  layout: Layout,
  infamyWorth: number,
): Pick {
  const own = dice[seat]!
  const isSober = pool.some(({ id }) => isFreeFor(crews, seat, id))
  let best: Pick | undefined
  let most = Number.NEGATIVE_INFINITY
  const weigh = (pick: Pick) => {
    const worth = layout([...own, pick.face]) - pick.price * infamyWorth
    if (worth > most) {
      most = worth
      best = pick
    }
  }
  for (const { id, face } of pool) {
    if (isFreeFor(crews, seat, id)) weigh({ id, face, price: 0 })
    else if (infamy[seat]! >= face) weigh({ id, face, price: face })
  }
  if (!isSober) {
    const highest = pool.reduce((a, b) => (b.face > a.face ? b : a))
    weigh({ id: highest.id, face: 1, price: 0 })
  }
  return best!
}

export type Layout = (dice: readonly number[]) => number

/** The order of the dice does not matter, so few layouts are asked for more than once. */
export function remembered(gains: Parameters<typeof bestLayout>[0]): Layout {
  const known = new Map<number, number>()
  return dice => {
    const key = dice.toSorted().reduce((sum, face) => sum * 7 + face, 0)
    const found = known.get(key)
    if (found !== undefined) return found
    const worth = bestLayout(gains, dice)
    known.set(key, worth)
    return worth
  }
}
