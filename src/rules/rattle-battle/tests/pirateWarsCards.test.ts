/** The Adventures of scenario 2, B01 to B17 (4.3), each for what its card says. */
import { describe, expect, test } from 'vitest'
import { rattleBattle } from '../index'
import type { RattleMove } from '../moves'
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
  type PlayerText,
  played,
  position,
  red,
  sinkings,
  thrown,
  told,
  yellow,
} from '../testing/position'
import type { DieId } from '../vocabulary'

const of = (loot: LootText, count: number): readonly LootText[] => Array.from({ length: count }, () => loot)
const counts = (lists: readonly (readonly string[])[]) => lists.map(list => list.length)
const move = (dieId: DieId, x: number, y: number): RattleMove => ({
  kind: 'move',
  seat: yellow,
  dieId,
  x,
  y,
})

/** Yellow and Blue can sail on after the drop, so the game waits in phase 4. */
const waiting = { [yellow]: { sails: 1 }, [blue]: { sails: 1 } }

describe('B01 Boneyard', () => {
  const bones = (x: number, y: number) =>
    position({
      card: 'B01',
      sea: [die('p-yellow-1', x, y, 4), die('n-yellow-1', 130, 130, 2)],
      by: { [yellow]: { sails: 1 } },
    })

  test('EX-36, B01 (RB-72, RB-79): a Ship on the Bones cannot move, and no way leads over them', () => {
    for (const y of [65, 64.7]) expect(against(bones(0, y), move('p-yellow-1', 0, 40))).toBe('RB-79')
    const beside = bones(0, 60)
    expect(against(beside, move('p-yellow-1', 0, 40))).toBeUndefined()
    expect(against(beside, move('p-yellow-1', 0, 65))).toBeUndefined()
    expect(against(beside, move('p-yellow-1', 0, 70))).toBe('RB-79a')
    const west = bones(-60, 85)
    expect(against(west, move('p-yellow-1', 25, 85))).toBe('RB-79a')
    expect(against(west, move('p-yellow-1', -60, 40))).toBeUndefined()
  })

  test('B01 (RB-79a): Ships that flee stop at the Bones too', () => {
    const state = position({
      card: 'B01',
      sea: [die('p-yellow-1', 0, -20, 4), die('n-yellow-1', 0, 20, 2)],
      by: { [yellow]: { upgrades: ['U04'], sails: 1 } },
    })
    const flag: RattleMove = {
      kind: 'useUpgrade',
      seat: yellow,
      upgradeId: 'U04',
      ownId: 'p-yellow-1',
      targetId: 'n-yellow-1',
    }
    expect(at(played(state, flag), 'n-yellow-1')).toMatchObject({ x: 0, y: 65 })
  })
})

describe('B02 Corsairs!', () => {
  const close = (seat: number, location: 'market' | 'workshop'): RattleMove => ({
    kind: 'closeLocation',
    seat,
    location,
  })
  const after = () => {
    const { state } = fought({
      card: 'B02',
      sea: [
        die('p-yellow-1', -100, 0, 5),
        die('p-blue-1', 0, 0, 5),
        die('p-green-1', 100, 100, 1),
        die('n-green-1', -60, 0, 2),
        die('n-green-2', 40, 0, 2),
      ],
    })
    // Everybody stows what they have drawn.
    let stowed = state
    while (stowed.phase === 'stow') stowed = played(stowed, listed(stowed, stowed.queue[0]!, 'stow')[0]!)
    return stowed
  }

  test('B02: after phase 10 those with the most Trophies close a location each, in turn order', () => {
    const state = after()
    expect(rattleBattle.turn(state)).toMatchObject({ phase: 'adventure.end', seats: [yellow] })
    expect(state.queue).toEqual([yellow, blue])
    const one = played(state, close(yellow, 'market'))
    expect(against(one, close(blue, 'market'))).toBe('RB-2')
    const both = played(one, close(blue, 'workshop'))
    expect(both.closed).toEqual([
      { location: 'market', by: yellow },
      { location: 'workshop', by: blue },
    ])
    expect(both.phase).toBe('briefing.commit')
  })
})

