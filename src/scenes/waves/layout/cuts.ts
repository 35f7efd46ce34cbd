import type { Cut } from '../../things/layout'

const paper = '#efe7d6'
const board = '#b9a681'
const stone = '#8d8a80'

/** How the cardboard and the stone of this game are cut. */
export const cuts = {
  card: { shape: 'plate', corner: 0.3, edge: paper },
  tablet: { shape: 'plate', corner: 0.28, edge: stone },
  mat: { shape: 'plate', corner: 0.5, edge: '#173944' },
  chip: { shape: 'plate', corner: 0.25, edge: board },
  slip: { shape: 'plate', corner: 0.12, edge: paper },
  disc: { shape: 'plate', corner: 'round', edge: board },
} as const satisfies Readonly<Record<string, Cut>>
