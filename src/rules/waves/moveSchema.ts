/** The shape of a move as it comes from outside (5.3), each kind with its fields. */
import * as v from 'valibot'
import { supports, thrownKinds } from '../../measure'
import { fistLevels } from '../game'
import { cards, field, list, seat, signalEntries, slotNumber } from './schema'

const millimetres = v.pipe(v.number(), v.finite())

const reading = v.strictObject({
  id: field(v.pipe(v.string(), v.maxLength(40)), 'wave-token'),
  kind: field(v.picklist(thrownKinds), 'wave-token'),
  position: field(v.tuple([millimetres, millimetres, millimetres]), 'x, y up, z towards seat 0, mm'),
  rotation: field(v.tuple([millimetres, millimetres, millimetres, millimetres]), 'Quaternion x, y, z, w'),
  face: field(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)), 'The side that is up, 1 or 2'),
  inBox: field(v.boolean(), 'Wholly inside the dish'),
  flat: field(v.boolean(), 'Lies flat'),
  tiltDeg: field(millimetres, 'Tilt of the upper side, degrees'),
  restsOn: field(v.picklist(supports), 'The worst thing it rests on'),
})

function move<K extends string, E extends v.ObjectEntries>(kind: K, meaning: string, entries: E) {
  return field(
    v.strictObject({ kind: field(v.literal(kind), 'The kind of move'), seat, ...entries }),
    meaning,
  )
}

export const moveSchema = v.variant('kind', [
  move('thrown', 'How the Wave token came to rest', {
    dice: field(list(reading), 'The token'),
    fist: v.optional(field(v.picklist(fistLevels), 'After a blow of the fist; none is struck in this game')),
    unsettled: v.optional(field(v.literal(true), 'It did not come to rest')),
  }),
  move('placeWaveToken', 'Head to head: where the Wave token lies first', { slot: slotNumber }),
  move('playFollower', 'Place a card as a Follower', {
    slot: slotNumber,
    cards: cards('The one card'),
  }),
  move('playRebels', 'Place cards of one class as Rebels', {
    slot: slotNumber,
    cards: cards('One card or several'),
  }),
  move('discardDown', 'Discard what is above the hand limit', { cards: cards('What is discarded') }),
  move('teamSignal', 'Say something aloud to a team-mate', signalEntries),
])