test("B03 Smugglers' Cove: Player Ships that touch the Island are no targets of Volley", () => {
  const { state, events } = dropped(
    { card: 'B03', by: waiting },
    die('p-yellow-1', 0, -46.8, 4),
    die('p-blue-1', 0, 100, 4),
    die('n-green-1', 0, -10, 'GRAPE'),
  )
  expect(told(events, 'volley')).toHaveLength(1)
  expect(sinkings(events)).toEqual(['p-blue-1'])
  const { events: exposed } = dropped(
    { card: 'B03', by: waiting },
    die('p-yellow-1', 0, -46.6, 4),
    die('p-blue-1', 0, 100, 4),
    die('n-green-1', 0, -10, 'GRAPE'),
  )
  expect(sinkings(exposed), '0.4 mm beside the Island').toEqual(['p-yellow-1'])
  expect(inSea(state)).toContain('p-yellow-1')
})

describe('B04 Drifting Wreck', () => {
  test('B04: on a Skull the wreck explodes with the 2 closest Ships', () => {
    const { state, events } = dropped(
      { card: 'B04', by: waiting },
      die('p-yellow-1', 40, 0, 4),
      die('p-blue-1', -100, 0, 4),
      die('n-violet-1', 85, 0, 'SKULL'),
      die('n-yellow-1', 85, 30, 2),
      die('n-yellow-2', -100, 60, 2),
    )
    expect([...sinkings(events)].sort()).toEqual(['n-yellow-1', 'p-yellow-1'])
    expect(inSea(state)).toEqual(['p-blue-1', 'n-yellow-2'])
  })

  test('B04: sinking it draws 1 more Loot', () => {
    const { events } = fought({ card: 'B04', sea: [die('p-yellow-1', 0, 0, 5), die('n-violet-1', 40, 0, 2)] })
    expect(counts(draws(events, yellow))).toEqual([2, 1])
  })
})

describe('B05 Rum Runners', () => {
  const sea = [die('p-yellow-1', 0, 0, 5), die('n-yellow-1', 40, 0, 'GRAPE')]

  test.each(Array.from({ length: 8 }, (_, n) => `runners ${n}`))(
    'B05: surrender Loot is Rum taken from the bag (seed "%s")',
    seed => {
      const { state, events } = fought({
        card: 'B05',
        sea,
        bag: [...of('spices', 10), ...of('rum', 3)],
        seed,
      })
      expect(draws(events, yellow)).toEqual([expect.anything(), [expect.stringMatching('rum')]])
      expect(state.players[yellow]!.coins).toBe(0)
    },
  )

  test('B05: with no Rum in the bag it is a draw', () => {
    const { events } = fought({ card: 'B05', sea, bag: of('spices', 6) })
    expect(
      draws(events, yellow)
        .flat()
        .map(token => token.slice(0, 6)),
    ).toEqual(['spices', 'spices', 'spices'])
  })
})

test('B06 Silk Road: who boarded takes 1 Fabric from the bag, if there is any', () => {
  const silk = (x: number, bag: readonly LootText[]) =>
    fought({ card: 'B06', sea: [die('p-yellow-1', 0, 0, 5), die('n-green-1', x, 0, 2)], bag }).state.players[
      yellow
    ]!.quay.map(token => token.replace(/-\d+/, ''))
  const bag: readonly LootText[] = [...of('rum', 6), ...of('fabrics', 4)]
  const boarder = silk(16.2, bag)
  expect(boarder).toHaveLength(4)
  expect(boarder.at(-1)).toBe('fabrics')
  expect(silk(17, bag)).toHaveLength(2)
  expect(silk(16.2, of('rum', 6))).toEqual(['rum', 'rum', 'rum'])
})

