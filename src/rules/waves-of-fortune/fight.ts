/** Rounds of a fight with pirates, the Kraken or the Pirate King (3.9, 3.10, 3.12). */
import type { Seat } from '../game'
import { does } from '../sentence'
import { gainGold, hasUpgrade } from './cargo'
import { cardOf } from './data/cards'
import { cannonRounds, goldPerHp, kingHp, krakenGold, mostFighters } from './data/tiles'
import { discardCard } from './decks'
import { finishCard, placeToken } from './effects'
import { endGame } from './ending'
import type { Cell } from './grid'
import { lastRound } from './options'
import { handOf, nameOf } from './seating'
import { sink } from './sinking'
import type { Combat, FortuneState, Player, Tile } from './state'
import { askForThrow } from './throwing'
import { type CardId, type Foe, foeNames } from './vocabulary'
import { change, changePlayer, changeTile, playerAt, say, tileAt, type Work, waitFor } from './work'

/** WF-73, WF-92, WF-104. */
export function fullHp(state: FortuneState, foe: Foe, card?: CardId): number {
  if (foe === 'king') return kingHp
  if (foe === 'kraken') return state.options.krakenHp
  const { effect } = cardOf(card!)
  return effect.kind === 'pirate' ? effect.hp : 0
}

/** The King's tile, as long as the King stands there (WF-122b). */
export function isKing({ kind, looted }: Pick<Tile, 'kind' | 'looted'>): boolean {
  return kind === 'king' && !looted
}

/** WF-102a: before the King wakes, nobody can come near. */
export function isKingAwake({ round, options }: Pick<FortuneState, 'round' | 'options'>): boolean {
  return round >= options.kingWakes
}

/** The foe that a ship looks in the eye: a drawn card, the King, or a token. */
export function foeBefore(
  state: FortuneState,
  seat: Seat,
): { readonly foe: Foe; readonly card?: CardId } | undefined {
  if (state.shown) return { foe: 'pirate', card: state.shown.card }
  const tile = tileAt(state, playerAt(state, seat).cell)
  if (isKing(tile)) return { foe: 'king' }
  if (tile.token?.kind === 'kraken' || tile.token?.kind === 'pirate') {
    return { foe: tile.token.kind, card: tile.token.card }
  }
  return undefined
}

export function beginFight(work: Work, seat: Seat): void {
  const { foe, card } = foeBefore(work.state, seat)!
  const hp = fullHp(work.state, foe, card)
  const combat: Combat = { fighter: seat, foe, ...(card && { card }), hp, fighters: 0, minFighters: 1 }
  change(work, { combat })
  waitFor(work, 'fighters', seat)
  const hand = handOf(work.state, seat)
  const hands =
    foe === 'kraken' ? '' : `; ${nameOf(work.state, hand)} ${does(hand, 'throws', 'throw')} for them`
  say(
    work,
    'WF-75',
    `${nameOf(work.state, seat)} ${does(seat, 'fights', 'fight')} ${foeNames[foe]} with ${hp} HP${hands}`,
    'fightBegan',
    {
      seat,
      foe,
      hp,
      hand,
      cell: playerAt(work.state, seat).cell,
    },
  )
}

/** WF-77: at most three, at most the crew. */
export function mostToSend(state: FortuneState, seat: Seat): number {
  return Math.min(mostFighters, playerAt(state, seat).crew)
}

/** WF-77a. */
export function leastToSend({ minFighters }: Combat): number {
  return Math.max(1, minFighters)
}

/** WF-78a, WF-82a: as many as there are, up to three; where lowest meets lowest one at a time is best for them. */
export function foeDiceCount({ dicePairing }: FortuneState['options'], { hp }: Pick<Combat, 'hp'>): number {
  return dicePairing === 'from-lowest' ? 1 : Math.min(mostFighters, hp)
}

/** WF-117: rounds of a fight in which the cannons still bear. */
export function cannonRoundsLeft(player: Player, rounds = 0): number {
  return hasUpgrade(player, 'cannons') ? Math.max(0, cannonRounds - rounds) : 0
}

/** WF-117: one more for the cannons when the maximum is sent. */
export function crewDiceCount(state: FortuneState, { fighter, fighters, rounds }: Combat): number {
  const isMost = fighters === mostToSend(state, fighter)
  const bear = cannonRoundsLeft(playerAt(state, fighter), rounds) > 0
  return fighters + (isMost && bear ? 1 : 0)
}

export function sendFighters(work: Work, count: number): void {
  const combat = { ...work.state.combat!, fighters: count }
  const { fighter, foe } = combat
  const text = `${nameOf(work.state, fighter)} ${does(fighter, 'sends', 'send')} ${count} crew to the rail`
  say(work, 'WF-77', text, 'fightersSent', { seat: fighter, count })
  if (foe === 'kraken') {
    // WF-91: always three fives, whatever is left of it.
    change(work, { combat: { ...combat, foeDice: [5, 5, 5] } })
    say(work, 'WF-91', 'The Kraken shows three fives', 'foeDice', { foe, faces: [5, 5, 5] })
    askForThrow(work, 'crewThrow', fighter, crewDiceCount(work.state, combat))
    return
  }
  change(work, { combat })
  askForThrow(work, 'foeThrow', handOf(work.state, fighter), foeDiceCount(work.state.options, combat))
}

