import type { Refusal, Seat } from '../../../rules/game'
import {
  adventureCard,
  cardFor,
  columnCount,
  columnOf,
  islandCard,
  islandChoices,
  kingDistance,
  type Lying,
  layDown,
  mapInHands,
  type PlaceIsland,
  type Placement,
  type PlaceObstacle,
  type RollingState,
  rollingSeas,
  rowCount,
  rowOf,
  type Shape,
  shapes,
  spaceName,
  turnedShape,
} from '../../../rules/rolling-seas/public'

export interface GridPoint {
  readonly col: number
  readonly row: number
}

/** A shape in a player's hand, over the chart before them. Immutable: every turn gives a new one. */
export interface DrawingHand {
  readonly kind: 'drawing'
  readonly seat: Seat
  /** Whose chart is drawn on. */
  readonly owner: Seat
  readonly move: PlaceIsland | PlaceObstacle
  readonly lying: Lying
  /** Why it may not lie there (RS-22, RS-40). */
  readonly refusal: Refusal | undefined
  /** Spaces that the shape, turned as it is, may cover somewhere. */
  readonly glow: ReadonlySet<number>
  /** Where a pointer holds it so that it may lie there: its middle, in columns and rows. */
  readonly holds: readonly GridPoint[]
}

const shapeOf = (move: PlaceIsland | PlaceObstacle): Shape =>
  move.kind === 'placeIsland' ? islandCard(move.island).shape : shapes[adventureCard(move.card).shape]

/** The first shape that this seat has to draw, where it may lie; undefined if it has nothing to draw. */
export function takeShape(view: RollingState, seat: Seat): DrawingHand | undefined {
  const legal = rollingSeas.moves(view, seat).filter(isDrawing)
  const [first] = legal
  if (!first) return undefined
  const goal = goalOf(view, first)
  const far = (move: PlaceIsland | PlaceObstacle) =>
    Math.min(
      ...(layDown(shapeOf(move), move.placement)?.spaces ?? []).map(space => kingDistance(space, goal)),
    )
  const same = legal.filter(({ placement }) => placement.orientation === first.placement.orientation)
  const nearest = same.reduce((best, move) => (far(move) < far(best) ? move : best), first)
  return handOf(view, nearest)
}

function isDrawing(move: { readonly kind: string }): move is PlaceIsland | PlaceObstacle {
  return move.kind === 'placeIsland' || move.kind === 'placeObstacle'
}

function goalOf(_view: RollingState, move: PlaceIsland | PlaceObstacle): number {
  if (move.kind === 'placeIsland') return islandCard(move.island).coordinate
  const { column, row } = adventureCard(move.card)
  return row * columnCount + column
}

/** The hand that holds the shape of a move as the move lays it. */
export function handOf(view: RollingState, move: PlaceIsland | PlaceObstacle): DrawingHand | undefined {
  const lying = layDown(shapeOf(move), move.placement)
  if (!lying) return undefined
  return {
    kind: 'drawing',
    seat: move.seat,
    owner: move.kind === 'placeIsland' ? move.seat : mapInHands(view, move.seat),
    move,
    lying,
    refusal: rollingSeas.check(view, move),
    ...placesOf(view, move),
  }
}

type Places = Pick<DrawingHand, 'glow' | 'holds'>

const found = new WeakMap<RollingState, Map<string, Places>>()

/** Where the shape may lie as it is turned; found once a turn. */
function placesOf(view: RollingState, move: PlaceIsland | PlaceObstacle): Places {
  const known = found.get(view) ?? new Map<string, Places>()
  found.set(view, known)
  const key = `${move.seat} ${move.kind === 'placeIsland' ? `${move.island} ${move.coordinate}` : move.card} ${move.placement.orientation}`
  const before = known.get(key)
  if (before) return before
  const shape = turnedShape(shapeOf(move), move.placement.orientation)
  const glow = new Set<number>()
  const holds: GridPoint[] = []
  for (let row = 0; row + shape.height <= rowCount; row++)
    for (let col = 0; col + shape.width <= columnCount; col++) {
      const placement = { ...move.placement, origin: { col, row } }
      if (rollingSeas.check(view, { ...move, placement }) !== undefined) continue
      for (const space of layDown(shapeOf(move), placement)?.spaces ?? []) glow.add(space)
      holds.push({ col: col + shape.width / 2, row: row + shape.height / 2 })
    }
  known.set(key, { glow, holds })
  return { glow, holds }
}