describe("B07 Widow's Reef", () => {
  const reef = die('n-violet-1', 0, 80, 4)

  test('B07: before phase 3 every Player Ship that touches the reef is sunk; the reef is no Ship', () => {
    const { state, events } = dropped(
      { card: 'B07', by: waiting },
      die('p-yellow-1', 16.2, 80, 5),
      die('p-blue-1', -100, 0, 5),
      die('p-green-1', 0, 63.6, 5),
      die('n-yellow-1', 60, -100, 2),
      reef,
    )
    expect(sinkings(events)).toEqual(['p-yellow-1'])
    expect(state.players[yellow]!.sunk).toEqual([{ die: 'p-yellow-1', by: [] }])
    expect(inSea(state)).toContain('n-violet-1')
    const { events: battle } = course(state, { kind: 'pass', seat: blue })
    expect(fights(battle)).toEqual(['n-yellow-1 p-green-1'])
  })

  test('B07: no Ship may end a move on it, and neither Fire nor an Upgrade concerns it', () => {
    const state = position({
      card: 'B07',
      sea: [die('p-yellow-1', 0, 40, 5), die('n-yellow-1', 100, -100, 2), reef],
      by: { [yellow]: { sails: 1, cannons: 2, upgrades: ['U04', 'U18', 'U20'] } },
    })
    expect(against(state, move('p-yellow-1', 0, 75))).toBe('RB-74')
    expect(against(state, move('p-yellow-1', 0, 64)), 'into contact').toBeUndefined()
    const shot: RattleMove = { kind: 'fire', seat: yellow, shooterId: 'p-yellow-1', targetId: 'n-violet-1' }
    expect(against(state, shot)).toBe('RB-169a')
    for (const upgradeId of ['U04', 'U18', 'U20'] as const) {
      const use = {
        kind: 'useUpgrade',
        seat: yellow,
        upgradeId,
        ownId: 'p-yellow-1',
        targetId: 'n-violet-1',
      } as const
      expect(against(state, use)).toBe('RB-169')
    }
    expect(listed(state, yellow, 'fire').map(({ targetId }) => targetId)).not.toContain('n-violet-1')
  })

  test('B07: it stops Ships that are driven against it', () => {
    const state = position({
      card: 'B07',
      sea: [die('p-yellow-1', 0, 0, 5), die('n-yellow-1', 0, 40, 2), { ...reef, y: 120 }],
      by: { [yellow]: { upgrades: ['U04'], sails: 1 } },
    })
    const flag = {
      kind: 'useUpgrade',
      seat: yellow,
      upgradeId: 'U04',
      ownId: 'p-yellow-1',
      targetId: 'n-yellow-1',
    } as const
    expect(at(played(state, flag), 'n-yellow-1')).toMatchObject({ x: 0, y: 104 })
  })
})

describe('B08 The Ferry', () => {
  test('B08: if the Ally is afloat after phase 5 each Participant draws 1 more', () => {
    const ferry = (strength: number) =>
      fought({
        card: 'B08',
        sea: [
          die('p-yellow-1', -100, 0, 1),
          die('p-blue-1', -100, -60, 1),
          die('n-blue-1', 100, 0, strength),
          die('n-red-1', 60, 0, 3),
        ],
      })
    expect(counts(draws(ferry(4).events, yellow))).toEqual([2, 1])
    expect(counts(draws(ferry(4).events, blue))).toEqual([2, 1])
    expect(draws(ferry(4).events, green)).toEqual([])
    expect(counts(draws(ferry(2).events, yellow))).toEqual([2])
    expect(counts(draws(ferry(3).events, yellow)), 'sunk in a draw').toEqual([2])
  })

  test('B08 (RB-144, RB-144a): NP Ships sail to it and fire at it like at a Player Ship', () => {
    const { state, events } = dropped(
      { card: 'B08', by: waiting },
      die('p-yellow-1', -130, 0, 1),
      die('n-blue-1', 40, 0, 3),
      die('n-yellow-1', 100, 0, 'SAIL'),
      die('n-yellow-2', 40, 100, 'GRAPE'),
    )
    expect(told(events, 'move')[0]).toMatchObject({ die: 'n-yellow-1', target: 'n-blue-1' })
    expect(sinkings(events)).toEqual(['n-blue-1'])
    expect(state.players.flatMap(({ trophies, sunk }) => [...trophies, ...sunk])).toEqual([])
  })
})

