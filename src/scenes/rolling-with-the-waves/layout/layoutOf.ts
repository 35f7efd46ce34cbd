import type { Seat, Viewer } from '../../../rules/game'
import {
  allDice,
  colourOf,
  crewDice,
  crewDiceAtStart,
  crewDiceInPlay,
  type DieId,
  type Icon,
  iconNames,
  icons,
  levelOf,
  type Plan,
  type Player,
  type RollingWavesState,
} from '../../../rules/rolling-with-the-waves/public'
import { ownerName } from '../../../rules/sentence'
import type { Turn } from '../../table/turn'
import { turnedX, turnedZ } from '../../table/turn'
import {
  createLayoutWriter,
  edges,
  type Frame,
  type Layout,
  type LayoutWriter,
  plate,
  type ThingId,
  tableFrame,
} from '../../things/layout'
import { type Area, cellSide, cellTop, miniCells, nests, partArea, type Spot } from './mapPlan'
import { type SeatPlace, seatPlaces, trayTurn } from './seatPlaces'
import {
  bagSize,
  bellGap,
  bellSize,
  dieEdge,
  mapSize,
  markerSize,
  miniSize,
  padSize,
  screenSize,
  tableTop,
} from './sizes'

export interface WavesLayout extends Layout {
  readonly seats: readonly SeatPlace[]
  /** How the tray is turned towards the viewer. */
  readonly tray: Turn
}

/** Dice that a player has put on icons and not yet confirmed. */
export interface Laying {
  readonly seat: Seat
  readonly plan: Plan
}

export const dieThing = (die: DieId): ThingId => `die:${die}`
export const partThing = (icon: Icon, seat: Seat): ThingId => `part:${icon}@${seat}`
export const cellThing = (icon: Icon, seat: Seat): ThingId => `cell:${icon}@${seat}`
/** The thing that a player hits to call YARRR. */
export const bellThing = (seat: Seat): ThingId => `yarrr@${seat}`
export const mapThing = (seat: Seat): ThingId => `map@${seat}`
export const miniThing = (seat: Seat): ThingId => `mini@${seat}`

const mapFrame = ({ map }: SeatPlace): Frame => ({ ...map, yaw: 0 })
const miniFrame = ({ mini }: SeatPlace): Frame => ({ ...mini, yaw: 0 })

/** A point of a map, in cm from its middle. */
export const onMap = ({ x, y }: Spot) => ({ u: x / 10 - mapSize.width / 2, v: y / 10 - mapSize.depth / 2 })
const onMini = ({ x, y }: Spot) => ({ u: x / 10 - miniSize.width / 2, v: y / 10 - miniSize.depth / 2 })
const dieSize = { width: dieEdge, depth: dieEdge, height: dieEdge }

/** The middles of the cells of an icon on the mini board. */
export function cellSpots(icon: Icon): readonly { readonly u: number; readonly v: number }[] {
  return miniCells[icon].map(x => onMini({ x: x + cellSide / 2, y: cellTop + cellSide / 2 }))
}

/** Where everything of a game lies for this viewer. It reads nothing that the view does not say. */
export function layoutOf(view: RollingWavesState, eyes: Viewer, laying?: Laying): WavesLayout {
  const writer = createLayoutWriter(tableTop)
  const seats = seatPlaces(view.players.length, eyes)
  const tray = trayTurn(view.players.length, eyes)
  layBag(writer, view, seats)
  for (const place of seats) {
    layBoards(writer, view, place)
    layReserve(writer, view.players[place.seat]!, place)
    layDrafted(writer, view, place, laying?.seat === place.seat ? laying.plan : undefined)
  }
  layPool(writer, view, tray)
  if (view.phase === 'allocate' && eyes !== 'spectator' && !view.players[eyes]!.ready) {
    const { map } = seats[eyes]!
    const front = `yarrr:${view.players[eyes]!.colour}`
    const aside = -(mapSize.width / 2 + bellSize.width / 2 + bellGap)
    writer.put({ ...map, yaw: 0 }, bellThing(eyes), 'bell', aside, 11, bellSize, {
      label: 'Call YARRR!',
      seat: eyes,
      front,
      cut: plate(1.1, edges.wood),
    })
  }
  if (view.phase === 'over')
    writer.put(tableFrame, 'pad', 'pad', 0, 0, padSize, {
      label: 'The score sheet',
      lift: -tableTop,
      home: 'bag',
    })
  return { things: writer.things, seats, tray }
}

function layBoards(writer: LayoutWriter, view: RollingWavesState, place: SeatPlace): void {
  const { seat, screen } = place
  const name = ownerName(view, seat)
  writer.put(mapFrame(place), mapThing(seat), 'map', 0, 0, mapSize, { label: `${name}'s Pirate Map`, seat })
  writer.put(miniFrame(place), miniThing(seat), 'mini', 0, 0, miniSize, {
    label: `${name}'s mini board`,
    seat,
  })
  writer.put(screen, `screen@${seat}`, 'screen', 0, 0, screenSize, { label: `${name}'s Ship Screen`, seat })
  // What goes behind a screen is out of sight there.
  writer.put(
    miniFrame(place),
    `behind@${seat}`,
    'behind',
    0,
    0,
    { width: 1, depth: 1, height: 0.2 },
    {
      label: `Behind ${name}'s screen`,
      seat,
    },
  )
  writer.put(mapFrame(place), `marker@${seat}`, 'marker', mapSize.width / 2 + 1.5, 3.2, markerSize, {
    label: `${name}'s marker`,
    seat,
    turn: Math.PI / 2,
  })
  for (const icon of icons) {
    const area = partArea(icon)
    layArea(writer, mapFrame(place), partThing(icon, seat), 'part', area, onMap, {
      label: `${name}: ${iconNames[icon]}`,
      seat,
      item: icon,
    })
    const cells = miniCells[icon]
    const [left, right] = [cells[0]!, cells.at(-1)!]
    const cell = { x: left, y: cellTop, w: right - left + cellSide, h: cellSide }
    layArea(writer, miniFrame(place), cellThing(icon, seat), 'cell', cell, onMini, {
      label: `${name}'s mini board: ${iconNames[icon]}`,
      seat,
      item: icon,
    })
  }
}

