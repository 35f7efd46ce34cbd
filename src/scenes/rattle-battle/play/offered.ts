import { lootTypeOf, type RattleMove, type RattleState } from '../../../rules/rattle-battle/public'
import type { NamedChoice } from '../../../table/choosing'
import type { Choice } from '../../../table/desk'
import type { ThingId } from '../layout'
import { thingsOf, tokensOf } from './thingsOf'

/** A point of the Sea belongs to the move: it is shown by dragging. */
const isAimed = (move: RattleMove): move is RattleMove & { readonly dieId: string } =>
  'x' in move && move.x !== undefined

/**
 * The choices with their things. A move to a point of the Sea is no choice of the list: of it only that is named by
 * which it is made (an Upgrade, a Sailor, a target), and the Ship is dragged.
 */
export function namedChoices(choices: readonly Choice[], view: RattleState): readonly NamedChoice[] {
  const ways = new Map<string, NamedChoice>()
  const named: NamedChoice[] = []
  for (const choice of choices) {
    const move = choice.move as RattleMove
    const things = thingsOf(move, view)
    if (!isAimed(move)) {
      named.push({ choice, things })
      continue
    }
    const by = things.filter(id => id !== `die:${move.dieId}`)
    if (by.length > 0) ways.set(by.join(' '), { choice: undefined, things: by })
  }
  return [...named, ...ways.values()]
}

/** Tokens of one type are interchangeable: each of them can be picked for the one that a choice names. */
export function lootAliases(view: RattleState, seat: number): ReadonlyMap<ThingId, readonly ThingId[]> {
  const all = tokensOf(view, seat).filter(token => !view.wild.includes(token))
  return new Map(
    all.map(token => {
      const type = lootTypeOf(token)
      const others = all.filter(other => other !== token && type !== undefined && lootTypeOf(other) === type)
      return [`token:${token}`, others.map(other => `token:${other}`)]
    }),
  )
}
