import { describe, expect, test } from 'vitest'
import { wavesOfFortune as game } from '../index'
import {
  against,
  atHome,
  choose,
  course,
  flee,
  kindsOf,
  P,
  played,
  push,
  roll,
  rulesOf,
  sail,
  ship,
  stay,
  table,
  targets,
  Y,
} from '../testing/position'

describe('3.3 turn order and shape of a turn', () => {
  test('WF-19: purple, blue, yellow, green, over and over', () => {
    let state = table()
    const order: string[] = []
    for (let n = 0; n < 9; n++) {
      order.push(state.players[state.active]!.colour)
      state = played(state, stay, atHome())
    }
    expect(order.join()).toBe('purple,blue,yellow,green,purple,blue,yellow,green,purple')
  })

  test('WF-19a: colours not in play are skipped; a round is a turn of everybody', () => {
    let state = table({ players: 2 })
    expect(state).toMatchObject({ round: 5, active: P })
    state = played(state, stay, atHome())
    expect(state).toMatchObject({ round: 5, active: 1 })
    expect(state.players[1]!.colour).toBe('yellow')
    state = played(state, stay, atHome())
    expect(state).toMatchObject({ round: 6, active: P })
  })

  test('WF-20: movement, ramming, the landing step, the meal, in this order', () => {
    const state = table({
      ships: { purple: { cell: 'D4' }, blue: { cell: 'D3' } },
      spaces: { D3: { token: 'SO-08' }, D2: { kind: 'reef' } },
    })
    const { events } = course(state, sail('D3'), push('D2'))
    const kinds = kindsOf(events).filter(kind =>
      ['moved', 'rammed', 'pushed', 'tokenMet', 'fed'].includes(kind!),
    )
    expect(kinds).toEqual(['moved', 'rammed', 'pushed', 'tokenMet', 'fed'])
  })

  test('WF-21: the turn of a sunk ship is spent in repair', () => {
    const state = table({ ships: { purple: { cell: 'C4', afloat: false } } })
    expect(state).toMatchObject({ phase: 'homeServices', actor: P })
    expect(against(state, sail('E4'))).toBe('WF-26')
    expect(played(state, atHome()).active).toBe(1)
  })

  test('WF-22, EX-42: becalmed, a ship stays, lands, eats, throws for no reef, and is free the turn after', () => {
    const state = table({ ships: { purple: { cell: 'D2', becalmed: true } } })
    expect(game.moves(state, P)).toEqual([{ kind: 'move', seat: P, path: [] }])
    expect(against(state, sail('D3'))).toBe('WF-26a')
    const next = played(state, stay)
    expect(ship(next, 'purple')).toMatchObject({ food: 5, becalmed: false })
    const onReef = table({
      ships: { purple: { cell: 'D2', becalmed: true } },
      spaces: { D2: { kind: 'reef' } },
    })
    expect(onReef).toMatchObject({ phase: 'move', allowance: 0 })
    const inWhirl = table({
      ships: { purple: { cell: 'D2', becalmed: true } },
      spaces: { D2: { kind: 'whirlpool' }, H2: { kind: 'whirlpool' } },
    })
    expect(targets(inWhirl, 'teleport')).toEqual([])
    expect(table({ ships: { purple: { cell: 'D2' } } }).allowance).toBe(2)
  })

  test('WF-22: the card Becalmed marks the next own turn', () => {
    const state = table({
      ships: { purple: { cell: 'C3' } },
      spaces: { C2: { kind: 'ocean', faceUp: false } },
      top: ['DO-18'],
    })
    expect(ship(played(state, sail('C2')), 'purple').becalmed).toBe(true)
  })

  test.each([
    [1, 0],
    [2, 0],
    [3, 2],
    [6, 2],
  ])('WF-23: a throw of %s on the reef leaves a movement of %s', (face, allowance) => {
    const state = table({ ships: { purple: { cell: 'C4' } }, spaces: { C4: { kind: 'reef' } } })
    expect(game.turn(state)).toMatchObject({ kind: 'throw', seats: [P], rule: 'WF-23' })
    expect(played(state, roll(face))).toMatchObject({ phase: 'move', allowance })
  })

  test('WF-23a, WF-40, EX-17: a ship pushed on a reef suffers nothing at once and throws as its turn begins', () => {
    const state = table({
      ships: { purple: { cell: 'D3' }, blue: { cell: 'D4' } },
      spaces: { C4: { kind: 'reef' } },
    })
    const pushed = played(state, sail('D4'), push('C4'))
    expect(ship(pushed, 'blue')).toMatchObject({ cell: 'C4', crew: 6, food: 6 })
    expect(pushed).toMatchObject({ phase: 'reefThrow', active: 1 })
  })

  test('WF-23b: a failure keeps the ship there, ends the turn and throws again next time', () => {
    const state = table({ players: 2, ships: { purple: { cell: 'C4' } }, spaces: { C4: { kind: 'reef' } } })
    const stuck = played(state, roll(1))
    expect(targets(stuck, 'move')).toEqual([])
    const next = played(stuck, stay, stay, atHome())
    expect(next).toMatchObject({ phase: 'reefThrow', active: P })
    expect(ship(next, 'purple').food).toBe(5)
  })

  test('WF-23c: the throw comes before any decision and cannot be skipped', () => {
    const state = table({ ships: { purple: { cell: 'C4' } }, spaces: { C4: { kind: 'reef' } } })
    expect(against(state, stay)).toBe('WF-26')
    expect(game.moves(state, P)).toEqual([])
  })

  test('WF-24: one movement a turn; drifting home does not count as one', () => {
    const state = table({
      ships: { purple: { cell: 'C3' } },
      spaces: { C2: { kind: 'ocean', faceUp: false } },
      top: ['DO-19'],
    })
    const home = played(state, sail('C2'), choose('goHome'))
    expect(home).toMatchObject({ phase: 'homeServices', actor: P, allowance: 0 })
    expect(against(home, sail('E4'))).toBe('WF-26')
  })

  test('WF-25, WF-25a: at the end of the turn the crew eats, but at home the ship is served instead', () => {
    const state = table({ ships: { purple: { cell: 'E4' } } })
    const { events, state: next } = course(state, stay)
    expect(rulesOf(events)).toContain('WF-70')
    expect(ship(next, 'purple').food).toBe(5)
    const home = course(state, sail('E5'))
    expect(home.state.phase).toBe('homeServices')
    expect(ship(home.state, 'purple').food).toBe(6)
    expect(rulesOf(home.events)).not.toContain('WF-70')
  })

  test('WF-25b: when the ship sinks the turn simply ends', () => {
    const state = table({
      ships: { purple: { cell: 'C4', crew: 1 } },
      spaces: { C5: { token: 'SO-09' } },
    })
    const { state: next, events } = course(state, sail('C5'))
    expect(kindsOf(events)).not.toContain('fed')
    expect(next).toMatchObject({ active: 1 })
    expect(ship(next, 'purple').afloat).toBe(false)
  })

  test('WF-38, WF-76c: the rammed player decides about their ship, in another player’s turn', () => {
    const state = table({
      ships: { purple: { cell: 'C2' }, yellow: { cell: 'D2' } },
      spaces: { E2: { kind: 'king', faceUp: false } },
    })
    const pushed = played(state, sail('D2'), push('E2'))
    expect(pushed).toMatchObject({ phase: 'foeChoice', actor: Y, active: P })
    expect(game.moves(pushed, P)).toEqual([])
    expect(played(pushed, flee)).toMatchObject({ phase: 'homeServices', actor: Y, active: P })
  })
})
