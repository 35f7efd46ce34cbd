/** Phase 4 by playing on: each promising choice is followed through everybody's next turns, until the Battle. */
import { rattleBattle } from '../../../rules/rattle-battle'
import type { RattleMove } from '../../../rules/rattle-battle/moves'
import type { RattleState } from '../../../rules/rattle-battle/state'
import type { Bot } from '../../bot'
import { playOnInMind } from '../../search'
import { isLegal, type Mind } from '../mind'
import { choose, ranked } from '../sea/act'
import type { Breadth, Choice } from '../sea/choices'
import { forecastBattle } from '../sea/forecast'
import { spoilsFor } from '../sea/spoils'

/** Choices that are followed, the best by one ply first. */
const mostFollowed = 24
/** Of those that do the same with the same Ship: where it ends matters less than what it does. */
const mostAlike = 3
/** Positions after which no further choice is followed: about half a second where many Ships meet. */
const enough = 8000
/** How everybody looks around in their next turns. */
const plainly: Breadth = { rings: [0.99], usesPieces: true, looksTwice: false }

export function actByPlayingOn(mind: Mind, breadth: Breadth): RattleMove {
  const [favourite, ...others] = field(mind, ranked(mind, breadth)) as [Choice, ...Choice[]]
  if (others.length === 0) return favourite.move
  let best = favourite
  let most = outcomeOf(mind, favourite)
  for (const choice of others) {
    if (mind.meter.looked > enough) break
    const worth = outcomeOf(mind, choice)
    // What was cut short says nothing.
    if (mind.meter.left === 0) break
    if (worth <= most) continue
    best = choice
    most = worth
  }
  return best.move
}

/** Doing nothing is always one of them. */
function field(mind: Mind, choices: readonly Choice[]): readonly Choice[] {
  const found: Choice[] = []
  const alike = new Map<string, number>()
  for (const choice of choices) {
    const { move } = choice
    const isNothing = move.kind === 'pass' || move.kind === 'endTurn'
    const key = deedOf(move)
    const count = alike.get(key) ?? 0
    if (!isNothing && (found.length >= mostFollowed || count >= mostAlike)) continue
    if (!isLegal(mind, move)) continue
    alike.set(key, count + 1)
    found.push(choice)
  }
  return found
}

/** A move without the place where it ends. */
function deedOf(move: RattleMove): string {
  return JSON.stringify({ ...move, x: 0, y: 0 })
}

/** What the Adventure comes to if everybody goes on by one ply. */
function outcomeOf(mind: Mind, choice: Choice): number {
  const { seat, weights, random, meter } = mind
  const imagined = rattleBattle.imagine(mind.state, seat, random)
  let { after: position, cost } = choice
  const bot: Bot = (view, who) => {
    const next = choose({ ...mind, state: view as RattleState, seat: who }, plainly)
    position = next.after
    if (who === seat) cost += next.cost
    return next.move
  }
  const until = ({ phase }: RattleState) =>
    meter.left === 0 || (phase !== 'actions.turn' && phase !== 'actions.drop')
  const budget = { positions: meter.left }
  playOnInMind(
    { game: rattleBattle, bot, budget, random, until },
    rattleBattle.play(imagined, choice.move).state,
  )
  return spoilsFor(mind.state, seat, weights)(forecastBattle(position)) - cost
}
