/** The shape of a match file. What a move or an option may be is asked of the game that it belongs to. */
import * as v from 'valibot'
import { botLevels } from '../bots'
import { containerIds, dieKinds, sides, supports, throwStyles } from '../measure'
import { matchFormat, matchVersion, mostNameLetters, mostSeedLetters, seatColours } from './match'

const text = (most: number) =>
  v.pipe(v.string('a text is expected'), v.maxLength(most, `a text of at most ${most} letters is expected`))
const number = v.pipe(v.number('a number is expected'), v.finite('a finite number is expected'))
const whole = (low: number, high: number) =>
  v.pipe(
    number,
    v.integer('a whole number is expected'),
    v.minValue(low, `a number from ${low} on is expected`),
    v.maxValue(high, `a number up to ${high} is expected`),
  )
const flag = v.boolean('true or false is expected')
const seal = v.pipe(
  v.string('a seal is expected'),
  v.regex(/^[0-9a-f]{16}$/, 'a seal of 16 hex digits is expected'),
)
const oneOf = <const T extends readonly string[]>(values: T) =>
  v.picklist(values, `one of ${values.join(', ')} is expected`)
const list = <S extends v.GenericSchema>(of: S, most: number) =>
  v.pipe(v.array(of, 'a list is expected'), v.maxLength(most, `a list of at most ${most} is expected`))
const object = <E extends v.ObjectEntries>(entries: E) =>
  v.strictObject(entries, issue =>
    issue.expected === 'Object'
      ? 'an object is expected'
      : issue.expected === 'never'
        ? 'this field is unknown'
        : 'this field is missing',
  )

const seat = whole(0, 9)
const step = whole(0, 1_000_000)
const mostDice = 100
/** A long match has some two thousand entries. */
const mostEntries = 50_000

const dieSpec = { id: text(40), kind: oneOf(dieKinds) }

const request = object({
  container: oneOf(containerIds),
  style: oneOf(throwStyles),
  dice: list(object(dieSpec), mostDice),
  lying: list(object({ ...dieSpec, face: whole(1, 12), x: number, z: number, yaw: number }), mostDice),
  bystanders: oneOf(['live', 'anchored']),
  flat: object({ tiltDeg: number, heightMm: number }),
  from: v.optional(oneOf(sides)),
  at: v.optional(object({ x: number, z: number })),
  raisedWalls: v.optional(flag),
  edgeMm: v.optional(number),
})

const gesture = object({
  x: v.optional(number),
  z: v.optional(number),
  height: v.optional(number),
  vx: v.optional(number),
  vy: v.optional(number),
  vz: v.optional(number),
  shake: v.optional(number),
})

const record = object({
  version: v.literal(1, 'version 1 is expected'),
  seed: text(mostSeedLetters),
  request,
  gesture: v.optional(gesture),
  bangs: list(object({ step, level: v.picklist([1, 2, 3], '1, 2 or 3 is expected') }), mostDice),
})

const reading = object({
  ...dieSpec,
  position: v.strictTuple([number, number, number], 'three numbers are expected'),
  rotation: v.strictTuple([number, number, number, number], 'four numbers are expected'),
  face: whole(1, 12),
  inBox: flag,
  flat: flag,
  tiltDeg: number,
  restsOn: oneOf(supports),
})

const entry = v.variant(
  'kind',
  [
    object({
      kind: v.literal('move'),
      move: v.looseObject({ kind: text(40), seat }, 'a move is expected'),
      seal,
    }),
    object({
      kind: v.literal('throw'),
      seat,
      record,
      outcome: oneOf(['flat', 'cocked', 'outside', 'unsettled']),
      steps: step,
      hash: seal,
      dice: list(reading, mostDice),
      seal,
    }),
  ],
  'an entry is a “move” or a “throw”',
)

const sitter = v.variant(
  'kind',
  [object({ kind: v.literal('human') }), object({ kind: v.literal('computer'), level: oneOf(botLevels) })],
  'a seat is for a “human” or a “computer”',
)

export const matchSchema = object({
  format: v.literal(matchFormat),
  version: v.literal(matchVersion),
  stamp: object({ app: text(40), rules: whole(1, 1_000_000), physics: text(80) }),
  game: text(40),
  setUp: object({
    players: whole(1, 10),
    seed: text(mostSeedLetters),
    options: v.record(
      text(40),
      v.union([text(80), number, flag], 'an option is a text, a number, true or false'),
    ),
  }),
  freeUndo: flag,
  seats: list(object({ name: text(mostNameLetters), colour: oneOf(seatColours), sitter }), 10),
  log: list(entry, mostEntries),
  falling: v.optional(record),
  seal,
})
