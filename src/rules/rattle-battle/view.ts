/** What a seat may know (5.4), and a whole state that fits what it knows. */
import type { Viewer } from '../game'
import type { Random } from '../random'
import { imagineBrawl } from './crazy/brawl'
import type { RattleState } from './state'
import { hiddenCard, isSeen, type SailorId, type Seen, type UpgradeId } from './vocabulary'

/**
 * Decks have no order that could be known, so what is hidden is little: the generator behind all draws, cards that
 * others are looking at, and with them what is left in the deck and its discards; and secret picks.
 */
export function viewOf(state: RattleState, viewer: Viewer): RattleState {
  const visible: RattleState = { ...state, random: [] }
  return hideCrazy(hideDraws(visible, viewer), viewer)
}

const hidden = (cards: readonly string[]): readonly (typeof hiddenCard)[] => cards.map(() => hiddenCard)

function hideDraws(state: RattleState, viewer: Viewer): RattleState {
  if (state.options.drawsVisible === 'open' || !state.visit) return state
  const { visit, piles } = state
  const hands = <T extends string>(of: readonly (readonly Seen<T>[])[]): readonly (readonly Seen<T>[])[] =>
    of.map((cards, seat) => (seat === viewer ? cards : hidden(cards)))
  const isSecret = (drawn: readonly (readonly string[])[], discard: readonly string[]) =>
    discard.length > 0 || drawn.some((cards, seat) => seat !== viewer && cards.length > 0)
  const hideSailors = isSecret(visit.drawnSailors, piles.sailorDiscard)
  const hideUpgrades = isSecret(visit.drawnUpgrades, piles.upgradeDiscard)
  return {
    ...state,
    visit: { ...visit, drawnSailors: hands(visit.drawnSailors), drawnUpgrades: hands(visit.drawnUpgrades) },
    piles: {
      ...piles,
      ...(hideSailors && { sailors: hidden(piles.sailors), sailorDiscard: hidden(piles.sailorDiscard) }),
      ...(hideUpgrades && { upgrades: hidden(piles.upgrades), upgradeDiscard: hidden(piles.upgradeDiscard) }),
    },
  }
}

/** Brawl: rolls and picks are their player's own until all have picked. */
function hideCrazy(state: RattleState, viewer: Viewer): RattleState {
  const crazy = state.adventure?.crazy
  if (!state.adventure || !crazy || state.adventure.card !== 'C02') return state
  const own = viewer === 'spectator' ? undefined : state.players[viewer]
  const faces = Object.fromEntries(
    Object.entries(crazy.faces).filter(([die]) => own?.dice.some(one => one === die)),
  )
  const picks = Object.fromEntries(
    Object.entries(crazy.picks).map(([seat, die]) => [seat, Number(seat) === viewer ? die : hiddenCard]),
  )
  return { ...state, adventure: { ...state.adventure, crazy: { ...crazy, faces, picks } } }
}

/** A state in which every hidden card is one that the viewer has not seen, drawn at random. */
export function imagineState(view: RattleState, random: Random, cards: AllCards): RattleState {
  const { piles, visit, players } = view
  const complete = { ...imagineBrawl(view, random), random: random.state() }
  if (!visit) return complete
  const known = <T extends string>(lists: readonly (readonly Seen<T>[])[]) => lists.flat().filter(isSeen)
  const sailors = unseen(
    cards.sailors,
    known([
      ...players.map(player => player.sailors.map(({ id }) => id)),
      piles.sailors,
      piles.sailorDiscard,
      ...visit.drawnSailors,
    ]),
    random,
  )
  const upgrades = unseen(
    cards.upgrades,
    known([
      ...players.map(player => player.upgrades.map(({ id }) => id)),
      piles.upgrades,
      piles.upgradeDiscard,
      ...visit.drawnUpgrades,
    ]),
    random,
  )
  const fill = <T extends string>(list: readonly Seen<T>[], from: T[]): readonly Seen<T>[] =>
    list.map(card => (isSeen(card) ? card : (from.pop() ?? card)))
  return {
    ...complete,
    piles: {
      ...piles,
      sailors: fill(piles.sailors, sailors),
      sailorDiscard: fill(piles.sailorDiscard, sailors),
      upgrades: fill(piles.upgrades, upgrades),
      upgradeDiscard: fill(piles.upgradeDiscard, upgrades),
    },
    visit: {
      ...visit,
      drawnSailors: visit.drawnSailors.map(list => fill(list, sailors)),
      drawnUpgrades: visit.drawnUpgrades.map(list => fill(list, upgrades)),
    },
  }
}

export interface AllCards {
  readonly sailors: readonly SailorId[]
  readonly upgrades: readonly UpgradeId[]
}

function unseen<T extends string>(all: readonly T[], known: readonly T[], random: Random): T[] {
  return random.shuffled(all.filter(card => !known.includes(card)))
}
