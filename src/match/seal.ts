/**
 * Seals chain a match together: the head's covers the set-up, each entry's covers the entry and the seal before it. A
 * changed, missing or swapped entry is thereby found at its place, even where the changed move would have been legal.
 * They show damage and careless editing; whoever can compute them can also write them.
 */
import { hashText } from '../measure'
import type { Entry, MatchHead } from './match'
import { canonical } from './plain'

type Unsealed<E> = E extends Entry ? Omit<E, 'seal'> : never
export type UnsealedEntry = Unsealed<Entry>

export function sealOfHead({ stamp, game, setUp, freeUndo }: MatchHead): string {
  return hashText(canonical({ stamp, game, setUp, freeUndo }))
}

export function sealOfEntry(before: string, entry: UnsealedEntry): string {
  return hashText(`${before}${canonical({ ...entry, seal: undefined })}`)
}
