import type { Grounds } from '../../things/pointing'
import { tableTop } from './sizes'
import { tableFrame } from './writer'

/** Everybody sees this table from the same side. */
export const grounds: Grounds = {
  kinds: new Set(['tile', 'ship']),
  areas: [{ name: 'table', frame: tableFrame, halfX: 300, halfZ: 300, y: tableTop }],
}
