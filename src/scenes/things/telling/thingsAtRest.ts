import { part, type Table } from '../../../table/part'
import type { ThingMotion } from '../motion'
import { createRest } from './createRest'

const restOf = part(() => createRest())

/** Fulfilled when all things lie where they belong. */
export const whenThingsLie = (table: Table, signal: AbortSignal): Promise<void> => restOf(table).when(signal)

/** Once a frame, after the things have moved. */
export const tellAtRest = (table: Table, motion: ThingMotion): void =>
  restOf(table).tell(() => !motion.isMoving)
