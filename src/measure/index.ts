/**
 * Exact geometry on a snapshot of dice that lie still, and the plain types that physics and rules share.
 */
export * from './dieGeometry'
export * from './hash'
export * from './types'
