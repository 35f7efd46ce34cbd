import { describe, expect, test } from 'vitest'
import { readSetUp } from '../../game'
import { startRandom } from '../../random'
import { reward } from '../crazy/miniGame'
import { allDice, dieInfo } from '../data/dice'
import { lootTokens, lootTypeOf } from '../data/loot'
import { coinsLeft, gainCoins } from '../goods/coins'
import { drawLoot } from '../goods/loot'
import { rattleBattle } from '../index'
import { begun, coinsOf, shows, withStacked } from '../testing/crazy'
import { ended } from '../testing/ended'
import {
  against,
  die,
  dropped,
  fights,
  fought,
  inSea,
  listed,
  played,
  position,
  sinkings,
  told,
} from '../testing/position'
import { startWork } from '../work'

const setUp = (players: number) => readSetUp(rattleBattle, { players, seed: 'any' }).ok

describe('3.1 General rules', () => {
  test('RB-1: 2 to 5 players, and most VP win', () => {
    expect([1, 2, 3, 4, 5, 6].map(setUp)).toEqual([false, true, true, true, true, false])
    const { winners, totals } = rattleBattle.score(
      ended({ 0: { coins: 3 }, 1: { vpCards: 1 }, 2: { coins: 2 } }),
    )
    expect(totals).toEqual([3, 4, 2])
    expect(winners).toEqual([1])
  })

  test('RB-2: a card’s own rule goes before the general one', () => {
    const sea = [die('p-yellow-1', 0, 0, 3), die('n-green-1', 100, 100, 2)]
    const far = { kind: 'move', seat: 0, dieId: 'p-yellow-1', x: 80, y: 0 } as const
    expect(against(position({ card: 'A13', sea, by: { 0: { sails: 1 } } }), far)).toBeUndefined()
    // Naval Blockade: no move exceeds 63.
    expect(against(position({ card: 'A14', sea, by: { 0: { sails: 1 } } }), far)).toBe('RB-74')
  })

  test('RB-3: in turn order means the Baron first, then clockwise; the last sits to the Baron’s right', () => {
    const order = (baron: number, players: number) =>
      position({ card: 'A01', phase: 'briefing.commit', baron, players }).queue
    expect(order(0, 3)).toEqual([0, 1, 2])
    expect(order(1, 3)).toEqual([1, 2, 0])
    expect(order(4, 5)).toEqual([4, 0, 1, 2, 3])
    const state = position({ card: 'A01', phase: 'briefing.commit', baron: 1 })
    const none = (seat: number) => ({ kind: 'commitShips', seat, dieIds: [], stowPlan: {} }) as const
    expect(against(state, none(0))).toBe('RB-3')
    expect(against(state, none(1))).toBeUndefined()
  })

  test('RB-4: the Baron drops the dice and strikes the fist', () => {
    const drop = position({
      card: 'A01',
      baron: 2,
      phase: 'drop.main',
      sent: ['p-yellow-1'],
      adventure: {
        drop: { purpose: 'main', dice: ['p-yellow-1', 'n-green-1'], by: 2, repeats: 0, blows: 0, cocked: [] },
      },
    })
    expect(rattleBattle.turn(drop)).toMatchObject({ kind: 'throw', seats: [2] })
    const cocked = played(drop, withStacked(shows(drop, 2, 3), 'p-yellow-1'))
    expect(rattleBattle.turn(cocked)).toMatchObject({ kind: 'throw', seats: [2], rule: 'RB-113' })
  })

  test('RB-5: the Baron has no say in a measurement: what a reading claims beside its pose changes nothing', () => {
    const state = begun({ card: 'C10' })
    const answer = withStacked(shows(state, 1, 2, 3, 4, 1, 2, 3, 4, 1, 2, 3, 4), 'p-blue-1')
    const claimed = {
      ...answer,
      dice: answer.dice.map(one => ({ ...one, flat: true, tiltDeg: 0, restsOn: 'floor' as const })),
    }
    expect(played(state, claimed)).toEqual(played(state, answer))
    const lie = { ...answer, dice: answer.dice.map(one => ({ ...one, face: 3 })) }
    expect(against(state, lie)).toBe('RB-71')
  })

  test('RB-6: a Ship is a player’s die, Captain Ships included, or one of the 13 transparent ones', () => {
    const owned = allDice.filter(id => dieInfo(id).owner !== undefined)
    const others = allDice.filter(id => dieInfo(id).owner === undefined)
    expect(owned).toHaveLength(25)
    expect(owned.filter(id => dieInfo(id).captain)).toHaveLength(5)
    expect(others).toHaveLength(13)
    expect(others.every(id => dieInfo(id).colour !== undefined)).toBe(true)
  })

  test('RB-7: a sunk Ship leaves the Sea: a Player Ship to be repaired, an NP Ship as a Trophy', () => {
    const { state, events } = fought({
      card: 'I01',
      sea: [
        die('p-yellow-1', 0, 0, 3),
        die('n-yellow-1', 30, 0, 2),
        die('p-blue-1', 0, 100, 1),
        die('n-yellow-2', 30, 100, 3),
      ],
    })
    expect(sinkings(events).slice(0, 2).sort()).toEqual(['n-yellow-1 by 0', 'p-blue-1'])
    expect(told(events, 'repair')).toHaveLength(1)
    expect(coinsOf(state)[0]).toBeGreaterThan(0)
    // Escaped: removed, not sunk.
    const gone = dropped(
      { card: 'I02', by: { 0: { sails: 1 } } },
      die('p-yellow-1', 0, 0, 3),
      die('n-yellow-1', 30, 0, 'SAIL'),
      die('n-yellow-2', 90, 0, 1),
    )
    expect(sinkings(gone.events)).toEqual([])
    expect(inSea(gone.state)).toEqual(['p-yellow-1', 'n-yellow-2'])
    // Sunk by an explosion: nobody's Trophy.
    const burst = dropped(
      { card: 'I05', by: { 0: { sails: 1 } } },
      die('p-yellow-1', 0, 0, 3),
      die('n-yellow-1', 100, 0, 'SAIL'),
      die('n-yellow-2', 130, 0, 1),
      die('n-green-1', 0, 130, 1),
    )
    expect(sinkings(burst.events)).toEqual(['n-yellow-2'])
    expect(burst.state.players.flatMap(({ trophies }) => trophies)).toEqual([])
  })

  test('RB-7a: all players with a Ship as Trophy sank it; without a Trophy nobody did', () => {
    const both = fought({
      card: 'A03',
      sea: [die('p-yellow-1', 0, 0, 5), die('p-blue-1', 48, 0, 5), die('n-red-1', 24, 0, 4)],
    })
    // Both choose their Loot, Yellow first.
    expect(both.state.phase).toBe('loot')
    expect(listed(both.state, 0, 'chooseLoot').length).toBeGreaterThan(0)
    const next = played(both.state, listed(both.state, 0, 'chooseLoot')[0]!)
    expect(listed(next, 1, 'chooseLoot').length).toBeGreaterThan(0)
    // Iron Teeth sink without Trophy: nobody chooses.
    const teeth = position({
      card: 'A03',
      by: { 0: { upgrades: ['U20'] } },
      sea: [die('p-yellow-1', 0, 0, 5), die('n-red-1', 24, 0, 4)],
    })
    const bitten = played(teeth, {
      kind: 'useUpgrade',
      seat: 0,
      upgradeId: 'U20',
      ownId: 'p-yellow-1',
      targetId: 'n-red-1',
    })
    expect(bitten.phase).toBe('stow')
    expect(bitten.players[0]!.quay).toHaveLength(4)
  })

  test('RB-8: on a Captain token lie any number of Ships', () => {
    const sea = [
      ...([1, 2, 3, 4] as const).map(n => die(`p-yellow-${n}`, 0, n * 40 - 100, 5)),
      ...([1, 2, 3] as const).flatMap(n => [
        die(`n-red-${n}`, 30, n * 40 - 100, 3),
        die(`n-green-${n}`, -30, n * 40 - 100, 1),
      ]),
    ]
    const { events } = fought({ card: 'A12', sea })
    expect(sinkings(events)).toHaveLength(6)
    expect(told(events, 'coins')).toEqual([{ seat: 0, coins: 6 }])
  })

  test('RB-8a: own sunk Ships, Trophies and boarded Trophies are kept apart', () => {
    const state = position({
      card: 'A01',
      by: { 0: { cannons: 3, sails: 1, sunk: ['p-yellow-3'] } },
      sea: [
        die('p-yellow-1', 0, 0, 'CANNON'),
        die('p-yellow-2', -100, -100, 1),
        die('n-green-1', 16, 0, 1),
        die('n-green-2', 60, 0, 1),
        die('n-yellow-1', 100, 100, 3),
      ],
    })
    const one = played(state, {
      kind: 'fire',
      seat: 0,
      shooterId: 'p-yellow-1',
      targetId: 'n-green-1',
    })
    const two = played(one, { kind: 'fire', seat: 0, shooterId: 'p-yellow-1', targetId: 'n-green-2' })
    expect(two.players[0]!.trophies.map(({ die: id, boarded }) => `${id} ${boarded}`)).toEqual([
      'n-green-1 true',
      'n-green-2 false',
    ])
    expect(two.players[0]!.sunk).toEqual([{ die: 'p-yellow-3', by: [] }])
  })

  test('RB-9, RB-9a: coins lie open as one number for all, so gold and silver need no changing', () => {
    const state = ended({ 0: { coins: 7 } })
    for (const viewer of [1, 'spectator'] as const) {
      expect(rattleBattle.view(state, viewer).players[0]!.coins).toBe(7)
    }
    expect(rattleBattle.score(state).totals[0]).toBe(7)
    expect(rattleBattle.readMove({ kind: 'exchangeCoins', seat: 0 }).ok).toBe(false)
  })

  test('RB-10: the coins do not run out, or by option a gain is cut to the supply in turn order', () => {
    const rewards = (coinSupply: 'unlimited' | 'printed') => {
      const before = position({
        card: 'I07',
        phase: 'stow',
        baron: 1,
        options: { coinSupply },
        by: { 0: { coins: 90 }, 2: { coins: 1 } },
      })
      const work = startWork(before)
      expect(coinsLeft(before)).toBe(coinSupply === 'printed' ? 4 : Number.POSITIVE_INFINITY)
      reward(work, [0, 1], 3)
      return coinsOf(work.state)
    }
    expect(rewards('unlimited')).toEqual([93, 3, 1])
    // Blue is Baron and takes first.
    expect(rewards('printed')).toEqual([91, 3, 1])
    const work = startWork(ended({ 0: { coins: 95 } }, { coinSupply: 'printed' }))
    expect(gainCoins(work, 1, 1)).toBe(0)
  })

  test('RB-11: Loot has four types', () => {
    expect([...new Set(lootTokens.map(lootTypeOf))]).toEqual(['spices', 'rum', 'fabrics', 'valuables'])
  })

  test('RB-12: Loot is drawn uniformly and without replacement (seeds "draw 0" to "draw 1999")', () => {
    const counts = new Map<string, number>()
    const before = position({
      card: 'A01',
      phase: 'stow',
      bag: ['rum-01', 'spices-01', 'fabrics-01', 'valuables-01'],
    })
    const rounds = 2000
    for (let n = 0; n < rounds; n++) {
      const work = startWork({
        ...before,
        random: startRandom(`draw ${n}`),
      })
      const first = drawLoot(work, 0)!
      const second = drawLoot(work, 0)!
      expect(work.state.bag).not.toContain(first)
      expect(second).not.toBe(first)
      expect(work.state.players[0]!.quay).toEqual([first, second])
      counts.set(`${first} ${second}`, (counts.get(`${first} ${second}`) ?? 0) + 1)
    }
    // Twelve ordered pairs: 3 degrees of freedom less than would pass 31.3 once in a thousand samples.
    const expected = rounds / 12
    expect(counts.size).toBe(12)
    const chiSquared = [...counts.values()].reduce(
      (sum, count) => sum + (count - expected) ** 2 / expected,
      0,
    )
    expect(chiSquared).toBeLessThan(31.3)
  })

  test('RB-12a: an empty bag takes the discard pile first; if both are empty the draw is lost', () => {
    const before = position({ card: 'A01', phase: 'stow', bag: [] })
    const work = startWork(before)
    expect(before.discard).toHaveLength(56)
    expect(drawLoot(work, 0)).toBeDefined()
    expect(work.state.bag).toHaveLength(55)
    expect(work.state.discard).toEqual([])
    const dry = startWork({ ...before, bag: [], discard: [] })
    expect(drawLoot(dry, 0)).toBeUndefined()
  })

  test('RB-13: Loot of sent Ships and Loot without room go into the bag, all other onto the discard pile', () => {
    const commit = position({
      card: 'A01',
      phase: 'briefing.commit',
      by: { 0: { stowed: ['rum', 'rum', 'rum', 'rum'] } },
    })
    const keep = commit.players[0]!.stowed['ship:p-yellow-2']!
    const sent = played(commit, {
      kind: 'commitShips',
      seat: 0,
      dieIds: ['p-yellow-1', 'p-yellow-3', 'p-yellow-4'],
      stowPlan: { 'ship:p-yellow-2': keep },
    })
    expect(sent.bag).toHaveLength(commit.bag.length + 3)
    expect(sent.discard).toEqual([])
    const stow = position({ card: 'A01', phase: 'stow', by: { 0: { quay: ['rum', 'rum'] } } })
    const stowed = played(stow, { kind: 'stow', seat: 0, stowPlan: {} })
    expect(stowed.bag).toHaveLength(stow.bag.length + 2)
    expect(stowed.discard).toEqual([])
    const repair = position({
      card: 'A01',
      phase: 'repair',
      by: { 0: { sunk: ['p-yellow-1'], quay: ['rum', 'spices'] } },
    })
    const repaired = played(repair, { kind: 'repair', seat: 0, tokenIds: ['rum-01'] })
    expect(repaired.discard).toEqual(['rum-01'])
    expect(repaired.bag).toHaveLength(repair.bag.length)
  })

  test('RB-15: a piece used for its effect is exhausted, and an exhausted one cannot be used', () => {
    const sea = [die('p-yellow-1', 0, 0, 3), die('n-green-1', 100, 100, 2)]
    const move = { kind: 'move', seat: 0, dieId: 'p-yellow-1', x: 40, y: 0 } as const
    const ready = position({ card: 'A01', sea, by: { 0: { sails: { ready: 2, exhausted: 0 } } } })
    const after = played(ready, move)
    expect(after.players[0]!.sails).toEqual({ ready: 1, exhausted: 1 })
    const tired = position({
      card: 'A01',
      sea,
      by: {
        0: { sails: { ready: 0, exhausted: 2 }, upgrades: ['U16', { id: 'U02', ready: false, used: false }] },
      },
    })
    expect(against(tired, move)).toBe('RB-165')
    expect(
      against(tired, { kind: 'useUpgrade', seat: 0, upgradeId: 'U02', dieId: 'p-yellow-1', x: 40, y: 0 }),
    ).toBe('RB-15')
  })

  test('RB-16: no effect takes from an empty stock', () => {
    const sea = [die('p-yellow-1', 0, 0, 5), die('n-green-1', 30, 0, 1)]
    const plenty = fought({ card: 'A04', sea })
    expect(listed(plenty.state, 0, 'lootExchange').length).toBeGreaterThan(0)
    const none = fought({ card: 'A04', sea, by: { 1: { cannons: 15 } } })
    expect(none.state.phase).toBe('stow')
    const start = position({ card: 'A01', phase: 'stow', by: { 1: { cannons: 15 } } })
    const { adventure: _, ...table } = start
    const choosing = { ...table, phase: 'setup.part' as const, queue: [0] }
    expect(against(choosing, { kind: 'choosePart', seat: 0, part: 'cannon' })).toBe('RB-16')
    expect(against(choosing, { kind: 'choosePart', seat: 0, part: 'sail' })).toBeUndefined()
  })

  test('RB-16a: a shared Trophy needs no reminder from the pool: both have it though there is one violet die', () => {
    const { events } = fought({
      card: 'A15',
      sea: [die('p-yellow-1', 0, 0, 5), die('p-blue-1', 48, 0, 5), die('n-violet-1', 24, 0, 2)],
    })
    expect(sinkings(events)).toEqual(['n-violet-1 by 0 and 1'])
    expect(told(events, 'coins')).toEqual([
      { seat: 0, coins: 1 },
      { seat: 1, coins: 1 },
    ])
  })

  test('RB-17: a Ship is not damaged: after a won fight it fights on with the same Strength', () => {
    const { events } = fought({
      card: 'A12',
      sea: [
        die('p-yellow-1', 0, 0, 5),
        die('n-red-1', 30, 0, 4),
        die('n-red-2', 80, 0, 4),
        die('n-red-3', 130, 0, 4),
      ],
    })
    expect(fights(events)).toEqual(['n-red-1 p-yellow-1', 'n-red-2 p-yellow-1', 'n-red-3 p-yellow-1'])
    expect(sinkings(events)).toEqual(['n-red-1 by 0', 'n-red-2 by 0', 'n-red-3 by 0'])
  })
})
