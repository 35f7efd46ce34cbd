/**
 * A chain of links: each is the SHA-256 of the next, so the first value binds all that follow and tells none of them.
 * Publishing the first value seals the chain; links are then revealed one by one.
 */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/** 256 bits in hex. */
export type Link = string

export const linkPattern = /^[0-9a-f]{64}$/

/** More entries that draw or throw than any match has; making a chain of this length takes some 10 ms. */
export const chainLength = 4096

export function sha256Hex(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)))
}

export interface Chain {
  /** Published before anything is thrown. */
  readonly anchor: Link
  /** The links not revealed yet. */
  readonly left: number
  /** Reveals the next link; throws when none is left. */
  next(): Link
}

/** `secret`: 32 bytes that nobody can guess. The chain goes on after the links that were revealed already. */
export function createChain(secret: Uint8Array, { length = chainLength, revealed = 0 } = {}): Chain {
  if (secret.length !== 32) throw new RangeError('A chain starts from 32 secret bytes.')
  if (revealed > length) throw new RangeError(`A chain of ${length} links cannot have revealed ${revealed}.`)
  const links: Uint8Array[] = [secret]
  for (let made = 0; made < length; made++) links.push(sha256(links[made]!))
  let at = length - revealed
  return {
    anchor: bytesToHex(links[length]!),
    get left() {
      return at
    },
    next() {
      if (at === 0) throw new RangeError('Every link of this chain has been revealed.')
      at -= 1
      return bytesToHex(links[at]!)
    },
  }
}

/** True if `link` is the one whose hash was revealed or published before it. */
export function isNextLink(link: string, before: Link): boolean {
  return linkPattern.test(link) && bytesToHex(sha256(hexToBytes(link))) === before
}
