/** The Adventures of scenario 1, A01 to A17 (4.2), each for what its card says. */
import { describe, expect, test } from 'vitest'
import { rattleBattle } from '../index'
import type { RattleMove } from '../moves'
import { entering } from '../testing/entering'

import {
  against,
  at,
  blue,
  course,
  die,
  draws,
  dropped,
  fights,
  fought,
  green,
  inSea,
  type LootText,
  listed,
  played,
  position,
  sent,
  sinkings,
  thrown,
  told,
  yellow,
} from '../testing/position'
import type { DieId, UpgradeId } from '../vocabulary'

const of = (loot: LootText, count: number): readonly LootText[] => Array.from({ length: count }, () => loot)
const counts = (lists: readonly (readonly string[])[]) => lists.map(list => list.length)

/** Yellow can sail on after the drop, so the game waits in phase 4. */
const waiting = { [yellow]: { sails: 1 } }

describe('A01 Merchant & Co.', () => {
  test('A01: each Spices drawn gives 1 more draw, up to 2 extra tokens for each player', () => {
    const { events } = fought({
      card: 'A01',
      sea: [die('p-yellow-1', 0, 0, 5), die('p-blue-1', 100, 0, 1), die('n-yellow-1', 40, 0, 2)],
      bag: of('spices', 10),
    })
    expect(counts(draws(events, yellow))).toEqual([4])
    expect(counts(draws(events, blue))).toEqual([4])
    const plain = fought({
      card: 'A01',
      sea: [die('p-yellow-1', 0, 0, 5), die('n-yellow-1', 40, 0, 2)],
      bag: of('rum', 10),
    })
    expect(counts(draws(plain.events, yellow))).toEqual([2])
  })

  test('A01: a Sail escapes and gives nothing', () => {
    const { state, events } = dropped(
      { card: 'A01', by: waiting },
      die('p-yellow-1', 0, 0, 5),
      die('n-yellow-1', 40, 0, 'SAIL'),
      die('n-green-1', -40, 0, 'SAIL'),
      die('n-green-2', 0, 60, 'GRAPE'),
    )
    expect(told(events, 'escape')).toEqual([{ dice: ['n-yellow-1', 'n-green-1'] }])
    expect(inSea(state)).toEqual(['p-yellow-1', 'n-green-2'])
    expect(state.players[yellow]!.trophies).toEqual([])
  })
})

describe('A02 Fabrics Supply', () => {
  const sea = [die('p-yellow-1', 0, 0, 4), die('n-green-1', 16.2, 0, 'SAIL')]

  test('EX-22, A02 (RB-140, RB-241): a surrendered Ship gives 1 Loot instead of the coin, beside card and Boarding', () => {
    const { state, events } = fought({ card: 'A02', sea, bag: of('rum', 10) })
    expect(state.players[yellow]!.coins).toBe(0)
    expect(counts(draws(events, yellow))).toEqual([2, 1, 1])
  })

  test('EX-22, A02 (RB-244): Fabrics give at most 2 more draws in all', () => {
    const { events } = fought({ card: 'A02', sea, bag: of('fabrics', 10) })
    const all = draws(events, yellow).flat()
    expect(all).toHaveLength(6)
  })

  test('A02: a Grapeshot moves away and has Strength 2', () => {
    const { state, events } = dropped(
      { card: 'A02', by: waiting },
      die('p-yellow-1', -60, 0, 3),
      die('n-green-1', -20, 0, 'GRAPE'),
    )
    expect(at(state, 'n-green-1')).toMatchObject({ x: 68, y: 0 })
    expect(sinkings([...events, ...course(state, { kind: 'pass', seat: yellow }).events])).toEqual([
      'n-green-1 by 0',
    ])
  })
})

