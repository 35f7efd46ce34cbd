import type { Seat, Viewer } from '../../../rules/game'
import {
  adventureCard,
  type DieId,
  type Dir,
  dieIds,
  dieKindOf,
  dirs,
  islandCard,
  mapInHands,
  obstacleNames,
  type RollingState,
  windsOf,
} from '../../../rules/rolling-seas/public'
import { seatName } from '../../../rules/sentence'
import {
  cardCut,
  createLayoutCache,
  createLayoutWriter,
  disc,
  edges,
  type Frame,
  type Layout,
  type LayoutWriter,
  plate,
} from '../../things/layout'
import { type SeatPlace, seatPlaces } from './seatPlaces'
import {
  cardSize,
  chartSize,
  compassSize,
  d6Size,
  d12Size,
  exploreSpot,
  ledgerSize,
  matBox,
  matMiddle,
  matRose,
  matSize,
  openCardScale,
  tableTop,
  trayMiddle,
} from './sizes'

export interface SeasLayout extends Layout {
  readonly seats: readonly SeatPlace[]
  /** The player who holds each captain's chart (RS-24, RS-33). */
  readonly holders: readonly Seat[]
}

const paper = plate(0.06, edges.card)
const board = plate(0.3, edges.board)
const matFrame: Frame = { ...matMiddle, yaw: 0 }
const middle: Frame = { x: 0, z: 0, yaw: 0 }

/** Where a chart, a ledger and what belongs to them lie in the frame of a seat. */
const before = {
  chart: { u: -8, v: chartSize.depth / 2 },
  ledger: { u: 10.5, v: ledgerSize.depth / 2 },
  reference: { u: 10.5, v: ledgerSize.depth + 0.3 + cardSize.width / 2 },
  card: { u: -24.1, v: 7 },
} as const

/** Where everything lies for this viewer. */
export const layoutOf = createLayoutCache((view: RollingState, eyes: Viewer): SeasLayout => {
  const writer = createLayoutWriter(tableTop)
  const seats = seatPlaces(view.players.length, eyes)
  const holders = view.players.map((_, owner) =>
    seats.findIndex(({ seat }) => mapInHands(view, seat) === owner),
  )
  layMiddle(writer, view)
  for (const place of seats) laySeat(writer, view, place)
  for (const [owner, holder] of holders.entries()) layChart(writer, view, owner, seats[holder]!)
  layOpenCards(writer, view, seats[eyes === 'spectator' ? 0 : eyes]!)
  layDice(writer, view)
  return { things: writer.things, seats, holders }
})

/** As in the sentences of the rules. */
const ownerOf = ({ players }: RollingState, seat: Seat): string =>
  `${seatName(seat, players[seat]!.captain || `Captain ${seat + 1}`)}'s`

function layMiddle({ put }: LayoutWriter, { adventureDeck, discard, islandDeck }: RollingState): void {
  put(matFrame, 'mat', 'mat', 0, 0, matSize, { label: 'Dice Mat', cut: board })
  const pile = (count: number) => ({ ...cardSize, height: Math.max(1, count) * cardSize.height })
  if (adventureDeck.length > 0)
    put(middle, 'deck:adventures', 'deck', 33.4, -9, pile(adventureDeck.length), {
      label: `Adventure cards, ${adventureDeck.length} left`,
      front: 'back:adventure',
      cut: cardCut,
      count: adventureDeck.length,
    })
  const top = discard.at(-1)
  if (top !== undefined)
    put(middle, 'discard', 'deck', 33.4, 1, pile(discard.length), {
      label: `Discarded Adventure cards, ${obstacleNames[adventureCard(top).kind]} on top`,
      front: `adventure:${top}`,
      back: 'back:adventure',
      cut: cardCut,
      count: discard.length,
    })
  if (islandDeck.length > 2)
    put(middle, 'deck:islands', 'deck', 41, -9, pile(islandDeck.length), {
      label: `Island cards, ${islandDeck.length} left`,
      front: 'back:island',
      cut: cardCut,
      count: islandDeck.length,
    })
}

