import { describe, expect, it } from 'vitest'
import { readSetUp, type Viewer } from '../../../rules/game'
import { createRandom } from '../../../rules/random'
import { rattleBattle } from '../../../rules/rattle-battle'
import {
  type RattleState,
  type SailorId,
  sideOfSeat,
  type UpgradeId,
} from '../../../rules/rattle-battle/public'
import { nextMove } from '../../../rules/testing/conformance'
import { turnedX, turnedZ } from '../../table/turn'
import { layoutOf } from './layoutOf'
import type { Layout, Placement } from './placement'
import { spotFor } from './spots'

interface Played {
  readonly players: number
  readonly seed: string
  readonly options: Readonly<Record<string, string | number>>
}

/** Every this many states of a random game. */
function statesOf({ players, seed, options }: Played, every: number, moves: number): readonly RattleState[] {
  const setUp = readSetUp(rattleBattle, { players, seed, options })
  if (!setUp.ok) throw new Error(setUp.why)
  const random = createRandom(`hands of ${seed}`)
  let state = rattleBattle.setup(setUp.value)
  const states = [state]
  for (let i = 1; i <= moves && rattleBattle.turn(state).kind !== 'over'; i++) {
    state = rattleBattle.play(state, nextMove(rattleBattle as never, state, random) as never).state
    if (i % every === 0) states.push(state)
  }
  return states
}

const games: readonly Played[] = [
  { players: 2, seed: 'narrows', options: { scenario: 'norrington', lootPack1: 'on', crewPack1: 'on' } },
  { players: 3, seed: 'spit', options: { scenario: 'intro', marketWild: 'on' } },
  { players: 5, seed: 'roads', options: { scenario: 'pirateWars' } },
]

const seen = games.map(game => ({ game, states: statesOf(game, 9, 420) }))

function lay(state: RattleState, eyes: Viewer): Layout {
  return layoutOf(rattleBattle.view(state, eyes), eyes)
}

const things = (layout: Layout, keep: (thing: Placement) => boolean): readonly Placement[] =>
  [...layout.things.values()].filter(keep)

/** Half the space that a thing takes along x and z. */
function reach({ width, depth, yaw }: Placement): { x: number; z: number } {
  const [cos, sin] = [Math.abs(Math.cos(yaw)), Math.abs(Math.sin(yaw))]
  return { x: (width * cos + depth * sin) / 2, z: (width * sin + depth * cos) / 2 }
}

function overlap(a: Placement, b: Placement): number {
  const [ra, rb] = [reach(a), reach(b)]
  return Math.min(ra.x + rb.x - Math.abs(a.x - b.x), ra.z + rb.z - Math.abs(a.z - b.z))
}

