import type { Seat } from '../../../rules/game'
import {
  type GalleonPlace,
  type OwnedUpgrade,
  type Player,
  type RattleState,
  storageSlots,
  upgradeCard,
} from '../../../rules/rattle-battle/public'
import { ownerName } from '../../../rules/sentence'
import { lootPrint, lootWords } from './lootWords'
import { boardThickness, cannon, castle, hold, lootToken, mast, sail, upgradeToken } from './sizes'
import { type Frame, type LayoutWriter, pointOf } from './writer'

/**
 * A Galleon seen from its side, as its pieces lie on the table: stern to the left, bow to the right, the hull growing
 * between them (RB-37a), masts upwards.
 *
 *      U  sail  sail  sail  U
 *      U  sail  sail  sail  U          U  Upgrades of the mast
 *    u [stern][hull ...   ][bow] u     u  Upgrades of stern and bow
 */
const gap = 0.15
/** The lower edge of the hull in the seat's frame. */
const keelV = 18.9
/** Nothing of it reaches higher: before it the Ships are mustered that are sent. */
const topV = 0.15
/** Left edge of what belongs to the Galleon. */
export const galleonLeft = -20.4
const sideColumn = upgradeToken.width + 0.5

interface Spot {
  readonly u: number
  readonly v: number
}

/** A piece of the hull: a Hold, a Hamster Hold or an Upgrade of the hull. */
interface HullPiece {
  readonly id: string
  readonly kind: 'hold' | 'hamster' | 'upgrade'
  readonly width: number
  readonly depth: number
  readonly slots: readonly string[]
  readonly upgrade?: OwnedUpgrade
}

/** More pieces than this are set in two decks. */
const oneDeck = 3

function hullPieces(player: Player, seat: Seat): readonly HullPiece[] {
  const holds = Array.from({ length: player.holds }, (_, i): HullPiece => {
    return { id: `part:hold@${seat}:${i}`, kind: 'hold', ...hold, slots: [`hold:${i}`] }
  })
  const hamsters = Array.from({ length: player.hamsters }, (_, i): HullPiece => {
    const slots = [0, 1, 2].map(place => `hamster:${i}:${place}`)
    return { id: `part:hamster@${seat}:${i}`, kind: 'hamster', ...hold, slots }
  })
  const upgrades = of(player, 'hull').map((upgrade): HullPiece => {
    const { id } = upgrade
    return { id: `upgrade:${id}@${seat}`, kind: 'upgrade', ...upgradeToken, slots: storageSlots(id), upgrade }
  })
  return [...hamsters, ...holds, ...upgrades]
}

const of = (player: Player, place: GalleonPlace): readonly OwnedUpgrade[] =>
  player.upgrades.filter(({ id }) => upgradeCard(id).place === place)

/** Where Loot lies on a piece with that many places. */
function lootSpots(count: number): readonly Spot[] {
  if (count === 1) return [{ u: 0, v: 0.55 }]
  if (count === 2)
    return [
      { u: -1.1, v: 0.7 },
      { u: 1.1, v: 0.7 },
    ]
  return [
    { u: -1.1, v: -0.3 },
    { u: 1.1, v: -0.3 },
    { u: 0, v: 1.3 },
  ]
}

