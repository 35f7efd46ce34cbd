import {
  allUpgrades,
  baseSailors,
  adventureCard as rattleAdventure,
  scenarioPile,
} from '../rules/rattle-battle/public'
import {
  adventureCards,
  islandCards,
  obstacleNames,
  adventureCard as seasAdventure,
} from '../rules/rolling-seas/public'
import { classes, className, copiesOfClass } from '../rules/waves/public'
import { cardOf, cardsOfDeck, deckIds, deckNames } from '../rules/waves-of-fortune/public'
import type { CardFace, PrintName, What } from './thing'

/** The decks of the five boxes and one of our own, with what is printed on every card. */

/** The pack of the sea: four suits, thirteen ranks. */
export const seaSuits = ['anchors', 'wheels', 'coins', 'skulls'] as const
export type SeaSuit = (typeof seaSuits)[number]
export const seaRanks = [
  'A',
  '2',
  '3',
  '4',
  '5',
  '6',
  '7',
  '8',
  '9',
  '10',
  'Mate',
  'Quartermaster',
  'Captain',
] as const

export interface Deck {
  readonly id: string
  readonly name: string
  readonly cards: readonly CardFace[]
}

const faces = (fronts: readonly PrintName[], back: PrintName): readonly CardFace[] =>
  fronts.map(front => ({ front, back }))

/** The Kraken's card says what she can take (WF-92); this is what the box suggests. */
const fortunePrint = (id: string): PrintName =>
  `wf/card:${id.split('#')[0]}${cardOf(id).effect.kind === 'kraken' ? '@4' : ''}`

const pack = faces(
  seaSuits.flatMap(suit => seaRanks.map(rank => `open/sea:${rank}-${suit}`)),
  'open/back',
)

export const decks: readonly Deck[] = [
  { id: 'sea', name: 'Pack of the sea', cards: pack },
  ...(['soft', 'hard', 'crazy', 'final'] as const).map(pile => ({
    id: `rb-${pile}`,
    name: {
      soft: 'Soft Adventures',
      hard: 'Hard Adventures',
      crazy: 'Crazy Adventures',
      final: 'Final Adventures',
    }[pile],
    cards: faces(
      scenarioPile('norrington', pile).map(id => `rb/adventure:${id}`),
      `rb/back:${pile}`,
    ),
  })),
  {
    id: 'rb-sailors',
    name: 'Sailors',
    cards: faces(
      baseSailors.map(({ id }) => `rb/sailor:${id}`),
      'rb/back:sailor',
    ),
  },
  {
    id: 'rb-upgrades',
    name: 'Upgrades',
    cards: faces(
      allUpgrades.map(({ id }) => `rb/upgrade-card:${id}`),
      'rb/back:upgrade',
    ),
  },
  {
    id: 'rs-adventures',
    name: 'Obstacles',
    cards: faces(
      adventureCards.map(({ id }) => `rs/adventure:${id}`),
      'rs/back:adventure',
    ),
  },
  {
    id: 'rs-islands',
    name: 'Islands',
    cards: faces(
      islandCards.map(({ id }) => `rs/island:${id}`),
      'rs/back:island',
    ),
  },
  ...deckIds.map(deck => ({
    id: `wf-${deck}`,
    name: deckNames[deck],
    cards: faces(cardsOfDeck(deck).map(fortunePrint), `wf/back:${deck}`),
  })),
  {
    id: 'ws-elders',
    name: 'Elders',
    cards: faces(
      classes.flatMap(cls => Array.from({ length: copiesOfClass }, () => `ws/card:${cls}`)),
      'ws/back',
    ),
  },
]

export function deckById(id: string): Deck {
  const deck = decks.find(one => one.id === id)
  if (!deck) throw new RangeError(`There is no deck ${id}.`)
  return deck
}

export const whatDeck = ({ name, cards }: Deck): What => ({ kind: 'cards', name, cards })

/** What a card is called, by its print; undefined for backs. */
export function cardName(print: PrintName): string | undefined {
  const [box = '', key = ''] = print.split('/')
  const [kind, id = ''] = key.split(':')
  try {
    if (box === 'open' && kind === 'sea') return id.replace('-', ' of ')
    if (box === 'rb' && kind === 'adventure') return rattleAdventure(id).name
    if (box === 'rb' && kind === 'sailor') return baseSailors.find(one => one.id === id)?.name
    if (box === 'rb' && kind === 'upgrade-card') return allUpgrades.find(one => one.id === id)?.name
    if (box === 'rs' && kind === 'adventure') return obstacleNames[seasAdventure(id).kind]
    if (box === 'rs' && kind === 'island') return islandCards.find(one => one.id === id)?.name
    if (box === 'wf' && kind === 'card') return cardOf(`${id.split('@')[0]}#1`).name
    if (box === 'ws' && kind === 'card') return className(classes.find(cls => `${cls}` === id) ?? 1)
  } catch {
    // A file may name cards that no box has: they are drawn blank and have no name.
  }
  return undefined
}
