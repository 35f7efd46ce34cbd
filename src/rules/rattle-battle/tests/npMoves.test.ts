import { describe, expect, test } from 'vitest'
import { ally, row, towardsThe, volley as volleyAction } from '../data/cardRows'
import { rattleBattle } from '../index'
import { moveNpShips } from '../phases/npMove'
import { volley } from '../phases/volley'
import type { SeaDie } from '../state'
import { shows, withOutside } from '../testing/crazy'
import {
  at,
  course,
  die,
  dropped,
  inSea,
  type PositionText,
  played,
  position,
  sinkings,
  thrown,
  told,
} from '../testing/position'
import { playerColours, type UpgradeId } from '../vocabulary'
import { startWork } from '../work'

const sails = { 0: { sails: 1 }, 1: { sails: 1 }, 2: { sails: 1 }, 3: { sails: 1 } }

/** The dice have fallen so, and the NP Ships have acted. */
function acted(text: PositionText, ...dice: readonly SeaDie[]) {
  return dropped({ ...text, by: { ...sails, ...text.by } }, ...dice)
}

describe('3.7 Moves of NP Ships', () => {
  test('RB-137: towards and away go up to 1 long range by the rules of Move, face and yaw kept', () => {
    const { state } = acted(
      { card: 'A08' },
      die('p-yellow-1', 130, 60, 3),
      die('n-red-1', 0, 60, 'SAIL', 33),
      die('n-yellow-1', -130, -130, 2),
    )
    expect(at(state, 'n-red-1')).toMatchObject({ x: 88, yaw: 33, face: 1 })
    const near = acted(
      { card: 'A08' },
      die('p-yellow-1', 60, 60, 3),
      die('n-red-1', 0, 60, 'SAIL'),
      die('n-yellow-1', -130, -130, 2),
    )
    expect(at(near.state, 'n-red-1')).toMatchObject({ x: 44, y: 60 })
  })

  test('EX-18 (RB-78): a Ship in the way stops it where they touch', () => {
    const { state } = acted(
      { card: 'A05' },
      die('p-yellow-1', 60, 0, 3),
      die('p-blue-1', 20, 0, 3),
      die('n-green-1', -60, 0, 'SAIL'),
    )
    // Blue is the closest here: it goes to Blue, which lies on the way to Yellow.
    expect(at(state, 'n-green-1')).toMatchObject({ x: 4, y: 0 })
    const wanted = acted(
      { card: 'A17', wanted: 0 },
      die('p-yellow-1', 60, 0, 3),
      die('p-blue-1', 20, 0, 3),
      die('n-orange-1', -60, 0, 'SKULL'),
    )
    expect(told(wanted.events, 'move')[0]).toMatchObject({ target: 'p-yellow-1', end: { x: 4, y: 0 } })
  })

  test('EX-19 (RB-78): a Ship that moves away stops at the wall', () => {
    const { state } = acted({ card: 'A07' }, die('p-yellow-1', 60, 0, 3), die('n-yellow-1', 100, 0, 'SAIL'))
    expect(at(state, 'n-yellow-1')).toMatchObject({ x: 137, y: 0 })
  })

  test('RB-137a: moves are made one at a time, the closest to a Player Ship first', () => {
    const { state, events } = acted(
      { card: 'A05' },
      die('p-yellow-1', 100, 0, 3),
      die('n-green-1', 0, 0, 'SAIL'),
      die('n-green-2', -40, 0, 'SAIL'),
    )
    expect(told(events, 'move').map(({ die: id }) => id)).toEqual(['n-green-1', 'n-green-2'])
    // The second one finds the first in its way.
    expect(at(state, 'n-green-1')).toMatchObject({ x: 84 })
    expect(at(state, 'n-green-2')).toMatchObject({ x: 48 })
    const blocked = acted(
      { card: 'A05' },
      die('p-yellow-1', 60, 0, 3),
      die('n-green-1', 0, 0, 'SAIL'),
      die('n-green-2', -20, 0, 'SAIL'),
    )
    expect(at(blocked.state, 'n-green-1')).toMatchObject({ x: 44 })
    expect(at(blocked.state, 'n-green-2')).toMatchObject({ x: 28 })
  })

  test('RB-68, RB-137b: of equally close targets the Ship of the player earlier in turn order counts', () => {
    const towardsOf = (baron: number) =>
      told(
        acted(
          { card: 'A05', baron },
          die('p-yellow-1', 100, 0, 3),
          die('p-blue-1', -100, 0, 3),
          die('n-green-1', 0, 0, 'SAIL'),
        ).events,
        'move',
      )[0]?.target
    expect([0, 1, 2].map(towardsOf)).toEqual(['p-yellow-1', 'p-blue-1', 'p-yellow-1'])
    // Half a millimetre decides here: moves know no tie set.
    const closer = acted(
      { card: 'A05' },
      die('p-yellow-1', 100, 0, 3),
      die('p-blue-1', -99.9, 0, 3),
      die('n-green-1', 0, 0, 'SAIL'),
    )
    expect(told(closer.events, 'move')[0]?.target).toBe('p-blue-1')
  })

  test('RB-137c: if the indicated Ship does not exist the closest Player Ship is the target', () => {
    const target = (wanted?: number) =>
      told(
        acted(
          { card: 'A17', ...(wanted !== undefined && { wanted }) },
          die('p-yellow-1', 110, 0, 3),
          die('p-blue-1', -70, 0, 3),
          die('n-orange-1', 0, 0, 'SKULL'),
        ).events,
        'move',
      )[0]?.target
    expect(target(0)).toBe('p-yellow-1')
    // Green has no Ship in the Sea; or nobody is Wanted.
    expect(target(2)).toBe('p-blue-1')
    expect(target()).toBe('p-blue-1')
  })

  test('RB-137c: with no Player Ship at all it does not move', () => {
    const before = position({
      card: 'A17',
      sea: [die('p-yellow-1', 99, 0, 3), die('n-orange-1', 0, 0, 'SKULL')],
    })
    const state = { ...before, adventure: { ...before.adventure!, sea: before.adventure!.sea.slice(1) } }
    const work = startWork(state)
    moveNpShips(work, new Map([['n-orange-1', row(6, towardsThe('wanted'))]]))
    expect(work.events).toEqual([])
    expect(work.state).toBe(state)
  })

  test('RB-79a: where tiles block moves, an automatic move stops at them too', () => {
    // Boneyard has no moving rows: a Black Flag moves the green Ship, and T5 lies at (0, 85).
    const state = position({
      card: 'B01',
      by: { 0: { upgrades: ['U04'], sails: 1 } },
      sea: [die('p-yellow-1', 0, -20, 3), die('n-green-1', 0, 20, 2)],
    })
    const moved = played(state, {
      kind: 'useUpgrade',
      seat: 0,
      upgradeId: 'U04',
      ownId: 'p-yellow-1',
      targetId: 'n-green-1',
    })
    expect(at(moved, 'n-green-1')).toMatchObject({ x: 0, y: 65 })
  })
})

