import { describe, expect, test } from 'vitest'
import { bonusById, holds } from '../data/ledger'
import { rollingSeas } from '../index'
import { emptyLedger, gain, noGain, starsOf, tell, upgrade } from '../ledger'
import type { Ledger } from '../state'
import {
  against,
  atSea,
  explore,
  lies,
  play,
  provisions,
  sail,
  type Table,
  told,
  visit,
} from '../testing/position'

const ledger = (part: Partial<Ledger>): Ledger => ({ ...emptyLedger(0), ...part })

describe('3.8 Cargo and tracks, 3.9 Bonuses', () => {
  test('RS-61: income is filled in, spending is crossed out, Story only grows', () => {
    const state = atSea({
      ship: 'L8',
      ledger: { ...provisions(2, 8), goldFilled: 4, goldOnHand: 4, story: 3 },
    })
    const after = play(state, visit('L7', 'resupply upgrade')).ledger
    expect(after).toMatchObject({ provFilled: 11, provOnBoard: 5, goldFilled: 4, goldOnHand: 0, speed: 4 })
    // The eleventh circle has earned 1 Story by the first row.
    expect(after.story).toBe(4)
  })

  test('RS-62, EX-30: an overfull hold is filled in first and crossed off at the end of the turn', () => {
    const state = atSea({ ship: 'B5', exploration: 2, ledger: provisions(5) })
    const after = play(state, explore('A4')).ledger
    expect(after).toMatchObject({ provFilled: 7, provOnBoard: 5, goldFilled: 1, story: 1 })
    expect([holds[3], holds[4], holds[5]]).toEqual([5, 7, 10])
    // The excess counts for the rows.
    const row = atSea({ ship: 'B5', exploration: 1, ledger: provisions(5, 8) })
    expect(play(row, explore('A4')).ledger).toMatchObject({
      provFilled: 11,
      provOnBoard: 5,
      story: 2,
      earned: ['P1'],
    })
  })

  test('RS-63: counting continues beyond the printed circles, without bonuses', () => {
    const full = ledger({ story: 50, provFilled: 50, goldFilled: 20 })
    const more = gain(full, { provisions: 60, gold: 30, story: 30 })
    expect(more).toMatchObject({ story: 80, provFilled: 110, goldFilled: 50, earned: [] })
  })

  test('RS-64: the last circle of a row or the space above a bonus earns it, once', () => {
    const nine = ledger({ provFilled: 9, provOnBoard: 2 })
    expect(gain(nine, { ...noGain, provisions: 1 }).earned).toEqual(['P1'])
    expect(gain(ledger({ provFilled: 8 }), { ...noGain, provisions: 1 }).earned).toEqual([])
    const again = gain(ledger({ provFilled: 10, earned: ['P1'] }), { ...noGain, provisions: 1 })
    expect(again.earned).toEqual(['P1'])
    const many = gain(ledger({ story: 4 }), { ...noGain, story: 6 })
    expect(many.earned).toEqual(['S5', 'S10'])
  })

  test('RS-65: Bonus Movement, Resupply, 1 Gold, 1 Story, star', () => {
    const by = (id: string, part: Partial<Ledger>, what: Partial<typeof noGain>) => {
      const after = gain(ledger(part), { ...noGain, ...what })
      expect(after.earned).toContain(id)
      return after
    }
    expect(by('G1', { goldFilled: 4 }, { gold: 1 }).bonusMoves).toBe(1)
    expect(by('S15', { story: 14 }, { story: 1 }).provOnBoard).toBe(5)
    expect(by('S10', { story: 9, goldOnHand: 1 }, { story: 1 }).goldOnHand).toBe(2)
    expect(by('G3', { goldFilled: 14, story: 7 }, { gold: 1 }).story).toBe(8)
    expect(starsOf(by('S20', { story: 19 }, { story: 1 }))).toBe(1)
    const kinds = ['P1 story', 'P2 bonusMove', 'P3 star', 'P4 gold', 'P5 star', 'G1 bonusMove', 'G2 resupply']
    for (const line of kinds) expect(`${line.slice(0, 2)} ${bonusById(line.slice(0, 2))!.kind}`).toBe(line)
  })

  test('RS-66: the whole gain first, then its bonuses in the order in which they were earned', () => {
    // 1 Provision fills row 1 (1 Story), 1 Story fills space 15 (Resupply): noted P1, S15, then the Story of P1.
    const after = gain(ledger({ provFilled: 9, provOnBoard: 2, story: 14 }), {
      provisions: 1,
      gold: 0,
      story: 1,
    })
    expect(after).toMatchObject({ earned: ['P1', 'S15'], story: 16, provOnBoard: 5, provFilled: 12 })
    // A bonus earns another one: Gold row 3 gives 1 Story, that one space 20.
    const chain = gain(ledger({ goldFilled: 14, story: 19 }), { ...noGain, gold: 1 })
    expect(chain.earned).toEqual(['G3', 'S20'])
    // Story space 40 refills the hold into row 4 (1 Gold), which fills Gold row 4.
    const long = gain(ledger({ story: 39, provFilled: 38, goldFilled: 19 }), { ...noGain, story: 1 })
    expect(long.earned).toEqual(['S40', 'P4', 'G4'])
    expect(long).toMatchObject({ provFilled: 43, provOnBoard: 5, goldFilled: 20 })
  })

  test('EX-32 (RS-66, RS-67): a Resupply with 5 on board brings nothing', () => {
    const state = atSea({
      ship: 'B5',
      exploration: 6,
      ledger: { ...provisions(4, 19), goldOnHand: 2, goldFilled: 9, earned: ['P1', 'G1'] },
    })
    const after = play(state, explore('A4')).ledger
    expect(after).toMatchObject({
      provOnBoard: 5,
      provFilled: 20,
      goldOnHand: 5,
      goldFilled: 12,
      bonusMoves: 1,
    })
    expect(after.earned).toEqual(['P1', 'G1', 'P2', 'G2'])
  })

  test('RS-67: a Resupply fills what is free in the hold, and those circles count', () => {
    const after = gain(ledger({ story: 14, provOnBoard: 2, provFilled: 8 }), { ...noGain, story: 1 })
    expect(after).toMatchObject({ provOnBoard: 5, provFilled: 11, story: 16, earned: ['S15', 'P1'] })
    const over = gain(ledger({ story: 14, provOnBoard: 7, provFilled: 7 }), { ...noGain, story: 1 })
    expect(over).toMatchObject({ provOnBoard: 7, provFilled: 7 })
  })

  test('RS-68: a bonus earned in the middle of a visit is there for the rest of it', () => {
    const state = atSea({ ship: 'L8', ledger: { story: 9, goldFilled: 4, goldOnHand: 2, earned: ['S5'] } })
    expect(against(state, visit('L7', 'upgrade'))).toBe('RS-82')
    expect(against(state, visit('L7', 'tell upgrade'))).toBeUndefined()
  })

  test('RS-69: stars for the 4th, 6th, 7th and two for the 8th port', () => {
    const stars = [0, 1, 2, 3, 4, 5, 6, 7].map(count => {
      const before = ledger({
        tellings: Array.from({ length: count }, (_, index) => index),
        story: 11,
        earned: ['S10'],
      })
      return starsOf(tell(before)) - starsOf(before)
    })
    expect(stars).toEqual([0, 0, 0, 1, 0, 1, 1, 2])
  })

  test('RS-70: each larger ship is a star', () => {
    const first = upgrade(ledger({ goldOnHand: 9 }))
    expect([starsOf(first), starsOf(upgrade(first))]).toEqual([1, 2])
  })
})

