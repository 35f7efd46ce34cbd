import type { Bang } from '../../measure'
import { createBell } from '../table/createBell'
import type { ThrowStep } from '../table/watchThrow'

/** What happens in an instant on the lab's table, for ears and for what shakes. */
const steps = createBell<ThrowStep>()
export const tellStep = steps.ring
export const onLabStep = steps.listen

/** The fist came down, with its level. */
const bangs = createBell<Bang['level']>()
export const tellBang = bangs.ring
export const onBang = bangs.listen

/** The hand is jerked by a key. */
const shakes = createBell<undefined>()
export const tellShake = () => shakes.ring(undefined)
export const onShake = shakes.listen
