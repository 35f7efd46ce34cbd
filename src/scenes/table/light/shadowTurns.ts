/** A light as far as its shadow goes. */
interface ShadowLight {
  readonly shadow: { autoUpdate: boolean }
}

/**
 * While things move, two lights draw their shadows in turns: nobody sees that the shadow of what moves is a frame old,
 * and each frame is spared one of both. In the first frame without motion the other one catches up.
 */
export interface ShadowTurns {
  /** Before a frame is drawn. Says whether any shadow is to be drawn; the lights know which. */
  begin(isStale: boolean, even: ShadowLight | undefined, odd: ShadowLight | undefined): boolean
  /** After it: code that draws without asking draws all shadows. */
  end(even: ShadowLight | undefined, odd: ShadowLight | undefined): void
  /** A shadow has to catch up in the next frame. */
  readonly isOwed: boolean
}

export function createShadowTurns(): ShadowTurns {
  let wasStale = false
  let isOwed = false
  let turn = 0
  return {
    get isOwed() {
      return isOwed
    },
    begin(isStale, even, odd) {
      const isMoving = isStale && wasStale
      const inTurns = isMoving || (isOwed && !isStale)
      const isDue = isStale || isOwed
      wasStale = isStale
      isOwed = isMoving
      turn = 1 - turn
      if (even) even.shadow.autoUpdate = !inTurns || turn === 0
      if (odd) odd.shadow.autoUpdate = !inTurns || turn === 1
      return isDue
    },
    end(even, odd) {
      if (even) even.shadow.autoUpdate = true
      if (odd) odd.shadow.autoUpdate = true
    },
  }
}