describe('3.10 Explore', () => {
  test('RS-71: adjacent land, diagonals too, and a ship not at a port', () => {
    expect(against(atSea({ ship: 'B5' }), explore('A4'))).toBeUndefined()
    expect(against(atSea({ ship: 'C8' }), explore('A4'))).toBe('RS-71')
    expect(against(atSea({ ship: 'C8' }), explore('C9'))).toBe('RS-71')
    expect(against(atSea({ ship: 'C8' }), explore('Z9' as never))).toBe('RS-71')
    expect(rollingSeas.moves(atSea({ ship: 'C8' }), 0).some(({ kind }) => kind === 'explore')).toBe(false)
  })

  test('RS-72: the symbols of the die, and one land space gets its X', () => {
    const gains = [1, 2, 3, 4, 5, 6].map(exploration => {
      const { map, ledger: after } = play(atSea({ ship: 'B5', exploration }), explore('A4'))
      expect(map.explored).toEqual(['A4'])
      return `${after.provOnBoard} ${after.goldOnHand} ${after.story}`
    })
    expect(gains).toEqual(['3 0 1', '2 1 1', '2 0 2', '1 1 2', '0 1 3', '1 3 0'])
  })

  test('RS-73, EX-33: each land space once; from one place as long as there is land left', () => {
    let state = atSea({ ship: 'D5' })
    for (const land of ['E4', 'E5', 'E6'] as const) {
      expect(against(state, explore(land))).toBeUndefined()
      const after = play(state, explore(land)).state
      expect(after.players[0]!.map.explored).toContain(land)
      state = { ...after, phase: 'action', pending: [0], hand: undefined, dice: state.dice } as typeof state
      expect(against(state, explore(land))).toBe('RS-73')
    }
    expect(rollingSeas.moves(state, 0).filter(({ kind }) => kind === 'explore')).toEqual([])
    for (const land of ['E4', 'E5', 'E6', 'D4', 'F5'] as const)
      expect(against(state, explore(land))).toBeDefined()
  })

  test('RS-74: not from a mooring, whatever other land is there; the option allows it', () => {
    const state = atSea({ ship: 'C3' })
    expect(against(state, explore('B2'))).toBe('RS-74')
    expect(rollingSeas.moves(state, 0).some(({ kind }) => kind === 'explore')).toBe(false)
    const allowed = atSea({ ship: 'C3', options: { exploreAtPort: 'yes' } })
    expect(against(allowed, explore('B2'))).toBeUndefined()
    // Diagonally beside a port one is not at it.
    expect(against(atSea({ ship: 'K8' }), explore('K7'))).toBeUndefined()
  })

  test('RS-75: a port is not explored, by either setting', () => {
    for (const exploreAtPort of ['no', 'yes'] as const) {
      const state = atSea({ ship: 'K8', options: { exploreAtPort } })
      expect(against(state, explore('L7'))).toBe('RS-75')
    }
  })
})