describe.each(seen)('the table of $game.players players ($game.seed)', ({ game, states }) => {
  it('shows every die that plays, each once', () => {
    for (const state of states) {
      const dice = things(lay(state, 0), ({ kind }) => kind === 'die').map(({ item }) => item!)
      expect(new Set(dice).size).toBe(dice.length)
      expect(dice.length).toBe(13 + state.players.reduce((sum, { dice }) => sum + dice.length, 0))
    }
  })

  it('shows every token outside the bag, each once', () => {
    for (const state of states) {
      const shown = things(lay(state, 0), ({ kind }) => kind === 'loot').map(({ item }) => item!)
      const owned = state.players.flatMap(player => [
        ...Object.values(player.stowed),
        ...player.quay,
        ...player.sailors.flatMap(({ store }) => store.map(({ token }) => token)),
      ])
      expect(shown.toSorted()).toEqual([...owned, ...state.discard].toSorted())
    }
  })

  it('shows every coin, Sailor, Upgrade, Part and card of each player at their own place', () => {
    for (const state of states) {
      const layout = lay(state, 0)
      for (const [seat, player] of state.players.entries()) {
        const own = things(layout, thing => thing.seat === seat)
        const count = (kind: string) => own.filter(thing => thing.kind === kind).length
        expect(count('gold') * 5 + count('silver')).toBe(player.coins)
        expect(count('sail')).toBe(player.sails.ready + player.sails.exhausted)
        expect(own.filter(({ kind, faceUp }) => kind === 'cannon' && !faceUp).length).toBe(
          player.cannons.exhausted,
        )
        expect(count('hold')).toBe(player.holds)
        expect(count('hamster')).toBe(player.hamsters)
        expect(count('upgrade')).toBe(player.upgrades.length)
        for (const { id } of player.sailors) expect(layout.things.get(`sailor:${id}`)?.seat).toBe(seat)
        for (const id of player.vpCards) expect(layout.things.get(`vp:${id}`)?.seat).toBe(seat)
      }
    }
  })

  it('keeps everything on the table and out of the Sea Box but what belongs there', () => {
    for (const state of states) {
      const layout = lay(state, game.players - 1)
      const box = layout.things.get('box')!
      for (const thing of layout.things.values()) {
        const { x, z } = reach(thing)
        expect(Math.abs(thing.x) + x, thing.id).toBeLessThan(91)
        expect(Math.abs(thing.z) + z, thing.id).toBeLessThan(56)
        const isAbove =
          thing.kind === 'tile' ||
          thing.kind === 'roll-tray' ||
          thing.y > box.height - 0.3 ||
          thing.id === 'box'
        const isAtSea = thing.kind === 'die' && state.adventure?.sea.some(({ id }) => id === thing.item)
        if (!isAbove && !isAtSea) expect(overlap(box, thing), thing.id).toBeLessThanOrEqual(0)
      }
    }
  })

  it('lays no thing over those of another player', () => {
    for (const state of states) {
      const layout = lay(state, 0)
      const all = things(layout, ({ kind, y }) => !['box', 'tile', 'roll-tray'].includes(kind) && y < 2)
      for (const [index, a] of all.entries())
        for (const b of all.slice(index + 1)) {
          if (a.seat === b.seat || a.kind === 'die' || b.kind === 'die') continue
          if (a.location !== undefined || b.location !== undefined) continue
          expect(overlap(a, b), `${a.id} and ${b.id}`).toBeLessThanOrEqual(0.01)
        }
    }
  })

  it('puts the viewer in the south and the others clockwise', () => {
    for (let eyes = 0; eyes < game.players; eyes++) {
      const { seats } = lay(states[0]!, eyes)
      const order = seats.map((_, i) => seats[(eyes + i) % game.players]!)
      expect(order[0]!.yaw).toBe(0)
      const bearings = order.map(({ x, z }) => (Math.atan2(-x, z) + 2 * Math.PI) % (2 * Math.PI))
      expect(bearings).toEqual(bearings.toSorted((a, b) => a - b))
    }
  })

  it('has a name and a camera for everything', () => {
    const layout = lay(states.at(-1)!, 0)
    for (const thing of layout.things.values()) {
      expect(thing.label.length, thing.id).toBeGreaterThan(3)
      expect(spotFor(layout, thing.id)!.half).toBeGreaterThan(2)
    }
    expect(spotFor(layout, 'no such thing')).toBeUndefined()
  })
})

