import type { DieReading } from '../measure'
import { readDispute, writeDispute } from './dispute'
import { placedOf } from './labPlacing'

/** What lies there and what was measured, as the end of an address of the lab; `undefined` where the lab would refuse it. */
export function linkOfLying(
  lying: readonly DieReading[],
  measured: readonly [from: string, to: string],
): string | undefined {
  const end = writeDispute({
    record: undefined,
    placed: lying.map(placedOf),
    hash: undefined,
    measured,
    tiles: [],
  })
  return readDispute(end)?.ok ? end : undefined
}
