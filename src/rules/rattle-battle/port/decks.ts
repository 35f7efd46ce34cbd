/** The decks of Tavern and Workshop: cards are drawn at random, kept or laid aside, and come back (RB-321 to RB-325). */
import type { Seat } from '../../game'
import { baseSailors, crewPackSailors } from '../data/sailors'
import { allUpgrades } from '../data/upgrades'
import { type Location, locations, type SailorId, type UpgradeId } from '../vocabulary'
import { byChance, change, changeVisit, say, visitOf, type Work } from '../work'

/** Cards in the order of the box, so that a pile tells nothing of the way by which its cards came there. */
function inBoxOrder(cards: readonly string[]): readonly string[] {
  return boxOrder.filter(id => cards.includes(id))
}

const boxOrder = [...baseSailors, ...crewPackSailors, ...allUpgrades].map(({ id }) => id)

/** As many as there are (RB-321a). */
export function drawSailors(work: Work, seat: Seat, count: number): readonly SailorId[] {
  const { piles } = work.state
  const drawn = drawFrom(work, piles.sailors, count)
  const sailors = piles.sailors.filter(id => !drawn.includes(id))
  change(work, { piles: { ...work.state.piles, sailors } })
  changeVisit(work, { drawnSailors: visitOf(work.state).drawnSailors.with(seat, drawn) })
  return drawn
}

export function drawUpgrades(work: Work, seat: Seat, count: number): readonly UpgradeId[] {
  const { piles } = work.state
  const drawn = drawFrom(work, piles.upgrades, count)
  const upgrades = piles.upgrades.filter(id => !drawn.includes(id))
  change(work, { piles: { ...work.state.piles, upgrades } })
  changeVisit(work, { drawnUpgrades: visitOf(work.state).drawnUpgrades.with(seat, drawn) })
  return drawn
}

function drawFrom(work: Work, pile: readonly string[], count: number): readonly string[] {
  return inBoxOrder(byChance(work, random => random.shuffled(pile)).slice(0, count))
}

/** Cards that are not kept are out of play until all have left the location. */
export function discardSailors(work: Work, seat: Seat, kept: readonly SailorId[]): void {
  const { piles } = work.state
  const { drawnSailors } = visitOf(work.state)
  const left = drawnSailors[seat]!.filter(id => !kept.includes(id))
  change(work, { piles: { ...piles, sailorDiscard: inBoxOrder([...piles.sailorDiscard, ...left]) } })
  changeVisit(work, { drawnSailors: drawnSailors.with(seat, []) })
}

export function discardUpgrades(work: Work, seat: Seat, kept: UpgradeId): void {
  const { piles } = work.state
  const { drawnUpgrades } = visitOf(work.state)
  const left = drawnUpgrades[seat]!.filter(id => id !== kept)
  change(work, { piles: { ...piles, upgradeDiscard: inBoxOrder([...piles.upgradeDiscard, ...left]) } })
  changeVisit(work, { drawnUpgrades: drawnUpgrades.with(seat, []) })
}

/** RB-323, RB-325: once everybody has gone on from there, the discards are in the deck again. */
export function returnDiscards(work: Work): void {
  if (haveAllLeft(work, 'tavern') && work.state.piles.sailorDiscard.length > 0) {
    const { piles } = work.state
    const sailors = inBoxOrder([...piles.sailors, ...piles.sailorDiscard])
    change(work, { piles: { ...piles, sailors, sailorDiscard: [] } })
    say(work, 'RB-323', 'The Sailors who were not hired are shuffled into the deck', { kind: 'shuffle' })
  }
  if (haveAllLeft(work, 'workshop') && work.state.piles.upgradeDiscard.length > 0) {
    const { piles } = work.state
    const upgrades = inBoxOrder([...piles.upgrades, ...piles.upgradeDiscard])
    change(work, { piles: { ...piles, upgrades, upgradeDiscard: [] } })
    say(work, 'RB-325', 'The Upgrades that were not bought are shuffled into the deck', { kind: 'shuffle' })
  }
}

function haveAllLeft(work: Work, location: Location): boolean {
  const place = locations.indexOf(location)
  return visitOf(work.state).at.every(at => locations.indexOf(at) > place)
}