describe('3.11 Visit Port', () => {
  test('RS-76: at a port means straight beside it', () => {
    expect(against(atSea({ ship: 'L8' }), visit('L7', 'tell'))).toBeUndefined()
    expect(against(atSea({ ship: 'K8' }), visit('L7', 'tell'))).toBe('RS-76')
    expect(against(atSea({ ship: 'C3' }), visit('B3', 'tell'))).toBeUndefined()
    expect(against(atSea({ ship: 'C3' }), visit('C2', 'tell'))).toBe('RS-76')
  })

  test('RS-77: at least one part, each at most once', () => {
    expect(against(atSea({ ship: 'L8' }), visit('L7', ''))).toBe('RS-77')
    const rich = atSea({ ship: 'L8', ledger: { goldFilled: 9, goldOnHand: 9 } })
    const offered = rollingSeas.moves(rich, 0).filter(({ kind }) => kind === 'visitPort')
    expect(offered).toHaveLength(7)
  })

  test('EX-36 (RS-78, RS-81, RS-82): tell, resupply, upgrade, in the order of the option', () => {
    const table: Table = {
      ship: 'L8',
      ledger: { ...provisions(2), goldOnHand: 4, goldFilled: 4, story: 7, earned: ['S5'] },
    }
    const after = play(atSea(table), visit('L7', 'tell resupply upgrade')).ledger
    expect(after).toMatchObject({ tellings: [7], story: 8, provOnBoard: 5, speed: 4, goldOnHand: 0 })
    expect(starsOf(after)).toBe(1)
    const other = atSea({ ...table, options: { portOrder: 'tellUpgradeResupply' } })
    expect(play(other, visit('L7', 'tell resupply upgrade')).ledger.provOnBoard).toBe(7)
  })

  test('RS-78: the parts are done in their order, whatever they are named in', () => {
    const state = atSea({ ship: 'L8', ledger: { goldOnHand: 4, goldFilled: 4 } })
    const kinds = play(state, visit('L7', 'upgrade resupply tell')).events.map(({ kind }) => kind)
    expect(kinds.filter(kind => ['tell', 'resupply', 'upgrade'].includes(kind ?? ''))).toEqual([
      'tell',
      'resupply',
      'upgrade',
    ])
  })

  test('RS-79, EX-35 (RS-69, RS-80): at two ports at once, one telling a turn', () => {
    const next = (state: ReturnType<typeof atSea>) =>
      ({ ...state, phase: 'action', pending: [0], hand: undefined, dice: atSea({}).dice }) as ReturnType<
        typeof atSea
      >
    const state = atSea({
      ship: 'R12',
      told: ['B3', 'G6'],
      ledger: { story: 26, tellings: [5, 13], earned: ['S5', 'S10', 'S15', 'S20', 'S25'] },
    })
    const ports = new Set(
      rollingSeas.moves(state, 0).flatMap(move => (move.kind === 'visitPort' ? [move.port] : [])),
    )
    expect(ports).toEqual(new Set(['Q12', 'R13']))
    const first = play(state, visit('Q12', 'tell'))
    expect(first.ledger).toMatchObject({ tellings: [5, 13, 26], story: 27 })
    expect(against(first.state, visit('R13', 'tell'))).toBeDefined()
    expect(against(next(first.state), visit('Q12', 'tell'))).toBe('RS-80a')
    const second = play(next(first.state), visit('R13', 'tell'))
    expect(second.ledger).toMatchObject({ tellings: [5, 13, 26, 27], story: 28 })
    expect(second.ledger.earned).toContain('B4')
    expect(second.map.told).toEqual(['B3', 'G6', 'Q12', 'R13'])
  })

  test('RS-80a: never twice at one port', () => {
    const state = atSea({
      ship: 'L8',
      told: ['L7'],
      ledger: { tellings: [0], story: 1, goldOnHand: 1, goldFilled: 1 },
    })
    expect(against(state, visit('L7', 'tell'))).toBe('RS-80a')
    expect(against(state, visit('L7', 'tell resupply'))).toBe('RS-80a')
    expect(against(state, visit('L7', 'resupply'))).toBeUndefined()
  })

  test('RS-80b: Reputation is the length of the Story; a telling worth 0 counts as one', () => {
    const none = play(atSea({ ship: 'L8' }), visit('L7', 'tell'))
    expect(none.ledger).toMatchObject({ tellings: [0], story: 1 })
    expect(none.map.told).toEqual(['L7'])
    expect(
      rollingSeas.score(play(atSea({ ship: 'L8', ledger: { story: 3 } }), visit('L7', 'tell')).state).totals,
    ).toEqual([3])
  })

  test('RS-80c: the Story gained by telling does not count for this telling; port stars come before it', () => {
    const state = atSea({
      ship: 'L8',
      ledger: { story: 19, tellings: [1, 2, 3], earned: ['S5', 'S10', 'S15'] },
      told: ['A12', 'B3', 'S4'],
    })
    const after = play(state, visit('L7', 'tell')).ledger
    expect(after.tellings.at(-1)).toBe(19)
    expect(after.earned.slice(3)).toEqual(['B4', 'S20'])
  })

  test('RS-80: telling, in one visit, is said with its rule', () => {
    const { events } = play(atSea({ ship: 'L8', ledger: { story: 3 } }), visit('L7', 'tell'))
    expect(told(events, 'tell')[0]).toMatchObject({ rule: 'RS-80', data: { port: 'L7', reputation: 3 } })
  })

  test('RS-81, EX-37: 1 Gold fills the hold, whatever that takes; a full one has nothing to buy', () => {
    const table: Table = {
      ship: 'L8',
      ledger: {
        ...provisions(4),
        speed: 5 as const,
        goldOnHand: 1,
        goldFilled: 9,
        earned: ['L2', 'L3', 'G1'],
      },
    }
    const after = play(atSea(table), visit('L7', 'resupply')).ledger
    expect(after).toMatchObject({ goldOnHand: 0, provOnBoard: 10, provFilled: 10 })
    const poor = atSea({ ship: 'L8', ledger: provisions(4) })
    expect(against(poor, visit('L7', 'resupply'))).toBe('RS-81')
    const full = { ...provisions(5), goldOnHand: 2, goldFilled: 2 }
    expect(against(atSea({ ship: 'L8', ledger: full }), visit('L7', 'resupply'))).toBe('RS-81')
    // Filled by the telling itself.
    const filled = { ...provisions(1), goldOnHand: 2, goldFilled: 2, story: 14, earned: ['S5', 'S10'] }
    expect(against(atSea({ ship: 'L8', ledger: filled }), visit('L7', 'resupply'))).toBeUndefined()
    expect(against(atSea({ ship: 'L8', ledger: filled }), visit('L7', 'tell resupply'))).toBe('RS-81')
  })

  test('EX-39 (RS-66, RS-68, RS-82): the Gold of Story 10 buys the ship in the same visit', () => {
    const state = atSea({ ship: 'L8', ledger: { goldOnHand: 2, goldFilled: 4, story: 9, earned: ['S5'] } })
    const after = play(state, visit('L7', 'tell upgrade')).ledger
    expect(after).toMatchObject({
      tellings: [9],
      story: 10,
      goldOnHand: 0,
      goldFilled: 5,
      bonusMoves: 1,
      speed: 4,
    })
    expect(after.earned).toEqual(['S5', 'S10', 'G1', 'L2'])
    expect(starsOf(after)).toBe(1)
  })

  test('RS-82, EX-40: one level a turn, for 3 and for 5 Gold; the larger hold comes empty', () => {
    const state = atSea({
      ship: 'L8',
      ledger: { ...provisions(5), goldOnHand: 8, goldFilled: 8, earned: ['G1'] },
    })
    const after = play(state, visit('L7', 'upgrade'))
    expect(after.ledger).toMatchObject({ speed: 4, goldOnHand: 5, provOnBoard: 5 })
    const next = {
      ...after.state,
      phase: 'action',
      pending: [0],
      hand: undefined,
      dice: state.dice,
    } as typeof state
    expect(play(next, visit('L7', 'upgrade')).ledger).toMatchObject({ speed: 5, goldOnHand: 0 })
    expect(against(atSea({ ship: 'L8', ledger: { goldOnHand: 2 } }), visit('L7', 'upgrade'))).toBe('RS-82')
    const largest = { speed: 5 as const, goldOnHand: 9, goldFilled: 17 }
    expect(against(atSea({ ship: 'L8', ledger: largest }), visit('L7', 'upgrade'))).toBe('RS-82')
    // The Speed counts from the next Sail on: a visit does not move the ship.
    expect(after.ship).toBe('L8')
    expect(against(atSea({ ship: 'C8', drawings: [lies('rocks', 'D8')] }), sail('E'))).toBe('RS-52')
  })
})
