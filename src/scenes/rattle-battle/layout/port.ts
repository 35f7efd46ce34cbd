import {
  allUpgrades,
  type Location,
  locations,
  type Part,
  parts,
  type RattleState,
  vpCard,
} from '../../../rules/rattle-battle/public'
import type { TableBox } from '../../table/camera/views'
import {
  boardThickness,
  cannon,
  cardSize,
  goldCoin,
  hold,
  markerToken,
  portBoard,
  sail,
  silverCoin,
  upgradeToken,
} from './sizes'
import { type Frame, type LayoutWriter, tableFrame } from './writer'

/** The row behind the Sea Box, far enough for its wall to hide nothing, with a gap after the Workshop; in cm. */
const row = { x: -36.4, z: -27.4, step: 10.4, gap: 4.8 }
/** The Market token slides along in front of the boards (RB-22a). */
const markerZ = row.z + portBoard.depth / 2 + 1.7

export const locationNames: Readonly<Record<Location, string>> = {
  market: 'Market',
  tavern: 'Tavern',
  shipyard: 'Shipyard',
  workshop: 'Workshop',
  pit: 'The Pit',
  guild: 'Guild',
}

/** What a location is for, in full. */
const locationWords: Readonly<Record<Location, string>> = {
  market: '2 Loot for 1 of your choice, as often as you like',
  tavern: '2 Rum: draw 3 Sailors, keep 1',
  shipyard: '1 Fabric: a Sail, a Cannon or a Hold',
  workshop: '1 Spice and 1 Fabric: draw 3 Upgrades, keep 1',
  pit: '1 Valuable or 2 other Loot: 1 coin',
  guild: 'coins for the VP card on top',
}

export function boardX(location: Location): number {
  const index = locations.indexOf(location)
  return row.x + index * row.step + (index > locations.indexOf('workshop') ? row.gap : 0)
}

/** What the row takes, with the Market token that slides along before it. */
export const portBox: TableBox = {
  west: boardX('market') - portBoard.width / 2 - 0.5,
  east: boardX('guild') + portBoard.width / 2 + 0.5,
  north: row.z - portBoard.depth / 2,
  south: markerZ + markerToken.depth / 2,
}

/** Where things lie on a board: from its middle, in cm; the prints draw sockets at the same spots. */
export const boardSpots = {
  deck: { u: 0, v: 1.5 },
  stock: {
    sail: { u: 0, v: -1.65 },
    cannon: { u: -2.2, v: 3.2 },
    hold: { u: 1.9, v: 3.2 },
  } satisfies Record<Part, { u: number; v: number }>,
  gold: { u: -1.3, v: -2 },
  silver: { u: 2.9, v: -2 },
  /** On the other side of the board: here it would hide the coins. */
  revenge: { u: 0, v: 2.7 },
} as const

export const partSize = { sail, cannon, hold } as const

const frameOf = (location: Location): Frame => ({ ...tableFrame, x: boardX(location), z: row.z })

export function layPort(writer: LayoutWriter, view: RattleState): void {
  for (const location of locations) {
    const closed = view.closed.find(one => one.location === location)
    writer.put(tableFrame, `board:${location}`, 'board', boardX(location), row.z, portBoard, {
      label: `The ${locationNames[location].replace(/^The /, '')}${closed ? ', closed for all but one' : ''}. ${locationWords[location]}`,
      front: `board:${location}`,
      location,
      ...(closed && { seat: closed.by }),
    })
  }
  layDeck(writer, 'tavern', 'deck:sailors', 'sailor', view.piles.sailors.length, 'Sailors')
  layDeck(writer, 'workshop', 'deck:upgrades', 'upgrade', view.piles.upgrades.length, 'Upgrades')
  layGuild(writer, view)
  layStock(writer, view)
  layUpgradeTokens(writer, view)
  layPit(writer, view)
  const visited = visitedLocation(view)
  writer.put(tableFrame, 'marker:market', 'marker', boardX(visited), markerZ, markerToken, {
    label: `The Market token, at the ${locationNames[visited]}`,
    front: 'marker:market',
    location: visited,
  })
}

/** Where the visit is; several may be about at once (RB-422), then the token is with the last of them. */
export function visitedLocation({ visit, queue }: RattleState): Location {
  if (!visit) return 'market'
  const about = queue.length > 0 ? queue : visit.at.map((_, seat) => seat)
  const furthest = Math.min(...about.map(seat => locations.indexOf(visit.at[seat] ?? 'market')))
  return locations[Math.max(0, furthest)] ?? 'market'
}