test('B09 Dead Calm: no Sail moves a Ship, but Upgrades do', () => {
  const state = position({
    card: 'B09',
    sea: [die('p-yellow-1', 0, 0, 4), die('n-green-1', 100, 100, 2)],
    by: { [yellow]: { sails: 2, upgrades: ['U02'] } },
  })
  expect(against(state, move('p-yellow-1', 10, 0))).toBe('RB-165')
  expect(listed(state, yellow, 'move')).toEqual([])
  const parrot = {
    kind: 'useUpgrade',
    seat: yellow,
    upgradeId: 'U02',
    dieId: 'p-yellow-1',
    x: 10,
    y: 0,
  } as const
  expect(against(state, parrot)).toBeUndefined()
})

describe('B10 The King is Here', () => {
  const briefing = (player: PlayerText) =>
    position({
      card: 'B10',
      phase: 'briefing.commit',
      options: { lootPack1: 'on' },
      by: { [yellow]: player },
    })
  const commit = (
    dieIds: readonly DieId[],
    stowPlan: Record<string, string>,
    forfeit?: string,
  ): RattleMove => ({
    kind: 'commitShips',
    seat: yellow,
    dieIds,
    stowPlan,
    ...(forfeit !== undefined && { forfeit }),
  })

  test('B10: a player who sends fewer than 2 Ships discards 1 Loot that they could keep', () => {
    const state = briefing({ holds: 2, stowed: { 'hold:0': 'rum', 'hold:1': 'spices' } })
    const both = { 'hold:0': 'rum-01', 'hold:1': 'spices-01' }
    expect(against(state, commit(['p-yellow-1'], both))).toBe('RB-95')
    expect(against(state, commit(['p-yellow-1', 'p-yellow-2'], both))).toBeUndefined()
    expect(against(state, commit(['p-yellow-1', 'p-yellow-2'], { 'hold:0': 'rum-01' }, 'spices-01'))).toBe(
      'RB-95',
    )
    const paid = played(state, commit(['p-yellow-1'], { 'hold:0': 'rum-01' }, 'spices-01'))
    expect(paid.discard).toEqual(['spices-01'])
    expect(paid.bag).not.toContain('spices-01')
    expect(against(state, commit([], { 'hold:0': 'rum-01' }, 'spices-01'))).toBeUndefined()
  })

  test('B10: no Special Loot is given up, and who has nothing else gives nothing', () => {
    const state = briefing({ holds: 1, stowed: { 'hold:0': 'L5' } })
    expect(against(state, commit(['p-yellow-1'], {}, 'L5-1'))).toBe('RB-95')
    expect(against(state, commit(['p-yellow-1'], { 'hold:0': 'L5-1' }))).toBeUndefined()
    expect(against(briefing({}), commit(['p-yellow-1'], {}))).toBeUndefined()
  })

  test("B10: if the King's Ship is sunk each Participant pays a coin, and after drawing each may sell 1 Valuable", () => {
    const king = (strength: number | 'SKULL') =>
      fought({
        card: 'B10',
        sea: [die('p-yellow-1', -100, 0, 1), die('n-orange-1', 100, 0, strength), die('n-red-1', 60, 0, 5)],
        by: { [yellow]: { coins: 2 }, [blue]: { coins: 2 } },
        bag: of('valuables', 6),
      }).state
    expect(king(4).players.map(({ coins }) => coins)).toEqual([1, 2, 0])
    const saved = king('SKULL')
    expect(saved.players.map(({ coins }) => coins)).toEqual([2, 2, 0])
    expect(rattleBattle.turn(saved)).toMatchObject({ phase: 'loot', seats: [yellow] })
    const [token] = saved.players[yellow]!.quay
    const sold = played(saved, { kind: 'lootExchange', seat: yellow, tokenId: token! })
    expect(sold.players[yellow]!.coins).toBe(3)
    expect(sold.discard).toContain(token)
  })
})

