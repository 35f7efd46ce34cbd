/** The shape of a state as it comes from outside, each field with its meaning. What it may contain is in fault.ts. */
import * as v from 'valibot'
import { optionsSchema } from '../optionsSchema'
import { faceIds } from './data/faces'
import { wavesOptions } from './options'
import { mostSignals, signalKinds } from './signals'
import { phaseIds } from './state'
import { classes, roles, shellCount } from './vocabulary'

/** A field with a line of meaning. */
export function field<S extends v.GenericSchema>(schema: S, meaning: string) {
  return v.pipe(schema, v.description(meaning))
}

const whole = v.pipe(v.number(), v.integer())
const between = (low: number, high: number) => v.pipe(whole, v.minValue(low), v.maxValue(high))
/** Far beyond what any game reaches; a larger number would only cost memory before it is refused. */
const mostOfAnything = 9999
const count = between(0, mostOfAnything)
const mostCards = 100
const mostSeats = 6

export const seat = field(between(0, mostSeats - 1), 'A seat, from 0, clockwise')
export const slotNumber = field(between(0, mostSeats - 1), 'A slot of the Council, from 0, clockwise')
export const cls = field(
  v.picklist(classes),
  'A card, by its class and Power: 1 Scholar, 2 Keeper, 3 Knight, 4 Seer, 5 Noble',
)
export const list = <S extends v.GenericSchema>(of: S, most = mostCards) =>
  v.pipe(v.array(of), v.maxLength(most))
export const cards = (meaning: string) => field(list(cls), meaning)

const agents = v.strictObject({
  role: field(v.picklist(roles), 'A Follower (Fish upright) or Rebels (Crab upright)'),
  cards: cards('One Follower, or Rebels of one class'),
  faceUp: field(v.boolean(), 'Turned up for all to see'),
})

const slot = v.strictObject({
  elder: v.optional(field(cls, 'The Elder that lies there')),
  agents: v.optional(field(agents, 'What was placed there in this round')),
})

/** What can be said aloud. */
export const signalEntries = {
  seat: field(seat, 'Who says it'),
  signal: field(v.picklist(signalKinds), 'What is said'),
  cls: v.optional(field(cls, 'The class it is about')),
  count: v.optional(field(between(0, mostCards), 'How many cards it is about')),
  toSeat: v.optional(field(seat, 'To whom it is said')),
}

const toss = v.strictObject({
  for: field(v.picklist(['solo', 'holder']), 'What the Wave token decides'),
  misses: field(count, 'Tosses that told nothing'),
})

export const stateSchema = v.strictObject({
  game: field(v.literal('waves'), 'The game'),
  version: field(v.literal(1), 'The version of this shape'),
  options: field(optionsSchema(wavesOptions), 'The table options'),
  random: field(v.pipe(v.array(whole), v.length(4)), 'The generator: four whole numbers of 32 bits'),
  phase: field(v.picklist(phaseIds), 'What is waited for'),
  round: field(count, 'The round, from 1; 0 during the set-up'),
  faces: field(v.pipe(v.array(v.picklist(faceIds)), v.length(5)), 'The Rule Tablets in use, by class'),
  personAt: field(list(seat, mostSeats), 'By place at the table: the seat of the player there'),
  toss: v.optional(field(toss, 'The toss that is awaited')),
  starter: v.optional(field(seat, 'Head to head: who starts, until the Wave token is placed')),
  wave: v.optional(field(slotNumber, 'The slot with the Wave token')),
  slots: field(list(slot, mostSeats), 'The Council, clockwise'),
  hands: field(
    v.pipe(v.array(cards('Sorted by class')), v.minLength(2), v.maxLength(mostSeats)),
    'The hands, by seat',
  ),
  deck: cards('The deck; the top card is the last'),
  discard: cards('The discard pile; the top card is the last'),
  shells: field(between(0, shellCount), 'Shells in the dish'),
  displays: field(list(cards('In the order of collecting'), mostSeats), 'Collected Elders, by party'),
  idleRounds: field(count, 'Rounds in a row without a collected Elder'),
  signals: field(list(v.strictObject(signalEntries), mostSignals), 'What was said in this round'),
})
