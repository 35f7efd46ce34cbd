/**
 * Exact geometry on a snapshot of dice that lie still, and the plain types that physics and rules share.
 */
export * from './angle'
export * from './dieFaces'
export * from './dieGeometry'
export * from './hash'
export * from './pose'
export * from './rounding'
export * from './types'
