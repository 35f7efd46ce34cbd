import { createLayoutWriter, type LayoutWriter, type Placement } from '../../things/layout'
import { tableTop } from './sizes'

export type WavesWriter = LayoutWriter<Placement>

export const createWavesWriter = (): WavesWriter => createLayoutWriter(tableTop)
