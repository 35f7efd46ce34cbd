import type { BotLevel } from '../../src/bots'
import type { SkillTold } from '../../src/match/fairness/skillTold'
import { spreadOf } from '../../src/match/fairness/spread'

/** A match of computers of several levels, with the decisions of all of them weighed. */
export interface Graded {
  readonly skill: SkillTold
  readonly levels: readonly BotLevel[]
}

export interface LevelSkill {
  readonly level: BotLevel
  readonly seats: number
  /** Of 100 decisions this many as the captain's. */
  readonly same: number
  /** Points lost against the captain, a seat and match. */
  readonly cost: number
  readonly costError: number
}

export interface Grading {
  readonly matches: number
  readonly worlds: number
  readonly unit: string
  readonly levels: readonly LevelSkill[]
}

export function gradingOf(graded: readonly Graded[]): Grading {
  const levels = [...new Set(graded.flatMap(one => one.levels))]
  return {
    matches: graded.length,
    worlds: graded[0]?.skill.worlds ?? 0,
    unit: graded[0]?.skill.unit ?? '',
    levels: levels.map(level => {
      const seats = graded.flatMap(one => one.skill.seats.filter(({ seat }) => one.levels[seat] === level))
      const costs = seats.map(({ cost }) => cost)
      const { mean, variance } = spreadOf(costs)
      const count = (of: 'same' | 'decisions') => seats.reduce((all, one) => all + one[of], 0)
      return {
        level,
        seats: seats.length,
        same: (100 * count('same')) / Math.max(1, count('decisions')),
        cost: mean,
        costError: Math.sqrt(variance / Math.max(1, costs.length)),
      }
    }),
  }
}
