import type { Bang } from '../measure'
import { createEmitter } from '../table/createEmitter'
import { part, type Table } from '../table/part'
import type { ThrowStep } from '../table/watchThrow'

/** What happens in an instant on the lab's table, for ears and for what shakes. */
const stepsOf = part(() => createEmitter<ThrowStep>())
export const tellStep = (table: Table, step: ThrowStep): void => stepsOf(table).emit(step)
export const onLabStep = (table: Table, listener: (step: ThrowStep) => void) =>
  stepsOf(table).listen(listener)

/** The fist came down, with its level. */
const bangsOf = part(() => createEmitter<Bang['level']>())
export const tellBang = (table: Table, level: Bang['level']): void => bangsOf(table).emit(level)
export const onBang = (table: Table, listener: (level: Bang['level']) => void) =>
  bangsOf(table).listen(listener)

/** What the physics has at the step that is shown. */
export interface LensFacts {
  readonly step: number
  readonly lastStep: number
  readonly contacts: number
  /** Of the dice as they lie; only at the last step. */
  readonly hash: string | undefined
}
const lensFactsOf = part(() => createEmitter<LensFacts>())
export const tellLens = (table: Table, facts: LensFacts): void => lensFactsOf(table).emit(facts)
export const onLens = (table: Table, listener: (facts: LensFacts) => void) =>
  lensFactsOf(table).listen(listener)

/** The hand is jerked by a key. */
const shakesOf = part(() => createEmitter<undefined>())
export const tellShake = (table: Table): void => shakesOf(table).emit(undefined)
export const onShake = (table: Table, listener: () => void) => shakesOf(table).listen(listener)
