import type { Choice } from '../desk'

/** One decision of a choice that is made of several: what it decides, and how. */
export interface Part {
  /** What is decided: `die red-1`, `first aim`. */
  readonly slot: string
  /** Unique among the ways to decide it. */
  readonly key: string
  readonly text: string
  /** What would come of it. */
  readonly note?: string | undefined
  /** Its number as printed on the table, from 1: its place in the list and its key, whatever else is offered. */
  readonly number?: number
}

export interface Composable {
  readonly choice: Choice
  /** In the order in which they are asked. */
  readonly parts: readonly Part[]
}

/** What has been decided so far, by slot. */
export type Picks = Readonly<Record<string, string>>

export interface ComposeStep {
  readonly slot: string
  readonly options: readonly (Part & { readonly isPicked: boolean })[]
}

export interface Composed {
  /** What is asked, in order: what has been decided can be decided otherwise. */
  readonly steps: readonly ComposeStep[]
  /** All is decided. */
  readonly choice: Choice | undefined
}

/** Does this choice go with what is decided? */
export const fits = ({ parts }: Composable, picks: Picks, except?: string): boolean =>
  Object.entries(picks).every(
    ([slot, key]) => slot === except || parts.some(part => part.slot === slot && part.key === key),
  )

const byNumber = (a: Part, b: Part): number => (a.number ?? 0) - (b.number ?? 0)

/** What can still be decided, given what has been. */
export function compose(all: readonly Composable[], picks: Picks): Composed {
  const left = all.filter(one => fits(one, picks))
  const slots = [...new Set(left.flatMap(({ parts }) => parts.map(({ slot }) => slot)))]
  const steps = slots.map((slot): ComposeStep => {
    const ways = new Map<string, Part>()
    for (const one of all) {
      const part = one.parts.find(each => each.slot === slot)
      if (part && !ways.has(part.key) && fits(one, picks, slot)) ways.set(part.key, part)
    }
    return {
      slot,
      options: [...ways.values()]
        .sort(byNumber)
        .map(part => ({ ...part, isPicked: picks[slot] === part.key })),
    }
  })
  const whole = left.filter(({ parts }) => parts.every(({ slot }) => picks[slot] !== undefined))
  return { steps, choice: whole.length === 1 ? whole[0]!.choice : undefined }
}

/** The picks with one more; others that do not go with it are taken back. */
export function pick(all: readonly Composable[], picks: Picks, slot: string, key: string): Picks {
  const next: Record<string, string> = { [slot]: key }
  for (const [other, way] of Object.entries(picks)) {
    if (other === slot) continue
    const tried = { ...next, [other]: way }
    if (all.some(one => fits(one, tried))) next[other] = way
  }
  return next
}

/** The picks with all that follows from them: what can be decided in one way only is decided. */
export function withForced(all: readonly Composable[], picks: Picks): Picks {
  if (Object.keys(picks).length === 0) return picks
  const forced = compose(all, picks).steps.find(
    ({ slot, options }) => picks[slot] === undefined && options.length === 1,
  )
  return forced ? withForced(all, { ...picks, [forced.slot]: forced.options[0]!.key }) : picks
}
