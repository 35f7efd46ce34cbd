/**
 * The messages between a host and its screens.
 *
 *   screen → host   hello, seen, ask
 *   host → screen   whole, next (numbered), answer, fault
 */
import type { FromScreen, Request } from './fromScreen'
import type { Patch } from './patch'
import type { Told } from './told'

export type { FromScreen, Request }

/** Raised when a message changes its meaning: the two sides of a connection must speak the same. */
export const wireVersion = 1

/** What a request came to. */
export type Answer =
  | { readonly ok: true; readonly value?: unknown }
  | {
      readonly ok: false
      readonly why: string
      /** The rule against it. */
      readonly rule?: string
      /** It was asked of a position that has gone: played already, or something else came before it. */
      readonly late?: true
    }

export type FromHost =
  | {
      readonly kind: 'whole'
      readonly stream: string
      readonly n: number
      readonly told: Told
      /** This many lines count as told; all beyond come as news. */
      readonly known: number
    }
  | { readonly kind: 'next'; readonly n: number; readonly patch: Patch }
  | ({ readonly kind: 'answer'; readonly id: number } & Answer)
  /** The message before this one could not be read, and why. */
  | { readonly kind: 'fault'; readonly why: string }
