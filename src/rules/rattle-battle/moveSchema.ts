/** The shape of a move as it comes from outside (5.3), each kind with its fields. */
import * as v from 'valibot'
import { dieKinds, supports } from '../../measure'
import { fistLevels } from '../game'
import { dieId, field, list, plan, seat, text, tokenId } from './schema'
import { locations, lootTypes, parts } from './vocabulary'

const millimetres = v.pipe(v.number(), v.finite())
const yes = v.optional(v.literal(true))
const tokens = list(tokenId)
const use = v.optional(field(list(text), 'Port Sailors used with it'))

const reading = v.strictObject({
  id: dieId,
  kind: v.picklist(dieKinds),
  position: field(v.tuple([millimetres, millimetres, millimetres]), 'x, y up, z towards the south, mm'),
  rotation: field(v.tuple([millimetres, millimetres, millimetres, millimetres]), 'Quaternion x, y, z, w'),
  face: field(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)), 'Index of the upper face'),
  inBox: field(v.boolean(), 'Wholly inside the box'),
  flat: field(v.boolean(), 'Lies flat'),
  tiltDeg: millimetres,
  restsOn: v.picklist(supports),
})

function move<K extends string, E extends v.ObjectEntries>(kind: K, meaning: string, entries: E) {
  return field(v.strictObject({ kind: v.literal(kind), seat, ...entries }), meaning)
}

const optionalNumber = v.optional(millimetres)
const optionalDie = v.optional(dieId)

export const moveSchema = v.variant('kind', [
  move('thrown', 'What came to rest after the throw that was asked for', {
    dice: field(list(reading), 'Thrown dice first, then those that lay there'),
    fist: v.optional(field(v.picklist(fistLevels), 'After a blow of the fist')),
    unsettled: v.optional(field(v.literal(true), 'Nothing came to rest')),
  }),
  move('choosePart', 'The free Part at the start', { part: v.picklist(parts) }),
  move('exhaustForCard', 'Convoy: the Upgrade to exhaust', { upgradeId: text }),
  move('commitShips', 'The Ships sent and the Loot kept', {
    dieIds: list(dieId),
    stowPlan: plan,
    forfeit: v.optional(tokenId),
  }),
  move('lateDrop', 'A Ship dropped late', { dieId, stowPlan: plan }),
  move('declineLate', 'No Ship is dropped late', {}),
  move('move', 'Move a Ship with a Sail', {
    dieId,
    x: millimetres,
    y: millimetres,
    superSails: yes,
    drillTarget: optionalDie,
  }),
  move('fire', 'Fire at a Ship', {
    shooterId: dieId,
    targetId: dieId,
    bigBertha: yes,
    superCannons: yes,
    spyglass: yes,
    gus: yes,
    revenge: yes,
  }),
  move('useUpgrade', 'Use an Upgrade', {
    upgradeId: text,
    dieId: optionalDie,
    x: optionalNumber,
    y: optionalNumber,
    face: optionalNumber,
    ownId: optionalDie,
    targetId: optionalDie,
  }),
  move('useSpecialLoot', 'Use Special Loot', { tokenId, ownId: optionalDie, targetId: optionalDie }),
  move('spendStore', 'Spend Loot kept on a Sailor', {
    sailorId: text,
    dieId: optionalDie,
    otherId: optionalDie,
    x: optionalNumber,
    y: optionalNumber,
    face: optionalNumber,
  }),
  move('endTurn', 'End the turn without passing', {}),
  move('pass', 'Take no more turns in this phase', {}),
  move('chooseLoot', 'Loot chosen from the bag', { types: list(v.picklist(lootTypes)) }),
  move('lootExchange', 'Exchange a token as the card allows', { tokenId }),
  move('declineExchange', 'Exchange nothing', {}),
  move('useSailor', 'Use a Sailor', {
    sailorId: text,
    again: yes,
    tokenIds: v.optional(tokens),
    part: v.optional(v.picklist(parts)),
    upgradeId: v.optional(text),
    type: v.optional(v.picklist(lootTypes)),
    count: optionalNumber,
  }),
  move('placeOnSailor', 'Put Loot on a Sailor of the Crew pack', { sailorId: text, tokenIds: tokens }),
  move('endSailors', 'Use no more Sailors', {}),
  move('repair', 'Pay for repairs', { tokenIds: tokens, mermaid: yes }),
  move('stow', 'Stow Loot; what is left out goes into the bag', { stowPlan: plan }),
  move('closeLocation', 'Close a Port location', { location: v.picklist(locations) }),
  move('reroll', 'Roll these dice again; none: stop', { dieIds: list(dieId) }),
  move('pick', 'Pick a die in secret', { dieId }),
  move('setAside', 'Set a die aside', { dieId }),
  move('toss', 'The die that is tossed next', { dieId }),
  move('marketTrade', 'Trade 2 Loot for 1', {
    giveIds: tokens,
    takeType: v.optional(v.picklist(lootTypes)),
    wildId: v.optional(tokenId),
  }),
  move('hireSailor', 'Hire a Sailor', { payIds: tokens, use }),
  move('keepSailor', 'Keep one of the cards drawn', {
    cardId: text,
    extraCardId: v.optional(text),
    part: v.optional(v.picklist(parts)),
  }),
  move('buyPart', 'Buy a Part', { part: v.picklist(parts), payIds: tokens, use }),
  move('buyUpgrade', 'Buy an Upgrade', { payIds: tokens, use }),
  move('keepUpgrade', 'Keep one of the cards drawn', { cardId: text }),
  move('pitGift', 'Give Loot to The Pit', { tokenIds: tokens, use }),
  move('buyRevenge', 'Get a Revenge card', { tokenIds: tokens }),
  move('buyVp', 'Buy the top VP card', { vpId: text, use }),
  move('portDone', 'Go on to the next location', {}),
  move('rearrange', 'Rearrange stowed Loot', { stowPlan: plan }),
])
