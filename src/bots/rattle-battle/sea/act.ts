/** Phase 4: what to do on one's turn, by the Battle that would follow (RB-160 to RB-173). */
import type { RattleMove } from '../../../rules/rattle-battle/moves'
import { adventureOf } from '../../../rules/rattle-battle/work'
import { isLegal, type Mind } from '../mind'
import type { Breadth, Choice } from './choices'
import { fires } from './fires'
import { forecastBattle } from './forecast'
import { type Position, positionOf } from './position'
import { type Spoils, spoilsFor } from './spoils'
import { travels } from './travels'
import { uses } from './uses'

/** Less is not worth the trouble. */
const leastGain = 0.05
/** This many of the best choices are looked at again with what could follow. */
const secondLooks = 8
/** What follows comes a turn later, when others may have spoilt it. */
const trust = 0.8

interface Weighed {
  readonly choice: Choice
  readonly value: number
}

/** The best by one ply. */
export function choose(mind: Mind, breadth: Breadth): Choice {
  return ranked(mind, breadth).find(({ move }) => isLegal(mind, move))!
}

/** Every choice, the best first; those that follow on doing nothing are not worth the trouble. */
export function ranked(mind: Mind, breadth: Breadth): readonly Choice[] {
  const position = positionOf(mind.state)
  const spoils = spoilsFor(mind.state, mind.seat, mind.weights)
  const idle = worthOf(mind, spoils, position)
  const once = weigh(mind, spoils, choicesAt(mind, position, breadth))
  const weighed = breadth.looksTwice ? lookTwice(mind, spoils, once, breadth) : once
  const choices = weighed.map(({ choice }) => choice)
  const better = weighed.filter(({ value }) => value > idle + leastGain).length
  return choices.toSpliced(better, 0, { move: rest(mind), after: position, cost: 0 })
}

/** Every choice of this turn; a Move or a Fire only once (RB-162). */
function choicesAt(mind: Mind, position: Position, breadth: Breadth): readonly Choice[] {
  const { acted } = adventureOf(mind.state)
  return [
    ...(acted ? [] : fires(mind, position, breadth)),
    ...travels(mind, position, breadth),
    ...(breadth.usesPieces ? uses(mind, position) : []),
  ]
}

function worthOf({ meter }: Mind, spoils: Spoils, position: Position): number {
  meter.look()
  return spoils(forecastBattle(position))
}

function expected(mind: Mind, spoils: Spoils, { after, orElse = [] }: Choice): number {
  const ends = [after, ...orElse]
  return ends.reduce((sum, end) => sum + worthOf(mind, spoils, end), 0) / ends.length
}

/** The best first. When the budget does not last for all, chance decides which are looked at. */
function weigh(mind: Mind, spoils: Spoils, choices: readonly Choice[]): readonly Weighed[] {
  const { meter, random } = mind
  const some = choices.length > meter.left ? random.shuffled(choices).slice(0, meter.left) : choices
  return some
    .map(choice => ({ choice, value: expected(mind, spoils, choice) - choice.cost }))
    .sort((a, b) => b.value - a.value)
}

/** After a movement: what could be fired at from there in the next turn. */
function lookTwice(
  mind: Mind,
  spoils: Spoils,
  weighed: readonly Weighed[],
  breadth: Breadth,
): readonly Weighed[] {
  const movements = weighed.filter(({ choice }) => choice.move.kind !== 'fire' && !choice.orElse)
  const again = new Set(movements.slice(0, secondLooks))
  return weighed
    .map(entry => {
      if (!again.has(entry) || mind.meter.left === 0) return entry
      const { choice, value } = entry
      const next = fires(mind, choice.after, breadth).slice(0, mind.meter.left)
      const followed = next.map(shot => worthOf(mind, spoils, shot.after) - shot.cost - choice.cost)
      const best = Math.max(value, ...followed)
      return { choice, value: value + trust * (best - value) }
    })
    .sort((a, b) => b.value - a.value)
}

/** Nothing is worth doing: the turn ends, and with nothing done in it the phase (RB-163a). */
function rest({ state, seat }: Mind): RattleMove {
  const { acted, used } = adventureOf(state)
  return acted || used ? { kind: 'endTurn', seat } : { kind: 'pass', seat }
}
