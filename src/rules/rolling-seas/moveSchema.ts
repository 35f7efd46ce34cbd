/** The shape of a move as it comes from outside (5.2), each kind with its fields. */
import * as v from 'valibot'
import { dieKinds, supports } from '../../measure'
import { fistLevels } from '../game'
import { longestLine, roundCount } from './data/ledger'
import { columnCount, rowCount } from './grid'
import { orientationCount } from './placements'
import { cardId, field, islandId, list, name, seat, space } from './schema'
import { dieIds, dirs } from './vocabulary'

const number = v.pipe(v.number(), v.finite())
const upTo = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most))

const reading = field(
  v.strictObject({
    id: field(v.picklist(dieIds), 'Which die'),
    kind: field(v.picklist(dieKinds), 'Its kind'),
    position: field(v.tuple([number, number, number]), 'x, y up, z towards the south, mm'),
    rotation: field(v.tuple([number, number, number, number]), 'Quaternion x, y, z, w'),
    face: field(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)), 'Index of the upper face'),
    inBox: field(v.boolean(), 'Wholly inside the tray'),
    flat: field(v.boolean(), 'Lies flat'),
    tiltDeg: field(number, 'Tilt of the upper face, degrees'),
    restsOn: field(v.picklist(supports), 'What it rests on'),
  }),
  'A die at rest',
)

const placement = field(
  v.strictObject({
    orientation: field(upTo(orientationCount - 1), 'Quarter turns clockwise; from 4 on flipped first'),
    origin: field(
      v.strictObject({
        col: field(upTo(columnCount - 1), 'Column, from 0'),
        row: field(upTo(rowCount - 1), 'Row, from 0'),
      }),
      'The top left space of the turned box',
    ),
  }),
  'How the shape lies on the map',
)

/** More steps than a ship can pay for. */
const mostSteps = 60
const course = (meaning: string) => field(list(v.picklist(dirs), mostSteps), meaning)

function move<K extends string, E extends v.ObjectEntries>(kind: K, meaning: string, entries: E) {
  const named = field(v.literal(kind), 'The kind of move')
  return field(v.strictObject({ kind: named, seat, ...entries }), meaning)
}

export const moveSchema = v.variant('kind', [
  move('thrown', 'What came to rest after the throw that was asked for', {
    dice: field(list(reading, 4), 'Thrown dice first, then those that lay there'),
    fist: v.optional(field(v.picklist(fistLevels), 'No fist comes down in this game')),
    unsettled: v.optional(field(v.literal(true), 'Nothing came to rest')),
  }),
  move('placeIsland', 'Draw an island on the own map', {
    island: islandId,
    coordinate: field(space, 'The marked space that it covers'),
    placement,
  }),
  move('placeObstacle', 'Draw an obstacle on the map in the hands', {
    card: cardId,
    mapOwner: field(seat, 'Whose map it is'),
    placement,
  }),
  move('chooseHomePort', 'Choose the Home Port and the first dot', {
    port: field(space, 'The Home Port'),
    start: field(space, 'The sea space beside it'),
  }),
  move('sail', 'Sail with one of the winds; no step at all is allowed too', {
    die: field(upTo(2), 'The wind: 0 light, 1 medium, 2 dark die'),
    before: course('Bonus Movements before the first paid step'),
    moves: course('Paid steps'),
    after: course('Bonus Movements after the last paid step'),
  }),
  move('explore', 'Explore land beside the ship', { land: field(space, 'The land') }),
  move('visitPort', 'Visit the port at which the ship lies', {
    port: field(space, 'The port'),
    tell: field(v.boolean(), 'Tell the Story'),
    resupply: field(v.boolean(), 'Fill the hold for 1 Gold'),
    upgrade: field(v.boolean(), 'Buy the next ship'),
  }),
  move('sailToFinalPort', 'The last trip to a nearest port', {
    port: field(space, 'The port'),
    route: field(list(space), 'Spaces entered'),
  }),
  move('writeLog', 'Write in the Travel Log', {
    round: field(v.pipe(upTo(roundCount), v.minValue(1)), 'The round, from 1'),
    text: field(v.pipe(v.string(), v.maxLength(longestLine)), 'The line'),
  }),
  move('nameShip', 'Sign the ledger', { captain: name('The captain'), ship: name('The ship') }),
])
