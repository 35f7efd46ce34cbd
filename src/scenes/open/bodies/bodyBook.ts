import type { RapierRigidBody } from '@react-three/rapier'
import { createContext, useContext } from 'react'
import { sizeOf, type What } from '../../../open-table'
import { type Body, bodyOf } from './bodyOf'

export interface BookedBody {
  readonly id: string
  readonly rigid: RapierRigidBody
  readonly body: Body
  /** The least height at which its middle can be over the table, in cm. */
  readonly low: number
}

/**
 * The bodies in the world, by their things. Calling a removed body breaks the engine, so this is the only place that
 * keeps them, and the component that unmounts one removes it.
 */
export interface BodyBook {
  readonly all: ReadonlyMap<string, BookedBody>
  enter(id: string, what: What, rigid: RapierRigidBody): void
  strike(id: string, rigid: RapierRigidBody): void
  /** The thing that a body of the engine is. */
  idOf(handle: number): string | undefined
}

export function createBodyBook(): BodyBook {
  const all = new Map<string, BookedBody>()
  const ids = new Map<number, string>()
  return {
    all,
    enter(id, what, rigid) {
      const { width, depth, height } = sizeOf(what)
      all.set(id, { id, rigid, body: bodyOf(what), low: Math.min(width, depth, height) / 20 })
      ids.set(rigid.handle, id)
    },
    strike(id, rigid) {
      if (all.get(id)?.rigid === rigid) all.delete(id)
      if (ids.get(rigid.handle) === id) ids.delete(rigid.handle)
    },
    idOf: handle => ids.get(handle),
  }
}

const BookContext = createContext<BodyBook | undefined>(undefined)
export const BodyBookProvider = BookContext.Provider

export function useBodyBook(): BodyBook {
  const book = useContext(BookContext)
  if (!book) throw new Error('useBodyBook is for bodies of the open table')
  return book
}
