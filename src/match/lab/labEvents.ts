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

/** The hits of a step, as it is made. */
const contacts = createBell<readonly DieContact[]>()
export const tellContacts = contacts.ring
export const onLabContacts = contacts.listen

/** The fist came down, with its level. */
const bangs = createBell<Bang['level']>()
export const tellBang = bangs.ring
export const onBang = bangs.listen

/** The hand is jerked by a key. */
const shakes = createBell<undefined>()
export const tellShake = () => shakes.ring(undefined)
export const onShake = shakes.listen
