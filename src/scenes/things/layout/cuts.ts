import type { Cut } from './placement'

/** What the edges of things show: paper, grey board, wood. */
export const edges = { card: '#efe7d6', board: '#b9a681', wood: '#4a3019' } as const

export const plate = (corner: number, edge: string): Cut => ({ shape: 'plate', corner, edge })
export const disc = (edge: string): Cut => ({ shape: 'plate', corner: 'round', edge })

/** A playing card: corners of 3 mm. */
export const cardCut = plate(0.3, edges.card)
