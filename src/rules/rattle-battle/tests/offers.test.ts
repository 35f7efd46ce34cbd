/** What is offered in phases 4 and 8, by name: all of it, and nothing else. */
import { describe, expect, test } from 'vitest'
import { rattleBattle } from '../index'
import type { RattleMove } from '../moves'
import { course, die, listed, position, yellow } from '../testing/position'
import type { SailorId, UpgradeId } from '../vocabulary'

const names = (state: ReturnType<typeof position>, ...kinds: readonly RattleMove['kind'][]) =>
  kinds.flatMap(kind => listed(state, yellow, kind).map(move => rattleBattle.describe(state, move).text))

const stored = (id: SailorId, token: string) => ({ id, uses: 0, store: [{ token, fresh: false }] })

describe('Fire', () => {
  test('RB-166: every target in range, with every set of modifiers that the player has', () => {
    const state = position({
      card: 'A07',
      options: { crewPack1: 'on', lootPack1: 'on' },
      sea: [die('p-yellow-1', 0, 0, 2), die('n-yellow-1', 60, 0, 2), die('n-red-1', 0, 96, 5)],
      by: {
        [yellow]: {
          cannons: 1,
          holds: 1,
          stowed: { 'hold:0': 'L1' },
          upgrades: ['U06', 'U09'],
          sailors: [stored('X01', 'spices-01')],
        },
      },
    })
    const near = "Fire with Yellow's 2 at yellow merchant 2, 44 mm away"
    const far = "Fire with Yellow's 2 at red merchant 5, 80 mm away"
    const sights = ['Big Bertha', 'a Spyglass', 'Big Bertha and a Spyglass']
    const withGus = sights.map(sight => `${sight} and Gunpowder Gus`)
    const withSuper = [
      'Big Bertha and Super Cannons',
      'Super Cannons and a Spyglass',
      'Big Bertha and Super Cannons and a Spyglass',
    ]
    const withBoth = withSuper.map(sight => `${sight} and Gunpowder Gus`)
    const plain = ['Super Cannons', 'Gunpowder Gus', 'Super Cannons and Gunpowder Gus']
    const expected = [
      ...[...plain, ...withGus, ...withSuper, ...withBoth].map(extras => `${near} with ${extras}`),
      ...[...withGus, ...withSuper, ...withBoth].map(extras => `${far} with ${extras}`),
    ]
    expect(names(state, 'fire').toSorted()).toEqual(expected.toSorted())
  })

  test('RB-390: a Revenge card is offered where it is needed', () => {
    const state = position({
      card: 'B13',
      sea: [
        die('c-yellow', 0, 0, 'CANNON'),
        die('p-yellow-1', 0, 40, 'CANNON'),
        die('p-blue-1', 40, 0, 4),
        die('n-red-1', -40, 0, 5),
      ],
      by: { [yellow]: { cannons: 1, revengeCards: 1 } },
    })
    expect(names(state, 'fire')).toEqual([
      "Fire with Yellow's Captain at Blue's 4, 24 mm away",
      "Fire with Yellow's Captain at red merchant 5, 24 mm away",
      "Fire with Yellow's Cannon at Blue's 4, 35 mm away with a Revenge card",
      "Fire with Yellow's Cannon at red merchant 5, 35 mm away",
    ])
  })
})

