import { knightsRead } from '../../../rules/waves/public'
import type { ShownTable } from './shown'

/**
 * Does the extra Elder of three players matter now (WV-34, section 7)? To the majorities it does; once a tablet is
 * active, only where that reads the Elders of neighbours or counts classes. It has no turn, and code that looks for the
 * next player skips it (WV-9, WV-36).
 */
export function isExtraCounted({
  round,
  active,
  hands,
  options,
}: Pick<ShownTable, 'round' | 'active' | 'hands' | 'options'>): boolean {
  if (round === 0) return false
  switch (active) {
    case undefined:
    case 'KNI-ELD':
    case 'SEE-UNI':
      return true
    case 'KNI-AGT':
      return knightsRead({ hands, options }) === 'elder'
    default:
      return false
  }
}
