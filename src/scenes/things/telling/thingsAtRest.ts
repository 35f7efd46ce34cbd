import type { ThingMotion } from '../motion'
import { createRest } from './createRest'

const rest = createRest()

/** Fulfilled when all things lie where they belong. */
export const whenThingsLie = rest.when

/** Once a frame, after the things have moved. */
export const tellAtRest = (motion: ThingMotion): void => rest.tell(() => !motion.isMoving)
