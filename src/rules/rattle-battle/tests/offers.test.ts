/** What is offered in phases 4 and 8, by name: all of it, and nothing else. */
import { describe, expect, test } from 'vitest'
import { rattleBattle } from '../index'
import type { RattleMove } from '../moves'
import { course, die, listed, position, yellow } from '../testing/position'

const names = (state: ReturnType<typeof position>, ...kinds: readonly RattleMove['kind'][]) =>
  kinds.flatMap(kind => listed(state, yellow, kind).map(move => rattleBattle.describe(state, move).text))

const stored = (id: string, token: string) => ({ id, uses: 0, store: [{ token, fresh: false }] })

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
    const near = 'Fire with yellow 1 at NP yellow 1 at 44 mm'
    const far = 'Fire with yellow 1 at NP red 1 at 80 mm'
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
      'Fire with yellow Captain at blue 1 at 24 mm',
      'Fire with yellow Captain at NP red 1 at 24 mm',
      'Fire with yellow 1 at blue 1 at 35.184 mm with a Revenge card',
      'Fire with yellow 1 at NP red 1 at 35.184 mm',
    ])
  })
})

describe('Move', () => {
  test('RB-165: a Move with a Sail; with Super Sails further, and with the Drill over NP Ships', () => {
    const state = (upgrades: readonly string[]) =>
      position({
        card: 'A07',
        sea: [die('p-yellow-1', -100, 0, 2), die('n-red-1', 10, 0, 5)],
        by: { [yellow]: { sails: 1, upgrades } },
      })
    const extras = (upgrades: readonly string[]) =>
      new Set(
        names(state(upgrades), 'move').map(name =>
          name
            .replace(/ \d+\.\d\d mm on course \d{3}\.\d°/, '')
            .replace(/, (touching|\d+\.\d mm from) NP red 1$/, '')
            .replace(/^Move yellow 1/, ''),
        ),
      )
    expect(extras([])).toEqual(new Set(['']))
    expect(extras(['U03'])).toEqual(new Set(['', ' with Super Sails']))
    expect(extras(['U03', 'U17'])).toContain(' with Super Sails, drilling NP red 1')
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
  ]

  test('RB-163: every use of an Upgrade, by its aim', () => {
    const upgrades = ['U01', 'U04', 'U05', 'U07', 'U14', 'U16', 'U18', 'U20']
    const state = position({ card: 'A07', sea, by: { [yellow]: { upgrades } } })
    const marks = (dice: string, shown: readonly string[]) =>
      shown.map(mark => `Use Steering Wheel: turn ${dice} to ${mark}`)
    expect(names(state, 'useUpgrade')).toEqual([
      "Use Crow's Nest: drop NP yellow 1 again",
      "Use Crow's Nest: drop NP red 1 again",
      'Use Black Flag: yellow 1 at NP yellow 1',
      'Use Black Flag: yellow 1 at NP red 1',
      'Use Harpoon: yellow 1 at NP yellow 1',
      'Use Harpoon: yellow 1 at NP red 1',
      'Use Ballista: +1 Strength',
      ...marks('yellow 1', ['1', '3', '4', '5', 'Cannon']),
      ...marks('yellow 2', ['1', '2', '3', '4', '5']),
      'Use Ram: yellow 1 at NP yellow 1',
      'Use Iron Teeth: yellow 1 at NP yellow 1',
    ])
  })

  test('RB-171a: ends of free movements are named with their place', () => {
    const state = position({
      card: 'A07',
      options: { crewPack1: 'on' },
      sea,
      by: { [yellow]: { upgrades: ['U02', 'U15', 'U19'], sailors: [stored('X02', 'fabrics-01')] } },
    })
    const forms = new Set(names(state, 'useUpgrade', 'spendStore').map(name => name.replace(/\(.*\)/, '…')))
    expect(forms).toEqual(
      new Set([
        'Use Parrot: move yellow 1 to …',
        'Use Parrot: move yellow 2 to …',
        'Use Turbine: move yellow 1 to …',
        'Use Turbine: move yellow 2 to …',
        'Use Boarding Hook: move yellow 1 to … against NP yellow 1',
        'Windy Wendy: move yellow 1 to …',
        'Windy Wendy: move yellow 2 to …',
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
      'Drunk Duncan: drop yellow 1 again',
      'Drunk Duncan: drop yellow 2 again',
      'Drunk Duncan: drop yellow 3 again',
      'Grog Greta: +2 Strength for yellow 1',
      'Grog Greta: +2 Strength for yellow 2',
      'Grog Greta: +2 Strength for yellow 3',
      'Weaver Wu: swap yellow 1 and yellow 2',
      'Weaver Wu: swap yellow 1 and yellow 3',
      'Weaver Wu: swap yellow 2 and yellow 3',
      'Use the Powder Keg: yellow 1 at NP yellow 1',
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
      'Use Max Schraube: discard 1 Fabrics, take a Sail',
      'Use Max Schraube: discard 1 Fabrics, take a Cannon',
      'Use Max Schraube: discard 1 Fabrics, take a Hold',
      "Use Patch O'Malley: discard 1 Rum, ready Parrot",
      "Use Patch O'Malley: discard 1 Fabrics, ready Parrot",
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
  const aim = { ownId: 'p-yellow-1', targetId: 'n-yellow-1' }
  const told = (upgradeId: string) =>
    course(state, { kind: 'useUpgrade', seat: yellow, upgradeId, ...aim }).events.map(({ text }) => text)
  expect(told('U18').slice(0, 3)).toEqual([
    'Yellow: Use Ram: yellow 1 at NP yellow 1',
    'yellow 1 (Strength 4) rams NP yellow 1 (Strength 2)',
    'NP yellow 1 is sunk by Yellow (boarded)',
  ])
  expect(told('U20').slice(0, 2)).toEqual([
    'Yellow: Use Iron Teeth: yellow 1 at NP yellow 1',
    'NP yellow 1 is sunk',
  ])
})
