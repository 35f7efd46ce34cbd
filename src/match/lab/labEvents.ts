import type { Bang } from '../../measure'
import type { DieContact } from '../../physics'

/** What happens in an instant on the lab's table, for ears and for what shakes; nothing of it is kept. */
function createBell<Word>() {
  const listeners = new Set<(word: Word) => void>()
  return {
    ring(word: Word): void {
      for (const listener of listeners) listener(word)
    },
    listen(listener: (word: Word) => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** A step of the running throw, as it is made. One object for all steps: read it at once. */
export interface MadeStep {
  step: number
  contacts: readonly DieContact[]
  /** Seven numbers a die, in cm. */
  poses: Float32Array
}

const steps = createBell<MadeStep>()
export const tellStep = steps.ring
export const onLabStep = steps.listen

/** The fist came down, with its level. */
const bangs = createBell<Bang['level']>()
export const tellBang = bangs.ring
export const onBang = bangs.listen

/** The hand is jerked by a key. */
const shakes = createBell<undefined>()
export const tellShake = () => shakes.ring(undefined)
export const onShake = shakes.listen
