/**
 * Seals chain a match together: the head's covers the set-up, each entry's covers the entry and the seal before it. A
 * changed, missing or swapped entry is located, even where the changed move would have been legal.
 * They show damage and careless editing; anyone who can compute them can also write them. At a sealed
 * table they are SHA-256, so that a player who kept one seal can show that nothing before it was changed.
 */
import { hashText } from '../measure'
import type { Entry, MatchHead } from './match'
import { canonical } from './plain'
import { sha256Hex } from './sealed/chain'

type Unsealed<E> = E extends Entry ? Omit<E, 'seal'> : never
export type UnsealedEntry = Unsealed<Entry>

/** A SHA-256 in hex; a seal of 64 bits has 16 letters. */
const sealedLetters = 64

export function sealOfHead({ stamp, game, setUp, freeUndo, sealed }: MatchHead): string {
  const head = canonical({ stamp, game, setUp, freeUndo, sealed })
  return sealed ? sha256Hex(head) : hashText(head)
}

export function sealOfEntry(before: string, entry: UnsealedEntry): string {
  const text = `${before}${canonical({ ...entry, seal: undefined })}`
  return before.length === sealedLetters ? sha256Hex(text) : hashText(text)
}
