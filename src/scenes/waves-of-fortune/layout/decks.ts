import { does, ownerName } from '../../../rules/sentence'
import {
  cardOf,
  type DeckId,
  deckIds,
  deckNames,
  type FortuneOptions,
  type FortuneState,
  upgradeCosts,
  upgradeIds,
  upgradeNames,
} from '../../../rules/waves-of-fortune/public'
import { cardCut, disc, edges, type ThingId } from '../../things/layout'
import {
  bowl,
  bowlsAt,
  cardSize,
  pilesAt,
  shownAt,
  shownScale,
  upgradeCardScale,
  upgradesAt,
  upgradeToken,
} from './sizes'
import type { FortuneWriter } from './writer'
import { tableFrame } from './writer'

/** `SO-02#1` is printed like every other copy; the Kraken's says what it can take at this table (WF-92). */
export function cardPrint(card: string, { krakenHp }: FortuneOptions): string {
  const name = card.split('#')[0]
  return cardOf(card).effect.kind === 'kraken' ? `card:${name}@${krakenHp}` : `card:${name}`
}
export const pileThing = (deck: DeckId): ThingId => `deck:${deck}`

/** What belongs to everybody: draw and discard piles, the card on show, upgrades, bowls of the supply. */
export function layDecks(writer: FortuneWriter, view: FortuneState): void {
  for (const [index, deck] of deckIds.entries()) {
    const x = pilesAt.x + index * pilesAt.step
    layPile(writer, deck, view.draw[deck].length, x)
    layDiscard(writer, view, deck, x + pilesAt.discard)
  }
  layShown(writer, view)
  layUpgradeCards(writer, view)
  for (const supply of ['food', 'bank', 'crew'] as const)
    writer.put(tableFrame, `bowl:${supply}`, 'bowl', bowlsAt[supply], bowlsAt.z, bowl, {
      label: { food: 'Food in supply', bank: 'The bank', crew: 'Crew in supply' }[supply],
      isRound: true,
    })
}

function layPile(writer: FortuneWriter, deck: DeckId, count: number, x: number): void {
  if (count === 0) return
  writer.put(
    tableFrame,
    pileThing(deck),
    'deck',
    x,
    pilesAt.z,
    { ...cardSize, height: cardSize.height * count },
    {
      label: `${deckNames[deck]}: ${count} cards left`,
      front: `back:${deck}`,
      back: `back:${deck}`,
      faceUp: false,
      count,
      cut: cardCut,
    },
  )
}

function layDiscard(
  writer: FortuneWriter,
  { discard, options }: FortuneState,
  deck: DeckId,
  x: number,
): void {
  const pile = discard[deck]
  const top = pile.at(-1)
  if (top === undefined) return
  writer.put(
    tableFrame,
    `discard:${deck}`,
    'deck',
    x,
    pilesAt.z,
    { ...cardSize, height: cardSize.height * pile.length },
    {
      label: `${deckNames[deck]}: ${pile.length} discarded, ${cardOf(top).name} on top`,
      front: cardPrint(top, options),
      back: `back:${deck}`,
      count: pile.length,
      cut: cardCut,
    },
  )
}

/** A card on show lies large enough to be read from every seat; beside it what its fight would cost. */
function layShown(writer: FortuneWriter, view: FortuneState): void {
  const { width, depth, height } = cardSize
  const size = { width: width * shownScale, depth: depth * shownScale, height }
  writer.put(
    tableFrame,
    'shown',
    'card-place',
    shownAt.x,
    shownAt.z,
    { ...size, height: 0.02 },
    {
      label: 'Where drawn cards are shown',
    },
  )
  const { shown } = view
  if (!shown) return
  const { name, deck } = cardOf(shown.card)
  writer.put(tableFrame, `card:${shown.card}`, 'card', shownAt.x, shownAt.z, size, {
    label: `${ownerName(view, shown.who)} ${does(shown.who, 'has', 'have')} drawn ${name}`,
    front: cardPrint(shown.card, view.options),
    back: `back:${deck}`,
    cut: cardCut,
    item: shown.card,
    lift: 0.03,
    home: pileThing(deck),
  })
}

function layUpgradeCards(writer: FortuneWriter, view: FortuneState): void {
  const size = {
    width: cardSize.width * upgradeCardScale,
    depth: cardSize.depth * upgradeCardScale,
    height: cardSize.height,
  }
  for (const [index, upgrade] of upgradeIds.entries()) {
    const x = upgradesAt.x + ((index % 2) - 0.5) * upgradesAt.across
    const z = upgradesAt.z + (Math.floor(index / 2) - 0.5) * upgradesAt.down
    writer.put(tableFrame, `upgrade-card:${upgrade}`, 'upgrade-card', x, z, size, {
      label: `${upgradeNames[upgrade]}, ${upgradeCosts[upgrade]} gold`,
      front: `upgrade-card:${upgrade}`,
      back: 'back:upgrade',
      cut: cardCut,
      item: upgrade,
    })
    // WF-16a: four tokens, less those that have been bought.
    const left = 4 - view.players.filter(({ upgrades }) => upgrades.includes(upgrade)).length
    for (let level = 0; level < left; level++)
      writer.put(tableFrame, `stock:${upgrade}:${level}`, 'upgrade', x + 1.85, z - 1.75, upgradeToken, {
        label: `${upgradeNames[upgrade]}, for sale`,
        front: `upgrade:${upgrade}`,
        back: 'token:back',
        lift: cardSize.height + level * upgradeToken.height,
        cut: disc(edges.wood),
        isRound: true,
        item: upgrade,
      })
  }
}