describe('B11 Ghost Ship', () => {
  test('B11: on a Skull it comes closer, volleys and is dropped again', () => {
    const { state, events } = dropped(
      { card: 'B11', by: waiting },
      die('p-yellow-1', 120, 0, 4),
      die('p-blue-1', -130, -130, 4),
      die('n-violet-1', 0, 0, 'SKULL'),
    )
    expect(told(events, 'move')[0]).toMatchObject({ die: 'n-violet-1', target: 'p-yellow-1' })
    expect(at(state, 'n-violet-1')).toMatchObject({ x: 88, y: 0 })
    expect(sinkings(events)).toEqual(['p-yellow-1'])
    expect(rattleBattle.turn(state)).toMatchObject({ kind: 'throw', phase: 'np.redrop' })
    const landed = course(state, thrown(state, die('n-violet-1', 0, 0, 3)))
    expect(landed.state.phase).toBe('actions.turn')
  })

  test('B11: sinking it brings 2 more coins', () => {
    const { state } = fought({ card: 'B11', sea: [die('p-yellow-1', 0, 0, 5), die('n-violet-1', 40, 0, 3)] })
    expect(state.players[yellow]!.coins).toBe(3)
  })
})

test('B12 Maelstrom: before phase 3 every Ship that touches the Whirlpool is sunk, and nobody is credited', () => {
  const { state, events } = dropped(
    { card: 'B12', by: waiting },
    die('p-yellow-1', 75, 75, 4),
    die('p-blue-1', -50, 0, 4),
    die('p-green-1', 75, 31, 4),
    die('n-red-1', 118, 75, 'GRAPE'),
    die('n-red-2', -120, 0, 2),
  )
  // The 16-gon reaches 35 along the axes: 8 more for the die is contact.
  expect([...sinkings(events)].sort()).toEqual(['n-red-1', 'p-yellow-1'])
  expect(told(events, 'volley'), 'the sunk one does not fire').toEqual([])
  expect(inSea(state)).toEqual(['p-blue-1', 'p-green-1', 'n-red-2'])
})

test('B13 Powder Barges: a Sail explodes with 2 Ships, a Grapeshot with 1', () => {
  const { state, events } = dropped(
    { card: 'B13', by: waiting },
    die('p-yellow-1', -100, 0, 4),
    die('p-blue-1', -100, 40, 4),
    die('p-green-1', 100, 0, 4),
    die('p-green-2', 100, 60, 4),
    die('p-yellow-2', 0, -130, 4),
    die('n-yellow-1', -100, -20, 'SAIL'),
    die('n-green-1', 100, -20, 'GRAPE'),
    die('n-green-2', 0, 130, 4),
  )
  expect([...sinkings(events)].sort()).toEqual(['p-blue-1', 'p-green-1', 'p-yellow-1'])
  expect(inSea(state)).toEqual(['p-green-2', 'p-yellow-2', 'n-green-2'])
})

describe('B14 Spanish Gold', () => {
  const gold = (shows: number | 'SKULL', bag: readonly LootText[]) =>
    fought({
      card: 'B14',
      sea: [die('p-yellow-1', 0, 0, 'CANNON'), die('p-blue-1', 130, 130, 1), die('n-orange-1', 40, 0, shows)],
      by: { [yellow]: { cannons: 4 } },
      bag,
    })

  test('B14: sinking the orange Ship also brings 2 Valuables, as far as the bag holds them', () => {
    const bag: readonly LootText[] = [...of('rum', 9), ...of('valuables', 5)]
    const { state, events } = gold(5, bag)
    const last = draws(events, yellow).at(-1)!
    expect(last.map(token => token.replace(/-\d+/, ''))).toEqual(['valuables', 'valuables'])
    expect(state.players[yellow]!.quay).toHaveLength(5)
    expect(state.players[blue]!.quay, 'who did not sink it').toHaveLength(3)
    expect(state.players[yellow]!.coins).toBe(1)
    expect(gold(5, of('rum', 9)).state.players[yellow]!.quay).toHaveLength(3)
  })

  test('B14: on a Skull it surrenders, with Strength 6', () => {
    const { state, events } = gold('SKULL', of('rum', 9))
    expect(sinkings(events)).toContain('n-orange-1 by 0')
    expect(state.players[yellow]!.coins).toBe(0)
    expect(counts(draws(events, yellow))).toEqual([3, 1])
  })
})

