import { directionOf } from './data/dice'
import type { RollingState } from './state'
import type { Dir } from './vocabulary'

/** The directions of the three dice of this round (RS-28, RS-48). */
export function windsOf({
  dice,
  options,
}: Pick<RollingState, 'dice' | 'options'>): readonly Dir[] | undefined {
  return dice?.direction.map(value => directionOf(options.directionTable, value))
}
