/** The order of piles, Quest end and game end (RB-41, RB-42, RB-350 to RB-357). */
import { describe, expect, test } from 'vitest'
import { createRandom } from '../../random'
import { nextMove } from '../../testing/conformance'
import { adventureCard } from '../data/adventures'
import { rattleBattle } from '../index'
import type { RattleMove } from '../moves'
import type { RattleState } from '../state'
import { entering } from '../testing/entering'
import { inPort, leavePort, type PortText, questEnd } from '../testing/port'

/** The Quest is over as soon as the last Port visit is. */
function over(text: PortText): RattleState {
  return entering(questEnd(text), 'adventure.over').state
}

const final = { options: { scenario: 'norrington' } } as const

describe('Quests', () => {
  test.each(['one', 'two', 'three'])(
    'RB-42: EX-42: Soft, Soft, Port, Soft, Crazy, Soft, Port (seed "%s")',
    seed => {
      const random = createRandom(seed)
      const options = {
        ...Object.fromEntries(rattleBattle.options.map(o => [o.id, o.default])),
        scenario: 'norrington',
      }
      let state = rattleBattle.setup({ players: 3, seed, options })
      const course: string[] = []
      while (state.quest < 2) {
        const before = state
        const move = nextMove(rattleBattle as never, state, random) as RattleMove
        const { state: after, events } = rattleBattle.play(state, move)
        for (const { kind, data } of events) {
          if (kind === 'reveal') course.push(adventureCard(data!.card as string).pile)
          if (kind === 'port') course.push('port')
        }
        expect(after).not.toBe(before)
        state = after
      }
      expect(course.slice(0, 7)).toEqual(['soft', 'soft', 'port', 'soft', 'crazy', 'soft', 'port'])
    },
  )

  test('RB-350: after the Port visit exhausted Parts and Upgrades are ready; during it they are not', () => {
    const exhausted = { ready: 1, exhausted: 2 }
    const upgrades = [{ id: 'U14', ready: false, used: false }] as const
    const text = { seats: [{ loot: ['rum', 'rum'], sails: exhausted, cannons: exhausted, upgrades }] }
    const visiting = inPort(text, 'market')
    expect(visiting.players[0]).toMatchObject({ sails: exhausted, upgrades })
    const { state } = leavePort(visiting)
    const ready = { ready: 3, exhausted: 0 }
    expect(state.players[0]).toMatchObject({
      sails: ready,
      cannons: ready,
      upgrades: [{ id: 'U14', ready: true }],
    })
  })

  test('RB-351: all discarded Loot goes back into the bag', () => {
    const { state } = leavePort(inPort({ seats: [{ loot: ['rum', 'rum'] }], bag: ['rum'] }, 'market'))
    expect(state.discard).toEqual([])
    expect(state.bag).toHaveLength(54)
  })

  test('RB-352: the Baron token passes to the left, and the next Quest begins', () => {
    const { state } = leavePort(inPort({ players: 3, baron: 2, seats: [{ loot: ['rum', 'rum'] }] }, 'market'))
    expect(state).toMatchObject({ baron: 0, quest: 1, stage: 0, phase: 'briefing.commit' })
    expect(state.queue).toEqual([0, 1, 2])
  })

  test('RB-354: after the last Port visit too: pieces are turned, the bag is filled, the Baron passes on', () => {
    const sails = { ready: 0, exhausted: 1 }
    const state = over({ ...final, seats: [{ sails }], bag: ['rum'] })
    expect(state).toMatchObject({ phase: 'game.over', discard: [], baron: 1 })
    expect(state.players[0]!.sails).toEqual({ ready: 1, exhausted: 0 })
  })
})