describe('A03 Unlucky Fellow', () => {
  const text = (bag: readonly LootText[]) => ({
    card: 'A03',
    sea: [die('p-yellow-1', 0, 0, 5), die('p-blue-1', 100, 100, 1), die('n-red-1', 40, 0, 4)],
    bag,
  })
  const choose = (...types: readonly ('spices' | 'rum' | 'fabrics' | 'valuables')[]): RattleMove => ({
    kind: 'chooseLoot',
    seat: yellow,
    types,
  })

  test('A03: a player who sank the red Ship chooses 4 Loot from the bag instead of drawing', () => {
    const { state } = fought(text(['spices', 'spices', 'valuables', 'rum', 'rum', 'rum', 'rum', 'rum']))
    expect(rattleBattle.turn(state)).toMatchObject({ kind: 'move', phase: 'loot', seats: [yellow] })
    expect(against(state, choose('valuables', 'valuables', 'rum', 'rum')), 'only 1 is there').toBe('RB-243')
    expect(against(state, choose('rum', 'rum', 'rum'))).toBe('RB-243')
    const { state: after, events } = course(state, choose('valuables', 'spices', 'spices', 'rum'))
    expect(after.players[yellow]!.quay.map(token => token.replace(/-\d+/, ''))).toEqual([
      'valuables',
      'spices',
      'spices',
      'rum',
    ])
    expect(draws(events, yellow), 'nothing at random').toEqual([])
    expect(counts(draws(events, blue))).toEqual([4])
  })

  test('A03: if the bag holds fewer than 4, the discard pile goes in first', () => {
    const { state } = fought(text(['rum', 'rum', 'rum']))
    expect(against(state, choose('valuables', 'valuables', 'spices', 'spices'))).toBeUndefined()
  })

  test('A03: players who sank another Ship draw at random', () => {
    const { state } = fought({ card: 'A03', sea: [die('p-yellow-1', 0, 0, 5), die('n-yellow-1', 40, 0, 1)] })
    expect(state.phase).not.toBe('loot')
    expect(state.players[yellow]!.quay).toHaveLength(4)
  })
})

describe('A04 Fire Power', () => {
  const text = {
    card: 'A04',
    sea: [die('p-yellow-1', 0, 0, 5), die('n-yellow-1', 40, 0, 1)],
    by: { [yellow]: { holds: 1, stowed: { 'hold:0': 'valuables' } } },
    bag: of('rum', 8),
  }

  test('A04: after drawing, a Participant may discard 1 Loot, stowed or drawn, for a Cannon, once', () => {
    const { state } = fought(text)
    expect(rattleBattle.turn(state)).toMatchObject({ phase: 'loot', seats: [yellow] })
    expect(listed(state, yellow, 'lootExchange')).toHaveLength(2)
    const traded = played(state, { kind: 'lootExchange', seat: yellow, tokenId: 'valuables-01' })
    expect(traded.players[yellow]).toMatchObject({ cannons: { ready: 1, exhausted: 0 }, stowed: {} })
    expect(traded.discard).toContain('valuables-01')
    expect(traded.phase).not.toBe('loot')
    const kept = played(state, { kind: 'declineExchange', seat: yellow })
    expect(kept.players[yellow]!.cannons.ready).toBe(0)
    expect(kept.players[yellow]!.quay).toHaveLength(3)
  })

  test('A04: with no Cannon left there is nothing to exchange for', () => {
    const { state } = fought({ ...text, by: { ...text.by, [blue]: { cannons: 15 } } })
    expect(state.phase).not.toBe('loot')
  })

  test('A04: Sail and Grapeshot both volley', () => {
    const { events } = dropped(
      { card: 'A04', by: waiting },
      die('p-yellow-1', 0, 0, 4),
      die('p-blue-1', 30, 0, 4),
      die('p-green-1', -35, 0, 4),
      die('n-yellow-1', 60, 0, 'SAIL'),
      die('n-green-1', -70, 0, 'GRAPE'),
    )
    expect(sinkings(events).slice(0, 2)).toEqual(['p-blue-1', 'p-green-1'])
  })

  test('EX-15, A04 (RB-138): the closest pair volleys first, and each Ship fires once', () => {
    const { state, events } = dropped(
      { card: 'A04', by: waiting },
      die('p-yellow-1', 40, 0, 4),
      die('p-yellow-2', -50, 0, 4),
      die('p-green-1', 100, 60, 4),
      die('n-red-1', 0, 0, 'GRAPE'),
      die('n-red-2', 100, 0, 'GRAPE'),
    )
    expect(sinkings(events)).toEqual(['p-yellow-1', 'p-green-1'])
    expect(inSea(state)).toEqual(['p-yellow-2', 'n-red-1', 'n-red-2'])
  })
})