function layArea(
  writer: LayoutWriter,
  frame: Frame,
  id: ThingId,
  kind: string,
  { x, y, w, h }: Area,
  on: (spot: Spot) => { readonly u: number; readonly v: number },
  wanted: { readonly label: string; readonly seat: Seat; readonly item: string },
): void {
  const { u, v } = on({ x: x + w / 2, y: y + h / 2 })
  writer.put(
    frame,
    id,
    kind,
    u,
    v,
    { width: w / 10, depth: h / 10, height: 0.02 },
    {
      ...wanted,
      lift: mapSize.height,
    },
  )
}

/** To the left of the first player's map, on the right of a map that has its neighbour on the left (6.2). */
function layBag(writer: LayoutWriter, view: RollingWavesState, seats: readonly SeatPlace[]): void {
  const { map } = seats[view.firstSeat]!
  const side = map.x > 0 ? 1 : -1
  const words = `${view.bag.length} ${view.bag.length === 1 ? 'die' : 'dice'} in it`
  writer.put({ ...map, yaw: 0 }, 'bag', 'bag', side * (mapSize.width / 2 + 6.4), 2.9, bagSize, {
    label: `The bag with ${ownerName(view, view.firstSeat)}, the first player: ${words}`,
  })
}

/** RW-105: dice that have not joined the crew yet, at the right edge of the map. */
function layReserve(writer: LayoutWriter, { colour, crew }: Player, place: SeatPlace): void {
  const inPlay = new Set(crewDiceInPlay(colour, levelOf('crew', crew)))
  const reserve = allDice.filter(id => colourOf(id) === colour && !inPlay.has(id))
  for (const [index, id] of reserve.entries()) {
    const slot = index + crewDice - crewDiceAtStart - reserve.length
    writer.put(mapFrame(place), dieThing(id), 'die', mapSize.width / 2 + 1.5, -8.2 + slot * 1.9, dieSize, {
      label: `${id} in reserve`,
      item: id,
      die: 'd6',
      face: 6,
      home: 'bag',
    })
  }
}

function layPool(writer: LayoutWriter, view: RollingWavesState, tray: Turn): void {
  for (const { id, face, x, y, yaw } of view.pool) {
    const [u, v] = [x / 10, -y / 10]
    writer.put(
      { x: turnedX(tray, u, v), z: turnedZ(tray, u, v), yaw: tray.angle },
      dieThing(id),
      'die',
      0,
      0,
      dieSize,
      {
        label: `${colourOf(id)} ${face} in the tray`,
        item: id,
        die: 'd6',
        face,
        turn: (yaw * Math.PI) / 180,
        lift: -tableTop,
        home: 'bag',
      },
    )
  }
  const bag = writer.things.get('bag')!
  for (const [index, id] of (view.roll?.due ?? []).entries()) {
    // Out of sight in the bag until a hand takes them.
    writer.put({ x: bag.x, z: bag.z, yaw: index * 2.4 }, dieThing(id), 'die', 0.6, 0, dieSize, {
      label: `${colourOf(id)} die, to be thrown`,
      item: id,
      die: 'd6',
      lift: 2.6 + (index % 3) * 1.2,
      home: 'bag',
    })
  }
}

/** Dice of this round: in the nests, on icons, or behind a screen that nobody looks behind. */
function layDrafted(
  writer: LayoutWriter,
  view: RollingWavesState,
  place: SeatPlace,
  laying: Laying['plan'] | undefined,
): void {
  const { seat } = place
  const player = view.players[seat]!
  const plan = laying ?? player.plan
  // RW-49: after YARRR a player's dice are behind their screen, hidden from the others.
  if (!plan && player.ready) return
  const taken = new Map<Icon, number>()
  for (const [index, { id, face }] of player.nests.entries()) {
    const icon = plan?.[id]
    const base = { item: id, die: 'd6', face, seat, lift: mapSize.height, home: `behind@${seat}` } as const
    if (icon === undefined) {
      const { u, v } = onMap(nests[index]!)
      writer.put(mapFrame(place), dieThing(id), 'die', u, v, dieSize, {
        ...base,
        label: `${colourOf(id)} ${face} in a crow's nest`,
      })
      continue
    }
    const spots = cellSpots(icon)
    const slot = taken.get(icon) ?? 0
    taken.set(icon, slot + 1)
    const { u, v } = spots[slot % spots.length]!
    writer.put(miniFrame(place), dieThing(id), 'die', u, v, dieSize, {
      ...base,
      label: `${colourOf(id)} ${face} on ${iconNames[icon]}`,
      home: 'bag',
    })
  }
}