/** Lays the Galleon and answers where it ends on the right. */
export function layGalleon(writer: LayoutWriter, frame: Frame, view: RattleState, seat: Seat): number {
  const player = view.players[seat]!
  const pieces = hullPieces(player, seat)
  const decks = pieces.length > oneDeck ? 2 : 1
  const columns = Math.ceil(pieces.length / decks)
  const column = hold.width + gap
  const hullWidth = Math.max(columns, 1) * column + gap
  const sternU = galleonLeft + sideColumn + castle.width / 2
  const hullLeft = sternU + castle.width / 2
  const bowU = hullLeft + hullWidth + castle.width / 2
  const castleV = keelV - castle.depth / 2
  const hullTop = keelV - (decks === 2 ? hold.depth * 2 + gap : hold.depth) - 0.3
  const rigFoot = Math.min(hullTop, keelV - castle.depth)
  const middle = hullLeft + hullWidth / 2
  const { colour } = player
  const owner = ownerName(view, seat)

  writer.put(
    frame,
    `mast@${seat}`,
    'mast',
    middle,
    Math.max(rigFoot - mast.depth / 2 + 2.2, topV + mast.depth / 2),
    mast,
    {
      label: `${owner}'s mast`,
      front: `mast:${colour}`,
      seat,
    },
  )
  const hullDepth = keelV - hullTop
  writer.put(
    frame,
    `hull@${seat}`,
    'hull',
    middle,
    keelV - hullDepth / 2,
    { width: hullWidth + 0.6, depth: hullDepth, height: 0.12 },
    { label: `${owner}'s hull`, front: `hull:${colour}`, seat, lift: 0.02 },
  )
  for (const [side, u] of [
    ['stern', sternU],
    ['bow', bowU],
  ] as const)
    writer.put(frame, `${side}@${seat}`, side, u, castleV, castle, {
      label: `${owner}'s ${side}`,
      front: `${side}:${colour}`,
      seat,
    })

  for (const [index, piece] of pieces.entries()) {
    const deck = decks === 2 ? index % 2 : 0
    const u = hullLeft + gap + (Math.floor(index / decks) + 0.5) * column
    const v = keelV - piece.depth / 2 - 0.1 - deck * (hold.depth + gap)
    layHullPiece(writer, frame, view, seat, piece, u, v)
  }
  layCannons(writer, frame, player, seat, sternU, bowU, castleV)
  layRig(writer, frame, player, seat, middle, rigFoot)
  for (const [place, u] of [
    ['stern', galleonLeft + upgradeToken.width / 2],
    ['bow', bowU + castle.width / 2 + 0.3 + upgradeToken.width / 2],
  ] as const)
    for (const [index, upgrade] of of(player, place).entries())
      layUpgrade(writer, frame, seat, upgrade, u, keelV - 2.4 - index * (upgradeToken.depth + gap))
  return bowU + castle.width / 2 + (of(player, 'bow').length > 0 ? sideColumn : 0)
}

function layHullPiece(
  writer: LayoutWriter,
  frame: Frame,
  view: RattleState,
  seat: Seat,
  piece: HullPiece,
  u: number,
  v: number,
): void {
  const lift = 0.16
  if (piece.upgrade) layUpgrade(writer, frame, seat, piece.upgrade, u, v, lift)
  else
    writer.put(frame, piece.id, piece.kind, u, v, hold, {
      label: piece.kind === 'hold' ? 'A Hold' : 'A Hamster Hold',
      front: piece.kind,
      back: piece.kind,
      seat,
      part: 'hold',
      lift,
      home: 'stock:hold',
    })
  const spots = lootSpots(piece.slots.length)
  for (const [index, slot] of piece.slots.entries()) {
    const spot = spots[index]!
    layStowed(writer, frame, view, seat, slot, u + spot.u, v + spot.v, lift + boardThickness)
  }
}

/** A place for Loot, and the token in it. */
export function layStowed(
  writer: LayoutWriter,
  frame: Frame,
  view: RattleState,
  seat: Seat,
  slot: string,
  u: number,
  v: number,
  lift: number,
): void {
  const token = view.players[seat]!.stowed[slot]
  if (token !== undefined)
    writer.put(frame, `token:${token}`, 'loot', u, v, lootToken, {
      label: `${lootWords(view, token)}, stowed`,
      front: lootPrint(view, token),
      back: 'loot:back',
      item: token,
      slot,
      seat,
      lift,
      home: 'bag',
    })
  const { x, z } = pointOf(frame, u, v)
  writer.slots.push({ seat, slot, x, y: lift, z, yaw: frame.yaw, token })
}