describe('sides of the table', () => {
  const setUp = (players: number): RattleState => {
    const read = readSetUp(rattleBattle, { players, seed: 'sides', options: {} })
    if (!read.ok) throw new Error(read.why)
    return rattleBattle.setup(read.value)
  }
  /** Where each wall of the Sea Box is, from its middle. */
  const walls = { south: [0, 1], west: [-1, 0], north: [0, -1], east: [1, 0] } as const
  const wallOnTable = ({ sea }: Layout, side: keyof typeof walls) => {
    const [x, z] = walls[side]
    return [turnedX(sea, x, z), turnedZ(sea, x, z)] as const
  }

  it.each([2, 3, 4, 5])('with %i, the viewer sits in the south at their own wall of the Sea Box', players => {
    const state = setUp(players)
    for (let eyes = 0; eyes < players; eyes++) {
      const layout = lay(state, eyes)
      expect(layout.seats[eyes]).toMatchObject({ x: 0, yaw: 0 })
      expect(wallOnTable(layout, sideOfSeat(players, eyes))).toEqual([expect.closeTo(0, 9), 1])
    }
  })

  it.each([2, 3, 4])('with %i, everybody sits at the wall they toss from (RB-30a)', players => {
    const state = setUp(players)
    for (const eyes of [...Array(players).keys(), 'spectator'] as const) {
      const layout = lay(state, eyes)
      for (const { seat, x, z, yaw } of layout.seats) {
        const [wallX, wallZ] = wallOnTable(layout, sideOfSeat(players, seat))
        expect([Math.sin(yaw), Math.cos(yaw)]).toEqual([expect.closeTo(wallX, 9), expect.closeTo(wallZ, 9)])
        expect(x * wallX + z * wallZ).toBeGreaterThan(14)
      }
    }
  })

  it('with five, first player and spectators see everybody at their wall, and nobody ever tosses from across (RB-30a)', () => {
    const state = setUp(5)
    for (const eyes of [0, 1, 2, 3, 4, 'spectator'] as const) {
      const layout = lay(state, eyes)
      for (const { seat, x, z, yaw } of layout.seats) {
        const [wallX, wallZ] = wallOnTable(layout, sideOfSeat(5, seat))
        expect(x * wallX + z * wallZ, `${eyes} sees ${seat}`).toBeGreaterThan(8)
        if (eyes === 0 || eyes === 'spectator' || eyes === seat)
          expect([Math.sin(yaw), Math.cos(yaw)]).toEqual([expect.closeTo(wallX, 9), expect.closeTo(wallZ, 9)])
      }
    }
  })

  it('leaves a die at the wall it lies at, for every viewer', () => {
    const state = seen
      .flatMap(({ states }) => states)
      .find(({ adventure }) => (adventure?.sea.length ?? 0) > 3)!
    for (const eyes of [0, 1]) {
      const layout = lay(state, eyes)
      for (const { id, x, y } of state.adventure!.sea) {
        const die = layout.things.get(`die:${id}`)!
        const [wallX, wallZ] = wallOnTable(layout, 'north')
        expect(die.x * wallX + die.z * wallZ).toBeCloseTo(y / 10, 9)
        const [eastX, eastZ] = wallOnTable(layout, 'east')
        expect(die.x * eastX + die.z * eastZ).toBeCloseTo(x / 10, 9)
      }
    }
  })
})

describe('stocks and what is out of the game', () => {
  it('has every Upgrade token once: with its owner or in the stock beside the Workshop (RB-25)', () => {
    for (const { states } of seen)
      for (const state of states) {
        const layout = lay(state, 0)
        const owned = things(layout, ({ id }) => /^upgrade:.*@/.test(id)).length
        expect((layout.things.get('supply:upgrades')?.count ?? 0) + owned).toBe(20)
      }
  })

  it('keeps the Adventures that are over in a pile with the last one on top', () => {
    let piled = 0
    for (const { states } of seen)
      for (const state of states) {
        const pile = lay(state, 0).things.get('deck:played')
        const { played } = state.piles
        expect(pile?.count ?? 0).toBe(played.length)
        if (pile === undefined) continue
        piled++
        expect(pile.front).toBe(`adventure:${played.at(-1)}`)
      }
    expect(piled).toBeGreaterThan(5)
  })

  it('lays neither where anything else lies', () => {
    for (const { states } of seen)
      for (const state of states) {
        const layout = lay(state, 0)
        const laid = things(layout, ({ id }) => id === 'supply:upgrades' || id === 'deck:played')
        for (const one of laid)
          for (const other of layout.things.values())
            if (other.id !== one.id) expect(overlap(one, other), `${one.id}, ${other.id}`).toBeLessThan(0.05)
      }
  })
})

