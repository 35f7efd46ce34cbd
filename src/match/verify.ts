import { type DieReading, hashText, type ThrowResult } from '../measure'
import { simulateThrow } from '../physics'
import { applyEntry, throwFault } from './entries'
import type { Match, ThrowEntry } from './match'
import { changedSince, olderRulesText, rulesFault } from './olderRules'
import { beginOf, brokenSeal, fallingFault, gameOf, headFault } from './openMatch'
import { canonical, isSame, plain } from './plain'
import { sealOfEntry } from './seal'
import { createSealedCheck, type SealedSummary } from './sealed/check'
import { hasDrawn } from './sealed/opening'
import { physicsVersion } from './stamp'

export type Verdict =
  | {
      readonly ok: true
      readonly moves: number
      readonly throws: number
      /** Names the whole match: its last state and all that led there. */
      readonly hash: string
      /** What has changed in the rules since it was begun. */
      readonly rules?: string
      /** At a sealed table: how many openings gave its chance, and whose links were missing. */
      readonly sealed?: SealedSummary
    }
  | {
      readonly ok: false
      /** The entry, counted from 1; 0 is the set-up. */
      readonly at: number
      readonly why: string
    }

/**
 * Plays the whole match again: every throw is simulated, every move is checked by the rules, every seal must fit.
 * Needs physics to be loaded. Takes any match of the right shape and never throws.
 */
export function verify(match: Match): Verdict {
  const head = headWhy(match)
  if (head !== undefined) return { ok: false, at: 0, why: head }
  let at = 0
  try {
    const game = gameOf(match)!
    let state = beginOf(match, game)
    let last: ThrowEntry | undefined
    let { seal } = match
    const sealed = match.sealed && createSealedCheck(match)
    const unsealed = sealed?.setUpFault()
    if (unsealed !== undefined) return { ok: false, at: 0, why: unsealed }
    for (const [index, entry] of match.log.entries()) {
      at = index + 1
      seal = sealOfEntry(seal, entry)
      // Where the seal fits, the rules have changed and not the entry.
      const older = seal === entry.seal ? changedSince(game, match.stamp.rules, index) : undefined
      if (entry.kind === 'throw') {
        const why = throwFault(game.turn(state), entry, last)
        if (why !== undefined) return { ok: false, at, why: older ?? why }
        const otherwise = resultFault(entry)
        if (otherwise !== undefined) return { ok: false, at, why: otherwise }
      }
      const applied = applyEntry(game, state, entry, last)
      if (!applied.ok) return { ok: false, at, why: older ?? applied.why }
      if (seal !== entry.seal) return { ok: false, at, why: brokenSeal(at) }
      const opened = sealed?.entryFault(index, game.turn(state), hasDrawn(state, applied.played.state))
      if (opened !== undefined) return { ok: false, at, why: opened }
      state = applied.played.state
      if (entry.kind === 'throw') last = entry
    }
    const why = fallingFault(match, game.turn(state))
    if (why !== undefined)
      return { ok: false, at: at + 1, why: changedSince(game, match.stamp.rules, at) ?? why }
    const throws = match.log.filter(entry => entry.kind === 'throw').length
    const rules = olderRulesText(game, match.stamp.rules)
    return {
      ok: true,
      moves: match.log.length - throws,
      throws,
      hash: hashOfMatch(match, state),
      ...(rules && { rules }),
      ...(sealed && { sealed: sealed.summary() }),
    }
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error)
    return { ok: false, at, why: `It cannot be played again: ${cause}` }
  }
}

/** Names a whole match: its last state and all that led there. */
export function hashOfMatch({ log, seal }: Match, state: unknown): string {
  return hashText(canonical(state) + (log.at(-1)?.seal ?? seal))
}

function headWhy(match: Match): string | undefined {
  if (!gameOf(match)) return `There is no game “${match.game}” in this Seabox.`
  const fault = headFault(match)
  if (fault) return fault.why
  const otherRules = rulesFault(gameOf(match)!, match.stamp.rules)
  if (otherRules !== undefined) return otherRules
  if (match.stamp.physics !== physicsVersion()) {
    return `Its dice fell in another dice world (${match.stamp.physics}; here it is ${physicsVersion()}), so no throw can be repeated. It can be read and played on, for its dice are written down.`
  }
  return undefined
}

/** What differs when the throw is made again. */
function resultFault(entry: ThrowEntry): string | undefined {
  const again = plain(simulateThrow(entry.record))
  return diceFault(entry.dice, again) ?? endFault(entry, again)
}

function diceFault(dice: readonly DieReading[], again: ThrowResult): string | undefined {
  for (const [index, die] of again.dice.entries()) {
    const told = dice[index]
    if (told?.id !== die.id) return `The die ${die.id} is missing from its place among the dice thrown.`
    if (told.face !== die.face) {
      return `The die ${die.id} is said to show face ${told.face}; thrown again it shows face ${die.face}.`
    }
    if (!isSame([told.position, told.rotation], [die.position, die.rotation])) {
      return `The die ${die.id} does not lie where it falls when thrown again.`
    }
    if (!isSame(told, die)) return `The die ${die.id} is not read as it lies when thrown again.`
  }
  return dice.length === again.dice.length ? undefined : 'There are more dice than were thrown.'
}

function endFault(entry: ThrowEntry, again: ThrowResult): string | undefined {
  const { outcome, steps, hash } = entry
  return outcome === again.outcome && steps === again.steps && hash === again.hash
    ? undefined
    : `Thrown again it ends ${again.outcome} after ${again.steps} steps (${again.hash}), not ${outcome} after ${steps} (${hash}).`
}