describe('Move', () => {
  test('RB-165: a Move with a Sail; with Super Sails further, and with the Drill over NP Ships', () => {
    const state = (upgrades: readonly UpgradeId[]) =>
      position({
        card: 'A07',
        sea: [die('p-yellow-1', -100, 0, 2), die('n-red-1', 10, 0, 5)],
        by: { [yellow]: { sails: 1, upgrades } },
      })
    const extras = (upgrades: readonly UpgradeId[]) =>
      new Set(
        names(state(upgrades), 'move').map(name =>
          name
            .replace(/, \d+(\.\d)? mm to the [a-z-]+/, '')
            .replace(/, (touching|\d+(\.\d)? mm from) red merchant 5(, from the [a-z-]+)?$/, '')
            .replace(/^Move Yellow's 2/, ''),
        ),
      )
    expect(extras([])).toEqual(new Set(['']))
    expect(extras(['U03'])).toEqual(new Set(['', ' with Super Sails']))
    expect(extras(['U03', 'U17'])).toContain(' with Super Sails, drilling red merchant 5')
    const far = listed(state(['U03']), yellow, 'move').filter(({ x }) => x > -11)
    expect(far.length).toBeGreaterThan(0)
    expect(far.every(({ superSails }) => superSails)).toBe(true)
  })
})

describe('Upgrades, stores and Special Loot', () => {
  const sea = [
    die('p-yellow-1', 0, 0, 2),
    die('p-yellow-2', -100, 0, 'CANNON'),
    die('n-yellow-1', 16.2, 0, 2),
    die('n-red-1', 0, 90, 5),
  ] as const

  test('RB-163: every use of an Upgrade, by its aim', () => {
    const upgrades = ['U01', 'U04', 'U05', 'U07', 'U14', 'U16', 'U18', 'U20'] as const
    const state = position({ card: 'A07', sea, by: { [yellow]: { upgrades } } })
    const marks = (dice: string, shown: readonly string[]) =>
      shown.map(mark => `Use Steering Wheel: turn ${dice} to ${mark}`)
    expect(names(state, 'useUpgrade')).toEqual([
      "Use Crow's Nest: drop yellow merchant 2 again",
      "Use Crow's Nest: drop red merchant 5 again",
      "Use Black Flag: Yellow's 2 at yellow merchant 2",
      "Use Black Flag: Yellow's 2 at red merchant 5",
      "Use Harpoon: Yellow's 2 at yellow merchant 2",
      "Use Harpoon: Yellow's 2 at red merchant 5",
      'Use Ballista: +1 Strength',
      ...marks("Yellow's 2", ['1', '3', '4', '5', 'Cannon']),
      ...marks("Yellow's Cannon", ['1', '2', '3', '4', '5']),
      "Use Ram: Yellow's 2 at yellow merchant 2",
      "Use Iron Teeth: Yellow's 2 at yellow merchant 2",
    ])
  })

  test('RB-171a: ends of free movements are named with their place', () => {
    const state = position({
      card: 'A07',
      options: { crewPack1: 'on' },
      sea,
      by: { [yellow]: { upgrades: ['U02', 'U15', 'U19'], sailors: [stored('X02', 'fabrics-01')] } },
    })
    const forms = new Set(
      names(state, 'useUpgrade', 'spendStore').map(name =>
        name.replace(/, (touching|\d).*?(?=, hooking|$)/, ', …'),
      ),
    )
    expect(forms).toEqual(
      new Set([
        "Use Parrot: move Yellow's 2, …",
        "Use Parrot: move Yellow's Cannon, …",
        "Use Turbine: move Yellow's 2, …",
        "Use Turbine: move Yellow's Cannon, …",
        "Use Boarding Hook: move Yellow's 2, …, hooking yellow merchant 2",
        "Windy Wendy: move Yellow's 2, …",
        "Windy Wendy: move Yellow's Cannon, …",
      ]),
    )
  })

  test('RB-405: every use of a store, and the Powder Keg', () => {
    const state = position({
      card: 'A07',
      options: { crewPack1: 'on', lootPack1: 'on' },
      sea: [...sea, die('p-yellow-3', 100, 100, 1)],
      by: {
        [yellow]: {
          holds: 2,
          stowed: { 'hold:0': 'L2', 'hold:1': 'L2' },
          sailors: [stored('X03', 'rum-01'), stored('X05', 'rum-02'), stored('X06', 'fabrics-01'), 'X04'],
        },
      },
    })
    expect(names(state, 'spendStore', 'useSpecialLoot')).toEqual([
      "Drunk Duncan: drop Yellow's 2 again",
      "Drunk Duncan: drop Yellow's Cannon again",
      "Drunk Duncan: drop Yellow's 1 again",
      "Grog Greta: +2 Strength for Yellow's 2",
      "Grog Greta: +2 Strength for Yellow's Cannon",
      "Grog Greta: +2 Strength for Yellow's 1",
      "Weaver Wu: swap Yellow's 2 and Yellow's Cannon",
      "Weaver Wu: swap Yellow's 2 and Yellow's 1",
      "Weaver Wu: swap Yellow's Cannon and Yellow's 1",
      "Use the Powder Keg: Yellow's 2 at yellow merchant 2",
    ])
  })
})

describe('phase 8', () => {
  test('RB-250, RB-405: every use of a Sailor, a second one with Heaven’s Kitchen, and every way to store Loot', () => {
    const state = position({
      card: 'A07',
      phase: 'sailors',
      options: { crewPack1: 'on' },
      by: {
        [yellow]: {
          upgrades: ['U08', { id: 'U02', ready: false, used: false }],
          sailors: [
            { id: 'N10', uses: 1, store: [] },
            'N09',
            'N02',
            'N11',
            stored('X05', 'rum-09'),
            'X03',
            'N06',
          ],
          sails: { ready: 0, exhausted: 1 },
          cannons: { ready: 0, exhausted: 2 },
          quay: ['rum', 'rum', 'fabrics'],
        },
      },
    })
    expect(names(state, 'useSailor', 'placeOnSailor')).toEqual([
      "Use Nina Gale again by Heaven's Kitchen",
      'Use Gunner Fritz: ready 1 Cannon',
      'Use Gunner Fritz: ready 2 Cannons',
      'Use Max Schraube: discard 1 Fabric, take a Sail',
      'Use Max Schraube: discard 1 Fabric, take a Cannon',
      'Use Max Schraube: discard 1 Fabric, take a Hold',
      "Use Patch O'Malley: discard 1 Rum, ready Parrot",
      "Use Patch O'Malley: discard 1 Fabric, ready Parrot",
      'Put 1 Rum on Grog Greta',
      'Put 1 Rum on Drunk Duncan',
      'Put 2 Rum on Drunk Duncan',
    ])
  })
})

test('RB-170: events say who sank what, in words', () => {
  const state = position({
    card: 'A07',
    sea: [die('p-yellow-1', 0, 0, 2), die('n-yellow-1', 16.2, 0, 2), die('n-red-1', 0, 90, 5)],
    by: { [yellow]: { upgrades: ['U18', 'U20'] } },
  })
  const aim = { ownId: 'p-yellow-1', targetId: 'n-yellow-1' } as const
  const told = (upgradeId: UpgradeId) =>
    course(state, { kind: 'useUpgrade', seat: yellow, upgradeId, ...aim }).events.map(({ text }) => text)
  expect(told('U18').slice(0, 3)).toEqual([
    "Yellow uses Ram: Yellow's 2 at yellow merchant 2",
    "Yellow's 2 (Strength 4) rams yellow merchant 2 (Strength 2)",
    'Yellow sinks and boards yellow merchant 2',
  ])
  expect(told('U20').slice(0, 2)).toEqual([
    "Yellow uses Iron Teeth: Yellow's 2 at yellow merchant 2",
    'Yellow merchant 2 sinks',
  ])
})

test('RB-165, RB-166: who moves a Ship or fires with it is named once', () => {
  const state = position({
    card: 'A07',
    sea: [die('p-yellow-1', 0, 0, 2), die('n-yellow-1', 60, 0, 2), die('n-red-1', 0, 90, 5)],
    by: { [yellow]: { sails: 1, cannons: 2 } },
  })
  const told = (move: RattleMove) => course(state, move).events[0]!
  const moved = told({ kind: 'move', seat: yellow, dieId: 'p-yellow-1', x: -40, y: 0 })
  expect(moved.text).toMatch(/^Yellow moves their 2 /)
  expect(moved.persons).toContainEqual(expect.objectContaining({ they: 'their', you: 'your' }))
  const fired = told({ kind: 'fire', seat: yellow, shooterId: 'p-yellow-1', targetId: 'n-yellow-1' })
  expect(fired.text).toMatch(/^Yellow fires with their 2 at yellow merchant 2/)
})