describe('A05 Pillage Time', () => {
  const fleet = [
    die('p-yellow-1', 0, 0, 4),
    die('p-blue-1', 30, 60, 1),
    die('n-red-1', 140 - 8, 10, 3),
    die('n-green-1', 0, 40, 3),
  ]

  test('A05: Ships of the Wanted player fight red NP Ships within 126 mm before phase 3', () => {
    const { state, events } = dropped({ card: 'A05', wanted: yellow, by: waiting }, ...fleet)
    expect(fights(events)).toEqual(['n-red-1 p-yellow-1'])
    expect(sinkings(events)).toEqual(['n-red-1 by 0'])
    expect(state.players[yellow]!.trophies).toHaveLength(1)
  })

  test('A05: nobody else, nothing green and nothing further away', () => {
    expect(fights(dropped({ card: 'A05', by: waiting }, ...fleet).events)).toEqual([])
    expect(fights(dropped({ card: 'A05', wanted: green, by: waiting }, ...fleet).events)).toEqual([])
    const far = [die('p-yellow-1', -10.1, 0, 4), die('n-red-1', 132, 0, 3)]
    expect(fights(dropped({ card: 'A05', wanted: yellow, by: waiting }, ...far).events)).toEqual([])
    const near = [die('p-yellow-1', -10, 0, 4), die('n-red-1', 132, 0, 3)]
    expect(fights(dropped({ card: 'A05', wanted: yellow, by: waiting }, ...near).events)).toHaveLength(1)
  })

  test('A05: it goes on while such a pair is left, closest first, and a Ship that has sunk does not act any more', () => {
    const { events } = dropped(
      { card: 'A05', wanted: yellow, by: waiting },
      die('p-yellow-1', 0, 0, 4),
      die('n-red-1', 60, 0, 'GRAPE'),
      die('n-red-2', -80, 0, 5),
      die('n-green-1', 0, 120, 4),
    )
    expect(fights(events).slice(0, 2)).toEqual(['n-red-1 p-yellow-1', 'n-red-2 p-yellow-1'])
    expect(told(events, 'volley')).toEqual([])
  })
})

test("EX-14, A06 Neptune's Anger (RB-130, RB-136): the storm sinks as many of the closest Player Ships as it shows", () => {
  const { state, events } = dropped(
    { card: 'A06', by: waiting },
    die('p-yellow-1', 0, 40, 4),
    die('p-yellow-2', 0, 140 - 8, 4),
    die('p-blue-1', 50, 0, 4),
    die('p-green-1', -60, 0, 4),
    die('n-blue-1', 0, 0, 3),
    die('n-yellow-1', 20, 0, 2),
    die('n-yellow-2', 0, -20, 'SAIL'),
    die('n-green-1', 100, -100, 'SAIL'),
  )
  expect(told(events, 'escape')).toEqual([{ dice: ['n-yellow-2', 'n-green-1'] }])
  expect([...sinkings(events)].sort()).toEqual(['p-blue-1', 'p-green-1', 'p-yellow-1'])
  expect(inSea(state)).toEqual(['p-yellow-2', 'n-yellow-1'])
})

