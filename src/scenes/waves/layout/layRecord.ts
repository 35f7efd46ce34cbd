import { classes, classPlural } from '../../../rules/waves/public'
import { cuts } from './cuts'
import { commonSpots } from './places'
import type { Ring } from './ring'
import type { ShownTable } from './shown'
import { recordSize, tabletSize } from './sizes'
import type { WavesWriter } from './writer'

/** WV-142: under `SEE-UNI` what counts is the Council as it was when the round began. A strip below the tablet keeps it. */
export function layRecord(writer: WavesWriter, table: ShownTable, ring: Ring): void {
  if (table.active !== 'SEE-UNI') return
  const elders = table.atWaves ?? table.slots.map(({ elder }) => elder)
  const counts = classes.map(cls => elders.filter(elder => elder === cls).length)
  const single = classes.filter(cls => counts[cls - 1] === 1).map(cls => classPlural(cls))
  writer.put(commonSpots(ring).activeTablet, 'record', 'record', 0, tabletSize.depth / 2 + 1.8, recordSize, {
    label: `When the round began, single Elders: ${single.join(', ') || 'none'}`,
    front: `record:${counts.join('')}`,
    cut: cuts.chip,
  })
}
