import { describe, expect, test } from 'vitest'
import { dirIndex, spaceName } from '../grid'
import { rollingSeas } from '../index'
import { passages } from '../passages'
import {
  against,
  atSea,
  explore,
  flows,
  lies,
  play,
  player,
  provisions,
  sail,
  type Table,
  told,
  visit,
} from '../testing/position'
import { type Dir, dirs, type Space } from '../vocabulary'
import { startVoyage, step, stepCost } from '../voyage'
import { watersOf } from '../waters'

const speed4 = { speed: 4 as const, earned: ['L2'] }

describe('3.6 Action Phase', () => {
  test('RS-44: exactly one action each', () => {
    const state = atSea({ ship: 'L8', others: [{ ship: 'L8' }] })
    const kinds = new Set(rollingSeas.moves(state, 0).map(({ kind }) => kind))
    expect(kinds).toEqual(new Set(['sail', 'visitPort']))
    const once = play(state, sail('E')).state
    expect(against(once, sail('E'))).toBe('RS-44')
    expect(against(once, visit('L7', 'tell'))).toBe('RS-44')
    expect(rollingSeas.moves(once, 0)).toEqual([])
  })

  test('RS-45: the Turn Track gets the wind, X or P', () => {
    const marks = [
      play(atSea({ ship: 'C8', winds: ['SW'] }), sail('SW')).ledger.turns,
      play(atSea({ ship: 'B5' }), explore('A4')).ledger.turns,
      play(atSea({ ship: 'L8' }), visit('L7', 'tell')).ledger.turns,
    ]
    expect(marks).toEqual([['SW'], ['X'], ['P']])
  })

  test('EX-42 (RS-45): in the sample Turn Track tellings fall in rounds 4, 11 and 17, and all nine winds are cardinal', () => {
    const track = 'X S W P N N X S W X P E X X W S P'.split(' ')
    let state = atSea({ ship: 'L8', round: 1, others: [{ ship: 'M3' }] })
    const at = { X: 'B5', P: 'L8' } as Readonly<Record<string, string>>
    const lands: Space[] = ['A4', 'B3', 'C3', 'E4', 'E5']
    for (const [index, mark] of track.entries()) {
      const ship = at[mark] ?? 'C8'
      const ports = { ...state.players[0]!.map, track: [[ship]], told: [], explored: [] }
      const table = {
        ...state,
        hand: undefined,
        phase: 'action',
        pending: [0],
        dice: atSea({ winds: [mark in at ? 'E' : (mark as Dir)] }).dice,
      }
      const ready = {
        ...table,
        players: [{ ...state.players[0]!, map: ports }, state.players[1]!],
      } as typeof state
      const move = mark === 'X' ? explore(lands[0]!) : mark === 'P' ? visit('L7', 'tell') : sail('')
      state = { ...play(ready, move).state, round: index + 2 }
    }
    const { turns, tellings } = state.players[0]!.ledger
    expect(turns).toEqual(track)
    expect(turns.flatMap((mark, index) => (mark === 'P' ? [index + 1] : []))).toEqual([4, 11, 17])
    expect(tellings).toHaveLength(3)
    expect(turns.filter(mark => ['N', 'E', 'S', 'W'].includes(mark))).toHaveLength(9)
  })

  test('RS-46, EX-49: there is no pass, but a Sail of no step; its wind is entered', () => {
    const state = atSea({ ship: 'C8', winds: ['NW', 'S', 'E'] })
    for (const die of [0, 1, 2]) expect(against(state, sail('', '', '', die))).toBeUndefined()
    const after = play(state, sail('', '', '', 1))
    expect([after.ship, after.ledger.turns]).toEqual(['C8', ['S']])
    expect(after.events[0]!.rule).toBe('RS-46')
  })

  test('RS-47: at the end of the turn what exceeds the hold is crossed off', () => {
    const { ledger, events } = play(
      atSea({ ship: 'B5', exploration: 1, ledger: provisions(4) }),
      explore('A4'),
    )
    expect([ledger.provFilled, ledger.provOnBoard]).toEqual([7, 5])
    expect(told(events, 'crossedOff')[0]!.data).toMatchObject({ lost: 2 })
  })
})