test("B15 Brethren Court: every Ship may fire at other players' Ships, without a Revenge card", () => {
  const shot: RattleMove = { kind: 'fire', seat: yellow, shooterId: 'p-yellow-1', targetId: 'p-blue-1' }
  const court = (card: string) =>
    position({
      card,
      sea: [die('p-yellow-1', 0, 0, 4), die('p-blue-1', 40, 0, 4), die('n-red-1', 100, 100, 2)],
      by: { [yellow]: { cannons: 2, revengeCards: 1, upgrades: ['U14'] } },
    })
  expect(against(court('B14'), shot)).toBe('RB-385')
  expect(sinkings(course(court('B15'), shot).events)).toEqual(['p-blue-1 by 0'])
  expect(against(court('B15'), { ...shot, revenge: true }), 'the card is not wasted').toBe('RB-390')
})

describe('B16 Black Tide', () => {
  test('B16: a Sail heads for the closest Captain Ship and volleys at the closest Ship', () => {
    const { state, events } = dropped(
      { card: 'B16', by: waiting },
      die('p-yellow-1', 40, 0, 4),
      die('c-blue', 0, 130, 4),
      die('c-yellow', -130, -130, 4),
      die('n-red-1', 0, 0, 'SAIL'),
    )
    expect(told(events, 'move')[0]).toMatchObject({ die: 'n-red-1', target: 'c-blue' })
    expect(at(state, 'n-red-1')).toMatchObject({ x: 0, y: 88 })
    expect(sinkings(events)).toEqual(['c-blue'])
  })

  test('B16 (RB-137c): without a Captain Ship in the Sea it heads for the closest Ship', () => {
    const { events } = dropped(
      { card: 'B16', by: waiting },
      die('p-yellow-1', 40, 0, 4),
      die('p-blue-1', 0, 100, 4),
      die('n-red-1', 0, 0, 'SAIL'),
    )
    expect(told(events, 'move')[0]).toMatchObject({ die: 'n-red-1', target: 'p-yellow-1' })
  })
})

describe('B17 King of the Pirates', () => {
  const skull = (by: Record<number, PlayerText>) =>
    told(
      dropped(
        { card: 'B17', by: { [yellow]: { ...by[yellow], sails: 1 }, [blue]: { ...by[blue], sails: 1 } } },
        die('p-yellow-1', 40, 0, 4),
        die('p-blue-1', 0, 100, 4),
        die('n-orange-1', 0, 0, 'SKULL'),
      ).events,
      'move',
    )[0]

  test('B17: a Skull heads for the player with the most VP; in a tie for the closest Ship', () => {
    expect(skull({ [blue]: { coins: 3 } })).toMatchObject({ target: 'p-blue-1' })
    expect(skull({ [blue]: { vpCards: 1 }, [yellow]: { coins: 3 } })).toMatchObject({ target: 'p-blue-1' })
    expect(skull({ [blue]: { coins: 3 }, [yellow]: { coins: 3 } })).toMatchObject({ target: 'p-yellow-1' })
    expect(skull({ [blue]: { upgrades: ['U12'] } }), 'only VP cards and coins count').toMatchObject({
      target: 'p-yellow-1',
    })
  })

  test('B17: each Player Ship Trophy gives 1 more coin', () => {
    const { state } = fought({
      card: 'B17',
      players: 4,
      sea: [die('p-yellow-1', 0, 0, 5), die('n-red-1', 40, 0, 2), die('n-red-2', -50, 0, 2)],
      by: {
        [yellow]: { trophies: ['p-red-1'] },
        [red]: { sunk: [{ die: 'p-red-1', by: [yellow] }], quay: [] },
      },
    })
    expect(state.players[yellow]!.coins).toBe(3 + 1)
  })
})
