/** Impossible states are found (section 9), and whatever is changed in a saved state is refused or can be played on. */
import { describe, expect, test } from 'vitest'
import type { AnyGame } from '../../games'
import { createRandom, type Random } from '../../random'
import { nextMove } from '../../testing/conformance'
import { type Cell, indexOf } from '../grid'
import { wavesOfFortune as game } from '../index'
import type { FortuneState, Player, Tile } from '../state'
import {
  ashore,
  atHome,
  choose,
  fight,
  load,
  played,
  sail,
  send,
  setUpFor,
  stay,
  table,
} from '../testing/position'

const withShip = (state: FortuneState, seat: number, part: Partial<Player>): FortuneState => ({
  ...state,
  players: state.players.with(seat, { ...state.players[seat]!, ...part }),
})
const withTile = (state: FortuneState, cell: Cell, part: Partial<Tile>): FortuneState => ({
  ...state,
  tiles: state.tiles.with(indexOf(cell), { ...state.tiles[indexOf(cell)]!, ...part }),
})
const fresh = () => setUpFor(4, 'fault')
const sea = () =>
  table({ ships: { purple: { cell: 'C5' } }, spaces: { C6: { kind: 'ocean', faceUp: false } } })
const asked = (card: string, isDeep = card.startsWith('D')) =>
  played(
    table({
      ships: { purple: { cell: 'C5' } },
      spaces: {
        [isDeep ? 'B5' : 'C6']: { kind: card.charAt(1) === 'O' ? 'ocean' : 'island', faceUp: false },
      },
      top: [card],
    }),
    sail(isDeep ? 'B5' : 'C6'),
  )
const fighting = () =>
  played(table({ ships: { purple: { cell: 'C5' } }, spaces: { C6: { token: 'SO-03' } } }), sail('C6'))
const kraken = () => played(asked('DO-01'), fight)
const ramming = () => played(table({ ships: { purple: { cell: 'C5' }, blue: { cell: 'C4' } } }), sail('C4'))

const faults: readonly (readonly [string, string, () => FortuneState])[] = [
  ['WF-14a', 'two ships of a colour', () => withShip(fresh(), 1, { colour: 'purple' })],
  ['WF-19', 'a turn of nobody', () => ({ ...setUpFor(2, 'fault'), active: 3 })],
  ['WF-19a', 'a round before the first turn', () => ({ ...fresh(), round: 1 })],
  ['WF-126', 'a round too many', () => ({ ...table({ options: { roundLimit: 20 } }), round: 21 })],
  ['WF-122', 'an end without a King', () => ({ ...sea(), phase: 'over' })],
  [
    'WF-122',
    'a beaten King and no end',
    () => withShip(table({ spaces: { C1: { kind: 'king' } } }), 0, { defeatedKing: true }),
  ],
  ['WF-122', 'a beaten King whom nobody has found', () => withShip(sea(), 0, { defeatedKing: true })],
  ['WF-14', 'claims in a game that has begun', () => ({ ...sea(), claims: [null, null, null, null] })],
  ['WF-7a', 'a reef too many', () => withTile(sea(), 'C6', { kind: 'reef' })],
  ['WF-12b', 'a home base face down', () => withTile(sea(), 'E5', { faceUp: false })],
  ['WF-50a', 'a looted island', () => withTile(sea(), 'C6', { looted: true })],
  [
    'WF-44a',
    'a wreck on an unknown tile',
    () => withTile(sea(), 'C6', { wrecks: [{ owner: 0, gold: 50, maps: [] }] }),
  ],
  ['WF-96b', 'an empty wreck', () => withTile(sea(), 'C5', { wrecks: [{ owner: 0, gold: 0, maps: [] }] })],
  [
    'WF-61',
    'a Kraken in the shallows',
    () => withTile(sea(), 'C5', { token: { kind: 'kraken', card: 'DO-01#1' } }),
  ],
  [
    'WF-61',
    'a mine out of another card',
    () => withTile(sea(), 'C5', { token: { kind: 'mine', card: 'SO-08#1' } }),
  ],
  ['WF-15', 'a card in two places', () => withShip(sea(), 0, { maps: ['SI-01#1'] })],
  ['WF-15', 'a card that is lost', () => ({ ...sea(), draw: { ...sea().draw, SO: sea().draw.SO.slice(1) } })],
  [
    'WF-53a',
    'a card among those of another deck',
    () => {
      const { draw, ...rest } = sea()
      return { ...rest, draw: { ...draw, SO: [...draw.SO, draw.SI[0]!], SI: draw.SI.slice(1) } }
    },
  ],
  [
    'WF-62a',
    'a discarded mine',
    () => {
      const { draw, discard, ...rest } = sea()
      return {
        ...rest,
        draw: { ...draw, SO: draw.SO.filter(id => id !== 'SO-09#1') },
        discard: { ...discard, SO: ['SO-09#1'] },
      }
    },
  ],
  ['WF-93', 'a gem without a Kraken', () => withShip(sea(), 0, { krakenGem: true })],
  ['WF-114a', 'an upgrade twice', () => withShip(sea(), 0, { upgrades: ['sails', 'sails'] })],
  ['WF-68', 'an overloaded ship', () => withShip(sea(), 0, { crew: 9, food: 4 })],
  ['WF-72', 'a ship without a crew', () => withShip(sea(), 0, { crew: 0 })],
  [
    'WF-96',
    'gold aboard a sunk ship',
    () => withShip(sea(), 1, { afloat: false, crew: 0, food: 0, shipGold: 50 }),
  ],
  ['WF-96c', 'crew aboard a sunk ship', () => withShip(sea(), 1, { afloat: false })],
  ['WF-17', 'riches before the game', () => withShip(fresh(), 2, { chestGold: 500 })],
  ['WF-13', 'a start at sea', () => withShip(withTile(fresh(), 'C5', { faceUp: true }), 2, { cell: 'C5' })],
  ['WF-28', 'a ship in a foreign home base', () => withShip(sea(), 1, { cell: 'E6' })],
  ['WF-44', 'a ship on an unknown tile', () => withShip(sea(), 1, { cell: 'C6' })],
  ['WF-30', 'two ships on a space', () => withShip(sea(), 1, { cell: 'C5' })],
  ['WF-25b', 'a turn of a sunk ship', () => withShip(sea(), 0, { afloat: false, crew: 0, food: 0 })],
  ['WF-26a', 'an allowance out of nowhere', () => ({ ...sea(), allowance: 4 })],
  ['WF-31', 'a whirlpool where none is', () => ({ ...sea(), canTeleport: true })],
  ['WF-24', 'a movement left after landing', () => ({ ...fighting(), allowance: 2 })],
  ['WF-43', 'a landing elsewhere', () => ({ ...fighting(), landings: [{ who: 0, cell: 'C5', step: 'c' }] })],
  ['WF-38', 'a decision of somebody else', () => ({ ...fighting(), actor: 1 })],
  [
    'WF-53',
    'a choice without a card',
    () => ({ ...asked('SO-12'), shown: undefined, discard: { ...sea().discard, SO: ['SO-12#1'] } }),
  ],
  [
    'WF-53',
    'a choice of a card that offers none',
    () => ({ ...asked('SI-06'), phase: 'cardChoice', roll: undefined }),
  ],
  [
    'WF-59',
    'an expedition of the whole crew',
    () => {
      const state = played(asked('DI-16'), ashore(3))
      return withShip(state, 0, { crew: 3 })
    },
  ],
  ['WF-75', 'a fight in passing', () => ({ ...asked('SO-12'), combat: fighting().combat })],
  ['WF-73', 'more HP than on the card', () => ({ ...fighting(), combat: { ...fighting().combat!, hp: 4 } })],
  [
    'WF-77a',
    'more survivors than crew',
    () => withShip({ ...fighting(), combat: { ...fighting().combat!, minFighters: 3 } }, 0, { crew: 2 }),
  ],
  [
    'WF-91',
    'a Kraken with a four',
    () => {
      const state = played(kraken(), send(2))
      return { ...state, combat: { ...state.combat!, foeDice: [5, 5, 4] } }
    },
  ],
  [
    'WF-79',
    'a throw of too few dice',
    () => {
      const state = played(fighting(), send(2))
      return { ...state, roll: { ...state.roll!, due: ['pirate-1'] } }
    },
  ],
  ['WF-79', 'dice in a quiet moment', () => ({ ...sea(), roll: { due: ['crew-1'], lying: [], misses: {} } })],
  ['WF-33', 'a ram of nobody', () => withShip(ramming(), 1, { cell: 'F5' })],
  ['WF-110', 'services at sea', () => ({ ...sea(), phase: 'homeServices', allowance: 0 })],
]

