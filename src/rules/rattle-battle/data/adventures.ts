/** All 44 + 7 Adventure cards by id, and the order in which a scenario plays its piles (RB-41, RB-392). */
import type { AdventureId, PileId, Scenario } from '../vocabulary'
import type { AdventureCard, CardEffect } from './adventureTypes'
import { crazyAdventures } from './crazy'
import { introductoryAdventures } from './introduction'
import { norringtonAdventures } from './norrington'
import { pirateWarsAdventures } from './pirateWars'

const cards: ReadonlyMap<AdventureId, AdventureCard> = new Map(
  [...norringtonAdventures, ...pirateWarsAdventures, ...crazyAdventures, ...introductoryAdventures].map(
    card => [card.id, card],
  ),
)

export function isAdventureId(id: string): boolean {
  return cards.has(id)
}

export function adventureCard(id: AdventureId): AdventureCard {
  const card = cards.get(id)
  if (!card) throw new RangeError(`There is no Adventure ${id}`)
  return card
}

type EffectOf<K extends CardEffect['key']> = Extract<CardEffect, { key: K }>

/** The card's effect with this key, if it has one. */
export function effectOf<K extends CardEffect['key']>(id: AdventureId, key: K): EffectOf<K> | undefined {
  return adventureCard(id).effects.find((effect): effect is EffectOf<K> => effect.key === key)
}

/** The cards of a scenario, pile by pile (RB-35, RB-391). */
export function scenarioPile(scenario: Scenario, pile: PileId): readonly AdventureId[] {
  const own =
    scenario === 'intro'
      ? introductoryAdventures
      : [...(scenario === 'norrington' ? norringtonAdventures : pirateWarsAdventures), ...crazyAdventures]
  return own.filter(card => card.pile === pile).map(card => card.id)
}

/** Quests 3 to 5 by RB-41a. */
const standardQuests: readonly (readonly PileId[])[] = [
  ['soft', 'soft'],
  ['soft', 'crazy', 'soft'],
  ['soft', 'crazy', 'hard'],
  ['hard', 'crazy', 'hard'],
  ['final'],
]

const introductoryQuests: readonly (readonly PileId[])[] = [
  ['intro', 'intro'],
  ['intro', 'intro'],
  ['intro', 'intro'],
  ['intro'],
]

/** The pile of each Adventure, Quest by Quest. */
export function questsOf(scenario: Scenario): readonly (readonly PileId[])[] {
  return scenario === 'intro' ? introductoryQuests : standardQuests
}
