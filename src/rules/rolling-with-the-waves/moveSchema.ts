/** The shape of a move as it comes from outside (5.3), each kind with its fields. */
import * as v from 'valibot'
import { dieKinds, supports } from '../../measure'
import { fistLevels } from '../game'
import { dieId, field, list, plan, seat } from './schema'
import { cannonIds, chestNumbers, draftWays } from './vocabulary'

const millimetres = v.pipe(v.number(), v.finite())

const reading = v.strictObject({
  id: dieId,
  kind: field(v.picklist(dieKinds), 'd6 for all dice of this game'),
  position: field(v.tuple([millimetres, millimetres, millimetres]), 'x, y up, z towards the south, mm'),
  rotation: field(v.tuple([millimetres, millimetres, millimetres, millimetres]), 'Quaternion x, y, z, w'),
  face: field(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)), 'Index of the upper face'),
  inBox: field(v.boolean(), 'Wholly inside the tray'),
  flat: field(v.boolean(), 'Lies flat'),
  tiltDeg: field(millimetres, 'Tilt of the upper face, degrees'),
  restsOn: field(v.picklist(supports), 'The worst thing it rests on'),
})

const chest = (meaning: string) => field(v.picklist(chestNumbers), meaning)

const volley = v.strictObject({
  cannons: field(v.pipe(list(v.picklist(cannonIds), 2), v.minLength(1)), 'The cannons, the small one first'),
  target: v.optional(field(seat, 'The opponent; absent: into the sea')),
  chest: v.optional(chest('The chest of that player')),
  into: v.optional(chest('The own chest for what is stolen; absent where nothing is, or none has room')),
})

function move<K extends string, E extends v.ObjectEntries>(kind: K, meaning: string, entries: E) {
  return field(
    v.strictObject({ kind: field(v.literal(kind), 'The kind of move'), seat, ...entries }),
    meaning,
  )
}

export const moveSchema = v.variant('kind', [
  move('thrown', 'What came to rest after the throw that was asked for', {
    dice: field(list(reading), 'Thrown dice first, then those that lay there'),
    fist: v.optional(field(v.picklist(fistLevels), 'After a blow of the fist; none is struck in this game')),
    unsettled: v.optional(field(v.literal(true), 'Nothing came to rest')),
  }),
  move('draft', 'Take a die out of the tray', {
    dieId,
    via: field(v.picklist(draftWays), 'For nothing, for Infamy, or as a drunken sailor'),
  }),
  move('allocate', 'The secret plan for the three dice', { plan }),
  move('yarrr', 'The plan stands', {}),
  move('raise', 'Whether the die being written becomes a 7', {
    use: field(v.boolean(), 'true: spend both spirits and write a 7'),
  }),
  move('bury', 'Which chest is buried', { chest: chest('The own chest') }),
  move('fire', 'Targets of all full cannons', {
    volleys: field(v.pipe(list(volley, 2), v.minLength(1)), 'In the order in which they are resolved'),
  }),
])