describe('faults', () => {
  test.each(faults)('%s: %s is found out', (rule, _, make) => {
    const fault = game.fault(make())
    expect(fault?.rule).toBe(rule)
    expect(fault?.why.length).toBeGreaterThan(12)
  })
})

describe('a saved state in which something was changed', () => {
  const states: readonly (readonly [string, () => FortuneState])[] = [
    ['lobby', () => setUpFor(3, 'broken', { coloursInPlay: 'claim' })],
    ['allocate', () => played(fresh(), load(6, 6))],
    ['move', sea],
    ['ramPush', ramming],
    ['fighters', fighting],
    ['foeThrow', () => played(fighting(), send(3))],
    ['crewThrow', () => played(kraken(), send(3))],
    ['foeChoice', () => asked('SO-02')],
    ['cardThrow', () => played(asked('DO-17'), choose('board'))],
    ['cardChoice', () => asked('SO-12')],
    ['expedition', () => asked('DI-16')],
    ['homeServices', () => played(table(), stay)],
    ['later', () => played(table(), stay, atHome())],
  ]

  // biome-ignore lint/suspicious/noExplicitAny: any field of anything
  type Holder = any
  function placesOf(value: Holder): [Holder, string][] {
    if (typeof value !== 'object' || value === null) return []
    return Object.keys(value).flatMap(key => [[value, key] as [Holder, string], ...placesOf(value[key])])
  }
  const junk = [
    null,
    -1,
    0,
    1,
    2,
    3,
    5,
    '',
    'C6',
    'B5',
    'SO-02#1',
    'DI-16#1',
    'king',
    'ocean',
    true,
    false,
    [],
    {},
  ]

  function spoil(state: FortuneState, random: Random): unknown {
    const copy: Holder = JSON.parse(JSON.stringify(state))
    // The hundred tiles would hide all the rest.
    const { tiles, ...rest } = copy
    const [holder, key] = random.pick(random.index(4) === 0 ? placesOf(copy) : [...placesOf(rest)])
    holder[key] = random.pick(junk)
    return { tiles, ...rest }
  }

  test.each(states)('in %s is refused or can be played on (seeds by number)', (name, make) => {
    const state = make()
    for (let n = 0; n < 250; n++) {
      const random = createRandom(`${name} ${n}`)
      const read = game.read(spoil(state, random))
      if (!read.ok) {
        expect(read.why.length).toBeGreaterThan(8)
        continue
      }
      let next = read.value
      for (let moves = 0; moves < 8 && game.turn(next).kind !== 'over'; moves++) {
        next = game.play(next, nextMove(game as AnyGame, next, random) as never).state
        expect(game.fault(next)).toBeUndefined()
      }
    }
  })
})
