/** The shape of a state as it comes from outside, each field with its meaning. What it may contain is in fault.ts. */
import * as v from 'valibot'
import { optionsSchema } from '../optionsSchema'
import { rollingWavesOptions } from './options'
import { phaseIds } from './state'
import { squares } from './tracks'
import { crewColours, draftWays, icons, stepIds } from './vocabulary'

/** A field with a line of meaning. */
export function field<S extends v.GenericSchema>(schema: S, meaning: string) {
  return v.pipe(schema, v.description(meaning))
}

const whole = v.pipe(v.number(), v.integer())
/** Far beyond what any game reaches; a larger number would only cost memory before it is refused. */
const mostOfAnything = 9999
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(mostOfAnything))
export const seat = field(
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4)),
  'A seat, from 0, clockwise',
)
const text = v.pipe(v.string(), v.maxLength(20))
export const dieId = field(text, 'A die: red-1 to purple-5, clear-1 to clear-6')
const face = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6))
const millimetres = v.pipe(v.number(), v.finite())
const mostDice = 31
export const list = <S extends v.GenericSchema>(of: S, most = mostDice) =>
  v.pipe(v.array(of), v.maxLength(most))
export const plan = field(v.record(text, v.picklist(icons)), 'Which die lies on which icon')

const inked = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7))
const numbers = (most: number, meaning: string) =>
  field(list(inked, most), `${meaning}: numbers in the order of writing`)

const poolDie = v.strictObject({
  id: dieId,
  face: field(face, 'The number on top'),
  x: field(millimetres, 'To the right of the middle of the tray, mm'),
  y: field(millimetres, 'Away from the south side, mm'),
  yaw: field(v.pipe(v.number(), v.minValue(0), v.maxValue(360)), 'Degrees counter-clockwise'),
})

const roll = v.strictObject({
  due: field(list(dieId), 'Dice that have still to be thrown, or thrown again'),
  misses: field(v.record(text, count), 'How often a die came out invalid in this round'),
})

const draftedDie = v.strictObject({
  id: dieId,
  face: field(face, 'The number that counts'),
  rolled: field(face, 'The number that was rolled'),
  via: field(v.picklist(draftWays), 'Taken for nothing, bribed, or turned to a 1 by a drunken sailor'),
})

const three = <S extends v.GenericSchema>(of: S) => v.pipe(v.array(of), v.length(3))

const player = v.strictObject({
  colour: field(v.picklist(crewColours), 'No two players have the same'),
  infamy: field(count, 'Filled Infamy circles'),
  nests: field(list(draftedDie, 3), 'The dice taken in this round'),
  plan: v.optional(plan),
  ready: field(v.boolean(), 'Has called YARRR'),
  spirits: numbers(squares.spirits, 'Raise Spirits'),
  hull: numbers(squares.hull, 'Hull'),
  small: numbers(squares.small, 'Small Cannon'),
  large: numbers(squares.large, 'Large Cannon'),
  ports: numbers(squares.ports, 'Raid Ports'),
  crew: numbers(squares.crew, 'Hire Crew'),
  chests: field(three(list(inked, squares.chest)), 'Three chests in fill order: the last number lies on top'),
  buried: field(three(v.boolean()), 'Which chests are buried'),
})

export const stateSchema = v.strictObject({
  game: field(v.literal('rolling-with-the-waves'), 'The game'),
  version: field(v.literal(1), 'The version of this shape'),
  options: field(optionsSchema(rollingWavesOptions), 'The table options'),
  random: field(v.pipe(v.array(whole), v.length(4)), 'The generator: four whole numbers of 32 bits'),
  phase: field(v.picklist(phaseIds), 'What is being done'),
  round: field(v.pipe(count, v.minValue(1)), 'The round, from 1'),
  firstSeat: field(seat, 'Who has the bag'),
  bag: field(list(dieId), 'Dice in the bag'),
  pool: field(list(poolDie), 'Dice that lie flat in the tray'),
  roll: v.optional(field(roll, 'The throw that is awaited')),
  step: v.optional(field(v.picklist(stepIds), 'The step of the row that is being resolved')),
  queue: field(list(seat, 5), 'Who has still to act in this step, next first'),
  players: field(v.pipe(v.array(player), v.minLength(2), v.maxLength(5)), 'The players, by seat'),
})