describe('3.7 Sail', () => {
  test('RS-48: one of the three dice is the wind, towards which it blows, for this player alone', () => {
    const state = atSea({ ship: 'E9', winds: ['E', 'S', 'W'], others: [{ ship: 'E9' }] })
    expect(play(state, sail('E E E', '', '', 0)).ship).toBe('H9')
    expect(against(state, sail('E E E', '', '', 1))).toBe('RS-49')
    expect(play(play(state, sail('E E E', '', '', 0)).state, sail('W W W', '', '', 2, 1)).ship).toBe('B9')
    expect(against(state, { ...sail('E'), die: 3 })).toBe('RS-48')
  })

  test('RS-49: Speed, and 1 more for each Provision; what is not used is lost', () => {
    const legs = (onBoard: number, ledger = {}) => {
      const state = atSea({ ship: 'B9', winds: ['E'], ledger: { ...provisions(onBoard), ...ledger } })
      return [1, 2, 3, 4, 5, 6, 7, 8].filter(count => against(state, sail('E '.repeat(count))) === undefined)
        .length
    }
    expect([legs(0), legs(2), legs(0, speed4), legs(0, { speed: 5, earned: ['L2', 'L3'] })]).toEqual([
      3, 5, 4, 5,
    ])
    // Provisions are crossed off as far as they are needed: a step may be paid from both.
    const after = play(atSea({ ship: 'F9', winds: ['E'], ledger: provisions(2) }), sail('SW'))
    expect(after.ledger.provOnBoard).toBe(1)
    // An unused point is not there in the next turn, and no Provision is spent for it.
    const short = play(atSea({ ship: 'B9', winds: ['E'], ledger: provisions(2) }), sail('E'))
    expect(short.ledger.provOnBoard).toBe(2)
    expect(
      against(
        {
          ...short.state,
          phase: 'action',
          pending: [0],
          hand: undefined,
          dice: atSea({ winds: ['E'] }).dice,
        },
        sail('E E E E E E'),
      ),
    ).toBe('RS-49')
  })

  test('EX-48 (RS-49, RS-50): SW against E costs 4, W costs 5', () => {
    const state = atSea({ ship: 'F9', winds: ['E'], ledger: provisions(2) })
    const southWest = play(state, sail('SW'))
    expect([southWest.ship, southWest.ledger.provOnBoard]).toEqual(['E10', 1])
    const west = play(state, sail('W'))
    expect([west.ship, west.ledger.provOnBoard]).toEqual(['E9', 0])
  })

  test('RS-50: 1 with the wind, 1 more for every 45 degrees', () => {
    const printed = [
      '1 2 3 4 5 4 3 2',
      '2 1 2 3 4 5 4 3',
      '3 2 1 2 3 4 5 4',
      '4 3 2 1 2 3 4 5',
      '5 4 3 2 1 2 3 4',
      '4 5 4 3 2 1 2 3',
      '3 4 5 4 3 2 1 2',
      '2 3 4 5 4 3 2 1',
    ]
    expect(dirs.map((_, wind) => dirs.map((_, dir) => stepCost(wind, dir)).join(' '))).toEqual(printed)
  })

  test('RS-51: stop after any step, turn as you like, enter spaces again', () => {
    const ledger = { ...provisions(8), speed: 5 as const, earned: ['L2', 'L3'] }
    const state = atSea({ ship: 'C8', winds: ['E'], ledger })
    for (const moves of ['', 'E', 'E E', 'E W', 'N S', 'SE NW SE']) {
      expect(against(state, sail(moves))).toBeUndefined()
    }
    expect(play(state, sail('E W')).ship).toBe('C8')
  })

  test('RS-52, EX-28: no step onto land or Rocks; from F6 with the wind W and nothing on board only F5', () => {
    const state = atSea({ ship: 'F6', winds: ['W'] })
    const waters = watersOf(state.players[0]!, state.options)
    const reached = passages(waters, state.players[0]!.ledger, dirIndex('W'), { steps: 1000, bonuses: 0 })
    expect(new Set(reached.map(({ voyage }) => spaceName(voyage.at)))).toEqual(new Set(['F6', 'F5']))
    for (const dir of ['W', 'NW', 'SW', 'S']) expect(against(state, sail(dir))).toBe('RS-52')
    expect(against(state, sail('N'))).toBeUndefined()
    expect(against(state, sail('NE'))).toBe('RS-49')
    expect(against(atSea({ ship: 'C8', drawings: [lies('rocks', 'D8')] }), sail('E'))).toBe('RS-52')
  })

  test('EX-20 (RS-53, RS-67, RS-68): a Resupply earned under way feeds the steps after it', () => {
    const state = atSea({
      ship: 'C8',
      ledger: { ...provisions(1), story: 14, earned: ['S5', 'S10'] },
      drawings: [lies('storm', 'D8'), lies('monster', 'E8')],
    })
    const { ship, ledger } = play(state, sail('E E E E E E'))
    expect(ship).toBe('I8')
    expect(ledger).toMatchObject({ story: 17, provOnBoard: 1, provFilled: 5 })
    expect(against(state, sail('E E E E E E E E'))).toBe('RS-49')
  })

  test('RS-53: a step is paid before anything happens where it leads, and refused as a whole', () => {
    const waters = watersOf(player({ ship: 'C8', drawings: [lies('storm', 'D8')] }), atSea({}).options)
    const start = startVoyage(waters.chart, player({}).ledger)
    const next = step(waters, start, dirIndex('E'), dirIndex('E'))
    expect(next).toMatchObject({ points: 2, inStorm: true, ledger: { story: 1 } })
    expect(start).toMatchObject({ points: 3, ledger: { story: 0 } })
    expect(step(waters, start, dirIndex('E'), dirIndex('W'))).toBe('points')
  })

  test('EX-14 (RS-48 to RS-58, RS-64): the Sail of the rulebook', () => {
    const { ship, ledger } = play(atSea(rulebookSail()), sail('E E E SE NE SE', 'NE'))
    expect(ship).toBe('J8')
    expect(ledger).toMatchObject({ provOnBoard: 1, story: 6, bonusMoves: 1, turns: ['E'] })
    expect(ledger.earned).toContain('S5')
  })

  test('EX-15 (RS-49, RS-58): without the bonus it takes 8 Provisions, and there are 7', () => {
    expect(against(atSea(rulebookSail()), sail('E E E SE NE SE NE'))).toBe('RS-49')
    const more = {
      ...rulebookSail(),
      ledger: { ...rulebookSail().ledger, ...provisions(8), speed: 4 as const },
    }
    expect(against(atSea(more), sail('E E E SE NE SE NE'))).toBeUndefined()
  })

  test('EX-16 (RS-54, RS-58): not ending in the Storm, except out of it by a bonus; and never in between', () => {
    const state = atSea(rulebookSail())
    expect(against(state, sail('E E E SE'))).toBe('RS-54')
    expect(play(state, sail('E E E SE', 'NE')).ship).toBe('H8')
    // `moves` with a bonus between them cannot be said: its steps are only before and after.
    const between = { ...sail('E E'), moves: ['E', { bonus: 'E' }, 'E'] }
    expect(rollingSeas.readMove(between).ok).toBe(false)
  })

  test('EX-17 (RS-16, RS-54): a Storm crossed earlier in the turn is spent', () => {
    const state = atSea({
      ship: 'C8',
      ledger: { ...provisions(3), speed: 5, earned: ['L2', 'L3'] },
      drawings: [lies('storm', 'D8')],
    })
    const { ship, ledger } = play(state, sail('E E W'))
    expect([ship, ledger.story, ledger.provOnBoard]).toEqual(['D8', 1, 1])
  })

  test('RS-54: a Storm gives 1 Story, and nobody stays in it', () => {
    const state = atSea({ ship: 'C8', drawings: [lies('storm', 'D8')] })
    expect(against(state, sail('E'))).toBe('RS-54')
    expect(play(state, sail('E E')).ledger.story).toBe(1)
  })

  test('EX-19 (RS-55, RS-57, RS-64): two Monster spaces cost two Provisions and give four Story', () => {
    const table = (onBoard: number) =>
      atSea({
        ship: 'C8',
        ledger: { ...provisions(onBoard), story: 8, earned: ['S5'] },
        drawings: [lies('monster', 'D8', 'E8')],
      })
    const { ledger, events } = play(table(2), sail('E E'))
    expect(ledger).toMatchObject({ provOnBoard: 0, story: 12, goldOnHand: 1, goldFilled: 1 })
    expect(told(events, 'monster')).toHaveLength(2)
    expect(against(table(1), sail('E E'))).toBe('RS-55')
  })

  test('RS-55: a Sea Monster wants its Provision beside the Movement Points; one may end there', () => {
    const state = atSea({ ship: 'C8', ledger: provisions(1), drawings: [lies('monster', 'D8')] })
    const { ship, ledger } = play(state, sail('E'))
    expect([ship, ledger.provOnBoard, ledger.story]).toEqual(['D8', 0, 2])
    expect(against(atSea({ ship: 'C8', drawings: [lies('monster', 'D8')] }), sail('E'))).toBe('RS-55')
  })

  test('EX-21 (RS-56): a Current carries to where its last arrow points, for one point', () => {
    const state = atSea({ ship: 'D8', drawings: [flows(['E8', 'F8', 'G8', 'H8'], 'I8')] })
    const ride = play(state, sail('E'))
    expect([ride.ship, ride.ledger.story]).toEqual(['I8', 2])
    expect(play(state, sail('E E E')).ship).toBe('K8')
    expect(against(state, sail('E E E E'))).toBe('RS-49')
    expect(ride.map.track.at(-1)).toEqual(['E8', 'F8', 'G8', 'H8', 'I8'])
  })

  test('EX-24 (RS-55, RS-56): a ride into a Sea Monster needs a Provision', () => {
    const table = (onBoard: number) =>
      atSea({
        ship: 'D8',
        ledger: provisions(onBoard),
        drawings: [flows(['E8', 'F8'], 'G8'), lies('monster', 'G8')],
      })
    expect(against(table(0), sail('E'))).toBe('RS-55')
    const { ship, ledger } = play(table(1), sail('E'))
    expect([ship, ledger.provOnBoard, ledger.story]).toEqual(['G8', 0, 3])
  })

  test('EX-25 (RS-54, RS-56): out of a ride into a Storm one sails on', () => {
    const state = atSea({ ship: 'D8', drawings: [flows(['E8', 'F8'], 'G8'), lies('storm', 'G8')] })
    expect(against(state, sail('E'))).toBe('RS-54')
    const { ship, ledger } = play(state, sail('E E'))
    expect([ship, ledger.story]).toEqual(['H8', 2])
  })

  test('EX-26 (RS-56): a ride ends on a Current space that it has crossed before', () => {
    const state = atSea({ ship: 'D8', drawings: [flows(['E8', 'F8', 'G8'], 'F9'), flows(['F9'], 'E8')] })
    const { ship, ledger, map } = play(state, sail('E'))
    expect([ship, ledger.story]).toEqual(['E8', 2])
    expect(map.track.at(-1)).toEqual(['E8', 'F8', 'G8', 'F9', 'E8'])
  })

  test('RS-56a: entered in the middle, the spaces upstream stay active; a spent space ends the ride', () => {
    const drawings = [flows(['E8', 'F8', 'G8', 'H8'], 'I8')]
    const middle = play(atSea({ ship: 'F9', winds: ['N'], drawings }), sail('NE'))
    expect([middle.ship, middle.ledger.story]).toEqual(['I8', 1])
    const again = atSea({ ship: 'D8', visited: ['G8'], drawings })
    expect(play(again, sail('E')).ship).toBe('G8')
    expect(play(again, sail('E E')).ship).toBe('I8')
  })

  test('EX-23 (RS-56b): Current spaces are counted over the turn, or over each ride', () => {
    const table: Table = { ship: 'D8', drawings: [flows(['E8', 'F8', 'G8'], 'H8'), flows(['I8'], 'J8')] }
    const turn = play(atSea(table), sail('E E'))
    expect([turn.ship, turn.ledger.story]).toEqual(['J8', 2])
    const ride = play(atSea({ ...table, options: { currentStory: 'perRide' } }), sail('E E'))
    expect(ride.ledger.story).toBe(1)
  })

  test('RS-56b: the remainder is lost at the end of the turn, and the point comes at the second space', () => {
    const drawings = [flows(['E8', 'F8', 'G8'], 'H8'), flows(['I8'], 'J8')]
    const first = play(atSea({ ship: 'D8', drawings }), sail('E'))
    expect(first.ledger.story).toBe(1)
    const next = {
      ...first.state,
      phase: 'action',
      pending: [0],
      hand: undefined,
      dice: atSea({}).dice,
    } as typeof first.state
    expect(play(next, sail('E')).ledger.story).toBe(1)
    // Story 5 is reached on the second space, before the Monster at the exit takes its Provision.
    const early = atSea({
      ship: 'D8',
      ledger: { ...provisions(0), story: 14, earned: ['S5', 'S10'] },
      drawings: [flows(['E8', 'F8'], 'G8'), lies('monster', 'G8')],
    })
    expect(play(early, sail('E')).ledger.provOnBoard).toBe(4)
  })

  test('RS-57: each space of a Storm counts by itself', () => {
    const state = atSea({ ship: 'C8', drawings: [lies('storm', 'D8', 'E8')] })
    expect(play(state, sail('E E E')).ledger.story).toBe(2)
    const half = atSea({ ship: 'C8', visited: ['D8'], drawings: [lies('storm', 'D8', 'E8')] })
    expect(play(half, sail('E E E')).ledger.story).toBe(1)
  })

  test('RS-58: Bonus Movements before and after, free and whatever the wind, each once', () => {
    const held = (bonusMoves: number) =>
      atSea({ ship: 'E9', winds: ['E'], ledger: { bonusMoves, earned: ['G1', 'S5'] } })
    const both = play(held(2), sail('E E E', 'W', 'W'))
    expect([both.ship, both.ledger.bonusMoves, both.ledger.provOnBoard]).toEqual(['F9', 0, 0])
    expect(against(held(1), sail('E', 'W', 'W'))).toBe('RS-58')
    expect(against(held(0), sail('E', 'W'))).toBe('RS-58')
    expect(play(held(2), sail('', 'W W')).ship).toBe('C9')
    // One earned on the way may be used at once, before or after.
    const earning = atSea({
      ship: 'E9',
      ledger: { bonusMoves: 1, story: 4, earned: ['G1'] },
      drawings: [lies('storm', 'F9')],
    })
    expect(against(earning, sail('E', '', 'E N N'))).toBe('RS-58')
    expect(play(earning, sail('', 'E N')).ship).toBe('F8')
    expect(play(earning, sail('E', 'E', 'E')).ship).toBe('H9')
  })

  test('RS-58: every end that two Bonus Movements reach is listed', () => {
    const state = atSea({ ship: 'C8', winds: ['E'], ledger: { bonusMoves: 2, earned: ['P2', 'G1'] } })
    const ends = new Set<Space>()
    const all = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW']
    for (const first of all)
      for (const second of all) {
        const move = sail('', `${first} ${second}`)
        if (!rollingSeas.check(state, move)) ends.add(play(state, move).ship!)
      }
    const listed = rollingSeas.moves(state, 0).filter(move => move.kind === 'sail')
    const reached = new Set(listed.map(move => play(state, move).ship!))
    expect(ends.size).toBeGreaterThan(8)
    expect([...ends].filter(end => !reached.has(end))).toEqual([])
  })

  test('EX-50 (RS-55, RS-58): a Monster wants its Provision of a Bonus Movement too', () => {
    const table = (onBoard: number) =>
      atSea({
        ship: 'C8',
        ledger: { ...provisions(onBoard), bonusMoves: 1, earned: ['G1'] },
        drawings: [lies('monster', 'D8')],
      })
    expect(against(table(0), sail('', 'E'))).toBe('RS-55')
    const { ledger } = play(table(1), sail('', 'E'))
    expect([ledger.provOnBoard, ledger.story]).toEqual([0, 2])
  })

  test('RS-59: a Sail is legal if every step is; it is kept as a line with its dot at the end', () => {
    const state = atSea({ ship: 'C8', drawings: [lies('rocks', 'E8')] })
    expect(against(state, sail('E E'))).toBe('RS-52')
    const { map } = play(state, sail('E SE'))
    expect(map.track).toEqual([['C8'], ['D8', 'E9']])
  })

  test('RS-60: the numbers round the compass token, clockwise from the wind, are the costs', () => {
    const token = [1, 2, 3, 4, 5, 4, 3, 2]
    for (const wind of dirs.keys()) {
      expect(token.map((_, turn) => stepCost(wind, (wind + turn) % 8))).toEqual(token)
    }
  })

  test('every listed Sail is legal, and for every end that can be reached there is one', () => {
    const state = atSea({
      ship: 'F9',
      winds: ['E', 'N', 'SW'],
      ledger: { ...provisions(3), bonusMoves: 1, earned: ['G1'] },
      drawings: [lies('storm', 'G9', 'G8'), flows(['F8', 'F7'], 'F6')],
    })
    const ends = new Set(
      rollingSeas.moves(state, 0).flatMap(move => (move.kind === 'sail' ? [play(state, move).ship] : [])),
    )
    // The slow way: every course of up to six steps.
    const waters = watersOf(state.players[0]!, state.options)
    const found = new Set<string>()
    for (const wind of ['E', 'N', 'SW'] as const) {
      const walk = (voyage: ReturnType<typeof startVoyage>, used: boolean, paid: boolean) => {
        if (!voyage.inStorm) found.add(spaceName(voyage.at))
        for (const dir of dirs.keys()) {
          const next = used && paid ? 'points' : step(waters, voyage, dir, dirIndex(wind))
          if (typeof next === 'object') walk(next, used, paid)
          const bonus = used ? 'points' : step(waters, voyage, dir)
          // Before the first step or after the last one.
          if (typeof bonus === 'object') {
            if (voyage.at === waters.chart.ship && voyage.points === 3) walk(bonus, true, false)
            else walk(bonus, true, true)
          }
        }
      }
      walk(startVoyage(waters.chart, state.players[0]!.ledger), false, false)
    }
    expect(ends).toEqual(found)
  })
})

/** EX-14: ship C8, Speed 4, 7 Provisions, a Bonus Movement, Story 3. */
function rulebookSail(): Table & { readonly ledger: NonNullable<Table['ledger']> } {
  return {
    ship: 'C8',
    winds: ['E'],
    ledger: { ...provisions(7), speed: 4, bonusMoves: 1, story: 3, earned: ['L2', 'G1'], goldFilled: 5 },
    drawings: [lies('storm', 'G9'), lies('rocks', 'H9'), lies('monster', 'I9')],
  }
}
