/** The shape of a state as it comes from outside, each field with its meaning. What it may contain is in fault.ts. */
import * as v from 'valibot'
import { optionsSchema } from '../optionsSchema'
import { longestLine, longestName, roundCount } from './data/ledger'
import { spaceNames } from './grid'
import { rollingOptions } from './options'
import { phaseIds } from './state'
import { dieIds, islandIds, speeds, trackMarks } from './vocabulary'

/** A field with a line of meaning. */
export function field<S extends v.GenericSchema>(schema: S, meaning: string) {
  return v.pipe(schema, v.description(meaning))
}

/** Far beyond what any game reaches; a larger number would only cost memory before it is refused. */
const mostOfAnything = 9999
/** RS-1: seats at the table. */
export const mostPlayers = 8

const whole = v.pipe(v.number(), v.integer())
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(mostOfAnything))
const faceUpTo = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most))
const millimetres = v.pipe(v.number(), v.minValue(-mostOfAnything), v.maxValue(mostOfAnything))
export const list = <S extends v.GenericSchema>(of: S, most = 400) => v.pipe(v.array(of), v.maxLength(most))
const names = new Set<string>(spaceNames)
const isSpace = v.check((name: string) => names.has(name), 'A space is a letter A to S and a number 1 to 15')
const spaceOf = (meaning: string) => field(v.pipe(v.string(), v.maxLength(3), isSpace), meaning)
export const space = spaceOf('A space: column A to S, row 1 to 15')
const port = spaceOf('The land space of a port')
export const seat = field(
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(mostPlayers - 1)),
  'A seat, from 0, clockwise',
)
export const cardId = field(v.pipe(v.string(), v.maxLength(5)), 'An Adventure card: AD-01 to AD-24')
export const islandId = field(v.picklist(islandIds), 'An Island card')
export const name = (meaning: string) => field(v.pipe(v.string(), v.maxLength(longestName)), meaning)
const dieId = field(v.picklist(dieIds), 'One of the three direction dice, or the exploration die')

const island = field(
  v.strictObject({
    id: islandId,
    coordinate: spaceOf('The marked space that it was drawn for'),
    spaces: field(list(space), 'Its land'),
    port,
  }),
  'An island as it was drawn',
)

const drawing = field(
  v.strictObject({
    card: cardId,
    spaces: field(list(space), 'What it covers; a Current in the order of its flow'),
    exit: v.optional(spaceOf('Where a Current leads to')),
  }),
  'An obstacle as it was drawn',
)

const map = field(
  v.strictObject({
    islands: field(list(island), 'Islands in the order in which they were drawn'),
    drawings: field(list(drawing), 'Obstacles in the order in which they were drawn'),
    skipped: field(list(cardId), 'Adventure cards for which there was no room'),
    track: field(
      list(field(list(space), 'Spaces entered in one round; first the start space alone')),
      'Where the ship has been; the last space is where it lies',
    ),
    explored: field(list(space), 'Land marked with X'),
    told: field(list(port), 'Ports told at, in the order of the tellings'),
    homePort: v.optional(spaceOf('The Home Port')),
    finalTrip: v.optional(
      field(
        v.strictObject({ port, route: field(list(space), 'Spaces entered') }),
        'The last trip of a ship that did not end at a port',
      ),
    ),
  }),
  'The map sheet',
)

const ledger = field(
  v.strictObject({
    turns: field(list(v.picklist(trackMarks)), 'Turn Track: a wind, X for Explore, P for Visit Port'),
    provFilled: field(count, 'Provision circles filled so far'),
    provOnBoard: field(count, 'Those that are not crossed out'),
    goldFilled: field(count, 'Gold circles filled so far'),
    goldOnHand: field(count, 'Those that are not crossed out'),
    story: field(count, 'Story spaces filled'),
    speed: field(v.picklist(speeds), 'Speed of the ship; its hold takes 5, 7 or 10 Provisions'),
    bonusMoves: field(count, 'Bonus Movements held'),
    earned: field(
      list(field(v.pipe(v.string(), v.maxLength(4)), 'P1 to P5, G1 to G4, S5 to S50, B4 to B8, L2, L3')),
      'Bonuses in the order in which they were earned',
    ),
    tellings: field(list(count), 'Reputation by telling'),
    endBonus: v.optional(field(count, 'After the last round: for ending at a port')),
    finalStory: v.optional(field(count, 'After the last round: the Final Story')),
  }),
  'The ledger sheet',
)

const line = v.pipe(v.string(), v.maxLength(longestLine))

const player = field(
  v.strictObject({
    captain: name('The captain, free text'),
    ship: name('The ship, free text'),
    log: field(v.pipe(v.array(line), v.length(roundCount)), 'The Travel Log: a line a round, free text'),
    map,
    ledger,
  }),
  'A player and their sheets',
)

const trayDie = field(
  v.strictObject({
    id: dieId,
    face: field(faceUpTo(12), 'Index of the upper face'),
    x: field(millimetres, 'To the right of the middle of the tray, mm'),
    y: field(millimetres, 'Away from the south side, mm'),
    yaw: field(v.pipe(v.number(), v.minValue(0), v.maxValue(360)), 'Degrees counter-clockwise'),
  }),
  'A die that lies in the tray',
)

export const stateSchema = v.strictObject({
  game: field(v.literal('rolling-seas'), 'Which game this is'),
  version: field(v.literal(1), 'The version of this shape'),
  options: field(optionsSchema(rollingOptions), 'The table options'),
  random: field(v.pipe(v.array(whole), v.length(4)), 'The generator: four whole numbers of 32 bits'),
  phase: field(v.picklist(phaseIds), 'What is being done'),
  round: field(v.pipe(count, v.maxValue(roundCount)), '0 during the set-up, then 1 to 25'),
  pending: field(list(seat), 'Who has still to act in this phase'),
  islandDeck: field(list(islandId), 'Island cards not drawn'),
  islandsShown: field(list(islandId), 'Island cards being drawn on the maps'),
  adventureDeck: field(list(cardId), 'Adventure cards not drawn'),
  discard: field(list(cardId), 'Adventure cards on the discard pile'),
  cardsInPlay: field(list(cardId), 'Adventure cards being drawn on the maps'),
  hand: v.optional(
    field(
      v.strictObject({
        dice: field(list(dieId, 4), 'Dice to be thrown'),
        lying: field(list(trayDie, 4), 'Dice that lie there and count'),
        repeats: field(count, 'How often dice had to be thrown again'),
      }),
      'The throw that is awaited',
    ),
  ),
  dice: v.optional(
    field(
      v.strictObject({
        direction: field(
          v.tuple([faceUpTo(12), faceUpTo(12), faceUpTo(12)]),
          'Values of the light, medium and dark die',
        ),
        exploration: field(faceUpTo(6), 'Face of the exploration die'),
      }),
      'The dice of this round, for everybody',
    ),
  ),
  players: field(v.pipe(v.array(player), v.minLength(1), v.maxLength(mostPlayers)), 'By seat'),
})
