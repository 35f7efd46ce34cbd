import { createLayoutWriter, type LayoutWriter } from '../../things/layout'
import { tableTop } from './sizes'

export { tableFrame } from '../../things/layout'

export type FortuneWriter = LayoutWriter

export const createWriter = (): FortuneWriter => createLayoutWriter(tableTop)