describe('3.7 Volleys', () => {
  const ex15 = [
    die('p-yellow-1', 40, 0, 3),
    die('p-yellow-2', -50, 0, 3),
    die('p-green-1', 100, 60, 3),
    die('n-red-1', 0, 0, 'SAIL'),
    die('n-red-2', 100, 0, 'SAIL'),
  ]

  test('EX-15 (RB-138): the closest pair fires first; each Volley is resolved once', () => {
    const { state, events } = acted({ card: 'A11' }, ...ex15)
    expect(told(events, 'volley').map(({ pairs }) => pairs)).toEqual([
      [{ a: 'n-red-1', b: 'p-yellow-1', mm: 24 }],
      [{ a: 'n-red-2', b: 'p-green-1', mm: 44 }],
    ])
    expect(inSea(state)).toContain('p-yellow-2')
  })

  test('RB-138: a Volley sinks whatever the Strength and the distance, and is lost without a target', () => {
    const far = acted(
      { card: 'A11' },
      die('p-yellow-1', 130, 130, 5),
      die('p-yellow-2', 0, 130, 5),
      die('n-red-1', -130, -130, 'SAIL'),
    )
    expect(sinkings(far.events)).toHaveLength(1)
    const three = acted(
      { card: 'A11' },
      die('p-yellow-1', 40, 0, 3),
      ...ex15.slice(3),
      die('n-red-3', 0, 100, 'GRAPE'),
    )
    expect(sinkings(three.events)).toEqual(['p-yellow-1'])
  })

  test('RB-138a: an Ally with a Volley takes part in the same loop with NP Ships as its targets', () => {
    // No card gives an Ally a Volley; here the King gets one.
    const state = position({
      card: 'B10',
      sea: [
        die('n-orange-1', 0, 0, 5),
        die('p-yellow-1', -60, 0, 3),
        die('n-red-1', 30, 0, 'SAIL'),
        die('n-red-2', 100, 100, 2),
      ],
    })
    const work = startWork(state)
    volley(
      work,
      new Map([
        ['n-orange-1', row(5, ally, volleyAction)],
        ['n-red-1', row(3, volleyAction)],
      ]),
    )
    // They are each other’s closest, so both fire at once.
    expect(sinkings(work.events).toSorted()).toEqual(['n-orange-1', 'n-red-1'])
    const alone = startWork(state)
    volley(alone, new Map([['n-orange-1', row(5, ally, volleyAction)]]))
    expect(sinkings(alone.events)).toEqual(['n-red-1'])
    expect(alone.state.players.flatMap(({ trophies }) => trophies)).toEqual([])
  })

  test('EX-16 (RB-138b): a Volley at a Ship under Super Hull goes to the shooter’s next target', () => {
    const by = { 0: { upgrades: ['U07'], sails: 1 } } as const
    const nr = die('n-red-1', 0, 0, 'SAIL')
    const [y1, g1, y2] = [
      die('p-yellow-1', 30, 0, 3),
      die('p-green-1', -40, 0, 3),
      die('p-yellow-2', 0, 50, 3),
    ]
    expect(sinkings(acted({ card: 'A11', by }, y1, g1, y2, nr).events)).toEqual(['p-green-1'])
    expect(sinkings(acted({ card: 'A11', by }, y1, y2, nr).events)).toEqual(['p-yellow-2'])
    expect(sinkings(acted({ card: 'A11', by }, y1, nr).events)).toEqual(['p-yellow-1'])
  })

  const tied = [die('p-yellow-1', 30, 0, 3), die('p-green-1', -30, 0, 3), die('p-blue-1', 0, 60, 3)]
  const volleyAtTied = (upgrades: readonly (readonly UpgradeId[])[], superHullTie?: 'beyond') =>
    sinkings(
      acted(
        {
          card: 'A11',
          by: Object.fromEntries(upgrades.map((owned, seat) => [seat, { upgrades: owned, sails: 1 }])),
          ...(superHullTie && { options: { superHullTie } }),
        },
        ...tied,
        die('n-red-1', 0, 0, 'SAIL'),
      ).events,
    ).toSorted()

  test('RB-138b: a tied Ship that is not protected is the next closest: nobody farther away is struck', () => {
    expect(volleyAtTied([['U07']])).toEqual(['p-green-1'])
  })

  test('RB-138b: with the option "beyond" the hit passes by every tied target, as it did before', () => {
    expect(volleyAtTied([['U07']], 'beyond')).toEqual(['p-blue-1', 'p-green-1'])
    expect(rattleBattle.options.find(({ id }) => id === 'superHullTie')).toMatchObject({
      default: 'tied',
      before: 'beyond',
    })
  })

  test('RB-138b: two Volleys diverted to the same Ship sink it once', () => {
    const by = { 0: { upgrades: ['U07'], sails: 1 } } as const
    const { state, events } = acted(
      { card: 'A11', by },
      die('p-yellow-1', 0, 0, 3),
      die('p-blue-1', 0, 80, 3),
      die('p-green-1', 0, -130, 3),
      die('n-red-1', 30, 0, 'SAIL'),
      die('n-red-2', -30, 0, 'SAIL'),
    )
    expect(sinkings(events)).toEqual(['p-blue-1'])
    expect(state.players[1]!.sunk).toHaveLength(1)
  })
})