describe('A07 Fishing Grounds', () => {
  test('EX-19, A07 (RB-77, RB-78): a Sail moves away 88 mm, or to the wall', () => {
    const { state } = dropped(
      { card: 'A07', by: waiting },
      die('p-yellow-1', 60, 0, 1),
      die('n-yellow-1', 100, 0, 'SAIL'),
    )
    expect(at(state, 'n-yellow-1')).toMatchObject({ x: 137, y: 0 })
  })

  test('A07: the Participants with the most Trophies, at least 1, draw 1 more', () => {
    const { events } = fought({
      card: 'A07',
      sea: [
        die('p-yellow-1', -100, 0, 5),
        die('p-blue-1', 0, 0, 5),
        die('p-green-1', 100, 100, 1),
        die('n-yellow-1', -60, 0, 2),
        die('n-yellow-2', 40, 0, 2),
      ],
    })
    expect(counts(draws(events, yellow))).toEqual([2, 1])
    expect(counts(draws(events, blue))).toEqual([2, 1])
    expect(counts(draws(events, green))).toEqual([2])
    const none = fought({ card: 'A07', sea: [die('p-yellow-1', 0, 0, 1), die('n-yellow-1', 40, 0, 3)] })
    expect(counts(draws(none.events, yellow))).toEqual([2])
  })
})

describe('A08 Customs House', () => {
  test('A08: the Wanted player draws 1 Loot less', () => {
    const { events } = fought({
      card: 'A08',
      wanted: blue,
      sea: [die('p-yellow-1', 0, 0, 5), die('p-blue-1', 100, 0, 1), die('n-yellow-1', 40, 0, 2)],
    })
    expect(counts(draws(events, yellow))).toEqual([3])
    expect(counts(draws(events, blue))).toEqual([2])
  })

  test('A08: a Sail comes up to the closest Player Ship, also across the Harbour', () => {
    const { state } = dropped(
      { card: 'A08', by: waiting },
      die('p-yellow-1', 0, -130, 1),
      die('n-yellow-1', 0, -60, 'SAIL'),
    )
    expect(at(state, 'n-yellow-1')).toMatchObject({ x: 0, y: -114 })
  })
})

describe('A09 Tax Collectors', () => {
  test('A09: a Participant without Trophy pays 1 coin, if any, after all gains', () => {
    const { state } = fought({
      card: 'A09',
      sea: [die('p-yellow-1', 0, 0, 5), die('p-blue-1', 100, 100, 1), die('n-green-1', 40, 0, 2)],
      by: { [yellow]: { coins: 3 }, [blue]: { coins: 3 }, [green]: { coins: 3 } },
    })
    expect(state.players.map(({ coins }) => coins)).toEqual([4, 2, 3])
    const poor = fought({ card: 'A09', sea: [die('p-blue-1', 0, 0, 1), die('n-green-1', 40, 0, 2)] })
    expect(poor.state.players[blue]!.coins).toBe(0)
  })

  test('A09: a Grapeshot explodes and takes the closest Ship with it', () => {
    const { state, events } = dropped(
      { card: 'A09', by: waiting },
      die('p-yellow-1', 0, 0, 1),
      die('p-blue-1', 60, 0, 1),
      die('n-green-1', 100, 0, 'GRAPE'),
      die('n-green-2', -100, -100, 'SAIL'),
    )
    expect(sinkings(events)).toEqual(['p-blue-1'])
    expect(inSea(state)).toEqual(['p-yellow-1', 'n-green-2'])
  })
})

