/** What it is worth to end up on a space, in gold, by what can be known (section 10). */
import { capacityOf } from '../../rules/waves-of-fortune/cargo'
import { cardOf, cardsOfDeck, mapOf } from '../../rules/waves-of-fortune/data/cards'
import type { Change, Row } from '../../rules/waves-of-fortune/data/effects'
import { goldPerHp, krakenGold, treasureGold } from '../../rules/waves-of-fortune/data/tiles'
import { areaOf, type Cell } from '../../rules/waves-of-fortune/grid'
import type { Player } from '../../rules/waves-of-fortune/state'
import { cardsInSight, hiddenTiles } from '../../rules/waves-of-fortune/view'
import type { CardId, DeckId, TileKind } from '../../rules/waves-of-fortune/vocabulary'
import { tileAt } from '../../rules/waves-of-fortune/work'
import { type Mind, me } from './mind'
import { chanceOf, kingCell, restlessness, wouldWin } from './water'

/** A crew is worth more when there are few; the last one is the ship. */
export function crewWorth({ style }: Mind, from: number, to: number): number {
  const sum = (crew: number) => style.crew * crew - style.lastCrew / (crew + 1)
  return sum(to) - sum(from)
}

/** What is lost when the ship goes down. */
export function shipWorth(mind: Mind): number {
  const { shipGold, maps } = me(mind)
  return mind.style.ship + shipGold + 150 * maps.length
}

/** A fight in gold: the reward by chance, the ship by the other chance, the crew that it costs. */
export function fightWorth(mind: Mind, foe: 'pirate' | 'kraken', hp: number, reward: number): number {
  const { crew } = me(mind)
  const chance = chanceOf(mind.state, me(mind), crew, foe, hp)
  const lost = Math.min(crew - 1, foe === 'kraken' ? hp : 0.5 * hp)
  return chance * (reward + crewWorth(mind, crew, crew - lost)) - (1 - chance) * shipWorth(mind)
}

/** Whether the crew aboard would accept a fight that can be declined. What meeting a foe is worth depends on it. */
export function takesOn(mind: Mind, foe: 'pirate' | 'kraken', hp: number): boolean {
  const { state, style } = mind
  const least = foe === 'kraken' ? style.kraken : style.pirates
  return chanceOf(state, me(mind), me(mind).crew, foe, hp) >= least
}

/** A fight that can be declined: worth nothing to who would decline it. */
function offeredFight(mind: Mind, foe: 'pirate' | 'kraken', hp: number, reward: number): number {
  return takesOn(mind, foe, hp) ? Math.max(0, fightWorth(mind, foe, hp, reward)) : 0
}

function krakenWorth(mind: Mind): number {
  // The gem is worth a point besides its 500 gold.
  return offeredFight(mind, 'kraken', mind.state.options.krakenHp, 2 * krakenGold)
}

/** Changes in their order, as they would change this ship. */
export function changesWorth(mind: Mind, changes: readonly Change[]): number {
  const player = me(mind)
  let { crew, food } = player
  const before = { crew, food }
  let gold = 0
  for (const one of changes) {
    if ('gold' in one) gold += one.gold
    else if ('goHome' in one) gold += 0.3 * player.shipGold
    else if ('crew' in one) crew = moved(player, crew, food, spared(player, one.crew))
    else food = moved(player, food, crew, one.food)
    if (crew <= 0) return gold - shipWorth(mind)
  }
  return gold + crewWorth(mind, before.crew, crew) + mind.style.food * (food - before.food)
}

function moved(player: Player, amount: number, other: number, by: number): number {
  return Math.max(0, Math.min(amount + by, Math.max(amount, capacityOf(player) - other)))
}

function spared({ upgrades }: Player, crew: number): number {
  return crew < 0 && upgrades.includes('hull') ? crew + 1 : crew
}

function rowsWorth(mind: Mind, rows: readonly Row[]): number {
  return rows.reduce(
    (sum, { low, high, changes }) => sum + ((high - low + 1) / 6) * changesWorth(mind, changes),
    0,
  )
}