/** WF-79: the pirates throw first. */
export function readFoeThrow(work: Work, faces: readonly number[]): void {
  const combat = { ...work.state.combat!, foeDice: faces }
  change(work, { combat })
  askForThrow(work, 'crewThrow', combat.fighter, crewDiceCount(work.state, combat))
}

export interface Pair {
  readonly crew: number
  readonly foe: number
  readonly crewWins: boolean
}

/** WF-80 to WF-82: the pairs in the order of the rail, from the end where the rows meet. */
export function pairsOf(
  crewFaces: readonly number[],
  foeFaces: readonly number[],
  pairing: 'from-highest' | 'from-lowest',
): readonly Pair[] {
  const sorted = (faces: readonly number[]) =>
    [...faces].sort((a, b) => (pairing === 'from-highest' ? b - a : a - b))
  const [crew, foe] = [sorted(crewFaces), sorted(foeFaces)]
  const count = Math.min(crew.length, foe.length)
  return Array.from({ length: count }, (_, index) => {
    const [own, other] = [crew[index]!, foe[index]!]
    return { crew: own, foe: other, crewWins: own >= other }
  })
}

/** WF-117: the spare die of the cannons is the lowest one. */
export function withoutLowest(faces: readonly number[], spare: number): readonly number[] {
  return [...faces].sort((a, b) => b - a).slice(0, faces.length - spare)
}

export function readCrewThrow(work: Work, thrown: readonly number[]): void {
  const combat = work.state.combat!
  const { fighter, foe, fighters, foeDice = [] } = combat
  const faces = withoutLowest(thrown, thrown.length - fighters)
  const pairs = pairsOf(faces, foeDice, work.state.options.dicePairing)
  const won = pairs.filter(({ crewWins }) => crewWins).length
  const lost = pairs.length - won
  // WF-83: together, and neither side goes below 0 (WF-91b).
  const hp = Math.max(0, combat.hp - won)
  const crew = playerAt(work.state, fighter).crew - lost
  changePlayer(work, fighter, { crew })
  change(work, {
    combat: {
      ...combat,
      hp,
      fighters: 0,
      minFighters: Math.max(1, fighters - lost),
      rounds: (combat.rounds ?? 0) + 1,
      foeDice: undefined,
    },
  })
  const cost = [
    ...(lost > 0 ? [`${nameOf(work.state, fighter)} ${does(fighter, 'loses', 'lose')} ${lost} crew`] : []),
    ...(won > 0 ? [`${foeNames[foe]} ${foe === 'pirate' ? 'lose' : 'loses'} ${won} HP`] : []),
  ].join('; ')
  const text = `${pairs.map(pairWords).join(', ')}: ${cost}`
  say(work, 'WF-81', text, 'round', { seat: fighter, foe, pairs, won, lost, hp, crew, thrown, foeDice })
  if (hp === 0) win(work)
  else if (crew === 0) loseFight(work)
  else waitFor(work, 'fighters', fighter)
}

/** WF-81: a tie is the crew's. */
function pairWords({ crew, foe, crewWins }: Pair): string {
  if (crew === foe) return `${crew} holds against ${foe}`
  return crewWins ? `${crew} beats ${foe}` : `${crew} loses to ${foe}`
}

function win(work: Work): void {
  const { fighter, foe, card } = work.state.combat!
  const { cell, shipGold } = playerAt(work.state, fighter)
  const name = nameOf(work.state, fighter)
  change(work, { combat: undefined })
  if (foe === 'king') {
    const bounty = work.state.options.kingBounty
    changePlayer(work, fighter, { defeatedKing: true, shipGold: shipGold + bounty })
    say(work, 'WF-122', `${name} ${does(fighter, 'defeats', 'defeat')} the Pirate King`, 'kingBeaten', {
      seat: fighter,
      foe,
      cell,
    })
    fall(work, cell)
    return
  }
  say(work, 'WF-85', `${name} ${does(fighter, 'defeats', 'defeat')} ${foeNames[foe]}`, 'foeBeaten', {
    seat: fighter,
    foe,
    cell,
  })
  if (foe === 'kraken') {
    changeTile(work, cell, { token: undefined })
    change(work, { removed: [...work.state.removed, card!] })
    changePlayer(work, fighter, { krakenGem: true })
    gainGold(work, fighter, krakenGold, 'WF-93', 'the treasure of the Kraken, and its blue gem')
    return
  }
  if (work.state.shown) finishCard(work)
  else {
    changeTile(work, cell, { token: undefined })
    discardCard(work, card!)
  }
  gainGold(work, fighter, goldPerHp * fullHp(work.state, 'pirate', card), 'WF-86', 'what the pirates had')
}

/** WF-122, WF-122b. */
function fall(work: Work, cell: Cell): void {
  const { round, options } = work.state
  if (options.kingFalls === 'at-once') {
    endGame(work, 'WF-122', 'the Pirate King is beaten')
    return
  }
  changeTile(work, cell, { looted: true })
  const last = lastRound(options, round)
  change(work, { lastRound: last })
  say(work, 'WF-122b', `The game ends after round ${last}`, 'lastRound', { round: last, cell })
}

/** WF-87, WF-94, WF-106: the foe stays with all its HP. */
function loseFight(work: Work): void {
  const { fighter, foe, card } = work.state.combat!
  change(work, { combat: undefined })
  if (work.state.shown) placeToken(work, card!)
  sink(work, fighter, 'WF-85', `${foeNames[foe]} ${foe === 'pirate' ? 'have' : 'has'} beaten the crew`)
}