/** The shape with its middle at a point of the grid, all of it on the map. */
export function carryTo(view: RollingState, hand: DrawingHand, col: number, row: number): DrawingHand {
  const { placement } = hand.move
  const origin = originAt(hand.move, placement.orientation, col, row)
  if (origin.col === placement.origin.col && origin.row === placement.origin.row) return hand
  return withPlacement(view, hand, { ...placement, origin })
}

function originAt(move: PlaceIsland | PlaceObstacle, orientation: number, col: number, row: number) {
  const { width, height } = turnedShape(shapeOf(move), orientation)
  const clamp = (value: number, most: number) => Math.min(Math.max(0, Math.round(value)), most)
  return {
    col: clamp(col - width / 2, columnCount - width),
    row: clamp(row - height / 2, rowCount - height),
  }
}

/** The shape pushed on by this many columns and rows, all of it on the map. */
export function pushShape(view: RollingState, hand: DrawingHand, cols: number, rows: number): DrawingHand {
  const { orientation, origin } = hand.move.placement
  const { width, height } = turnedShape(shapeOf(hand.move), orientation)
  return carryTo(view, hand, origin.col + cols + width / 2, origin.row + rows + height / 2)
}

/** A quarter turn clockwise about its middle, or backwards. */
export function turnShape(view: RollingState, hand: DrawingHand, quarters: number): DrawingHand {
  const { orientation } = hand.move.placement
  return reorient(
    view,
    hand,
    orientation - (orientation % 4) + (((((orientation % 4) + quarters) % 4) + 4) % 4),
  )
}

/** The other side of it, left and right exchanged as it is seen. */
export function flipShape(view: RollingState, hand: DrawingHand): DrawingHand {
  const { orientation } = hand.move.placement
  const turns = orientation % 4
  // Flipped comes first and turned after it (4.4): a flip of what is seen turns the other way.
  return reorient(view, hand, (orientation < 4 ? 4 : 0) + ((4 - turns) % 4))
}

function reorient(view: RollingState, hand: DrawingHand, orientation: number): DrawingHand {
  const { placement } = hand.move
  const { width, height } = turnedShape(shapeOf(hand.move), placement.orientation)
  const { col, row } = placement.origin
  const origin = originAt(hand.move, orientation, col + width / 2, row + height / 2)
  return withPlacement(view, hand, { orientation, origin })
}

function withPlacement(view: RollingState, hand: DrawingHand, placement: Placement): DrawingHand {
  const move = { ...hand.move, placement }
  return handOf(view, move.kind === 'placeIsland' ? forCoordinate(view, move) : move) ?? hand
}

/** RS-23: an island of a pair is for whichever of its coordinates it covers. */
function forCoordinate(view: RollingState, move: PlaceIsland): PlaceIsland {
  const spaces = layDown(shapeOf(move), move.placement)?.spaces ?? []
  const covered = islandChoices(view, move.seat).find(
    ({ island, coordinate }) => island === move.island && spaces.includes(coordinate),
  )
  return covered ? { ...move, coordinate: spaceName(covered.coordinate) } : move
}

/** The other island of a pair, where there is one still to be drawn. */
export function otherIsland(view: RollingState, hand: DrawingHand): DrawingHand | undefined {
  const { move } = hand
  if (move.kind !== 'placeIsland') return undefined
  const other = islandChoices(view, move.seat).find(({ island }) => island !== move.island)
  if (!other) return undefined
  return handOf(view, {
    ...move,
    island: other.island,
    coordinate: spaceName(other.coordinate),
    placement: {
      orientation: 0,
      origin: originAt(
        { ...move, island: other.island },
        0,
        columnOf(other.coordinate) + 0.5,
        rowOf(other.coordinate) + 0.5,
      ),
    },
  })
}

/** The card that is drawn from, as an id of the table. */
export function cardOf(view: RollingState, { move, seat }: DrawingHand): string {
  return move.kind === 'placeIsland'
    ? `island:${move.island}`
    : `adventure:${cardFor(view, seat) ?? move.card}`
}
