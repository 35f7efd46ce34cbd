/** The shape of a state as it comes from outside, each field with its meaning. What it may contain is in fault.ts. */
import * as v from 'valibot'
import { optionsSchema } from '../optionsSchema'
import { fortuneOptions } from './options'
import { landingSteps, phaseIds } from './state'
import { colours, foes, tileKinds, tokenKinds, upgradeIds } from './vocabulary'

/** A field with a line of meaning. */
export function field<S extends v.GenericSchema>(schema: S, meaning: string) {
  return v.pipe(schema, v.description(meaning))
}

const whole = v.pipe(v.number(), v.integer())
/** Far beyond what any game reaches. */
const mostOfAnything = 99_999
export const upTo = (most: number, least = 0) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))
const gold = upTo(mostOfAnything)
export const seat = field(upTo(3), 'A seat, from 0, clockwise')
export const cell = v.pipe(v.string(), v.regex(/^[A-J]([1-9]|10)$/, 'A space is A1 to J10'))
const cardId = v.pipe(v.string(), v.regex(/^(SO|SI|DO|DI)-\d\d#\d$/, 'A card is SO-01#1 and the like'))
export const list = <S extends v.GenericSchema>(of: S, most: number) => v.pipe(v.array(of), v.maxLength(most))
const mostCards = 40
const cardList = (meaning: string) => field(list(cardId, mostCards), meaning)
const dieId = v.pipe(
  v.string(),
  v.regex(/^(crew-[1-4]|pirate-[1-3])$/, 'A die is crew-1 to 4 or pirate-1 to 3'),
)
const face = upTo(6, 1)
/** Half the inner width of the tray. */
const trayHalfMm = 80
const place = v.pipe(v.number(), v.minValue(-trayHalfMm), v.maxValue(trayHalfMm))
export const upgrades = list(v.picklist(upgradeIds), upgradeIds.length)

const decks = (meaning: string) =>
  v.strictObject({
    SO: cardList(`${meaning} of Shallows Ocean`),
    SI: cardList(`${meaning} of Shallows Island`),
    DO: cardList(`${meaning} of Depths Ocean`),
    DI: cardList(`${meaning} of Depths Island`),
  })

const tile = v.strictObject({
  kind: field(v.picklist(tileKinds), 'What it shows when it lies face up'),
  faceUp: field(v.boolean(), 'Has been turned over'),
  looted: v.optional(field(v.literal(true), 'A treasure tile on its plain side')),
  token: v.optional(
    field(
      v.strictObject({
        kind: field(v.picklist(tokenKinds), 'What it is'),
        card: field(cardId, 'The card filed with it'),
      }),
      'The event token that lies there',
    ),
  ),
  wrecks: field(
    list(
      v.strictObject({
        owner: seat,
        gold: field(gold, 'Gold left in it'),
        maps: cardList('Maps left in it'),
      }),
      99,
    ),
    'What sunk ships have left there',
  ),
})

const player = v.strictObject({
  colour: field(v.picklist(colours), 'The colour of the ship'),
  cell: field(cell, 'Where the ship is'),
  afloat: field(v.boolean(), 'false: sunk, until the own next turn'),
  crew: field(upTo(16), 'Crew aboard'),
  food: field(upTo(16), 'Food aboard'),
  shipGold: field(gold, 'Gold aboard: lost if the ship sinks'),
  chestGold: field(gold, 'Gold in the chest: safe'),
  maps: cardList('Treasure maps aboard'),
  upgrades: field(upgrades, 'Upgrades of the ship'),
  krakenGem: field(v.boolean(), 'Has defeated the Kraken'),
  defeatedKing: field(v.boolean(), 'Has defeated the Pirate King'),
  wind: field(v.boolean(), 'Following Wind on the next own turn'),
  becalmed: field(v.boolean(), 'Becalmed on the next own turn'),
})

const landing = v.strictObject({
  who: seat,
  cell: field(cell, 'Where it ended up'),
  step: field(v.picklist(landingSteps), 'Which part of the landing step comes next'),
})

const shown = v.strictObject({
  card: field(cardId, 'The card'),
  who: seat,
  option: v.optional(field(v.pipe(v.string(), v.maxLength(20)), 'The option that was chosen')),
  sent: v.optional(field(upTo(3, 1), 'Crew sent ashore')),
})

const combat = v.strictObject({
  fighter: seat,
  foe: field(v.picklist(foes), 'Who is fought'),
  card: v.optional(field(cardId, 'The card of the foe; the Pirate King has none')),
  hp: field(upTo(15, 1), 'HP that the foe has left'),
  fighters: field(upTo(3), 'Crew sent into this round; 0 while they are chosen'),
  minFighters: field(upTo(3, 1), 'The survivors of the round before stay in front'),
  rounds: v.optional(field(upTo(60, 1), 'Rounds that have been fought; absent in the first')),
  foeDice: v.optional(field(v.pipe(list(face, 3), v.minLength(1)), 'What the foe has thrown')),
})

const roll = v.strictObject({
  due: field(v.pipe(list(dieId, 4), v.minLength(1)), 'Dice to be thrown, or thrown again'),
  lying: field(
    list(
      v.strictObject({
        id: field(dieId, 'The die'),
        face: field(face, 'The number on top'),
        x: field(place, 'To the right of the middle of the tray, mm'),
        y: field(place, 'Away from the south side, mm'),
        yaw: field(v.pipe(v.number(), v.minValue(0), v.maxValue(360)), 'Degrees counter-clockwise'),
      }),
      4,
    ),
    'Dice that lie flat and count',
  ),
  misses: field(v.record(dieId, upTo(999, 1)), 'How often a die was cocked or left the tray'),
})

export const stateSchema = v.strictObject({
  game: field(v.literal('waves-of-fortune'), 'The game'),
  version: field(v.literal(1), 'The version of this shape'),
  options: field(optionsSchema(fortuneOptions), 'The table options'),
  random: field(v.pipe(v.array(whole), v.length(4)), 'The generator: four whole numbers of 32 bits'),
  phase: field(v.picklist(phaseIds), 'What is being done'),
  round: field(upTo(9999), 'The round, from 1; 0 before the first turn'),
  active: field(seat, 'Whose turn it is'),
  actor: field(seat, 'Who must act'),
  allowance: field(upTo(4), 'What the movement of this turn may cost'),
  canTeleport: field(v.boolean(), 'The ship began its turn on a whirlpool'),
  claims: v.optional(
    field(list(v.nullable(v.picklist(colours)), 4), 'The colour that each seat has claimed, or null'),
  ),
  tiles: field(v.pipe(v.array(tile), v.length(100)), 'Row by row from A1 to J10'),
  draw: field(decks('Draw pile, the top card last,'), 'The draw piles'),
  discard: field(decks('Discard pile'), 'The discard piles'),
  removed: cardList('Cards out of the game'),
  lastRound: v.optional(field(upTo(9999), 'The last round, once the King has fallen')),
  landings: field(list(landing, 2), 'Landing steps under way, the one that goes on last'),
  shown: v.optional(field(shown, 'The drawn card whose effect is not finished')),
  combat: v.optional(field(combat, 'The fight that goes on')),
  roll: v.optional(field(roll, 'The throw that is awaited')),
  players: field(v.pipe(v.array(player), v.minLength(2), v.maxLength(4)), 'The players, by seat'),
})
