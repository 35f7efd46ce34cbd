import { desk } from '../desk/desk'
import { createBell } from './createBell'

/** The hand is jerked by a key. */
export const shakes = createBell<undefined>()
export const shakeHand = (): void => shakes.ring(undefined)

/** A button or key lets the dice go, or brings the fist down: whoever shows the hand shakes it first. */
export const releases = createBell<undefined>()

/** Opens the hand as a button does. */
export function openHand(): void {
  if (desk.throwing.isWatched) releases.ring(undefined)
  else void desk.letGo()
}
