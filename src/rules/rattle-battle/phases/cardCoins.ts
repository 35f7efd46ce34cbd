/** What cards give and take in phase 6 (RB-232). Found by their effect keys (4.2, 4.3). */
import type { Seat } from '../../game'
import { does } from '../../sentence'
import { effectOf } from '../data/adventures'
import { dieInfo } from '../data/dice'
import { payCoins } from '../goods/coins'
import type { RattleState } from '../state'
import { nameOf, participants, playerAt } from '../table'
import { adventureOf, say, type Work } from '../work'

/** `sinkBonusCoin`: each Trophy of the colour; `pvpBonusCoin`: each Player Ship taken. */
export function bonusCoins(state: RattleState, seat: Seat): number {
  const { card } = adventureOf(state)
  const { trophies } = playerAt(state, seat)
  const byColour = effectOf(card, 'sinkBonusCoin')
  const byPlayer = effectOf(card, 'pvpBonusCoin')
  const ofColour = trophies.filter(({ die }) => byColour && dieInfo(die).colour === byColour.colour)
  const ofPlayers = trophies.filter(({ die }) => byPlayer && dieInfo(die).owner !== undefined)
  return ofColour.length * (byColour?.coins ?? 0) + ofPlayers.length * (byPlayer?.coins ?? 0)
}

/** RB-232a: `noTrophyTax` and `allySunkTax`, after all gains. */
export function collectTaxes(work: Work): void {
  const { card, allyAfloat } = adventureOf(work.state)
  const noTrophy = effectOf(card, 'noTrophyTax')
  const allySunk = effectOf(card, 'allySunkTax')
  for (const seat of participants(work.state)) {
    if (noTrophy && playerAt(work.state, seat).trophies.length === 0) tax(work, seat, noTrophy.coins)
    if (allySunk && allyAfloat === false) tax(work, seat, allySunk.coins)
  }
}

function tax(work: Work, seat: Seat, coins: number): void {
  const paid = payCoins(work, seat, coins)
  if (paid === 0) return
  say(
    work,
    'RB-232a',
    `${nameOf(work.state, seat)} ${does(seat, 'pays', 'pay')} ${paid} coin${paid > 1 ? 's' : ''} to The Pit`,
    {
      kind: 'coins',
      data: { seat, coins: -paid },
    },
  )
}
