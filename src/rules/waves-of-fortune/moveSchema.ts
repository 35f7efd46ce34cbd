/** The shape of a move as it comes from outside (5.2), each kind with its fields. */
import * as v from 'valibot'
import { dieKinds, supports } from '../../measure'
import { fistLevels } from '../game'
import { foeChoices } from './moves'
import { cell, field, list, seat, upgrades, upTo } from './schema'
import { colours } from './vocabulary'

const finite = v.pipe(v.number(), v.finite())

const reading = v.strictObject({
  id: field(v.pipe(v.string(), v.maxLength(20)), 'The die: crew-1 to crew-4, pirate-1 to pirate-3'),
  kind: field(v.picklist(dieKinds), 'd6 for all dice of this game'),
  position: field(v.tuple([finite, finite, finite]), 'x, y up, z towards the south, mm'),
  rotation: field(v.tuple([finite, finite, finite, finite]), 'Quaternion x, y, z, w'),
  face: field(upTo(12, 1), 'Index of the upper face'),
  inBox: field(v.boolean(), 'Wholly inside the tray'),
  flat: field(v.boolean(), 'Lies flat'),
  tiltDeg: field(finite, 'Tilt of the upper face, degrees'),
  restsOn: field(v.picklist(supports), 'The worst thing it rests on'),
})

function move<K extends string, E extends v.ObjectEntries>(kind: K, meaning: string, entries: E) {
  return field(
    v.strictObject({ kind: field(v.literal(kind), 'The kind of move'), seat, ...entries }),
    meaning,
  )
}

const crew = field(upTo(16), 'Crew aboard from then on')
const food = field(upTo(16), 'Food aboard from then on')
const count = field(upTo(3), 'How many crew')
const to = field(cell, 'The space')

export const moveSchema = v.variant('kind', [
  move('thrown', 'What came to rest after the throw that was asked for', {
    dice: field(list(reading, 8), 'Thrown dice first, then those that lay there'),
    fist: v.optional(field(v.picklist(fistLevels), 'After a blow of the fist; none is struck in this game')),
    unsettled: v.optional(field(v.literal(true), 'Nothing came to rest')),
  }),
  move('chooseColour', 'Claim the colour of the ship', {
    colour: field(v.picklist(colours), 'The colour'),
  }),
  move('allocate', 'Fill the hold before the first turn', { crew, food }),
  move('move', 'Sail along a path, or stay', {
    path: field(list(cell, 8), 'The spaces entered, in order; none: stay'),
  }),
  move('teleport', 'From whirlpool to whirlpool', { to }),
  move('ram', 'Where the rammed ship is pushed', { to }),
  move('faceFoe', 'To fight, or not to', {
    choice: field(v.picklist(foeChoices), 'Fight, leave alone, or escape home'),
  }),
  move('sendFighters', 'Crew for this round of the fight', { count }),
  move('chooseOption', 'An option of the card on show', {
    option: field(v.pipe(v.string(), v.maxLength(20)), 'Its id'),
  }),
  move('sendExpedition', 'Crew for the Lost Temple', { count }),
  move('homeServices', 'Bank gold, buy upgrades, fill the hold', {
    bank: field(upTo(99_999), 'Gold from the ship to the chest'),
    buy: field(upgrades, 'Upgrades to buy'),
    crew,
    food,
  }),
])
