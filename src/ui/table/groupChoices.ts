import type { Choice } from '../../table/desk'

/** Choices of one kind, with their place in the order in which digits count them. */
export interface ChoiceGroup {
  readonly title: string
  readonly choices: readonly { readonly choice: Choice; readonly index: number }[]
}

/** Only as many as a list can be read; words narrow it down to the rest. */
export const mostShown = 120

/** What only goes on, for a place and a key of its own below the list; the first, where there are two. */
export function apartFrom(choices: readonly Choice[]): {
  readonly list: readonly Choice[]
  readonly last: Choice | undefined
} {
  const last = choices.find(({ goesOn }) => goesOn)
  return { list: choices.filter(choice => choice !== last), last }
}

/** All choices that hold the words, those of one kind together, in the order in which the game lists them. */
export function groupChoices(choices: readonly Choice[], words: readonly string[]): readonly ChoiceGroup[] {
  const fitting = choices.filter(({ text, rule }) => {
    const all = `${text} ${rule}`.toLowerCase()
    return words.every(word => all.includes(word))
  })
  const kinds = [...new Set(fitting.map(({ move }) => move.kind))]
  let index = 0
  const groups: ChoiceGroup[] = []
  for (const kind of kinds) {
    const room = mostShown - index
    const own = fitting.filter(({ move }) => move.kind === kind).slice(0, Math.max(0, room))
    if (own.length === 0) break
    groups.push({ title: titleOf(kind, own), choices: own.map(choice => ({ choice, index: index++ })) })
  }
  return groups
}

export function countFitting(choices: readonly Choice[], words: readonly string[]): number {
  return choices.filter(({ text, rule }) =>
    words.every(word => `${text} ${rule}`.toLowerCase().includes(word)),
  ).length
}

/** What only leads on is called so, whatever else it does. */
function titleOf(kind: string, choices: readonly Choice[]): string {
  return choices.every(({ goesOn }) => goesOn) ? 'Go on' : kindWords(kind)
}

/** `buyUpgrade` as a heading. */
export function kindWords(kind: string): string {
  const words = kind
    .split('.')
    .at(-1)!
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/\bvp\b/, 'VP')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