function layDeck(
  writer: LayoutWriter,
  location: Location,
  id: string,
  back: string,
  count: number,
  name: string,
): void {
  if (count === 0) return
  const { u, v } = boardSpots.deck
  writer.put(
    frameOf(location),
    id,
    'deck',
    u,
    v,
    { ...cardSize, height: cardSize.height * count },
    {
      label: `${name}, ${count} cards`,
      front: `back:${back}`,
      back: `back:${back}`,
      faceUp: false,
      count,
      location,
      lift: boardThickness,
    },
  )
}

/** The top card of the VP pile lies face up (RB-27a). */
function layGuild(writer: LayoutWriter, view: RattleState): void {
  const [top, ...below] = view.piles.vp
  if (top === undefined) return
  const { u, v } = boardSpots.deck
  const frame = frameOf('guild')
  if (below.length > 0)
    writer.put(
      frame,
      'deck:vp',
      'deck',
      u,
      v,
      { ...cardSize, height: cardSize.height * below.length },
      {
        label: `${below.length} more VP cards`,
        front: 'back:vp',
        back: 'back:vp',
        count: below.length,
        location: 'guild',
        lift: boardThickness,
      },
    )
  writer.put(frame, `vp:${top}`, 'card', u, v, cardSize, {
    label: `The VP card on top: ${vpCard(top).vp} VP for ${vpCard(top).cost} ${vpCard(top).cost === 1 ? 'coin' : 'coins'}`,
    front: `vp:${top}`,
    back: 'back:vp',
    item: top,
    location: 'guild',
    lift: boardThickness + cardSize.height * below.length,
    home: 'deck:vp',
  })
}

/** Of this many pieces in stock one is drawn. */
const stockScale = 3

function layStock(writer: LayoutWriter, view: RattleState): void {
  for (const part of parts) {
    const count = view.stock[part]
    if (count === 0) continue
    const { u, v } = boardSpots.stock[part]
    const pieces = Math.ceil(count / stockScale)
    writer.put(
      frameOf('shipyard'),
      `stock:${part}`,
      'deck',
      u,
      v,
      { ...partSize[part], height: boardThickness * pieces },
      {
        label: `${part.charAt(0).toUpperCase()}${part.slice(1)}s in stock: ${count}`,
        front: part,
        back: part,
        count,
        pieces,
        part,
        location: 'shipyard',
        lift: boardThickness,
      },
    )
  }
}

/** Beside the Workshop (RB-25). */
const upgradeTokensAt = { x: (boardX('workshop') + boardX('pit')) / 2, z: row.z + boardSpots.deck.v }

function layUpgradeTokens(writer: LayoutWriter, view: RattleState): void {
  const owned = new Set(view.players.flatMap(({ upgrades }) => upgrades.map(({ id }) => id)))
  const left = allUpgrades.filter(({ id }) => !owned.has(id))
  const [top] = left
  if (top === undefined) return
  const pieces = Math.ceil(left.length / stockScale)
  writer.put(
    tableFrame,
    'supply:upgrades',
    'deck',
    upgradeTokensAt.x,
    upgradeTokensAt.z,
    { ...upgradeToken, height: boardThickness * pieces },
    {
      label: `Upgrade tokens in stock: ${left.length}`,
      front: `upgrade:${top.id}`,
      back: `spent:${top.id}`,
      count: left.length,
      pieces,
      location: 'workshop',
    },
  )
}

/** What the box holds of either coin (RB-10), and of how many one is drawn. */
const printedCoins = { gold: 15, silver: 20 } as const
const coinScale = { gold: 2, silver: 4 } as const

function layPit(writer: LayoutWriter, view: RattleState): void {
  const owned = { gold: 0, silver: 0 }
  for (const { coins } of view.players) {
    owned.gold += Math.floor(coins / 5)
    owned.silver += coins % 5
  }
  for (const kind of ['gold', 'silver'] as const) {
    const count = printedCoins[kind] - owned[kind]
    if (count <= 0) continue
    const { u, v } = boardSpots[kind]
    writer.put(frameOf('pit'), `supply:${kind}`, kind, u, v, kind === 'gold' ? goldCoin : silverCoin, {
      label: `${kind === 'gold' ? 'Gold' : 'Silver'} coins of The Pit`,
      count,
      pieces: Math.ceil(count / coinScale[kind]),
      location: 'pit',
      lift: boardThickness,
    })
  }
  const count = view.piles.revenge
  if (count === 0) return
  const { u, v } = boardSpots.revenge
  writer.put(
    frameOf('pit'),
    'deck:revenge',
    'deck',
    u,
    v,
    { ...cardSize, height: cardSize.height * count },
    {
      label: `The Revenge deck, ${count} cards`,
      front: 'back:revenge',
      back: 'back:revenge',
      faceUp: false,
      count,
      location: 'pit',
      lift: boardThickness,
      turn: Math.PI / 2,
    },
  )
}
