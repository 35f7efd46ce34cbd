import { createLayoutWriter, type LayoutWriter, type Placement } from '../../things'
import { tableTop } from './sizes'

export type WavesWriter = LayoutWriter<Placement>

export const createWavesWriter = (): WavesWriter => createLayoutWriter(tableTop)
