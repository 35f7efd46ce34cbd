import { choicesBehind } from '../../table/choosing'
import type { Choice } from '../../table/desk'

/** One line of a list that leads to a choice step by step. */
export type SteppedLine =
  | { readonly kind: 'choice'; readonly choice: Choice; readonly text: string }
  /** More choices lie behind it. */
  | { readonly kind: 'step'; readonly text: string; readonly choices: readonly Choice[] }

export interface SteppedList {
  /** The steps taken, those included that leave nothing to choose. */
  readonly path: readonly string[]
  readonly lines: readonly SteppedLine[]
}

/** From this many choices on a list goes by steps, where the game names them. */
const longList = 12

export function hasSteps(choices: readonly Choice[]): boolean {
  return choices.length > longList && choices.some(({ steps }) => steps !== undefined)
}

/** What can be chosen after these steps. A step that all remaining choices share is taken automatically. */
export function steppedChoices(choices: readonly Choice[], path: readonly string[]): SteppedList {
  const left = choicesBehind(choices, path)
  const depth = path.length
  const groups = new Map<string, Choice[]>()
  const lines: (SteppedLine | string)[] = []
  for (const choice of left) {
    const next = choice.steps?.[depth]
    if (next === undefined) {
      lines.push({ kind: 'choice', choice, text: choice.text })
      continue
    }
    const group = groups.get(next)
    if (group) group.push(choice)
    else {
      groups.set(next, [choice])
      lines.push(next)
    }
  }
  const [only] = lines
  if (lines.length === 1 && typeof only === 'string' && groups.get(only)!.length > 1)
    return steppedChoices(choices, [...path, only])
  return {
    path,
    lines: lines.map((line): SteppedLine => {
      if (typeof line !== 'string') return line
      const [first, ...others] = groups.get(line)!
      if (others.length > 0) return { kind: 'step', text: line, choices: [first!, ...others] }
      return { kind: 'choice', choice: first!, text: first!.steps!.slice(depth).join(': ') }
    }),
  }
}
