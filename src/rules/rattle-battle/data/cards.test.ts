/** Dice, Sailors, Upgrades, Loot and prices against the tables of the rules (4.1, 4.7, 4.8), by hand. */
import { describe, expect, test } from 'vitest'
import { allDice, dieInfo, markOf, npDice } from './dice'
import { lootTokens, lootTypeOf, partCount, printedCoins, specialKindOf, specialTokens, vpPile } from './loot'
import { baseSailors, crewPackSailors, type SailorCard, sailorCard } from './sailors'
import { allUpgrades, upgradeCard } from './upgrades'

const counted = (names: readonly (string | undefined)[]) =>
  Object.fromEntries([...new Set(names)].map(name => [name, names.filter(one => one === name).length]))

function timeText({ time }: SailorCard): string {
  if (time.kind === 'port') return time.location
  return time.kind === 'store' ? time.loot : time.kind
}

test('an id that no die and no card has does not compile', () => {
  // @ts-expect-error: there are two orange NP Ships
  expect(() => dieInfo('n-orange-3')).toThrow(RangeError)
  // @ts-expect-error: the box has 27 Sailors
  expect(() => sailorCard('N28')).toThrow(RangeError)
  // @ts-expect-error: and 20 Upgrades
  expect(() => upgradeCard('U21')).toThrow(RangeError)
})

describe('4.1, the dice', () => {
  test('38 dice: 4 Ships and a Captain Ship in each of 5 colours, 13 NP Ships', () => {
    expect(allDice).toHaveLength(38)
    expect(npDice).toHaveLength(13)
    expect(counted(npDice.map(id => dieInfo(id).colour))).toEqual({
      yellow: 3,
      green: 3,
      red: 3,
      orange: 2,
      blue: 1,
      violet: 1,
    })
    expect(counted(allDice.filter(id => dieInfo(id).captain).map(id => dieInfo(id).owner))).toEqual({
      yellow: 1,
      blue: 1,
      green: 1,
      red: 1,
      white: 1,
    })
  })

  test.each([
    ['p-green-2', [1, 2, 3, 4, 5, 'CANNON']],
    ['c-white', [2, 3, 4, 5, 6, 'CANNON']],
    ['n-yellow-1', [1, 1, 2, 3, 'GRAPE', 'SAIL']],
    ['n-green-3', [1, 2, 3, 4, 'GRAPE', 'SAIL']],
    ['n-red-2', [2, 3, 4, 5, 'GRAPE', 'SAIL']],
    ['n-orange-1', [3, 4, 5, 6, 'SKULL', 'SKULL']],
    ['n-blue-1', [1, 2, 2, 3, 3, 4]],
    ['n-violet-1', [2, 3, 4, 'SKULL', 'SKULL', 'SKULL']],
  ] as const)('%s shows %j', (id, faces) => {
    const marks = [1, 2, 3, 4, 5, 6].map(face => markOf(id, face))
    expect(marks.map(String).toSorted()).toEqual(faces.map(String).toSorted())
  })
})

describe('4.7, the Sailors', () => {
  const list = `
N01 Emilio Scar sea|N02 Max Schraube sea|N03 Olaf Beerson sea|N04 Ned Plank sea|N05 Sticky Finn sea|
N06 Greedy Gwen sea|N07 Barnacle Bess sea|N08 Doc Leech sea|N09 Gunner Fritz sea|N10 Nina Gale sea|
N11 Patch O'Malley sea|N12 Silent Sal sea|N13 Louigi tavern|N14 Martha Scales market|N15 Tom Tapster tavern|
N16 Rosa Rumpot tavern|N17 Jack Adze shipyard|N18 Twin Hammers shipyard|N19 Professor Cog workshop|
N20 Anneke Lens workshop|N21 Fat Francis pit|N22 Honest Abe pit|N23 Lady Carmine guild|N24 Bosun Brand end|
N25 Topman Theo end|N26 Cogwheel Cora end|N27 Crewmaster Quill end|X01 Gunpowder Gus spices|
X02 Windy Wendy fabrics|X03 Drunk Duncan rum|X04 Jewel Jenny valuables|X05 Grog Greta rum|X06 Weaver Wu fabrics`

  test('27 and 6 of the Crew pack, each with name and time', () => {
    const cards = [...baseSailors, ...crewPackSailors]
    expect(cards.map(card => `${card.id} ${card.name} ${timeText(card)}`)).toEqual(
      list.replaceAll('\n', '').split('|'),
    )
    expect([baseSailors.length, crewPackSailors.length]).toEqual([27, 6])
  })
})

describe('4.8, Upgrades, VP cards, Loot, coins', () => {
  const list = `
U01 Crow's Nest mast E 0|U02 Parrot mast E 0|U03 Super Sails mast E 0|U04 Black Flag mast E 0|U05 Harpoon hull E 0|
U06 Big Bertha hull E 0|U07 Super Hull hull P 0|U08 Heaven's Kitchen hull 1 0|U09 Super Cannons hull 1 0|
U10 Bombs hull P 0|U11 Secret Hold hull P 2|U12 Rich Cabin hull P 0|U13 Super Hold hull P 3|U14 Ballista hull E 0|
U15 Boarding Hook hull E 0|U16 Steering Wheel hull E 0|U17 Drill bow E 0|U18 Ram bow E 0|U19 Turbine stern 1 0|
U20 Iron Teeth stern E 0`

  test('RB-37: 20 Upgrades with name, place on the Galleon, icon and room for Loot', () => {
    expect(
      allUpgrades.map(({ id, name, place, icon, storage }) => [id, name, place, icon, storage].join(' ')),
    ).toEqual(list.replaceAll('\n', '').split('|'))
  })

  test('RB-27: 8 VP cards in ascending order, with cost and VP', () => {
    expect(vpPile.map(({ id, cost, vp }) => [id, cost, vp])).toEqual([
      ['V1', 2, 4],
      ['V2', 3, 5],
      ['V3', 4, 7],
      ['V4', 5, 8],
      ['V5', 6, 10],
      ['V6', 7, 11],
      ['V7', 8, 13],
      ['V8', 9, 15],
    ])
  })

  test('RB-11: 10 Spices, 18 Rum, 18 Fabrics, 10 Valuables, every token another one', () => {
    expect(counted(lootTokens.map(lootTypeOf))).toEqual({ spices: 10, rum: 18, fabrics: 18, valuables: 10 })
    expect(new Set([...lootTokens, ...specialTokens]).size).toBe(64)
  })

  test('RB-408: 2 Spyglasses, 2 Powder Kegs, 2 Treasure Maps, 1 Tear, 1 Monkey', () => {
    expect(counted(specialTokens.map(specialKindOf))).toEqual({ L1: 2, L2: 2, L3: 2, L4: 1, L5: 1 })
  })

  test('RB-10, RB-16: coins worth 95, and 15 of each Part', () => {
    expect(printedCoins).toBe(20 * 1 + 15 * 5)
    expect(partCount).toEqual({ sail: 15, cannon: 15, hold: 15 })
  })
})
