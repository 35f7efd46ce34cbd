import { does } from '../../sentence'
import { monster, storm } from '../chart'
import { spaceName } from '../grid'
import type { MoveRule } from '../moveRule'
import type { Sail } from '../moves'
import { isRefusal, type Sailed, type SailedStep, sailAlong } from '../sailing'
import { sailsOf } from '../sailSample'
import { endTurn, sayBonuses } from '../telling'
import { dirNames } from '../vocabulary'
import { nameOf, playerAt, say, type Work } from '../work'

export const sail: MoveRule<'sail'> = {
  rule: 'RS-48',
  phases: ['action'],

  check(state, move) {
    const result = sailAlong(state, move)
    return isRefusal(result) ? result : undefined
  },

  play(work, move) {
    const { seat } = move
    const result = sailAlong(work.state, move)
    if (isRefusal(result)) throw new Error(result.why)
    saySail(work, move, result)
    for (const step of result.steps) sayStep(work, seat, result, step)
    const { end, steps, wind } = result
    const entered = steps.flatMap(({ after }) => after.entered.map(spaceName))
    endTurn(work, seat, { mark: wind, ledger: end.ledger, entered, line: lineOf(result) })
  },

  list: sailsOf,

  name(state, move) {
    const result = sailAlong(state, move)
    if (isRefusal(result)) return `Sail by ${courseText(move) || 'nowhere'}`
    const { wind, end } = result
    const { ledger } = playerAt(state, move.seat)
    const way = `with the wind to the ${dirNames[wind]}`
    const course = courseText(move)
    if (course === '') return `Ride at anchor ${way}`
    const spent = spentProvisions(result)
    const story = end.ledger.story - ledger.story
    const notes = [
      spent > 0 && `${spent} ${spent === 1 ? 'Provision' : 'Provisions'}`,
      story > 0 && `${story} Story`,
    ].filter(note => note !== false)
    const prices = notes.length > 0 ? ` (${notes.join(', ')})` : ''
    return `Sail ${way} to ${spaceName(end.at)}: ${course}${prices}`
  },
}

function courseText({ before, moves, after }: Sail): string {
  return [...before.map(dir => `bonus ${dir}`), ...moves, ...after.map(dir => `then bonus ${dir}`)].join(' ')
}

/** Provisions crossed off under way, for steps and for Sea Monsters. */
function spentProvisions({ steps }: Sailed): number {
  const spent = ({ before, after }: SailedStep) =>
    after.ledger.provFilled -
    before.ledger.provFilled -
    (after.ledger.provOnBoard - before.ledger.provOnBoard)
  return steps.reduce((sum, step) => sum + spent(step), 0)
}

function saySail(work: Work, move: Sail, result: Sailed): void {
  const { seat, die } = move
  const { wind, steps, end } = result
  const name = nameOf(work.state, seat)
  const way = `the wind to the ${dirNames[wind]}`
  const spent = spentProvisions(result)
  const price = spent > 0 ? ` for ${spent} ${spent === 1 ? 'Provision' : 'Provisions'}` : ''
  const text =
    steps.length === 0
      ? `${name} ${does(seat, 'rides', 'ride')} at anchor under ${way}`
      : `${name} ${does(seat, 'sails', 'sail')} with ${way} to ${spaceName(end.at)}${price}`
  say(work, steps.length === 0 ? 'RS-46' : 'RS-48', text, 'sail', {
    seat,
    die,
    wind,
    steps: steps.map(({ dir, bonus, after }) => ({ dir, bonus, entered: after.entered.map(spaceName) })),
  })
}

/** What a step met, in the order in which it was met. */
function sayStep(work: Work, seat: number, { waters }: Sailed, { bonus, before, after }: SailedStep): void {
  const name = nameOf(work.state, seat)
  if (bonus) {
    say(
      work,
      'RS-58',
      `${name} ${does(seat, 'uses', 'use')} a Bonus Movement to ${spaceName(after.entered[0]!)}`,
      'bonusMove',
      {
        seat,
      },
    )
  }
  const met = after.spent.slice(before.spent.length)
  let ride: string[] = []
  const sayRide = () => {
    if (ride.length > 0) {
      const text = `The Current carries ${name} over ${ride.join(' ')} to ${spaceName(after.at)}`
      say(work, 'RS-56', text, 'current', { seat, spaces: ride })
    }
    ride = []
  }
  for (const space of met) {
    const kind = waters.chart.obstacle[space]
    const at = spaceName(space)
    if (kind !== storm && kind !== monster) {
      ride.push(at)
      continue
    }
    sayRide()
    if (kind === storm)
      say(
        work,
        'RS-54',
        `${name} ${does(seat, 'weathers', 'weather')} the Storm at ${at}: 1 Story`,
        'storm',
        { seat, at },
      )
    else {
      const text = `${name} ${does(seat, 'feeds', 'feed')} the Sea Monster at ${at}: 1 Provision, 2 Story`
      say(work, 'RS-55', text, 'monster', { seat, at })
    }
  }
  sayRide()
  sayBonuses(work, seat, before.ledger, after.ledger)
}

function lineOf({ steps, end, wind }: Sailed): string {
  if (steps.length === 0) return 'We rode at anchor and mended the sails.'
  return `The wind to the ${dirNames[wind]} took us to ${spaceName(end.at)}.`
}
