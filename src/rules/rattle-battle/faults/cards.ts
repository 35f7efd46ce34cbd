/** Impossible states of decks and piles (invariants 5 and 15). */
import type { Refusal } from '../../game'
import { firstOf, refuse } from '../../refusal'
import { adventureCard, isAdventureId, questsOf, scenarioPile } from '../data/adventures'
import { vpPile } from '../data/loot'
import { baseSailors, crewPackSailors } from '../data/sailors'
import { allUpgrades } from '../data/upgrades'
import type { RattleState } from '../state'
import { pileIds } from '../vocabulary'
import { faultOfSet } from './faultOfSet'

/** Cards of the Revenge deck (RB-380a). */
const revengeCount = 17

export function faultOfCards(state: RattleState): Refusal | undefined {
  const { players, piles, options, visit } = state
  const sailors = options.crewPack1 === 'on' ? [...baseSailors, ...crewPackSailors] : baseSailors
  const foundSailors = [
    ...players.flatMap(player => player.sailors.map(({ id }) => id)),
    ...piles.sailors,
    ...piles.sailorDiscard,
    ...(visit?.drawnSailors.flat() ?? []),
  ]
  const foundUpgrades = [
    ...players.flatMap(player => player.upgrades.map(({ id }) => id)),
    ...piles.upgrades,
    ...piles.upgradeDiscard,
    ...(visit?.drawnUpgrades.flat() ?? []),
  ]
  const vp = vpPile.map(card => card.id)
  const ids = (cards: readonly { readonly id: string }[]) => cards.map(({ id }) => id)
  const revenge = players.reduce((sum, player) => sum + player.revengeCards, piles.revenge)
  return firstOf(
    () => faultOfSet(foundSailors, ids(sailors), 'The Sailor', 'RB-23'),
    () => faultOfSet(foundUpgrades, ids(allUpgrades), 'The Upgrade', 'RB-25'),
    () => faultOfSet([...players.flatMap(player => player.vpCards), ...piles.vp], vp, 'The VP card', 'RB-27'),
    () =>
      piles.vp.join() !== vp.slice(vp.length - piles.vp.length).join() &&
      refuse('RB-331', 'VP cards are bought from the top of the pile'),
    () =>
      revenge !== (options.scenario === 'pirateWars' ? revengeCount : 0) &&
      refuse('RB-380', `The Revenge deck has ${revengeCount} cards`),
  )
}

/** Every Adventure of the scenario is in its pile, being played, or out; as many are out as have been played. */
export function faultOfAdventures(state: RattleState): Refusal | undefined {
  const { piles, options, adventure, quest, stage, phase } = state
  if (Object.keys(piles.adventures).toSorted().join() !== pileIds.toSorted().join()) {
    return refuse('RB-35', `The piles of Adventures are: ${pileIds.join(', ')}`)
  }
  const all = pileIds.flatMap(pile => scenarioPile(options.scenario, pile))
  const inPiles = pileIds.flatMap(pile => piles.adventures[pile])
  const now = adventure ? [adventure.card] : []
  const quests = questsOf(options.scenario).map(list => list.length)
  const before = quests.slice(0, quest).reduce((sum, length) => sum + length, 0) + stage
  const isQuestOver = phase.startsWith('port.') || phase.startsWith('game')
  return firstOf(
    () => faultOfSet([...inPiles, ...piles.played, ...now], all, 'The Adventure', 'RB-35'),
    () =>
      piles.played.length !== before + (isQuestOver ? 1 : 0) &&
      refuse('RB-41', 'As many Adventures are out of the game as have been played'),
    () =>
      pileIds.some(pile =>
        piles.adventures[pile].some(id => isAdventureId(id) && adventureCard(id).pile !== pile),
      ) && refuse('RB-35', 'An Adventure lies in the pile of its type'),
    () => faultOfPlayed(state),
  )
}

/** RB-42: each one came from the pile that was due. */
function faultOfPlayed({ piles, options }: RattleState): Refusal | undefined {
  const due = questsOf(options.scenario).flat()
  const wrong = piles.played.find((id, index) => isAdventureId(id) && adventureCard(id).pile !== due[index])
  return wrong === undefined ? undefined : refuse('RB-42', `The Adventure ${wrong} was not due`)
}
