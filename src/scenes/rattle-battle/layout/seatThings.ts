import { type RattleState, sailorCard, upgradeCard, vpCard } from '../../../rules/rattle-battle/public'
import { ownerName } from '../../../rules/sentence'
import { layGalleon } from './galleon'
import { lootPrint, lootWords } from './lootWords'
import type { SeatPlace } from './placement'
import {
  boardThickness,
  captainToken,
  cardSize,
  goldCoin,
  lootToken,
  quaySheet,
  rulerSize,
  silverCoin,
  wantedToken,
} from './sizes'
import type { LayoutWriter } from './writer'

/** The Captain token in a seat's frame; its three spaces from its middle (RB-8a). */
export const captainAt = { u: -35.4, v: 8 }
export const captainSpaces = { sunk: -1.05, taken: 1.75, boarded: 4.55 } as const
const rulerAt = { u: -37.2, v: 1.6 }
const wantedAt = { u: -30.7, v: 1.5 }
const coinsAt = { u: -39.8, v: 14.2 }
/** The sheet of moorings and quay, from its middle; what lies on it stands in the seat's frame. */
export const quaySheetAt = { u: -25.1, v: 10.1 }
/** Ships at home: two columns of moorings, each with room for a Loot token that is half under its Ship. */
export const mooringAt = { u: -26.8, v: 3.5, across: 3.4, down: 4.3 }
export const quayAt = { u: -27.4, v: 16.05, across: 2.3, down: 2.25 }
/** Cards begin this far from the Galleon, and never before this place. */
const cardsAfter = 1.4
const cardsFrom = 4.6
const cardStep = 6.6
/** What somebody looks at is held over the strip between box and Galleon, above the box' wall. */
const drawnLift = 8.2

export function laySeat(writer: LayoutWriter, view: RattleState, place: SeatPlace): void {
  const { seat } = place
  const player = view.players[seat]!
  const { colour } = player
  const owner = ownerName(view, seat)
  writer.put(place, `captain@${seat}`, 'captain', captainAt.u, captainAt.v, captainToken, {
    label: `${owner}'s Captain token`,
    front: `captain:${colour}`,
    seat,
  })
  if (view.baron === seat)
    writer.put(place, 'ruler', 'ruler', rulerAt.u, rulerAt.v, rulerSize, {
      label: `The ruler, with the Baron: ${owner}`,
      seat,
    })
  if (view.wanted === seat)
    writer.put(place, 'wanted', 'wanted', wantedAt.u, wantedAt.v, wantedToken, {
      label: `Wanted: ${owner}`,
      front: 'wanted',
      seat,
    })
  writer.put(place, `quay@${seat}`, 'quay', quaySheetAt.u, quaySheetAt.v, quaySheet, {
    label: `${owner}'s moorings and quay`,
    front: `quay:${colour}`,
    seat,
  })
  layCoins(writer, view, place)
  layQuay(writer, view, place)
  const galleonRight = layGalleon(writer, place, view, seat)
  layCards(writer, view, place, Math.max(cardsFrom, galleonRight + cardsAfter))
}

/** As many gold coins as possible (RB-9a), in piles of five. */
function layCoins(writer: LayoutWriter, view: RattleState, place: SeatPlace): void {
  const { seat } = place
  const { coins } = view.players[seat]!
  const gold = Math.floor(coins / 5)
  const label = `${ownerName(view, seat)}'s coins: ${coins}`
  for (let i = 0; i < gold; i++)
    writer.put(
      place,
      `coin:gold@${seat}:${i}`,
      'gold',
      coinsAt.u + Math.floor(i / 5) * 3 + (i % 2) * 0.08,
      coinsAt.v + (i % 3) * 0.05,
      goldCoin,
      { label, seat, lift: (i % 5) * goldCoin.height, turn: i * 2.4, home: 'supply:gold' },
    )
  for (let i = 0; i < coins % 5; i++)
    writer.put(
      place,
      `coin:silver@${seat}:${i}`,
      'silver',
      coinsAt.u + 0.1 + (i % 4) * 2.5,
      coinsAt.v + 3.2,
      silverCoin,
      { label, seat, turn: i * 2.4 + 0.7, home: 'supply:silver' },
    )
}

/** Loot that is drawn and not yet stowed (RB-245), in rows of three. */
function layQuay(writer: LayoutWriter, view: RattleState, place: SeatPlace): void {
  const { seat } = place
  for (const [index, token] of view.players[seat]!.quay.entries()) {
    const level = Math.floor(index / 6)
    const cell = index % 6
    writer.put(
      place,
      `token:${token}`,
      'loot',
      quayAt.u + (cell % 3) * quayAt.across + level * 0.15,
      quayAt.v + Math.floor(cell / 3) * quayAt.down,
      lootToken,
      {
        label: `${lootWords(view, token)}, on the quay`,
        front: lootPrint(view, token),
        back: 'loot:back',
        item: token,
        seat,
        lift: 0.06 + level * boardThickness,
        home: 'bag',
      },
    )
  }
}

