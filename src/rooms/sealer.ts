/**
 * A screen's end of the sealed dice: holds the chain of its chair and reveals a link only once for whatever was fixed.
 * A host that asks again for the same link with something else fixed gets none: it could have computed the outcome.
 */
import { type Chain, createChain, isNextLink, linkPattern } from '../match/sealed/chain'
import type { Given } from './commit'
import { freshKey } from './keys'
import type { Revealed, SealAsked } from './messages'

/** Where a chain outlives the page: one value. */
export interface SealShelf {
  read(): string | null
  write(text: string): void
}

export interface Sealer {
  /** Published before anything is thrown. */
  readonly anchor: string
  /** All links that were given from here, in every chain of this chair. */
  readonly given: readonly Given[]
  /** Another chain from now on. */
  renew(): string
  reveal(asked: SealAsked): Revealed
}

interface Kept {
  readonly secret: string
  /** This many links were revealed, and the last of them for this. */
  readonly revealed: number
  readonly last?: SealAsked & { readonly link: string }
  readonly given: readonly Given[]
}

export function createSealer(shelf: SealShelf): Sealer {
  let kept = read(shelf)
  let chain: Chain | undefined
  const secretBytes = () => Uint8Array.from(kept.secret.match(/../g)!, byte => Number.parseInt(byte, 16))
  const current = () => {
    chain ??= createChain(secretBytes(), { revealed: kept.revealed })
    return chain
  }
  const keep = (next: Kept) => {
    kept = next
    shelf.write(JSON.stringify(kept))
  }
  const renew = () => {
    chain = undefined
    keep({ secret: freshKey(), revealed: 0, given: kept.given })
    return current().anchor
  }
  return {
    get anchor() {
      return current().anchor
    },
    get given() {
      return kept.given
    },
    renew,
    reveal({ before, commit }) {
      const { last, revealed } = kept
      if (last?.before === before) return last.commit === commit ? { link: last.link } : { anchor: renew() }
      if (current().left === 0) return { anchor: renew() }
      const link = current().next()
      if (!isNextLink(link, before)) return { anchor: renew() }
      // Kept before it is told: a page that is loaded again must not give it away a second time.
      keep({
        secret: kept.secret,
        revealed: revealed + 1,
        last: { before, commit, link },
        given: [...kept.given, { link, commit }],
      })
      return { link }
    },
  }
}

function read(shelf: SealShelf): Kept {
  try {
    const kept = JSON.parse(shelf.read() ?? '') as Kept
    if (linkPattern.test(kept.secret) && Number.isSafeInteger(kept.revealed) && Array.isArray(kept.given))
      return kept
  } catch {
    // Nothing of use is kept: another chain is made.
  }
  return { secret: freshKey(), revealed: 0, given: [] }
}
