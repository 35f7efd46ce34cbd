import { dieEdgeMm } from './dieGeometry'

/** The table options that decide how is measured (rattle-battle 3.0). */
export interface Ruler {
  readonly dieEdgeMm: number
  /** RB-65: up to this gap Ships touch. */
  readonly touchToleranceMm: number
  /** RB-67: what differs by no more than this is equally far. */
  readonly rulerResolutionMm: number
  /** RB-66a: granted on top of every range. */
  readonly rangeLeniencyMm: number
  /** RB-70: a die tilted more is cocked. */
  readonly flatToleranceDeg: number
  /** RB-79a: what must stay clear of tiles on the way. */
  readonly tileBlock: 'hull' | 'centre'
  /** RB-80a: which line a shot takes. */
  readonly lineOfFire: 'nearest' | 'centres'
}

export const defaultRuler: Ruler = {
  dieEdgeMm,
  touchToleranceMm: 0.3,
  rulerResolutionMm: 0.5,
  rangeLeniencyMm: 0,
  flatToleranceDeg: 3,
  tileBlock: 'hull',
  lineOfFire: 'nearest',
}

/** RB-66: the short side of a card. */
export const shortRangeMm = 63
/** RB-66: the long side of a card, and the ruler's full length. */
export const longRangeMm = 88
/** Half of the inner side of the Sea Box. */
export const seaHalfMm = 145
/** `EPS`: slack for range limits and for contact at the end of a move. */
export const slackMm = 0.01
/** RB-69: slack for a die that a drop has pressed against a wall. */
export const droppedSlackMm = 0.5
/** RB-78: an automatic move stops where more overlap than this would begin. */
export const stopOverlapMm = 0.001
