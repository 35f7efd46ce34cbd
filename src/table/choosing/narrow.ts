import type { Choice } from '../desk'

/** A choice, and the things on the table that it is about. */
export interface NamedChoice {
  /** Absent where things can be picked that a drag then makes a move of. */
  readonly choice: Choice | undefined
  readonly things: readonly string[]
}

export interface Narrowed {
  /** Choices that are about all that is picked. */
  readonly left: readonly NamedChoice[]
  /** Those of them that are about nothing else. */
  readonly exact: readonly NamedChoice[]
  /** What may be picked next. */
  readonly choosable: ReadonlySet<string>
}

/** What can still be meant when these things have been picked. */
export function narrow(named: readonly NamedChoice[], picked: readonly string[]): Narrowed {
  const left = named.filter(
    ({ things }) => things.length > 0 && picked.every(thing => things.includes(thing)),
  )
  const exact = picked.length === 0 ? [] : left.filter(({ things }) => things.length === picked.length)
  const choosable = new Set(left.flatMap(({ things }) => things.filter(thing => !picked.includes(thing))))
  return { left, exact, choosable }
}

/** What has the same words is one choice for a person: any of them does. */
export function differentChoices(choices: readonly Choice[]): readonly Choice[] {
  const known = new Set<string>()
  return choices.filter(({ text }) => !known.has(text) && known.add(text))
}

/** This many ways are worth a list beside the things. */
export const mostOffered = 8

/**
 * What is offered in words once something is picked: what has been named in full and nothing more, since more can be
 * picked; else all that is left if that is little.
 */
export function offersOf({ left, exact }: Narrowed, picked: readonly string[]): readonly Choice[] {
  if (picked.length === 0) return []
  // Things that are interchangeable name the same choice more than once.
  const sure = choicesOf(exact)
  if (sure.length > 0) return sure.slice(0, mostOffered)
  const open = choicesOf(left)
  return open.length <= mostOffered ? open : []
}

/** What is meant beyond doubt: everything is named, and nothing else could be meant. */
export function meant({ left, exact }: Narrowed): Choice | undefined {
  const isOne = new Set(left.map(({ choice }) => choice)).size === 1
  return isOne && exact.length > 0 ? exact[0]!.choice : undefined
}

const choicesOf = (named: readonly NamedChoice[]): readonly Choice[] =>
  differentChoices(named.flatMap(({ choice }) => choice ?? []))
