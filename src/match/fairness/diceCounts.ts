import type { DieKind } from '../../measure'

/** What dice of one kind showed, thrown by one player. */
export interface KindCounts {
  /** The kind, or `d6` for all six-sided ones: they share one body. */
  readonly kind: DieKind
  readonly thrower: string
  /** How often each face lay up. */
  readonly faces: readonly number[]
}

/** What the dice of one or more matches did. */
export interface DiceCounts {
  readonly matches: number
  /** Throws out of the hand; blows of the fist go on with one. */
  readonly throws: number
  readonly blows: number
  /** As they first fell: dice that lay flat in the box or not, and those that left it. */
  readonly fell: number
  readonly cocked: number
  readonly outside: number
  readonly kinds: readonly KindCounts[]
}

/** Several matches as one; players of one name are one player. */
export function addCounts(all: readonly DiceCounts[]): DiceCounts {
  const sum = (key: 'matches' | 'throws' | 'blows' | 'fell' | 'cocked' | 'outside') =>
    all.reduce((total, counts) => total + counts[key], 0)
  return {
    matches: sum('matches'),
    throws: sum('throws'),
    blows: sum('blows'),
    fell: sum('fell'),
    cocked: sum('cocked'),
    outside: sum('outside'),
    kinds: byThrower(all.flatMap(({ kinds }) => kinds)),
  }
}

/** Lists with the same kind and thrower become one. */
export function byThrower(kinds: readonly KindCounts[]): readonly KindCounts[] {
  const sums = new Map<string, KindCounts>()
  for (const one of kinds) {
    const key = `${one.kind} ${one.thrower}`
    const before = sums.get(key)
    const faces = before ? before.faces.map((count, face) => count + one.faces[face]!) : one.faces
    sums.set(key, { ...one, faces })
  }
  return [...sums.values()]
}
