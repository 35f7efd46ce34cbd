import type { Viewer } from '../../../rules/game'
import type { Layout } from '../../things/layout'
import { layCouncil } from './layCouncil'
import { layMiddle } from './layMiddle'
import { layRecord } from './layRecord'
import { laySeats, type Raised } from './laySeats'
import { ringOf } from './ring'
import type { ShownTable } from './shown'
import { createWavesWriter } from './writer'

/** Where everything of a game lies for this viewer. It reads nothing that the view does not say. */
export function layoutOf(table: ShownTable, eyes: Viewer, raised: Raised = {}): Layout {
  const writer = createWavesWriter()
  const ring = ringOf(table, eyes)
  layMiddle(writer, table, ring)
  layCouncil(writer, table, ring, raised.peeked)
  layRecord(writer, table, ring)
  laySeats(writer, table, eyes, ring, raised)
  return { things: writer.things }
}