function layUpgrade(
  writer: LayoutWriter,
  frame: Frame,
  seat: Seat,
  upgrade: OwnedUpgrade,
  u: number,
  v: number,
  lift = 0.02,
): void {
  const { name, icon } = upgradeCard(upgrade.id)
  const ready = upgrade.ready && !(icon === '1' && upgrade.used)
  writer.put(frame, `upgrade:${upgrade.id}@${seat}`, 'upgrade', u, v, upgradeToken, {
    label: `${name}, ${ready ? 'ready' : 'exhausted'}`,
    front: `upgrade:${upgrade.id}`,
    back: `spent:${upgrade.id}`,
    faceUp: ready,
    item: upgrade.id,
    seat,
    ready,
    lift,
    home: 'supply:upgrades',
  })
}

/** The gun ports of a castle: towards the hull from its middle, and below it. */
export const gunPorts = [2.1, -1.5] as const
export const gunPortV = 1.6

/** Cannons in the gun ports of stern and bow by turns; where they run out of ports they are pushed together. */
function layCannons(
  writer: LayoutWriter,
  frame: Frame,
  { cannons }: Player,
  seat: Seat,
  sternU: number,
  bowU: number,
  castleV: number,
): void {
  const count = cannons.ready + cannons.exhausted
  const perSide = Math.ceil(count / 2)
  const rows = Math.max(1, Math.ceil(perSide / 2))
  const step = rows > 2 ? 3.4 / (rows - 1) : 3.4
  for (let i = 0; i < count; i++) {
    const place = Math.floor(i / 2)
    const row = Math.floor(place / 2)
    const isBow = i % 2 === 1
    // From the hull outwards, so that the first guns stand amidships.
    const inward = isBow ? -1 : 1
    const u = (isBow ? bowU : sternU) + inward * gunPorts[place % 2]!
    const ready = i < cannons.ready
    writer.put(frame, `part:cannon@${seat}:${i}`, 'cannon', u, castleV + gunPortV - row * step, cannon, {
      label: `A Cannon, ${ready ? 'ready' : 'exhausted'}`,
      front: 'cannon',
      back: 'spent:cannon',
      faceUp: ready,
      part: 'cannon',
      ready,
      seat,
      lift: boardThickness + row * 0.01,
      home: 'stock:cannon',
    })
  }
}

/** Sails two high on as many masts as it takes, then the Upgrades of the mast beside them. */
function layRig(
  writer: LayoutWriter,
  frame: Frame,
  player: Player,
  seat: Seat,
  middle: number,
  rigFoot: number,
): void {
  const { sails } = player
  const count = sails.ready + sails.exhausted
  const upgrades = of(player, 'mast')
  const masts = Math.ceil(count / 2)
  // Over a high hull there is little room: there the upper row is half behind the lower.
  const lowerV = (depth: number) => rigFoot - 0.5 - depth / 2
  const upperV = (depth: number) => Math.max(lowerV(depth) - depth - gap, topV + depth / 2)
  const rowV = (row: number, depth: number) => (row === 0 ? lowerV(depth) : upperV(depth))
  const rowLift = (row: number) => boardThickness + (row === 0 ? 0.21 : 0)
  // Masts stand right and left of the first by turns.
  const mastU = (index: number) =>
    middle + (index % 2 === 1 ? 1 : -1) * Math.ceil(index / 2) * (sail.width + 0.3)
  for (let i = 0; i < count; i++) {
    const ready = i < sails.ready
    const u = mastU(Math.floor(i / 2))
    const v = rowV(i % 2, sail.depth)
    writer.put(frame, `part:sail@${seat}:${i}`, 'sail', u, v, sail, {
      label: `A Sail, ${ready ? 'ready' : 'exhausted'}`,
      front: 'sail',
      back: 'spent:sail',
      faceUp: ready,
      part: 'sail',
      ready,
      seat,
      lift: rowLift(i % 2),
      home: 'stock:sail',
    })
  }
  for (const [index, upgrade] of upgrades.entries()) {
    const u = mastU(Math.max(1, masts) + Math.floor(index / 2))
    const v = rowV(index % 2, upgradeToken.depth)
    layUpgrade(writer, frame, seat, upgrade, u, v, rowLift(index % 2))
  }
}
