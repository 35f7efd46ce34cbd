/** The shape of a move as it comes from outside (5.3), each kind with its fields. */
import * as v from 'valibot'
import { dieKinds, supports } from '../../measure'
import { fistLevels } from '../game'
import { dieId, field, list, plan, seat, text, tokenId } from './schema'
import { locations, lootTypes, parts } from './vocabulary'

const number = v.pipe(v.number(), v.finite())
const places = v.tuple([number, number, number])
const rotation = v.tuple([number, number, number, number])
const yes = (meaning: string) => v.optional(field(v.literal(true), `true: ${meaning}`))
const tokens = (meaning: string) => field(list(tokenId), meaning)
const dice = (meaning: string) => field(list(dieId), meaning)
const card = (meaning: string) => field(text, meaning)
const part = (meaning: string) => field(v.picklist(parts), meaning)
const use = v.optional(field(list(text), 'Port Sailors used with it'))

const reading = v.strictObject({
  id: dieId,
  kind: field(v.picklist(dieKinds), 'What kind of die it is'),
  position: field(places, 'x, y up, z towards the south, mm'),
  rotation: field(rotation, 'Quaternion x, y, z, w'),
  face: field(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)), 'Index of the upper face'),
  inBox: field(v.boolean(), 'Wholly inside the box'),
  flat: field(v.boolean(), 'Lies flat'),
  tiltDeg: field(number, 'Degrees by which the upper face is tilted'),
  restsOn: field(v.picklist(supports), 'What it rests on'),
})

function move<K extends string, E extends v.ObjectEntries>(kind: K, meaning: string, entries: E) {
  return field(v.strictObject({ kind: field(v.literal(kind), meaning), seat, ...entries }), meaning)
}

/** Where a Ship is moved to (RB-60). */
const x = field(number, 'Where its centre comes to lie, mm to the right')
const y = field(number, 'Where its centre comes to lie, mm away from the south side')
const optionalX = v.optional(x)
const optionalY = v.optional(y)
const optionalFace = v.optional(field(number, 'Index of the face that it is turned to, 1 to 6'))
const optionalDie = v.optional(dieId)

