import type { DieKind, TrueDieKind } from './types'

export const symbols = ['CANNON', 'SAIL', 'GRAPE', 'SKULL'] as const
export type DieSymbol = (typeof symbols)[number]
/** What is engraved on a face: a number or a symbol (rattle-battle 4.1). */
export type FaceMark = number | DieSymbol

const oneTo = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index + 1)

/**
 * The marks by face index. Face i lies opposite face 7 - i (13 - i on the d12); the pairs of rattle-battle 4.1 lie
 * on faces 1 and 6, 2 and 5, 3 and 4 in the order written there.
 */
export const dieFaces: Readonly<Record<DieKind, readonly FaceMark[]>> = {
  d6: oneTo(6),
  d12: oneTo(12),
  exploration: oneTo(6),
  ship: [1, 2, 3, 4, 5, 'CANNON'],
  captain: [2, 3, 4, 5, 6, 'CANNON'],
  'np-yellow': ['SAIL', 1, 1, 2, 3, 'GRAPE'],
  'np-green': ['SAIL', 1, 2, 3, 4, 'GRAPE'],
  'np-red': ['SAIL', 2, 3, 4, 5, 'GRAPE'],
  'np-orange': ['SKULL', 3, 4, 5, 6, 'SKULL'],
  'np-blue': [1, 2, 2, 3, 3, 4],
  'np-violet': ['SKULL', 'SKULL', 'SKULL', 4, 3, 2],
  'wave-token': [1, 2],
}

export function isTrueDie(kind: DieKind): kind is TrueDieKind {
  return kind !== 'wave-token'
}

export function faceCount(kind: DieKind): number {
  return dieFaces[kind].length
}
