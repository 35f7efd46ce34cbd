/** The shape of a state as it comes from outside, each field with its meaning. What it may contain is in fault.ts. */
import * as v from 'valibot'
import { optionsSchema } from '../optionsSchema'
import { rattleOptions } from './options'
import { dropPurposes, phaseIds } from './state'
import { locations, parts, playerColours } from './vocabulary'

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
const face = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6))
const millimetres = v.pipe(v.number(), v.finite())
export const text = v.pipe(v.string(), v.maxLength(40))
export const list = <S extends v.GenericSchema>(of: S) => v.pipe(v.array(of), v.maxLength(100))
export const dieId = field(text, 'A die: p-<colour>-1..4, c-<colour> or n-<colour>-1..3')
export const tokenId = field(text, 'A Loot token: rum-01, or L2-1 for Special Loot')
export const plan = field(
  v.record(text, tokenId),
  'Place (ship:<die>, hold:0, hamster:0:2, upgrade:U13:0) to token',
)

const pieces = v.strictObject({
  ready: field(count, 'Front side up'),
  exhausted: field(count, 'Back side up until the Quest is over'),
})

const seaDie = v.strictObject({
  id: dieId,
  x: field(millimetres, 'To the right of the centre of the Sea, mm'),
  y: field(millimetres, 'Away from the south side, mm'),
  yaw: field(v.pipe(v.number(), v.minValue(0), v.maxValue(360)), 'Degrees counter-clockwise'),
  face: field(face, 'Index of the upper face, 1 to 6'),
})

const trophy = v.strictObject({
  die: dieId,
  boarded: field(v.boolean(), 'It was boarded: 1 more Loot'),
  surrendered: field(v.boolean(), 'It had surrendered: Loot instead of the coin'),
  hooked: field(v.boolean(), 'Boarded with the Boarding Hook: 1 more Loot'),
})

const player = v.strictObject({
  colour: field(v.picklist(playerColours), 'No two players have the same'),
  dice: field(list(dieId), 'Ships of the player'),
  coins: field(count, 'Coins, gold counted as 5'),
  vpCards: field(list(text), 'VP cards V1 to V8'),
  sailors: field(
    list(
      v.strictObject({
        id: field(text, 'The Sailor, N01 to N27 or X01 to X06'),
        uses: field(count, 'Uses in this Adventure or Port visit'),
        store: field(
          list(v.strictObject({ token: tokenId, fresh: field(v.boolean(), 'Placed in this Adventure') })),
          'Loot kept on a Sailor of the Crew pack',
        ),
      }),
    ),
    'Sailors of the player',
  ),
  sails: field(pieces, 'Sails of the player'),
  cannons: field(pieces, 'Cannons of the player'),
  holds: field(count, 'Regular Holds, at most 2'),
  hamsters: field(count, 'Hamster Holds'),
  upgrades: field(
    list(
      v.strictObject({
        id: field(text, 'The Upgrade, U01 to U20'),
        ready: field(v.boolean(), 'Front side up'),
        used: field(v.boolean(), 'Icon 1: used in this Adventure'),
      }),
    ),
    'Upgrades of the player',
  ),
  stowed: plan,
  secure: field(list(text), 'Places of the Secret Hold whose token is protected'),
  quay: field(list(tokenId), 'Loot drawn and not yet stowed'),
  revengeCards: field(count, 'Revenge cards'),
  trophies: field(list(trophy), 'Ships that the player has sunk in this Adventure'),
  sunk: field(
    list(v.strictObject({ die: dieId, by: field(list(seat), 'Players who sank it') })),
    'Ships that are sunk and not yet repaired',
  ),
})

const drop = v.strictObject({
  purpose: field(v.picklist(dropPurposes), 'Why the dice fall'),
  dice: field(list(dieId), 'The dice in the hand'),
  by: seat,
  repeats: field(count, 'Repetitions so far'),
  blows: field(count, 'Blows of the fist so far'),
  cocked: field(list(dieId), 'Dice that do not lie flat; the fist is due'),
})

const crazy = v.strictObject({
  round: field(count, 'Round of the mini-game, from 1; 0 where it has none'),
  out: field(list(dieId), 'Dice that are out'),
  gone: field(list(seat), 'Players that are out'),
  faces: field(v.record(text, face), 'Upper faces of the dice rolled in this round'),
  aside: field(list(dieId), 'Dice set aside'),
  picks: field(v.record(text, text), 'Secret picks by seat'),
  rerolls: field(count, 'Re-rolls of the player who is rolling'),
})

