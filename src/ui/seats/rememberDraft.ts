import * as v from 'valibot'
import { botLevels } from '../../bots/bot'
import type { BoxedGame } from '../games'
import { type Draft, withGivenNames } from './draft'

const sitter = v.variant('kind', [
  v.object({ kind: v.literal('human') }),
  v.object({ kind: v.literal('computer'), level: v.picklist(botLevels) }),
])
const remembered = v.object({
  players: v.number(),
  people: v.array(v.object({ name: v.string(), sitter })),
  options: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
  freeUndo: v.boolean(),
})

const keyOf = ({ id }: BoxedGame) => `seabox-seats ${id}`

/** The last round of this game as it sat down, if this Seabox can still seat it so. */
export function recallDraft(game: BoxedGame): Draft | undefined {
  try {
    const kept = v.safeParse(remembered, JSON.parse(window.localStorage.getItem(keyOf(game)) ?? 'null'))
    return kept.success && fits(game, kept.output) ? withGivenNames(kept.output) : undefined
  } catch {
    return undefined
  }
}

function fits({ players: { min, max }, options, levels }: BoxedGame, draft: Draft): boolean {
  return (
    draft.players >= min &&
    draft.players <= max &&
    draft.people.length === max &&
    draft.people.every(({ sitter }) => sitter.kind === 'human' || levels.includes(sitter.level)) &&
    options.length === Object.keys(draft.options).length &&
    options.every(({ id, values }) => values.includes(draft.options[id]!))
  )
}

export function rememberDraft(game: BoxedGame, draft: Draft): void {
  try {
    window.localStorage.setItem(keyOf(game), JSON.stringify(draft))
  } catch {
    // Where nothing may be kept the next round is seated anew.
  }
}