describe('the final score', () => {
  const totals = (text: PortText) => rattleBattle.score(over(text)).totals
  const winners = (text: PortText) => rattleBattle.score(over(text)).winners

  test('RB-353: VP cards + coins + End Sailors + Rich Cabin + Golden Monkey', () => {
    const seat = {
      coins: 1,
      vpCards: 2,
      sailors: ['N24', 'N25', 'N26', 'N27'],
      cannons: { ready: 2, exhausted: 1 },
      sails: 2,
      upgrades: ['U12', 'U07'],
      loot: ['L5'],
    } as const
    // 1 coin, V1 4 + V2 5, 3 Cannons, 2 Sails, 2 Upgrades, 4 Sailors, Rich Cabin 3, Golden Monkey 4.
    expect(totals({ ...final, seats: [seat] })).toEqual([1 + 9 + 3 + 2 + 2 + 4 + 3 + 4, 0])
  })

  test('RB-353: the game is won by the most VP and is over', () => {
    const state = over({ ...final, seats: [{ coins: 0 }, { coins: 1 }] })
    expect(rattleBattle.turn(state)).toEqual({ kind: 'over', winners: [1] })
  })

  test('RB-353a: Loot is worth nothing by itself', () => {
    const state = over({ ...final, seats: [{ loot: ['L4'], coins: 1 }, { coins: 1 }] })
    expect(rattleBattle.score(state).totals).toEqual([1, 1])
    const text = { ...final, seats: [{ loot: ['valuables', 'valuables', 'spices'] }, { coins: 1 }] }
    const { state: kept } = leavePort(inPort(text, 'market'))
    expect(rattleBattle.score(kept).totals).toEqual([0, 1])
  })

  const tied = { coins: 1, sails: 3, upgrades: ['U01', 'U02'], sailors: ['N01', 'N02'] } as const

  test('RB-355: EX-39: a tie goes to the most Parts and Upgrades, then Sailors, then Upgrades', () => {
    const other = { ...tied, upgrades: ['U03', 'U04'], sailors: ['N03', 'N04'] } as const
    const first = (change: object) => winners({ ...final, seats: [tied, { ...other, ...change }] })
    expect(first({ sails: 4 })).toEqual([1])
    expect(first({ sails: 2 })).toEqual([0])
    expect(first({ sailors: ['N03', 'N04', 'N05'] })).toEqual([1])
    // 9 and 9 Parts and Upgrades, as many Sailors: the one with more Upgrades is first.
    expect(first({ sails: 2, upgrades: ['U03', 'U04', 'U05'] })).toEqual([1])
    expect(first({ sails: 4, upgrades: ['U03'] })).toEqual([0])
    expect(first({ coins: 0, sails: 9 })).toEqual([0])
  })

  test('RB-355a: "Pirates" are Sailor cards; a Hamster Hold counts 3 Parts, Bow, Mast and Stern none', () => {
    const other = { ...tied, upgrades: ['U03', 'U04'], sailors: ['N03', 'N04', 'N05'] } as const
    expect(winners({ ...final, seats: [tied, other] })).toEqual([1])
    expect(
      winners({
        ...final,
        seats: [
          { coins: 1, hamsters: 1 },
          { coins: 1, sails: 2 },
        ],
      }),
    ).toEqual([0])
    const small = { scenario: 'norrington', hamsterCount: 1 } as const
    expect(
      winners({
        options: small,
        seats: [
          { coins: 1, hamsters: 1 },
          { coins: 1, sails: 2 },
        ],
      }),
    ).toEqual([1])
  })

  test('RB-356: EX-39: when all is tied, all tied players have won (RB-357, finalTie shared)', () => {
    const other = { ...tied, upgrades: ['U03', 'U04'], sailors: ['N03', 'N04'] } as const
    expect(winners({ ...final, players: 3, seats: [tied, other] })).toEqual([0, 1])
  })

  test('RB-357: with finalTie rollOff those who are tied roll all their dice, and nobody has won before', () => {
    const options = { scenario: 'norrington', finalTie: 'rollOff' } as const
    const state = over({
      players: 3,
      options,
      seats: [tied, { ...tied, upgrades: ['U03', 'U04'], sailors: ['N03', 'N04'] }],
    })
    expect(state.phase).toBe('game.rollOff')
    const turn = rattleBattle.turn(state)
    if (turn.kind !== 'throw') throw new Error('A roll is due')
    expect(state.rollOff!.tied).toContain(turn.seats[0])
    expect(turn.throw.dice.map(({ id }) => id)).toEqual(state.players[turn.seats[0]]!.dice)
    expect(rattleBattle.score(state).winners).toEqual([])
    expect(state.rollOff!.tied).toEqual([0, 1])
  })
})
