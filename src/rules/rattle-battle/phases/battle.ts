/** Phase 5: the closest pair fights, again and again, until one side has left the Sea (RB-210 to RB-222). */

import { markOf } from '../data/dice'
import { gapText } from '../sea/lengthWords'
import { closestOf, isPlayerShip, type Pair, pairsOf, sidesOf, tellPairs } from '../sea/sea'
import { shipName } from '../sea/shipNames'
import { type Credit, type Sinking, sink } from '../sea/sinking'
import type { RattleState, SeaDie } from '../state'
import { ownerOf } from '../table'
import type { DieId } from '../vocabulary'
import { changeAdventure, goTo, say, type Work } from '../work'
import { strengthOf } from './strength'

export function enterBattle(work: Work): void {
  for (;;) {
    const { players, nps } = sidesOf(work.state)
    if (players.length === 0 || nps.length === 0) break
    fight(work, closestOf(work.state, pairsOf(work.state, players, nps)), 'RB-211')
  }
  const allies = sidesOf(work.state).players.filter(die => !isPlayerShip(die))
  changeAdventure(work, { sea: [], allyAfloat: allies.length > 0 })
  say(work, 'RB-217', 'The Battle is over; Ships that are still in the Sea return to their owners', {
    kind: 'battleOver',
  })
  goTo(work, 'coins')
}

/** RB-212a: all these pairs fight with the Strengths before the step, then all losers sink. */
export function fight(work: Work, pairs: readonly Pair[], rule: string): void {
  const strengths = new Map<DieId, number>()
  const strength = (die: SeaDie) => {
    const known = strengths.get(die.id)
    if (known !== undefined) return known
    const value = strengthOf(work.state, die)
    strengths.set(die.id, value)
    return value
  }
  const losers = new Map<DieId, { die: SeaDie; credits: Credit[] }>()
  const lose = (die: SeaDie) => {
    const loser = losers.get(die.id) ?? { die, credits: [] }
    losers.set(die.id, loser)
    return loser.credits
  }
  for (const { player, np, gap } of pairs) {
    const [p, n] = [strength(player), strength(np)]
    if (n >= p) lose(player)
    if (p < n) continue
    const credits = lose(np)
    const seat = ownerOf(work.state, player.id)
    if (seat !== undefined) credits.push({ seat, boarded: gap === 0, by: player.id })
  }
  say(work, pairs.length > 1 ? 'RB-212' : rule, tellFight(work.state, pairs, strength), {
    kind: 'fight',
    data: { pairs: tellPairs(pairs), strengths: Object.fromEntries(strengths) },
  })
  const sinkings: readonly Sinking[] = [...losers.values()]
  sink(work, sinkings, 'RB-215')
}

/** "Yellow's 4 beats red merchant 2, touching": a line for each pair, with the Strength where the die does not show it. */
function tellFight(state: RattleState, pairs: readonly Pair[], strength: (die: SeaDie) => number): string {
  const named = (die: SeaDie) => {
    const shown = markOf(die.id, die.face)
    return `${shipName(state, die.id)}${shown === strength(die) ? '' : ` (Strength ${strength(die)})`}`
  }
  return pairs
    .map(({ player, np, gap }) => {
      const [p, n] = [strength(player), strength(np)]
      const [one, other] = [named(player), named(np)]
      const far = gapText(gap)
      if (p === n) return `${one} and ${other} sink each other, ${far}`
      return p > n ? `${one} beats ${other}, ${far}` : `${one} loses to ${other}, ${far}`
    })
    .join('\n')
}
