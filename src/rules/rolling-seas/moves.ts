/** What players do (5.2). Every move carries its seat; a throw is answered by `thrown`. */
import type { Seat, Thrown } from '../game'
import type { CardId, Dir, IslandId, Space } from './vocabulary'

interface Of<K extends string> {
  readonly kind: K
  readonly seat: Seat
}

/** How a shape lies on the map (4.4). */
export interface Placement {
  /** 0 to 7: from 4 on flipped first, then that many quarter turns clockwise (modulo 4). */
  readonly orientation: number
  /** The top left space of the turned box, from 0. */
  readonly origin: { readonly col: number; readonly row: number }
}

export interface PlaceIsland extends Of<'placeIsland'> {
  readonly island: IslandId
  readonly coordinate: Space
  readonly placement: Placement
}

export interface PlaceObstacle extends Of<'placeObstacle'> {
  readonly card: CardId
  /** Whose map is drawn on. */
  readonly mapOwner: Seat
  readonly placement: Placement
}

export interface ChooseHomePort extends Of<'chooseHomePort'> {
  readonly port: Space
  readonly start: Space
}

export interface Sail extends Of<'sail'> {
  /** Which direction die is the wind: 0 light, 1 medium, 2 dark. */
  readonly die: number
  /** Bonus Movements before the first paid step. */
  readonly before: readonly Dir[]
  readonly moves: readonly Dir[]
  /** Bonus Movements after the last paid step. */
  readonly after: readonly Dir[]
}

export interface Explore extends Of<'explore'> {
  readonly land: Space
}

export interface VisitPort extends Of<'visitPort'> {
  readonly port: Space
  readonly tell: boolean
  readonly resupply: boolean
  readonly upgrade: boolean
}

export interface SailToFinalPort extends Of<'sailToFinalPort'> {
  readonly port: Space
  readonly route: readonly Space[]
}

export interface WriteLog extends Of<'writeLog'> {
  readonly round: number
  readonly text: string
}

export interface NameShip extends Of<'nameShip'> {
  readonly captain: string
  readonly ship: string
}

export type RollingMove =
  | Thrown
  | PlaceIsland
  | PlaceObstacle
  | ChooseHomePort
  | Sail
  | Explore
  | VisitPort
  | SailToFinalPort
  | WriteLog
  | NameShip

export type MoveKind = RollingMove['kind']
export type MoveOf<K extends MoveKind> = Extract<RollingMove, { kind: K }>