describe('A10 Convoy', () => {
  const reveal = (upgrades: readonly UpgradeId[]) =>
    position({
      card: 'A10',
      phase: 'briefing.forced',
      queue: [yellow],
      wanted: yellow,
      by: { [yellow]: { upgrades } },
    })
  const force = (upgradeId: UpgradeId): RattleMove => ({ kind: 'exhaustForCard', seat: yellow, upgradeId })

  test('EX-49, A10: the Wanted player exhausts a ready Upgrade with the exhaust icon, not a passive one', () => {
    const state = reveal(['U10', 'U14'])
    expect(listed(state, yellow, 'exhaustForCard')).toEqual([force('U14')])
    expect(against(state, force('U10'))).toBe('RB-164')
    const after = played(state, force('U14'))
    expect(after.players[yellow]!.upgrades).toMatchObject([
      { id: 'U10', ready: true },
      { id: 'U14', ready: false },
    ])
    expect(after.phase).toBe('briefing.commit')
  })

  test('EX-49, A10: with passive Upgrades only, and where nobody is Wanted, nothing happens', () => {
    const phaseAfter = (upgrades: readonly UpgradeId[], wanted?: number) => {
      const card = position({
        card: 'A10',
        phase: 'briefing.commit',
        by: { [yellow]: { upgrades } },
        ...(wanted !== undefined && { wanted }),
      })
      return entering(card, 'briefing.forced').state.phase
    }
    expect(phaseAfter(['U14'], yellow)).toBe('briefing.forced')
    expect(phaseAfter(['U10'], yellow)).toBe('briefing.commit')
    expect(phaseAfter(['U14'], blue)).toBe('briefing.commit')
    expect(phaseAfter(['U14'])).toBe('briefing.commit')
  })

  test('EX-43, A10 (RB-132): a Grapeshot volleys and fights with 1, a Sail moves away and fights with 3', () => {
    const { state, events } = dropped(
      { card: 'A10', by: waiting },
      die('p-yellow-1', 0, 0, 2),
      die('p-blue-1', 100, 100, 1),
      die('n-green-1', 90, 60, 'GRAPE'),
      die('n-green-2', -30, 0, 'SAIL'),
    )
    expect(sinkings(events)).toEqual(['p-blue-1'])
    expect(at(state, 'n-green-2')).toMatchObject({ x: -118, y: 0 })
    const { events: battle } = course(state, { kind: 'pass', seat: yellow })
    expect(sinkings(battle)).toEqual(['n-green-1 by 0', 'p-yellow-1'])
  })
})

describe('A11 Attack the Port!', () => {
  test('A11: each Rum drawn gives 1 more draw, up to 3 extra tokens', () => {
    const { events } = fought({
      card: 'A11',
      sea: [die('p-yellow-1', 0, 0, 5), die('n-yellow-1', 40, 0, 2)],
      bag: of('rum', 12),
    })
    expect(counts(draws(events, yellow))).toEqual([6])
  })

  test('A11: Sail and Grapeshot volley with Strengths 3 and 2', () => {
    const { events } = dropped(
      { card: 'A11', by: waiting },
      die('p-yellow-1', 0, 0, 3),
      die('p-blue-1', 50, 0, 4),
      die('n-red-1', 80, 0, 'SAIL'),
    )
    expect(sinkings(events)).toEqual(['p-blue-1'])
  })
})

describe('A12 Cannonade', () => {
  const state = (cannons: number) =>
    position({
      card: 'A12',
      sea: [
        die('p-yellow-1', 0, 0, 3),
        die('p-yellow-2', 0, -60, 'CANNON'),
        die('n-red-1', 50, 0, 5),
        die('n-red-2', -50, 0, 5),
        die('n-red-3', 0, 50, 5),
        die('n-green-1', 120, 120, 4),
      ],
      by: { [yellow]: { cannons, upgrades: ['U14'] } },
    })
  const shot = (targetId: DieId, shooterId: DieId = 'p-yellow-1'): RattleMove => ({
    kind: 'fire',
    seat: yellow,
    shooterId,
    targetId,
  })
  const end: RattleMove = { kind: 'endTurn', seat: yellow }

  test('EX-44, A12: firing needs its Cannons and exhausts none of them', () => {
    const after = played(state(2), shot('n-red-1'), end, shot('n-red-2'), end, shot('n-red-3'))
    expect(inSea(after)).toEqual(['p-yellow-1', 'p-yellow-2', 'n-green-1'])
    expect(after.players[yellow]!.cannons).toEqual({ ready: 2, exhausted: 0 })
    expect(against(state(1), shot('n-red-1'))).toBe('RB-167')
    const one = played(state(1), shot('n-red-1', 'p-yellow-2'))
    expect(one.players[yellow]!.cannons).toEqual({ ready: 1, exhausted: 0 })
  })
})

