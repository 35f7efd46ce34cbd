/** Sails that a seat can make: for every wind and every end the cheapest and the richest, and some at random. */
import type { Seat } from '../game'
import type { Random } from '../random'
import { dirCount, dirIndex } from './grid'
import type { Sail } from './moves'
import { courseOf, type Passage, passages } from './passages'
import type { RollingState } from './state'
import { type Dir, dirs } from './vocabulary'
import { payBonusMove, startVoyage, step, type Voyage } from './voyage'
import { watersOf } from './waters'
import { windsOf } from './winds'
import { playerAt } from './work'

/** Ways looked at for each wind. */
const searchSteps = 4000
/** Bonus Movements that the list makes use of in one Sail; nobody holds more for long. */
const listedBonuses = 4
/** Random courses besides. */
const strolls = 12
const longestStroll = 8

/** Each wind once, with the first die that shows it: a second die of the same wind is the same Sail. */
export function windDice(state: RollingState): readonly { readonly die: number; readonly wind: Dir }[] {
  const winds = windsOf(state) ?? []
  return winds.flatMap((wind, die) => (winds.indexOf(wind) === die ? [{ die, wind }] : []))
}

export function sailsOf(state: RollingState, seat: Seat, random: Random): readonly Sail[] {
  const player = playerAt(state, seat)
  const waters = watersOf(player, state.options)
  const found = new Map<string, Sail>()
  const add = (die: number, course: Pick<Sail, 'before' | 'moves' | 'after'>) => {
    const sail: Sail = { kind: 'sail', seat, die, ...course }
    found.set(JSON.stringify(sail), sail)
  }
  for (const { die, wind } of windDice(state)) {
    const limits = { steps: searchSteps, bonuses: listedBonuses }
    const all = passages(waters, player.ledger, dirIndex(wind), limits)
    for (const passage of bestEnds(all)) add(die, courseOf(passage))
  }
  for (let i = 0; i < strolls; i++) {
    const { die, wind } = random.pick(windDice(state))
    add(die, stroll(random, startVoyage(waters.chart, player.ledger), wind, waters))
  }
  return [...found.values()]
}

function bestEnds(all: readonly Passage[]): Iterable<Passage> {
  const cheapest = new Map<number, Passage>()
  const richest = new Map<number, Passage>()
  for (const passage of all) {
    const { at, inStorm, ledger } = passage.voyage
    if (inStorm) continue
    // Passages come cheapest first; one that needs no Bonus Movement goes before one that does.
    const known = cheapest.get(at)
    if (!known || known.bonuses > passage.bonuses) cheapest.set(at, passage)
    const rich = richest.get(at)
    if (!rich || rich.voyage.ledger.story < ledger.story) richest.set(at, passage)
  }
  return new Set([...cheapest.values(), ...richest.values()])
}

/** A course of random steps, cut off at a random place where the ship may stop. */
function stroll(random: Random, start: Voyage, wind: Dir, waters: ReturnType<typeof watersOf>) {
  const course = { before: [] as Dir[], moves: [] as Dir[], after: [] as Dir[] }
  let voyage = start
  let stop = { before: [] as Dir[], moves: [] as Dir[], after: [] as Dir[] }
  const walk = (list: Dir[], count: number, isBonus: boolean) => {
    for (let i = 0; i < count; i++) {
      const dir = random.index(dirCount)
      const next = step(waters, voyage, dir, isBonus ? undefined : dirIndex(wind))
      if (typeof next === 'string') continue
      voyage = isBonus ? payBonusMove(next) : next
      list.push(dirs[dir]!)
      if (!voyage.inStorm && random.index(3) > 0) {
        stop = { before: [...course.before], moves: [...course.moves], after: [...course.after] }
      }
    }
  }
  walk(course.before, random.index(1 + voyage.ledger.bonusMoves), true)
  walk(course.moves, random.index(1 + longestStroll), false)
  walk(course.after, random.index(1 + voyage.ledger.bonusMoves), true)
  return stop
}
