/** What cards give in phase 7 beside their number (RB-243). Found by their effect keys (4.2, 4.3). */
import type { Seat } from '../../game'
import { does } from '../../sentence'
import { effectOf } from '../data/adventures'
import { dieInfo } from '../data/dice'
import { lootTypeOf } from '../data/loot'
import { countsAs, drawLoot, isOrdinary, lootText, takeLoot, tokensOf } from '../goods/loot'
import type { RattleState, Trophy } from '../state'
import { isParticipant, nameOf, participants, playerAt } from '../table'
import type { LootType, NpColour, TokenId } from '../vocabulary'
import { adventureOf, changeAdventure, say, type Work } from '../work'

function trophiesOf(state: RattleState, seat: Seat, colour: NpColour): readonly Trophy[] {
  return playerAt(state, seat).trophies.filter(({ die }) => dieInfo(die).colour === colour)
}

/** `chooseLootOnSink`: the player sank the Ship and chooses the card's Loot. */
export function choosesLoot(state: RattleState, seat: Seat): boolean {
  const effect = effectOf(adventureOf(state).card, 'chooseLootOnSink')
  return effect !== undefined && trophiesOf(state, seat, effect.colour).length > 0
}

/** The card's own number for this seat; `wantedLoot` changes it for the Wanted player. */
export function cardNumber(state: RattleState, seat: Seat, printed: number): number {
  const effect = effectOf(adventureOf(state).card, 'wantedLoot')
  return effect && state.wanted === seat ? Math.max(0, printed + effect.count) : printed
}

/** `mostTrophiesLoot`, `sinkBonusLoot`, `allySurvivesLoot`: further draws at random. */
export function bonusDraws(state: RattleState, seat: Seat): number {
  const { card, allyAfloat } = adventureOf(state)
  const most = effectOf(card, 'mostTrophiesLoot')
  const sunk = effectOf(card, 'sinkBonusLoot')
  const ally = effectOf(card, 'allySurvivesLoot')
  return (
    (most && mostTrophies(state).includes(seat) ? most.count : 0) +
    (sunk ? trophiesOf(state, seat, sunk.colour).length * sunk.count : 0) +
    (ally && allyAfloat ? ally.count : 0)
  )
}

/** The Participants with the most Trophies, at least one. */
export function mostTrophies(state: RattleState): readonly Seat[] {
  const counts = participants(state).map(seat => playerAt(state, seat).trophies.length)
  const most = Math.max(1, ...counts)
  return participants(state).filter(seat => playerAt(state, seat).trophies.length === most)
}

/** `surrenderLootType`: Rum from the bag while it holds any, else a draw. */
export function surrenderLoot(work: Work, seat: Seat): void {
  const effect = effectOf(adventureOf(work.state).card, 'surrenderLootType')
  const taken = effect ? takeLoot(work, seat, effect.type) : undefined
  if (taken === undefined) draw(work, seat, 1, 'RB-241')
  else sayLoot(work, seat, [taken], 'RB-243')
}

/** `boarderLootType`, `sinkTakeLoot`: Loot of a type, as far as the bag holds it. */
export function takeCardLoot(work: Work, seat: Seat): void {
  const { card } = adventureOf(work.state)
  const boarder = effectOf(card, 'boarderLootType')
  if (boarder && playerAt(work.state, seat).trophies.some(({ boarded }) => boarded)) {
    take(work, seat, boarder.type, 1)
  }
  const sunk = effectOf(card, 'sinkTakeLoot')
  if (sunk && trophiesOf(work.state, seat, sunk.colour).length > 0) take(work, seat, sunk.type, sunk.count)
}

function take(work: Work, seat: Seat, type: LootType, count: number): void {
  const taken: TokenId[] = []
  for (let i = 0; i < count; i++) {
    const token = takeLoot(work, seat, type)
    if (token !== undefined) taken.push(token)
  }
  sayLoot(work, seat, taken, 'RB-243')
}

/** Draws, and draws again for each token of the card's chain, as long as its maximum lasts (RB-244). */
export function draw(work: Work, seat: Seat, count: number, rule: string): void {
  const { card } = adventureOf(work.state)
  const chain = effectOf(card, 'lootChain')
  const drawn: TokenId[] = []
  let left = count
  while (left > 0) {
    const token = drawLoot(work, seat)
    if (token === undefined) break
    left--
    drawn.push(token)
    const { chained } = adventureOf(work.state)
    const extra = chained[seat]!
    if (!chain || lootTypeOf(token) !== chain.type || extra >= chain.max) continue
    changeAdventure(work, { chained: chained.with(seat, extra + 1) })
    left++
  }
  sayLoot(work, seat, drawn, rule)
}

function sayLoot(work: Work, seat: Seat, tokens: readonly TokenId[], rule: string): void {
  if (tokens.length === 0) return
  say(
    work,
    rule,
    `${nameOf(work.state, seat)} ${does(seat, 'draws', 'draw')} ${lootText(work.state, tokens)}`,
    {
      kind: 'loot',
      data: { seat, tokens },
    },
  )
}

/** The tokens that the card lets the player exchange (A04, B10, C02). */
export function exchangeable(state: RattleState, seat: Seat): readonly TokenId[] {
  const { card } = adventureOf(state)
  const forPart = effectOf(card, 'discardLootForPart')
  const forCoin = effectOf(card, 'exchangeLoot')
  const isCrazy = state.adventure?.crazy !== undefined
  if (!isCrazy && !isParticipant(state, seat)) return []
  if (forPart) return state.stock[forPart.part] > 0 ? tokensOf(state, seat).filter(isOrdinary) : []
  if (forCoin) return tokensOf(state, seat).filter(token => countsAs(state, token, forCoin.type))
  return []
}