/** Sailors in two rows with their stored Loot, what is being chosen from, then VP and Revenge cards. */
function layCards(writer: LayoutWriter, view: RattleState, place: SeatPlace, from: number): void {
  const { seat } = place
  const player = view.players[seat]!
  const room = place.right - from
  const left = from + cardSize.width / 2
  const hasVp = player.vpCards.length + player.revengeCards > 0
  const across = Math.max(1, Math.floor((room - (hasVp ? cardSize.width + 0.6 : 0) + 0.3) / cardStep))
  const columns = Math.ceil(player.sailors.length / 2)
  // A crowd of Sailors overlaps rather than leaving its player's side of the table.
  const step = columns <= across ? cardStep : ((across - 1) * cardStep) / Math.max(1, columns - 1)
  for (const [index, sailor] of player.sailors.entries()) {
    const u = left + Math.floor(index / 2) * step
    const v = 4.6 + (index % 2) * 9.4
    const lift = Math.floor(index / 2) * 0.05
    writer.put(place, `sailor:${sailor.id}`, 'card', u, v, cardSize, {
      label: `The Sailor ${sailorCard(sailor.id).name}`,
      front: `sailor:${sailor.id}`,
      back: 'back:sailor',
      item: sailor.id,
      seat,
      lift,
      home: 'deck:sailors',
    })
    for (const [i, { token }] of sailor.store.entries())
      writer.put(place, `token:${token}`, 'loot', u - 1.3 + i * 2.5, v + 2.6, lootToken, {
        label: `${lootWords(view, token)}, with ${sailorCard(sailor.id).name}`,
        front: lootPrint(view, token),
        back: 'loot:back',
        item: token,
        seat,
        lift: lift + 0.05,
        home: 'bag',
      })
  }
  const vpU = Math.min(
    left + (columns > 0 ? (columns - 1) * step + cardStep : 0),
    place.right - cardSize.width / 2,
  )
  for (const [index, id] of player.vpCards.entries())
    writer.put(place, `vp:${id}`, 'card', vpU, 4.6 + index * 1.9, cardSize, {
      label: `${ownerName(view, seat)}'s VP card: ${vpCard(id).vp} VP`,
      front: `vp:${id}`,
      back: 'back:vp',
      item: id,
      seat,
      lift: index * 0.05,
      home: 'deck:vp',
    })
  for (let i = 0; i < player.revengeCards; i++)
    writer.put(place, `revenge@${seat}:${i}`, 'card', vpU + 0.3 + i * 0.5, 14 - i * 0.1, cardSize, {
      label: `${ownerName(view, seat)}'s Revenge card`,
      front: 'back:revenge',
      back: 'back:revenge',
      faceUp: false,
      seat,
      lift: 0.3 + i * 0.05,
      home: 'deck:revenge',
    })
}

/** Cards drawn in Tavern and Workshop, held out to the player who chooses: in the free strip before them. */
export function layDrawn(writer: LayoutWriter, view: RattleState, place: SeatPlace): void {
  const { visit } = view
  if (!visit) return
  const { seat } = place
  const rows = [
    {
      cards: (visit.drawnSailors[seat] ?? []).map(id => ({ id, name: id !== '?' && sailorCard(id).name })),
      kind: 'sailor',
      word: 'Sailor',
      home: 'deck:sailors',
    },
    {
      cards: (visit.drawnUpgrades[seat] ?? []).map(id => ({ id, name: id !== '?' && upgradeCard(id).name })),
      kind: 'upgrade',
      word: 'Upgrade',
      home: 'deck:upgrades',
    },
  ] as const
  for (const { cards, kind, word, home } of rows)
    for (const [index, { id, name }] of cards.entries()) {
      const isHidden = id === '?'
      const front = kind === 'sailor' ? `sailor:${id}` : `upgrade-card:${id}`
      writer.put(
        place,
        isHidden ? `drawn:${kind}@${seat}:${index}` : front,
        'card',
        (index - (cards.length - 1) / 2) * (cardSize.width + 0.5),
        -1.2,
        cardSize,
        {
          label: isHidden ? `${word} card, drawn by ${ownerName(view, seat)}` : `Drawn: the ${word} ${name}`,
          front: isHidden ? `back:${kind}` : front,
          back: `back:${kind}`,
          faceUp: !isHidden,
          item: id,
          seat,
          lift: drawnLift,
          home,
        },
      )
    }
}
