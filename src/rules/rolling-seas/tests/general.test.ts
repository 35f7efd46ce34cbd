import { describe, expect, test } from 'vitest'
import { readSetUp } from '../../game'
import { rollingSeas } from '../index'
import { windDice } from '../sailSample'
import {
  against,
  atSea,
  explore,
  faces,
  newGame,
  play,
  sail,
  through,
  told,
  visit,
} from '../testing/position'

describe('3.1 General rules', () => {
  test('RS-1: 1 to 6 players, and two more without reference card', () => {
    const fits = (players: number) => readSetUp(rollingSeas, { players, seed: 'any' }).ok
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(fits)).toEqual([
      false,
      ...Array.from({ length: 8 }, () => true),
      false,
    ])
    expect(against(newGame(2, 'seats'), { kind: 'nameShip', seat: 2, captain: 'Nobody', ship: '' })).toBe(
      'RS-1',
    )
  })

  test('RS-2: the left neighbour is the next seat, the right one the seat before', () => {
    const state = through(newGame(4, 'neighbours'), 'setupIslands')
    // Everybody hands their map to the right, so the map in hand is that of the left neighbour.
    const owners = [0, 1, 2, 3].map(seat => {
      const [move] = rollingSeas.moves(state, seat)
      return move?.kind === 'placeObstacle' && move.mapOwner
    })
    expect(owners).toEqual([1, 2, 3, 0])
  })

  test('RS-3: the most Reputation wins', () => {
    const state = atSea({
      round: 25,
      ship: 'D8',
      ledger: { story: 3 },
      others: [{ ship: 'D8', ledger: { story: 4 } }],
    })
    const after = play(play(state, sail('')).state, sail('', '', '', 0, 1)).state
    expect(rollingSeas.turn(after)).toEqual({ kind: 'over', winners: [1] })
    expect(rollingSeas.score(after).totals).toEqual([3, 4])
  })

  test('RS-4: 25 rounds of Dice, Adventure (or none) and Action', () => {
    let state = through(newGame(1, 'rounds'), 'setupIslands', 'setupKnownObstacles', 'setupHomePort')
    const phases: string[] = []
    while (rollingSeas.turn(state).kind !== 'over') {
      phases.push(`${state.round} ${state.phase}`)
      state = state.hand
        ? // Two equal winds in every fifth round.
          play(state, state.round % 5 === 0 ? faces(state, 3, 4, 6, 1) : faces(state, 1, 3, 6, 1)).state
        : play(state, rollingSeas.moves(state, 0).at(-1)!).state
    }
    const expected = Array.from({ length: 25 }, (_, index) => index + 1).flatMap(round => [
      `${round} dice`,
      ...(round % 5 === 0 ? [`${round} adventure`] : []),
      `${round} action`,
    ])
    expect(phases).toEqual(expected)
  })

  test('RS-5: all act in any order, and the order changes no map and no ledger', () => {
    const state = atSea({ ship: 'B5', others: [{ ship: 'C8' }, { ship: 'L8', ledger: { story: 2 } }] })
    const moves = [explore('A4'), sail('E', '', '', 0, 1), visit('L7', 'tell', 2)]
    const inOrder = (order: readonly number[]) =>
      order.reduce((now, seat) => play(now, moves[seat]!).state, state).players
    expect(inOrder([2, 0, 1])).toEqual(inOrder([0, 1, 2]))
    expect(inOrder([1, 2, 0])).toEqual(inOrder([0, 1, 2]))
    const once = play(state, moves[1]!).state
    expect(once.pending).toEqual([0, 2])
    expect(against(once, moves[1]!)).toBe('RS-44')
    const obstacles = through(newGame(3, 'order of seats'), 'setupIslands')
    const [first] = rollingSeas.moves(obstacles, 2)
    expect(first?.seat).toBe(2)
  })

  test('RS-6: a seat sees all but what will be drawn', () => {
    const state = newGame(3, 'hidden')
    const { random, ...open } = state
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      const { random: seen, ...rest } = rollingSeas.view(state, viewer)
      expect(seen).toEqual([])
      expect(rest).toEqual(open)
    }
    expect(random).toHaveLength(4)
    // Two games that differ in their chance alone look the same: a deck has no order that a view could tell.
    const other = { ...state, random: newGame(3, 'another chance').random }
    expect(rollingSeas.view(other, 0)).toEqual(rollingSeas.view(state, 0))
    expect(state.adventureDeck).toEqual(state.adventureDeck.toSorted())
  })

  test('RS-7: captain and ship are free text without effect, at any time', () => {
    const state = newGame(2, 'names')
    const signed = play(state, { kind: 'nameShip', seat: 1, captain: 'Anne', ship: 'Kittiwake' }).state
    expect(signed.players[1]).toMatchObject({ captain: 'Anne', ship: 'Kittiwake' })
    expect({ ...signed, players: [] }).toEqual({ ...state, players: [] })
    expect(signed.players[1]!.map).toEqual(state.players[1]!.map)
    const long = { kind: 'nameShip', seat: 0, captain: 'x'.repeat(41), ship: '' } as const
    expect(against(state, long)).toBe('RS-7')
    const dice = through(signed, 'setupIslands', 'setupKnownObstacles', 'setupHomePort')
    expect(against(dice, { kind: 'nameShip', seat: 0, captain: '', ship: 'Gull' })).toBeUndefined()
  })

  test('RS-8: the log has a line for each round; one is proposed, and the player may write another', () => {
    const state = atSea({ ship: 'B5', round: 3, others: [{ ship: 'C8' }] })
    const after = play(state, explore('A4')).state
    expect(after.players[0]!.log[2]).toMatch(/A4/)
    const own = { kind: 'writeLog', seat: 0, round: 3, text: 'Goats.' } as const
    expect(play(after, own).state.players[0]!.log[2]).toBe('Goats.')
    // What was written before the action stays.
    expect(play(play(state, own).state, explore('A4')).state.players[0]!.log[2]).toBe('Goats.')
    const wrong = [{ round: 26 }, { round: 0 }, { text: 'x'.repeat(121) }]
    expect(rollingSeas.readMove({ ...own, text: 'x'.repeat(120) }).ok).toBe(true)
    for (const part of wrong) {
      expect(rollingSeas.readMove({ ...own, ...part }).ok).toBe(false)
      expect(against(state, { ...own, ...part })).toBe('RS-8')
    }
  })

  test('RS-99: options are fixed before the set-up and hold for everybody', () => {
    expect(rollingSeas.options.map(({ id, default: first }) => `${id} ${first}`)).toEqual([
      'islandSetup standard',
      'directionTable cardinalsDouble',
      'startStores empty',
      'cornerSqueeze blocked',
      'exploreAtPort no',
      'portOrder tellResupplyUpgrade',
      'currentStory perTurn',
      'finalSailStory none',
      'soloRocksNearest off',
    ])
    expect(readSetUp(rollingSeas, { players: 2, seed: 'a', options: { portOrder: 'other' } }).ok).toBe(false)
    const state = newGame(2, 'options', { startStores: 'provisioned' })
    expect(state.players.map(({ ledger }) => ledger.provOnBoard)).toEqual([5, 5])
  })

  test('every wind is listed once, whichever dice show it', () => {
    const state = atSea({ ship: 'C8', winds: ['E', 'N', 'E'] })
    expect(windDice(state)).toEqual([
      { die: 0, wind: 'E' },
      { die: 1, wind: 'N' },
    ])
    expect(against(state, sail('E', '', '', 2))).toBeUndefined()
    expect(told(play(state, sail('E')).events, 'sail')).toHaveLength(1)
  })
})
