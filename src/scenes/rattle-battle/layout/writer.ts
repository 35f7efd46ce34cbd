import { dieIdOf, dieInfo } from '../../../rules/rattle-battle/public'
import { createLayoutWriter, type LayoutWriter as KitWriter } from '../../things/layout'
import { cutOf } from './cuts'
import type { Placement, SlotPlace } from './placement'
import { tableTop } from './sizes'

export { type Frame, pointOf, tableFrame } from '../../things/layout'

export interface LayoutWriter extends KitWriter<Placement> {
  readonly slots: SlotPlace[]
}

export function createWriter(): LayoutWriter {
  const writer = createLayoutWriter<Placement>(tableTop, thing => {
    const cut = cutOf(thing)
    return {
      ...(cut && { cut }),
      ...(thing.kind === 'die' && thing.item !== undefined && { die: dieInfo(dieIdOf(thing.item)).kind }),
      ...(thing.kind === 'bag' && { isRound: true }),
    }
  })
  return { ...writer, slots: [] }
}
