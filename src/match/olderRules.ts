/** Matches begun under earlier rules: which are read, and what is said where one goes no further. */
import { type RulesChange, rulesVersionOf } from '../rules/game'
import type { AnyGame } from '../rules/shelf'

type Rules = Pick<AnyGame, 'changes'>

/** Why a match begun under these rules is not read at all. */
export function rulesFault(game: Rules, begun: number): string | undefined {
  const current = rulesVersionOf(game)
  const words = `This match was begun under version ${begun} of the rules; this Seabox plays version ${current}`
  if (begun > current) return `${words}. Update this Seabox and try again.`
  const otherwise = changesSince(game, begun).filter(change => change.endsOtherwise)
  return otherwise.length > 0
    ? `${words}, by which it would end otherwise, for since then ${textOf(otherwise)}.`
    : undefined
}

/** Why what is as it was written cannot follow after this many entries; `undefined` if no rule has changed since. */
export function changedSince(game: Rules, begun: number, entries: number): string | undefined {
  const told = changesSince(game, begun)
  return told.length > 0
    ? `This match was begun under version ${begun} of the rules. By version ${rulesVersionOf(game)} it stands up to entry ${entries} and goes no further, for since then ${textOf(told)}.`
    : undefined
}

/** What is to be told of a match that goes on although rules have changed since it was begun. */
export function olderRulesText(game: Rules, begun: number): string | undefined {
  const told = changesSince(game, begun)
  return told.length > 0
    ? `Begun under version ${begun} of the rules, it goes on by version ${rulesVersionOf(game)}; since then ${textOf(told)}.`
    : undefined
}

function changesSince({ changes = [] }: Rules, begun: number): readonly RulesChange[] {
  return changes.filter(({ version }) => version > begun)
}

const textOf = (changes: readonly RulesChange[]): string => changes.map(({ words }) => words).join('; ')
