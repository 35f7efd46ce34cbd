import * as v from 'valibot'
import { botLevels } from '../../bots/bot'
import { coloursToChoose, seatColours } from '../../match/seatColours'
import { valuesFor } from '../../rules/game'
import type { BoxedGame } from '../games'
import { type Draft, withGivenNames } from './draft'

const sitter = v.variant('kind', [
  v.object({ kind: v.literal('human') }),
  v.object({ kind: v.literal('computer'), level: v.picklist(botLevels) }),
])
const remembered = v.object({
  players: v.number(),
  people: v.array(v.object({ name: v.string(), sitter, colour: v.exactOptional(v.picklist(seatColours)) })),
  options: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
  freeUndo: v.boolean(),
})

const keyOf = ({ id }: BoxedGame) => `seabox-seats ${id}`

/** The last set-up of this game, if this version still supports it. */
export function recallDraft(game: BoxedGame): Draft | undefined {
  try {
    const kept = v.safeParse(remembered, JSON.parse(window.localStorage.getItem(keyOf(game)) ?? 'null'))
    return kept.success && fits(game, kept.output) ? withGivenNames(kept.output) : undefined
  } catch {
    return undefined
  }
}

function fits(game: BoxedGame, draft: Draft): boolean {
  const { players, options, levels } = game
  const { min, max } = players
  return (
    draft.players >= min &&
    draft.players <= max &&
    draft.people.length === max &&
    draft.people.every(({ sitter }) => sitter.kind === 'human' || levels.includes(sitter.level)) &&
    draft.people.every(({ colour }) => !colour || coloursToChoose(game).includes(colour)) &&
    options.length === Object.keys(draft.options).length &&
    options.every(option => valuesFor(option, draft.players).includes(draft.options[option.id]!))
  )
}

export function rememberDraft(game: BoxedGame, draft: Draft): void {
  try {
    window.localStorage.setItem(keyOf(game), JSON.stringify(draft))
  } catch {
    // Without storage the next round starts with default seats.
  }
}