function laySeat({ put }: LayoutWriter, view: RollingState, place: SeatPlace): void {
  const { seat } = place
  const owner = ownerOf(view, seat)
  const { ledger, reference } = before
  put(place, `ledger:${seat}`, 'ledger', ledger.u, ledger.v, ledgerSize, {
    label: `${owner} ledger`,
    front: 'paper',
    cut: paper,
    seat,
  })
  // Six of each are in the box (RS-1).
  if (seat >= 6) return
  // Until the first round the card is there to be read; from then on it lies under the token, compass side up.
  const isRead = view.phase.startsWith('setup')
  put(place, `reference@${seat}`, 'card', reference.u, reference.v, cardSize, {
    label: `${owner} reference card`,
    front: isRead ? 'reference:front' : 'reference',
    back: isRead ? 'reference' : 'reference:front',
    cut: cardCut,
    turn: Math.PI / 2,
    seat,
  })
  const last = view.players[seat]!.ledger.turns.findLast(mark => dirs.includes(mark as Dir))
  const beside = (cardSize.depth + compassSize.width) / 2 + 0.3
  put(place, `compass@${seat}`, 'compass', reference.u + (isRead ? beside : 0), reference.v, compassSize, {
    label: `${owner} Compass token`,
    cut: disc(edges.board),
    isRound: true,
    lift: isRead ? 0 : cardSize.height,
    turn: turnOfCompass(last as Dir | undefined),
    seat,
  })
}

/** The 1 of the token points where the wind blows to (RS-60). */
export function turnOfCompass(wind: Dir | undefined): number {
  return wind === undefined ? 0 : (-dirs.indexOf(wind) * Math.PI) / 4
}

function layChart({ put }: LayoutWriter, view: RollingState, owner: Seat, place: SeatPlace): void {
  const { u, v } = before.chart
  put(place, `chart:${owner}`, 'chart', u, v, chartSize, {
    label: `${ownerOf(view, owner)} map`,
    front: 'paper',
    cut: paper,
    seat: owner,
  })
}

/** Card decks lie beside the viewer's chart. */
function layOpenCards(
  { put }: LayoutWriter,
  { cardsInPlay, islandsShown }: RollingState,
  place: SeatPlace,
): void {
  const size = {
    width: cardSize.width * openCardScale,
    depth: cardSize.depth * openCardScale,
    height: cardSize.height,
  }
  const { u, v } = before.card
  const step = size.depth + 0.7
  for (const [index, id] of cardsInPlay.entries())
    put(place, `adventure:${id}`, 'card', u, v + index * step, size, {
      label: `Adventure card: ${obstacleNames[adventureCard(id).kind]}`,
      front: `adventure:${id}`,
      back: 'back:adventure',
      cut: cardCut,
      item: id,
      home: 'deck:adventures',
    })
  for (const [index, id] of islandsShown.entries())
    put(place, `island:${id}`, 'card', u, v + index * step, size, {
      label: `Island card: ${islandCard(id).name}`,
      front: `island:${id}`,
      back: 'back:island',
      cut: cardCut,
      item: id,
      home: 'deck:islands',
    })
}

const besides: Readonly<Record<DieId, readonly [u: number, v: number]>> = {
  light: [-1.5, -0.7],
  medium: [1.5, -0.7],
  dark: [0, 1.6],
  exploration: [0, 0],
}

/** The box of a direction, from the middle of the mat. */
export function matSpot(dir: Dir): { readonly u: number; readonly v: number } {
  const index = dirs.indexOf(dir)
  const du = [0, 1, 1, 1, 0, -1, -1, -1][index]!
  const dv = [-1, -1, 0, 1, 1, 1, 0, -1][index]!
  return { u: matRose.u + du * matBox, v: matRose.v + dv * matBox }
}

/** RS-103: read dice lie on the mat; before a throw they wait on its rose, and what is not thrown again in the tray. */
function layDice({ put }: LayoutWriter, view: RollingState): void {
  const winds = windsOf(view)
  for (const [index, id] of dieIds.entries()) {
    const die = dieKindOf(id)
    const size = id === 'exploration' ? d6Size : d12Size
    const look = { label: dieLabel(id), die, item: id } as const
    const lying = view.hand?.lying.find(one => one.id === id)
    if (lying) {
      const tray: Frame = { ...trayMiddle, yaw: 0 }
      put(tray, `die:${id}`, 'die', lying.x / 10, -lying.y / 10, size, {
        ...look,
        face: lying.face,
        lift: trayMiddle.y - tableTop,
        turn: (lying.yaw * Math.PI) / 180,
      })
      continue
    }
    const [du, dv] = besides[id]
    const wind = winds?.[index]
    const spot = id === 'exploration' ? exploreSpot : wind === undefined ? matRose : matSpot(wind)
    const face = id === 'exploration' ? view.dice?.exploration : view.dice?.direction[index]
    put(matFrame, `die:${id}`, 'die', spot.u + du, spot.v + dv, size, {
      ...look,
      face: face ?? 1,
      lift: matSize.height,
    })
  }
}

function dieLabel(id: DieId): string {
  return id === 'exploration' ? 'Exploration die' : `Direction die, ${id}`
}