describe('dice of another size', () => {
  it.each([12, 14, 16])('of %s mm lie on the floor of the Sea Box in that size', dieEdgeMm => {
    const [, ...states] = statesOf({ players: 2, seed: 'pebbles', options: { dieEdgeMm } }, 3, 200)
    const edge = dieEdgeMm / 10
    let atSea = 0
    for (const state of states)
      for (const die of things(lay(state, 0), ({ kind }) => kind === 'die')) {
        expect([die.width, die.depth, die.height]).toEqual([edge, edge, edge])
        if (!state.adventure?.sea.some(({ id }) => id === die.item)) continue
        atSea++
        expect(die.y).toBeCloseTo(0, 9)
      }
    expect(atSea).toBeGreaterThan(5)
  })
})

describe('a Galleon', () => {
  const base = seen[2]!.states[0]!
  const grown = (more: Partial<RattleState['players'][number]>): Layout =>
    lay({ ...base, players: base.players.map(player => ({ ...player, ...more })) }, 0)
  const owned = (ids: readonly UpgradeId[]) => ids.map(id => ({ id, ready: true, used: false }))
  const full = grown({
    holds: 2,
    hamsters: 2,
    sails: { ready: 4, exhausted: 1 },
    cannons: { ready: 5, exhausted: 3 },
    upgrades: owned(['U01', 'U02', 'U06', 'U10', 'U13', 'U17', 'U18', 'U19', 'U20']),
  })

  it('grows with what is bought, and keeps its stern where it is', () => {
    const small = grown({ holds: 0, hamsters: 0, upgrades: [] })
    expect(full.things.get('bow@0')!.x).toBeGreaterThan(small.things.get('bow@0')!.x + 5)
    expect(full.things.get('stern@0')!.x).toBe(small.things.get('stern@0')!.x)
  })

  it('never reaches into the strip where Ships are mustered', () => {
    for (const thing of things(full, ({ seat, kind }) => seat === 0 && kind !== 'die')) {
      const place = full.seats[0]!
      expect(thing.z - reach(thing).z, thing.id).toBeGreaterThan(place.z - 0.6)
    }
  })

  it('has a place of its own for every piece, and one above the other where they overlap', () => {
    const pieces = things(
      full,
      ({ seat, kind }) => seat === 0 && ['hold', 'hamster', 'upgrade', 'sail'].includes(kind),
    )
    expect(pieces.length).toBe(2 + 2 + 9 + 5)
    for (const [index, a] of pieces.entries())
      for (const b of pieces.slice(index + 1))
        if (overlap(a, b) > 0.02) expect(Math.abs(a.y - b.y), `${a.id} and ${b.id}`).toBeGreaterThan(0.15)
  })
})

describe('hidden cards', () => {
  it('lie face down and reveal nothing except to the player who drew them', () => {
    const base = seen[0]!.states.find(state => state.visit !== undefined)!
    const drawn: readonly SailorId[] = ['N05', 'N06', 'N07']
    const owned = new Set<string>(base.players.flatMap(player => player.sailors.map(({ id }) => id)))
    expect(drawn.some(id => owned.has(id))).toBe(false)
    const state: RattleState = {
      ...base,
      visit: { ...base.visit!, drawnSailors: [drawn, []] },
      piles: { ...base.piles, sailors: base.piles.sailors.filter(id => !drawn.some(card => card === id)) },
    }
    const own = lay(state, 0)
    for (const id of drawn) expect(own.things.get(`sailor:${id}`)?.faceUp).toBe(true)
    const other = lay(state, 1)
    expect(JSON.stringify([...other.things.values()])).not.toMatch(/N0[567]/)
    expect(things(other, ({ faceUp, front }) => !faceUp && front === 'back:sailor').length).toBeGreaterThan(3)
  })
})
