import { cosDeg, sinDeg } from '../measure'
import { seatSpots } from './acts'
import { deckById, whatDeck } from './decks'
import { laySettled } from './laySettled'
import type { Spot } from './tableState'
import { faceDownRotation, restRotation, sizeOf, type TableColour, type Thing, type What } from './thing'

/** Tables that are set without the rules of a box; those of the five boxes are set from their own layouts. */
export const plainTables = [
  {
    id: 'liars-dice',
    name: "Liar's dice",
    players: [2, 6],
    says: 'Five dice and a tray for each. Bid, doubt, drink.',
  },
  {
    id: 'poker-dice',
    name: "Pirate's poker dice",
    players: [2, 6],
    says: 'Five dice, three throws, gold in the middle, and the pack of the sea to settle ties.',
  },
  {
    id: 'skirmish',
    name: 'Skirmish on an empty sea',
    players: [2, 5],
    says: 'The Sea Box, a fleet for each, the ruler: drop them and fight as you please.',
  },
] as const
export type PlainTable = (typeof plainTables)[number]['id']

export type Loose = Omit<Thing, 'id'>

const seatColours: readonly TableColour[] = ['red', 'blue', 'green', 'yellow', 'purple', 'white']

function at(
  { x, z }: Spot,
  what: What,
  { yaw = 0, under = 0, isLocked = false, isDown = false } = {},
): Loose {
  const rotation = isDown ? faceDownRotation(yaw) : restRotation(what, yaw)
  const thing = { what, pose: { position: [x, under + sizeOf(what).height / 2, z], rotation } } as const
  return isLocked ? { ...thing, isLocked: true } : thing
}

/** A point before a seat: `u` to its right, `v` towards the player, from where the seat's things lie. */
function before(
  { spot, yawDeg }: { readonly spot: Spot; readonly yawDeg: number },
  u: number,
  v: number,
): Spot {
  return {
    x: spot.x + u * cosDeg(yawDeg) + v * sinDeg(yawDeg),
    z: spot.z - u * sinDeg(yawDeg) + v * cosDeg(yawDeg),
  }
}

const coin = (name: 'gold' | 'silver'): What => ({ kind: 'coin', coin: name })

function heap(name: 'gold' | 'silver', { x, z }: Spot, count: number): Loose[] {
  const { width, height } = sizeOf(coin(name))
  return Array.from({ length: count }, (_, index) => {
    const pile = index % 5
    const spot = { x: x + cosDeg(72 * pile) * width * 0.9, z: z + sinDeg(72 * pile) * width * 0.9 }
    return at(spot, coin(name), { under: Math.floor(index / 5) * height, yaw: index * 47 })
  })
}

function liarsDice(seats: number): Loose[] {
  return seatSpots(seats).flatMap((place, seat) => {
    const colour = seatColours[seat]!
    const dice = Array.from({ length: 5 }, (_, k) =>
      at(before(place, (k - 2) * 24, 0), { kind: 'die', die: 'd6', colour }, { yaw: place.yawDeg, under: 3 }),
    )
    return [
      at(place.spot, { kind: 'tray', tray: 'fortune-tray' }, { yaw: place.yawDeg, isLocked: true }),
      ...dice,
      at(before(place, 0, 108), { kind: 'piece', piece: 'pawn', colour }),
    ]
  })
}

function pokerDice(seats: number): Loose[] {
  const tray: What = { kind: 'tray', tray: 'rolling-seas-tray' }
  const dice = Array.from({ length: 5 }, (_, k) =>
    at(
      { x: (k - 2) * 26, z: 12 * (k % 2) },
      { kind: 'die', die: 'd6', colour: 'white', isClear: true },
      { under: 3 },
    ),
  )
  const purses = seatSpots(seats).flatMap((place, seat) => [
    ...heap('gold', before(place, -44, 20), 5),
    ...heap('silver', before(place, 44, 20), 10),
    at(before(place, 0, 60), { kind: 'piece', piece: 'pawn', colour: seatColours[seat]! }),
  ])
  return [
    at({ x: 0, z: 0 }, tray, { isLocked: true }),
    ...dice,
    ...heap('gold', { x: -205, z: 0 }, 10),
    at({ x: 205, z: 0 }, whatDeck(deckById('sea')), { isDown: true }),
    ...purses,
  ]
}

function skirmish(seats: number): Loose[] {
  const box: What = { kind: 'tray', tray: 'sea-box' }
  const fleets = seatSpots(seats).flatMap((place, seat) => {
    const colour = seatColours[seat]!
    const ships = Array.from({ length: 5 }, (_, k) =>
      at(before(place, (k - 2) * 24, 10), { kind: 'die', die: 'ship', colour }, { yaw: place.yawDeg }),
    )
    return [
      ...ships,
      at(before(place, 72, 10), { kind: 'die', die: 'captain', colour }, { yaw: place.yawDeg }),
    ]
  })
  const pirates = (['np-yellow', 'np-green', 'np-red', 'np-orange'] as const).map((die, k) =>
    at({ x: 240, z: -60 + k * 24 }, { kind: 'die', die, colour: 'white' }),
  )
  return [
    at({ x: 0, z: 0 }, box, { isLocked: true }),
    ...fleets,
    ...pirates,
    at({ x: -240, z: 0 }, { kind: 'ruler' }, { yaw: 90 }),
    ...heap('gold', { x: 250, z: 90 }, 5),
  ]
}

/** What lies on a ready table of our own. */
export function layPlainTable(
  id: PlainTable,
  players: number,
): { readonly name: string; readonly things: readonly Loose[] } {
  const table = plainTables.find(one => one.id === id)!
  const [least, most] = table.players
  const seats = Math.min(Math.max(players, least), most)
  const lay = { 'liars-dice': liarsDice, 'poker-dice': pokerDice, skirmish }[id]
  return { name: table.name, things: laySettled(lay(seats)) }
}
