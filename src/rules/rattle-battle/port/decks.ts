/** The decks of Tavern and Workshop: cards are drawn at random, kept or laid aside, and come back (RB-321 to RB-325). */
import type { Seat } from '../../game'
import { baseSailors, crewPackSailors } from '../data/sailors'
import { allUpgrades } from '../data/upgrades'
import { type Location, locations, type SailorId, type Seen, type UpgradeId } from '../vocabulary'
import { byChance, change, changeVisit, say, visitOf, type Work } from '../work'

/** Cards in the order of the box, so that a pile tells nothing of the way by which its cards came there. */
function inBoxOrder<T extends string>(box: readonly T[], cards: readonly Seen<T>[]): readonly T[] {
  return box.filter(id => cards.includes(id))
}

const allSailorIds = [...baseSailors, ...crewPackSailors].map(({ id }) => id)
const allUpgradeIds = allUpgrades.map(({ id }) => id)

/** As many as there are (RB-321a). */
export function drawSailors(work: Work, seat: Seat, count: number): readonly SailorId[] {
  const { piles } = work.state
  const drawn = drawFrom(work, allSailorIds, piles.sailors, count)
  const sailors = withoutCards(piles.sailors, drawn)
  change(work, { piles: { ...work.state.piles, sailors } })
  changeVisit(work, { drawnSailors: visitOf(work.state).drawnSailors.with(seat, drawn) })
  return drawn
}

export function drawUpgrades(work: Work, seat: Seat, count: number): readonly UpgradeId[] {
  const { piles } = work.state
  const drawn = drawFrom(work, allUpgradeIds, piles.upgrades, count)
  const upgrades = withoutCards(piles.upgrades, drawn)
  change(work, { piles: { ...work.state.piles, upgrades } })
  changeVisit(work, { drawnUpgrades: visitOf(work.state).drawnUpgrades.with(seat, drawn) })
  return drawn
}

function drawFrom<T extends string>(
  work: Work,
  box: readonly T[],
  pile: readonly Seen<T>[],
  count: number,
): readonly T[] {
  return inBoxOrder(box, byChance(work, random => random.shuffled(pile)).slice(0, count))
}

function withoutCards<T extends string>(
  cards: readonly Seen<T>[],
  gone: readonly Seen<T>[],
): readonly Seen<T>[] {
  return cards.filter(card => !gone.includes(card))
}

/** Cards that are not kept are out of play until all have left the location. */
export function discardSailors(work: Work, seat: Seat, kept: readonly SailorId[]): void {
  const { piles } = work.state
  const { drawnSailors } = visitOf(work.state)
  const left = withoutCards(drawnSailors[seat]!, kept)
  change(work, {
    piles: { ...piles, sailorDiscard: inBoxOrder(allSailorIds, [...piles.sailorDiscard, ...left]) },
  })
  changeVisit(work, { drawnSailors: drawnSailors.with(seat, []) })
}

export function discardUpgrades(work: Work, seat: Seat, kept: UpgradeId): void {
  const { piles } = work.state
  const { drawnUpgrades } = visitOf(work.state)
  const left = drawnUpgrades[seat]!.filter(id => id !== kept)
  change(work, {
    piles: { ...piles, upgradeDiscard: inBoxOrder(allUpgradeIds, [...piles.upgradeDiscard, ...left]) },
  })
  changeVisit(work, { drawnUpgrades: drawnUpgrades.with(seat, []) })
}

/** RB-323, RB-325: once everybody has gone on from there, the discards are in the deck again. */
export function returnDiscards(work: Work): void {
  if (haveAllLeft(work, 'tavern') && work.state.piles.sailorDiscard.length > 0) {
    const { piles } = work.state
    const sailors = inBoxOrder(allSailorIds, [...piles.sailors, ...piles.sailorDiscard])
    change(work, { piles: { ...piles, sailors, sailorDiscard: [] } })
    say(work, 'RB-323', 'The Sailors who were not hired are shuffled into the deck', { kind: 'shuffle' })
  }
  if (haveAllLeft(work, 'workshop') && work.state.piles.upgradeDiscard.length > 0) {
    const { piles } = work.state
    const upgrades = inBoxOrder(allUpgradeIds, [...piles.upgrades, ...piles.upgradeDiscard])
    change(work, { piles: { ...piles, upgrades, upgradeDiscard: [] } })
    say(work, 'RB-325', 'The Upgrades that were not bought are shuffled into the deck', { kind: 'shuffle' })
  }
}

function haveAllLeft(work: Work, location: Location): boolean {
  const place = locations.indexOf(location)
  return visitOf(work.state).at.every(at => locations.indexOf(at) > place)
}
