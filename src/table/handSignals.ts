import { createEmitter } from './createEmitter'
import { deskOf } from './desk/desk'
import { part, type Table } from './part'

/** The hand is jerked by a key. */
export const shakesOf = part(() => createEmitter<undefined>())
export const shakeHand = (table: Table): void => shakesOf(table).emit(undefined)

/** A button or key lets the dice go, or brings the fist down: the scene shakes the hand first. */
export const releasesOf = part(() => createEmitter<undefined>())

/** Opens the hand as a button does. */
export function openHand(table: Table): void {
  const desk = deskOf(table)
  if (desk.throwing.isWatched) releasesOf(table).emit(undefined)
  else void desk.letGo()
}