export const moveSchema = v.variant('kind', [
  move('thrown', 'What came to rest after the throw that was asked for', {
    dice: field(list(reading), 'Thrown dice first, then those that lay there'),
    fist: v.optional(field(v.picklist(fistLevels), 'After a blow of the fist')),
    unsettled: v.optional(field(v.literal(true), 'Nothing came to rest')),
  }),
  move('choosePart', 'The free Part at the start', { part: part('The Part that is taken') }),
  move('exhaustForCard', 'Convoy: the Upgrade to exhaust', {
    upgradeId: card('A ready Upgrade, U01 to U20'),
  }),
  move('commitShips', 'The Ships sent and the Loot kept', {
    dieIds: dice('The Ships sent, none included'),
    stowPlan: plan,
    forfeit: v.optional(tokenId),
  }),
  move('lateDrop', 'A Ship dropped late', { dieId, stowPlan: plan }),
  move('declineLate', 'No Ship is dropped late', {}),
  move('move', 'Move a Ship with a Sail', {
    dieId,
    x,
    y,
    superSails: yes('with Super Sails, 2 long ranges'),
    drillTarget: optionalDie,
  }),
  move('fire', 'Fire at a Ship', {
    shooterId: dieId,
    targetId: dieId,
    bigBertha: yes('with Big Bertha, long range'),
    superCannons: yes('with Super Cannons, for 1 Cannon'),
    spyglass: yes('with a Spyglass, long range'),
    gus: yes('by Gunpowder Gus, without Cannons'),
    revenge: yes('with a Revenge card, at another player'),
  }),
  move('useUpgrade', 'Use an Upgrade', {
    upgradeId: card('The Upgrade, U01 to U20'),
    dieId: optionalDie,
    x: optionalX,
    y: optionalY,
    face: optionalFace,
    ownId: optionalDie,
    targetId: optionalDie,
  }),
  move('useSpecialLoot', 'Use Special Loot', { tokenId, ownId: optionalDie, targetId: optionalDie }),
  move('spendStore', 'Spend Loot kept on a Sailor', {
    sailorId: card('The Sailor of the Crew pack, X02 to X06'),
    dieId: optionalDie,
    otherId: optionalDie,
    x: optionalX,
    y: optionalY,
    face: optionalFace,
  }),
  move('endTurn', 'End the turn without passing', {}),
  move('pass', 'Take no more turns in this phase', {}),
  move('chooseLoot', 'Loot chosen from the bag', {
    types: field(list(field(v.picklist(lootTypes), 'A type of Loot')), 'One type for each token'),
  }),
  move('lootExchange', 'Exchange a token as the card allows', { tokenId }),
  move('declineExchange', 'Exchange nothing', {}),
  move('useSailor', 'Use a Sailor', {
    sailorId: card('The Sailor, N01 to N27'),
    again: yes("a second time, by Heaven's Kitchen"),
    tokenIds: v.optional(tokens('The Loot that the skill costs')),
    part: v.optional(part('Max Schraube: the Part that is taken')),
    upgradeId: v.optional(card("Patch O'Malley: the Upgrade made ready")),
    type: v.optional(field(v.picklist(lootTypes), 'Martha Scales: the Loot that is taken')),
    count: v.optional(field(number, 'Gunner Fritz: how many Cannons are made ready')),
  }),
  move('placeOnSailor', 'Put Loot on a Sailor of the Crew pack', {
    sailorId: card('The Sailor of the Crew pack, X01 to X06'),
    tokenIds: tokens('What is put on the Sailor'),
  }),
  move('endSailors', 'Use no more Sailors', {}),
  move('repair', 'Pay for repairs', {
    tokenIds: tokens('Exactly as many as are due; none where they do not suffice'),
    mermaid: yes("with the Mermaid's Tear, and no other Loot"),
  }),
  move('stow', 'Stow Loot; what is left out goes into the bag', { stowPlan: plan }),
  move('closeLocation', 'Close a Port location', {
    location: field(v.picklist(locations), 'The location that is closed'),
  }),
  move('reroll', 'Roll these dice again; none: stop', { dieIds: dice('The dice that roll again') }),
  move('pick', 'Pick a die in secret', { dieId }),
  move('setAside', 'Set a die aside', { dieId }),
  move('toss', 'The die that is tossed next', { dieId }),
  move('marketTrade', 'Trade 2 Loot for 1', {
    giveIds: tokens('The 2 tokens given'),
    takeType: v.optional(field(v.picklist(lootTypes), 'The type taken from the bag')),
    wildId: v.optional(tokenId),
  }),
  move('hireSailor', 'Hire a Sailor', { payIds: tokens('The Rum that pays for the Sailor'), use }),
  move('keepSailor', 'Keep one of the cards drawn', {
    cardId: card('The Sailor kept'),
    extraCardId: v.optional(card('Louigi: the other Sailor who comes too')),
    part: v.optional(part('Twin Hammers: the Part that comes too')),
  }),
  move('buyPart', 'Buy a Part', {
    part: part('The Part that is bought'),
    payIds: tokens('The Fabrics that pay for it'),
    use,
  }),
  move('buyUpgrade', 'Buy an Upgrade', { payIds: tokens('The Spices and the Fabrics that pay for it'), use }),
  move('keepUpgrade', 'Keep one of the cards drawn', { cardId: card('The Upgrade kept') }),
  move('pitGift', 'Give Loot to The Pit', {
    tokenIds: tokens('Any Valuables, and an even number of others'),
    use,
  }),
  move('buyRevenge', 'Get a Revenge card', { tokenIds: tokens('1 Valuable or 2 others') }),
  move('buyVp', 'Buy the top VP card', { vpId: card('The top card of the pile, V1 to V8'), use }),
  move('portDone', 'Go on to the next location', {
    stops: v.optional(
      field(v.array(v.picklist(locations)), 'Only these later locations are visited, up to the last of them'),
    ),
  }),
  move('rearrange', 'Rearrange stowed Loot', { stowPlan: plan }),
])