function cardWorth(mind: Mind, id: CardId): number {
  const { effect } = cardOf(id)
  switch (effect.kind) {
    case 'changes':
    case 'token':
      return changesWorth(mind, effect.changes)
    case 'throw':
      return rowsWorth(mind, effect.rows)
    case 'choose':
      return Math.max(...effect.choices.map(choice => optionWorth(mind, choice)))
    case 'pirate':
      return offeredFight(mind, 'pirate', effect.hp, goldPerHp * effect.hp)
    case 'kraken':
      return krakenWorth(mind)
    case 'map':
      return 0.4 * effect.gold
    case 'expedition':
      return me(mind).crew > 3 ? 80 : 0
    case 'mark':
      return effect.mark === 'wind' ? 20 : -mind.style.turn
  }
}

export function optionWorth(
  mind: Mind,
  choice: { changes?: readonly Change[]; rows?: readonly Row[] },
): number {
  return choice.rows ? rowsWorth(mind, choice.rows) : changesWorth(mind, choice.changes ?? [])
}

/** Cards are counted: the mean over those that may still be drawn. */
export function deckWorth(mind: Mind, deck: DeckId, seen = new Set(cardsInSight(mind.state))): number {
  const left = cardsOfDeck(deck).filter(card => !seen.has(card))
  return left.reduce((sum, card) => sum + cardWorth(mind, card), 0) / Math.max(1, left.length)
}

/** Of a face-down tile in each area, for the whole of one decision. */
export interface Unknown {
  readonly shallows: number
  readonly depths: number
}

export function unknownWorth(mind: Mind): Unknown {
  const seen = new Set(cardsInSight(mind.state))
  const area = (name: 'shallows' | 'depths') => {
    const hidden = hiddenTiles(mind.state, name)
    const [ocean, island] = name === 'shallows' ? (['SO', 'SI'] as const) : (['DO', 'DI'] as const)
    const worth: Partial<Record<TileKind, number>> = {
      ocean: deckWorth(mind, ocean, seen),
      island: deckWorth(mind, island, seen),
      reef: -0.3 * mind.style.turn,
      king: kingWorth(mind, me(mind).crew),
    }
    return hidden.reduce((sum, kind) => sum + (worth[kind] ?? 0), 0) / Math.max(1, hidden.length)
  }
  return { shallows: area('shallows'), depths: area('depths') + searchWorth(mind) }
}

/** In a game that goes on too long the King is looked for, whatever else the depths may hold. */
function searchWorth(mind: Mind): number {
  const isSought = mind.state.lastRound === undefined && kingCell(mind.state) === undefined
  return isSought ? 20 * restlessness(mind) : 0
}

/** To stand before the King with this many crew and a choice. */
export function kingWorth(mind: Mind, crew: number): number {
  const chance = chanceOf(mind.state, me(mind), crew, 'king', 15)
  if (!wouldWin(mind.state, mind.seat) || chance < mind.style.king) return 0
  return chance * 3000 - (1 - chance) * shipWorth(mind)
}

/** What happens at once where the ship ends up. */
export function landingWorth(mind: Mind, cell: Cell, unknown: Unknown): number {
  const { state } = mind
  const { kind, faceUp, looted, token, wrecks } = tileAt(state, cell)
  const area = areaOf(cell)
  if (area === 'home') return 0
  if (!faceUp) return area === 'shallows' ? unknown.shallows : unknown.depths
  const chest = kind === 'treasure' && !looted ? treasureGold : 0
  const loot = wrecks.reduce((sum, { gold, maps }) => sum + gold + 100 * maps.length, 0)
  const dug = me(mind)
    .maps.map(mapOf)
    .reduce((sum, map) => sum + (map?.cell === cell ? map.gold : 0), 0)
  if (kind === 'king' && !looted) return forcedKing(mind)
  const reef = kind === 'reef' && !me(mind).upgrades.includes('hull') ? -0.3 * mind.style.turn : 0
  return chest + loot + dug + reef + (token ? tokenWorth(mind, token.card) : 0)
}

function forcedKing(mind: Mind): number {
  const worth = kingWorth(mind, me(mind).crew)
  return worth > 0 ? worth : -shipWorth(mind) - 1000
}

function tokenWorth(mind: Mind, card: CardId): number {
  const { effect } = cardOf(card)
  if (effect.kind === 'pirate') return fightWorth(mind, 'pirate', effect.hp, goldPerHp * effect.hp)
  if (effect.kind === 'kraken') return krakenWorth(mind)
  if (effect.kind !== 'token') return 0
  const isHarmless = effect.token === 'mine' && me(mind).upgrades.includes('hull')
  return isHarmless ? 0 : changesWorth(mind, effect.changes)
}
