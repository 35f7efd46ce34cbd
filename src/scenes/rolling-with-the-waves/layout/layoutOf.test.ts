import { describe, expect, it } from 'vitest'
import type { AnyGame } from '../../../rules/games'
import { createRandom } from '../../../rules/random'
import { rollingWithTheWaves as game } from '../../../rules/rolling-with-the-waves'
import type { RollingWavesMove, RollingWavesState } from '../../../rules/rolling-with-the-waves/public'
import { setUpFor } from '../../../rules/rolling-with-the-waves/testing/position'
import { nextMove } from '../../../rules/testing/nextMove'
import { layoutOf } from './layoutOf'
import { inkOf } from './mapInk'
import { mapSize, trayHalf } from './sizes'

/** A game played by chance until something is so. */
function playUntil(
  players: number,
  seed: string,
  isSo: (state: RollingWavesState) => boolean,
): RollingWavesState {
  const random = createRandom(seed)
  let state = setUpFor(players, seed, { roundLimit: 12 })
  for (let n = 0; n < 4000 && !isSo(state); n++) {
    const turn = game.turn(state)
    if (turn.kind === 'over') break
    state = game.play(state, nextMove(game as unknown as AnyGame, state, random) as RollingWavesMove).state
  }
  return state
}

describe('the table of Rolling with the Waves', () => {
  it.each([2, 3, 4, 5])(
    'has every die in play in one place at most, of %i players (seed "places")',
    players => {
      const state = playUntil(players, 'places', ({ phase, round }) => phase === 'draft' && round === 3)
      const { things } = layoutOf(game.view(state, 0), 0)
      const dice = [...things.values()].filter(({ die }) => die !== undefined).map(({ item }) => item!)
      expect(new Set(dice).size).toBe(dice.length)
      const lying = [...state.pool, ...state.players.flatMap(({ nests }) => nests)].map(({ id }) => id)
      expect(dice).toEqual(expect.arrayContaining(lying))
      for (const id of state.bag) expect(dice).not.toContain(id)
    },
  )

  it('says by its seat whose a map, a mini board or a screen is, for the names of the table', () => {
    const { things } = layoutOf(setUpFor(2, 'owners'), 0)
    for (const id of ['map@1', 'mini@1', 'screen@1', 'marker@1'])
      expect(things.get(id)!.persons, id).toEqual([{ at: 0, seat: 1, they: "Blue's" }])
  })

  it.each([2, 3, 4, 5])('keeps maps, mini boards, tray and bag apart, of %i players', players => {
    const state = setUpFor(players, 'apart')
    for (let eyes = 0; eyes < players; eyes++) {
      const { things } = layoutOf(game.view(state, eyes), eyes)
      const solid = [...things.values()].filter(({ kind }) => /^(map|mini|bag)$/.test(kind))
      const boxes = [
        ...solid,
        { x: 0, z: 0, width: trayHalf.x * 2, depth: trayHalf.z * 2, label: 'the tray' },
      ]
      for (const [index, a] of boxes.entries())
        for (const b of boxes.slice(index + 1)) {
          const isApart =
            Math.abs(a.x - b.x) >= (a.width + b.width) / 2 || Math.abs(a.z - b.z) >= (a.depth + b.depth) / 2
          expect(isApart, `${a.label} and ${b.label}, seen by ${eyes}`).toBe(true)
        }
    }
  })

  it('lays the viewer in the south, with every map upright before them', () => {
    const state = setUpFor(4, 'south')
    for (let eyes = 0; eyes < 4; eyes++) {
      const { seats, things } = layoutOf(game.view(state, eyes), eyes)
      expect(seats.filter(({ isNear }) => isNear).map(({ seat }) => seat)).toEqual([eyes])
      for (const { seat } of seats)
        expect(things.get(`map@${seat}`)).toMatchObject({ yaw: 0, width: mapSize.width })
    }
  })

  it('is the same for everybody else with any plan of a player, or none (RW-49)', () => {
    const state = playUntil(3, 'secret', ({ phase, round }) => phase === 'allocate' && round === 2)
    const seat = 0
    const plans = game.moves(state, seat).filter(({ kind }) => kind === 'allocate')
    const planned = [plans[0]!, plans.at(-1)!].map(move => game.play(state, move).state)
    const ready = planned.map(one => game.play(one, { kind: 'yarrr', seat }).state)
    const laid = (one: RollingWavesState, eyes: number | 'spectator') => {
      const view = game.view(one, eyes)
      return {
        things: [...layoutOf(view, eyes).things],
        ink: view.players.map((_, each) => inkOf(view, each)),
      }
    }
    for (const eyes of [1, 2, 'spectator'] as const) {
      expect(laid(planned[0]!, eyes)).toEqual(laid(state, eyes))
      expect(laid(planned[1]!, eyes)).toEqual(laid(state, eyes))
      expect(laid(ready[0]!, eyes)).toEqual(laid(ready[1]!, eyes))
    }
    expect(laid(planned[0]!, seat)).not.toEqual(laid(planned[1]!, seat))
  })

  it('leaves dice behind a screen out for other viewers', () => {
    const state = playUntil(2, 'behind', ({ phase }) => phase === 'allocate')
    const [plan] = game.moves(state, 0)
    const ready = game.play(game.play(state, plan!).state, { kind: 'yarrr', seat: 0 }).state
    const { things } = layoutOf(game.view(ready, 1), 1)
    for (const { id } of ready.players[0]!.nests) expect(things.has(`die:${id}`)).toBe(false)
    for (const { id } of ready.players[1]!.nests) expect(things.has(`die:${id}`)).toBe(true)
  })
})

describe('the ink on a map', () => {
  it('is as many numbers as the map holds, in the squares of their parts (seed "ink")', () => {
    const state = playUntil(3, 'ink', ({ phase, round }) => phase === 'draft' && round === 7)
    for (const [seat, player] of state.players.entries()) {
      const { marks } = inkOf(state, seat)
      const numbers = marks.filter(({ kind }) => kind === 'number' || kind === 'raised')
      const held = [
        player.spirits,
        player.hull,
        player.small,
        player.large,
        player.ports,
        player.crew,
        ...player.chests,
      ].flat()
      expect(numbers.map(({ value }) => value).sort()).toEqual([...held].sort())
      expect(marks.filter(({ key }) => key.startsWith('infamy:'))).toHaveLength(Math.min(30, player.infamy))
      expect(marks.filter(({ kind }) => kind === 'cross')).toHaveLength(player.buried.filter(Boolean).length)
      expect(new Set(marks.map(({ key }) => key)).size).toBe(marks.length)
    }
  })

  it('shows in pencil what a plan would write, and lights what is left', () => {
    const state = playUntil(2, 'pencil', ({ phase }) => phase === 'allocate')
    const [a, b, c] = state.players[0]!.nests
    const half = inkOf(state, 0, { [a!.id]: 'hull' })
    expect(half.pencil.filter(({ kind }) => kind === 'number').map(({ value }) => value)).toEqual([a!.face])
    expect(half.lit.length).toBe(8)
    const whole = inkOf(state, 0, { [a!.id]: 'hull', [b!.id]: 'ports', [c!.id]: 'chest2' })
    expect(whole.pencil.filter(({ kind }) => kind === 'number')).toHaveLength(3)
    expect(whole.lit).toEqual([])
  })
})