const rollOff = v.strictObject({
  tied: field(list(seat), 'Who is still first'),
  faces: field(v.record(text, face), 'Upper faces of the dice rolled in this round'),
  drop: v.optional(field(drop, 'The roll that is awaited')),
})

const adventure = v.strictObject({
  card: field(text, 'The card: A01 to A17, B01 to B17, C01 to C10, I01 to I07'),
  committed: field(list(list(dieId)), 'Ships sent, by seat'),
  sea: field(list(seaDie), 'What lies in the Sea'),
  drop: v.optional(field(drop, 'The throw that is awaited')),
  redrops: field(count, 'Rounds of Re-drop made'),
  acted: field(v.boolean(), 'The player in turn has made their Move or Fire'),
  used: field(v.boolean(), 'The player in turn has used an Upgrade, Special Loot or store'),
  ballistas: field(list(seat), 'Who has used Ballista'),
  grogged: field(list(dieId), 'Ships with +2 from Grog Greta'),
  hooks: field(list(v.strictObject({ die: dieId, target: dieId })), 'Boarding Hooks thrown'),
  allyAfloat: v.optional(field(v.boolean(), 'An Ally was afloat after the Battle')),
  drawn: field(v.boolean(), 'The first in the queue of the Loot phase has drawn'),
  chained: field(list(count), 'Extra draws of the chain, by seat'),
  freeRepairs: field(list(count), 'Repairs that cost nothing, by seat'),
  crazy: v.optional(field(crazy, 'The mini-game of a Crazy Adventure')),
})

const perSeat = <S extends v.GenericSchema>(of: S, meaning: string) => field(list(of), `${meaning}, by seat`)

const visit = v.strictObject({
  at: perSeat(v.picklist(locations), 'Where the player is'),
  hired: perSeat(count, 'Sailors hired'),
  partsBought: perSeat(count, 'Parts bought'),
  upgradesBought: perSeat(count, 'Upgrades bought'),
  vpBought: perSeat(count, 'VP cards bought'),
  drawnSailors: perSeat(list(text), 'Sailor cards drawn, one to be kept'),
  drawnUpgrades: perSeat(list(text), 'Upgrade cards drawn, one to be kept'),
  stops: v.optional(perSeat(list(v.picklist(locations)), 'Where alone the player stops')),
})

const piles = v.strictObject({
  adventures: field(v.record(text, list(text)), 'Adventure piles by kind'),
  played: field(list(text), 'Adventures played'),
  sailors: field(list(text), 'Sailors in the deck'),
  sailorDiscard: field(list(text), 'Sailors not kept in this visit'),
  upgrades: field(list(text), 'Upgrades in the deck'),
  upgradeDiscard: field(list(text), 'Upgrades not kept in this visit'),
  vp: field(list(text), 'VP cards at the Guild, top first'),
  revenge: field(count, 'Cards in the Revenge deck'),
})

export const stateSchema = v.strictObject({
  game: field(v.literal('rattle-battle'), 'Whose position this is'),
  version: field(v.literal(1), 'The version of this form'),
  options: field(optionsSchema(rattleOptions), 'The table options'),
  random: field(v.pipe(v.array(whole), v.length(4)), 'The generator: four whole numbers of 32 bits'),
  phase: field(v.picklist(phaseIds), 'What is being done'),
  quest: field(count, 'The Quest, from 0'),
  stage: field(count, 'The Adventure within the Quest, from 0'),
  baron: seat,
  queue: field(list(seat), 'Who has still to act in this phase, next first'),
  players: field(v.pipe(v.array(player), v.minLength(2), v.maxLength(5)), 'By seat'),
  piles: field(piles, 'Decks and piles; none has an order that could be known but the VP cards'),
  bag: field(list(tokenId), 'Loot in the bag'),
  discard: field(list(tokenId), 'Loot on the discard pile'),
  wild: field(list(tokenId), 'Tokens that lie face down as wilds'),
  stock: field(
    v.strictObject(Object.fromEntries(parts.map(part => [part, field(count, `Pieces left: ${part}`)]))),
    'Parts left',
  ),
  wanted: v.optional(seat),
  closed: field(
    list(v.strictObject({ location: field(v.picklist(locations), 'The location'), by: seat })),
    'Locations closed for the next visit',
  ),
  adventure: v.optional(field(adventure, 'The Adventure being played')),
  visit: v.optional(field(visit, 'The Port visit')),
  rollOff: v.optional(field(rollOff, 'A final tie that is being rolled off')),
})