describe('3.7 Re-drop', () => {
  // Man-of-War: a Skull volleys and is dropped again.
  const manOfWar = () =>
    acted(
      { card: 'A16' },
      die('p-yellow-1', 40, 0, 3),
      die('p-blue-1', 120, 60, 3),
      die('n-orange-1', 0, 0, 'SKULL'),
      die('n-green-1', -100, -100, 2),
    ).state

  test('RB-139: the Ship is dropped again into the Sea Box, and its new symbol is resolved', () => {
    const state = manOfWar()
    expect(state.phase).toBe('np.redrop')
    const turn = rattleBattle.turn(state)
    expect(turn).toMatchObject({
      kind: 'throw',
      seats: [0],
      throw: { style: 'drop', dice: [{ id: 'n-orange-1' }] },
    })
    expect(turn.kind === 'throw' && turn.throw.lying.map(({ id }) => id)).toEqual(['p-blue-1', 'n-green-1'])
    const number = course(state, thrown(state, die('n-orange-1', 0, 100, 5)))
    expect(sinkings(number.events)).toEqual([])
    expect(number.state.phase).toBe('actions.turn')
    const skull = course(state, thrown(state, die('n-orange-1', 0, 100, 'SKULL')))
    expect(sinkings(skull.events)).toEqual(['p-blue-1'])
  })

  test('EX-20 (RB-133, RB-139): Norrington moves, volleys and is dropped again; a 5 then does nothing', () => {
    const before = acted(
      { card: 'A17', wanted: 0 },
      die('p-yellow-1', 120, 0, 3),
      die('p-green-1', 100, 40, 3),
      die('n-orange-1', 0, 0, 'SKULL'),
    )
    expect(told(before.events, 'move')[0]).toMatchObject({ end: { x: 88, y: 0 } })
    expect(sinkings(before.events)).toEqual(['p-yellow-1'])
    expect(before.state.phase).toBe('np.redrop')
    const { state } = course(before.state, thrown(before.state, die('n-orange-1', -20, 0, 5)))
    expect(inSea(state)).toEqual(['n-orange-1', 'p-green-1'])
    expect(state.phase).toBe('actions.turn')
  })

  test('RB-139a: all Ships with Re-drop are taken up and dropped together, and act again alone', () => {
    const { state } = acted(
      { card: 'A17' },
      ...([1, 2, 3, 4] as const).map(n => die(`p-yellow-${n}`, 120, n * 40 - 100, 3)),
      die('n-orange-1', -40, 40, 'SKULL'),
      die('n-orange-2', -40, -40, 'SKULL'),
      die('n-red-1', -130, 0, 'SAIL'),
    )
    expect(state.adventure?.drop?.dice).toEqual(['n-orange-1', 'n-orange-2'])
    const left = inSea(state).filter(id => id.startsWith('p-')).length
    expect(left).toBe(1)
    // The red Ship shows SAIL still, but does not fire again.
    const again = course(state, thrown(state, die('n-orange-1', -40, 40, 3), die('n-orange-2', -40, -40, 4)))
    expect(sinkings(again.events)).toEqual([])
  })

  test('RB-139a: after 10 rounds a Re-drop is ignored', () => {
    let state = acted(
      { card: 'A16', players: 5, by: { 4: { sails: 1 } } },
      ...playerColours.flatMap((colour, line) =>
        ([1, 2, 3] as const).map(n => die(`p-${colour}-${n}`, n * 40 - 20, line * 50 - 100 + n * 3, 3)),
      ),
      die('n-orange-1', -100, 0, 'SKULL'),
    ).state
    let rounds = 0
    while (state.phase === 'np.redrop') {
      rounds++
      state = played(state, thrown(state, die('n-orange-1', -100, 0, 'SKULL')))
    }
    expect(rounds).toBe(10)
    expect(inSea(state).filter(id => id.startsWith('p-'))).toHaveLength(15 - 11)
  })

  test('RB-139b: the others may be bumped and count as they come to rest, but get no new action', () => {
    const state = manOfWar()
    const bumped = course(
      state,
      thrown(
        state,
        die('n-orange-1', 0, 100, 5),
        die('n-green-1', -90, -90, 'SAIL', 12),
        die('p-blue-1', 100, 60, 4),
      ),
    )
    expect(at(bumped.state, 'n-green-1')).toEqual(die('n-green-1', -90, -90, 'SAIL', 12))
    expect(at(bumped.state, 'p-blue-1')).toEqual(die('p-blue-1', 100, 60, 4))
    expect(told(bumped.events, 'move')).toEqual([])
    const turn = rattleBattle.turn({ ...state, options: { ...state.options, bystanders: 'anchored' } })
    expect(turn.kind === 'throw' && turn.throw.bystanders).toBe('anchored')
  })

  test('RB-139b: if any die ends outside, all others are put back as they lay and the Re-drop is repeated', () => {
    const state = manOfWar()
    const answer = thrown(state, die('n-orange-1', 0, 100, 5), die('p-blue-1', 100, 60, 4))
    if (answer.kind !== 'thrown') throw new Error('a throw is due')
    for (const lost of ['n-orange-1', 'n-green-1']) {
      const again = played(state, withOutside(answer, lost))
      expect(again.adventure?.drop).toMatchObject({ dice: ['n-orange-1'], repeats: 1 })
      expect(again.adventure?.sea).toEqual(state.adventure?.sea)
    }
    expect(played(state, shows(state, 5)).phase).toBe('actions.turn')
  })
})