describe('A13 Maze of Rocks', () => {
  const shot: RattleMove = { kind: 'fire', seat: yellow, shooterId: 'p-yellow-1', targetId: 'n-red-1' }
  const rocks = (ship: readonly [number, number], target: readonly [number, number]) =>
    position({
      card: 'A13',
      sea: [die('p-yellow-1', ...ship, 4), die('n-red-1', ...target, 5), die('n-green-1', 130, -130, 2)],
      by: { [yellow]: { cannons: 2 } },
    })

  test('A13 (RB-80): a shot whose line meets a rock is impossible, and so is one from a rock', () => {
    expect(against(rocks([-70, 110], [-70, 40]), shot), 'across T1').toBe('RB-80a')
    expect(against(rocks([0, 110], [0, 40]), shot), 'open water').toBeUndefined()
    expect(against(rocks([-70, 94.5], [-50, 120]), shot), 'standing on T1').toMatch(/^RB-80/)
  })
})

describe('A14 Naval Blockade', () => {
  test('A14: no move of a Player Ship exceeds 1 short range, not even with Super Sails', () => {
    const state = position({
      card: 'A14',
      sea: [die('p-yellow-1', 0, 0, 4), die('n-red-1', -90, 0, 2)],
      by: { [yellow]: { sails: 1, upgrades: ['U03'] } },
    })
    const to = (y: number, more: object = {}): RattleMove => ({
      kind: 'move',
      seat: yellow,
      dieId: 'p-yellow-1',
      x: 0,
      y,
      ...more,
    })
    expect(against(state, to(63))).toBeUndefined()
    expect(against(state, to(63.1))).toBe('RB-74')
    expect(against(state, to(63.1, { superSails: true }))).toBe('RB-74')
    const far = listed(state, yellow, 'move').filter(({ x, y }) => x * x + y * y > 63.02 * 63.02)
    expect(far).toEqual([])
  })
})

describe('A15 Royal Ransom', () => {
  test('A15: sinking the violet Ship draws 2 more Loot', () => {
    const { events } = fought({
      card: 'A15',
      sea: [die('p-yellow-1', 0, 0, 5), die('n-violet-1', 40, 0, 3)],
    })
    expect(counts(draws(events, yellow))).toEqual([3, 2])
  })

  test('A15: it flees from a Skull, with Strength 2', () => {
    const { state } = dropped(
      { card: 'A15', by: waiting },
      die('p-yellow-1', -60, 0, 3),
      die('n-violet-1', -20, 0, 'SKULL'),
    )
    expect(at(state, 'n-violet-1')).toMatchObject({ x: 68, y: 0 })
    expect(sinkings(course(state, { kind: 'pass', seat: yellow }).events)).toEqual(['n-violet-1 by 0'])
  })
})

describe('A16 Man-of-War', () => {
  test('A16: sinking the orange Ship brings 2 more coins', () => {
    const { state } = fought({
      card: 'A16',
      sea: [die('p-yellow-1', 0, 0, 5), die('n-orange-1', 40, 0, 4)],
    })
    expect(state.players[yellow]!.coins).toBe(3)
  })

  test('A16: on a Skull it volleys and is dropped again; the next result counts', () => {
    const first = dropped(
      { card: 'A16', by: waiting },
      die('p-yellow-1', 0, 0, 5),
      die('p-blue-1', 60, 0, 1),
      die('n-orange-1', 100, 0, 'SKULL'),
    )
    expect(sinkings(first.events)).toEqual(['p-blue-1'])
    expect(rattleBattle.turn(first.state)).toMatchObject({ kind: 'throw', phase: 'np.redrop' })
    const second = course(first.state, thrown(first.state, die('n-orange-1', 0, 60, 4)))
    expect(sinkings(second.events)).toEqual([])
    expect(second.state.phase).toBe('actions.turn')
    const again = course(first.state, thrown(first.state, die('n-orange-1', 0, 60, 'SKULL')))
    expect(sinkings(again.events)).toEqual(['p-yellow-1'])
  })
})

describe('A17 Norrington', () => {
  test('EX-20, A17 (RB-133, RB-139): a Skull sails to the Wanted player, volleys and is dropped again', () => {
    const first = dropped(
      { card: 'A17', wanted: yellow, by: { [yellow]: { sails: 1 }, [green]: { sails: 1 } } },
      die('p-yellow-1', 120, 0, 4),
      die('p-green-1', 100, 40, 4),
      die('n-orange-1', 0, 0, 'SKULL'),
    )
    expect(at(first.state, 'n-orange-1')).toMatchObject({ x: 88, y: 0 })
    expect(sinkings(first.events)).toEqual(['p-yellow-1'])
    const second = course(first.state, thrown(first.state, die('n-orange-1', 0, 0, 5)))
    expect(sinkings(second.events)).toEqual([])
    const pass: RattleMove = { kind: 'pass', seat: green }
    expect(sinkings(course(second.state, pass).events), 'Strength 5 beats 4').toEqual(['p-green-1'])
    const third = course(first.state, thrown(first.state, die('n-orange-1', 0, 0, 'SKULL')))
    expect(sinkings(third.events), 'no Wanted Ship is left, so the closest one').toEqual(['p-green-1'])
  })

  test('EX-18, A17 (RB-78): a Ship in the way of the computed end stops it where it touches', () => {
    const { state } = dropped(
      { card: 'A17', wanted: yellow, by: waiting },
      die('p-yellow-1', 60, 0, 4),
      die('p-blue-1', 20, 0, 4),
      die('n-orange-1', -60, 0, 'SKULL'),
    )
    expect(at(state, 'n-orange-1')).toMatchObject({ x: 4, y: 0 })
  })

  test('A17 (RB-137c): where nobody is Wanted it sails to the closest Player Ship', () => {
    const { state } = dropped(
      { card: 'A17', by: waiting },
      die('p-yellow-1', 120, 0, 4),
      die('p-blue-1', 0, 60, 4),
      die('n-orange-1', 0, 0, 'SKULL'),
    )
    expect(at(state, 'n-orange-1')).toMatchObject({ x: 0, y: 44 })
  })

  test('A17: each orange Trophy gives 2 more coins', () => {
    const { state } = fought({
      card: 'A17',
      sea: [die('p-yellow-1', 0, 0, 5), die('n-orange-1', 40, 0, 4), die('n-orange-2', -50, 0, 4)],
    })
    expect(state.players[yellow]!.coins).toBe(6)
  })
})

describe('pictured Ships (RB-111)', () => {
  test.each([
    ['A08', [['n-red-1', 0, -75]]],
    [
      'A11',
      [
        ['n-red-1', -60, 75],
        ['n-red-2', 0, 75],
        ['n-red-3', 60, 75],
      ],
    ],
    [
      'A14',
      [
        ['n-red-1', -90, 0],
        ['n-red-2', 0, 95],
        ['n-red-3', 90, 0],
      ],
    ],
    ['B04', [['n-violet-1', 85, 0]]],
    ['B07', [['n-violet-1', 0, 80]]],
    ['B10', [['n-orange-1', 0, -100]]],
  ] as const)('%s: they are dropped first and put on their places with their results', (card, places) => {
    const start = sent({ card })
    const faces = ['n-red-2', 'n-red-1', 'n-red-3']
    const landed = places.map(([id], index) =>
      die(
        id,
        -50 + 50 * faces.indexOf(id),
        10 * index,
        id.includes('red') ? index + 2 : id.includes('violet') ? 3 : 5,
        33,
      ),
    )
    const state = played(start, thrown(start, ...landed))
    expect(state.phase).toBe('drop.main')
    expect(state.adventure!.sea).toEqual(
      places.map(([id, x, y], index) => ({ id, x, y, yaw: 0, face: landed[index]!.face })),
    )
  })
})
