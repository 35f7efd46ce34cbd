import { describe, expect, test } from 'vitest'
import type { FaceMark } from '../../../measure'
import type { Thrown } from '../../game'
import { rattleBattle } from '../index'
import type { RattleOptions } from '../options'
import type { RattleState } from '../state'
import { shows, withLeaning, withOutside, withStacked } from '../testing/crazy'
import { against, at, course, die, inSea, played, position, thrown, told } from '../testing/position'
import type { AdventureId, DieId } from '../vocabulary'

type Text = {
  readonly options?: Partial<Omit<RattleOptions, 'scenario'>>
  readonly baron?: number
  readonly sails?: number
}

const sent = ['p-yellow-1', 'p-blue-1'] as const
const fleet = ['n-yellow-1', 'n-yellow-2', 'n-yellow-3'] as const

/** The main drop of Fair Wind with two Ships is due; Yellow has a Sail, so the game waits for Yellow afterwards. */
function dropDue(text: Text = {}): RattleState {
  return position({
    card: 'I01',
    phase: 'drop.main',
    sent,
    by: { 0: { sails: 1 } },
    ...text,
    adventure: {
      drop: {
        purpose: 'main',
        dice: [...sent, ...fleet],
        by: text.baron ?? 0,
        repeats: 0,
        blows: 0,
        cocked: [],
      },
    },
  })
}

const marks: readonly FaceMark[] = [3, 4, 1, 2, 3]
const flat = (state: RattleState): Thrown => shows(state, ...marks)

/** The same answer, but the second die is read in the very place of the first. */
function inOnePlace(answer: Thrown): Thrown {
  const [first, second, ...rest] = answer.dice
  return { ...answer, dice: [first!, { ...second!, position: first!.position }, ...rest] }
}

/** All commit these Ships; whatever the card wants dropped first is due. */
function sentTo(card: AdventureId, ...dice: readonly DieId[]): RattleState {
  const before = position({ card, phase: 'briefing.commit', by: { 0: { sails: 1 } } })
  const of = (colour: string) => dice.filter(id => id.startsWith(`p-${colour}`))
  return played(
    before,
    ...['yellow', 'blue', 'green'].map(
      (colour, seat) => ({ kind: 'commitShips', seat, dieIds: of(colour), stowPlan: {} }) as const,
    ),
  )
}

describe('3.6 Phase 2: Ship Drop', () => {
  test('RB-70: two dice read in one place are stacked, whatever they are said to be: the fist is due', () => {
    const state = played(dropDue(), inOnePlace(flat(dropDue())))
    expect(state.adventure?.drop?.cocked).toEqual(sent)
    expect(state.adventure?.sea).toEqual([])
  })

  test('RB-110: the Baron drops all sent Ships and all NP Ships together into the centre', () => {
    const turn = rattleBattle.turn(dropDue({ baron: 1 }))
    expect(turn).toMatchObject({
      kind: 'throw',
      seats: [1],
      throw: { container: 'sea-box', style: 'drop', lying: [] },
    })
    expect(turn.kind === 'throw' && turn.throw.dice.map(({ id }) => id)).toEqual([...sent, ...fleet])
    expect(turn.kind === 'throw' && turn.throw.at).toBeUndefined()
    const state = dropDue()
    expect(rattleBattle.moves(state, 0)).toEqual([])
    expect(against(state, { kind: 'pass', seat: 0 })).toBe('RB-110')
    const fewer = { ...flat(state), dice: flat(state).dice.slice(1) }
    expect(against(state, fewer)).toBe('RB-110')
    const otherOrder = { ...flat(state), dice: flat(state).dice.toReversed() }
    expect(against(state, otherOrder)).toBe('RB-110')
  })

  test('RB-111: pre-placed dice are dropped alone first and put on their places without changing their results', () => {
    const before = sentTo('A11', 'p-yellow-1')
    expect(before.phase).toBe('drop.pre')
    expect(before.adventure?.drop?.dice).toEqual(['n-red-1', 'n-red-2', 'n-red-3'])
    const state = played(before, shows(before, 2, 'GRAPE', 5))
    expect(state.phase).toBe('drop.main')
    expect(state.adventure?.sea).toEqual([
      die('n-red-1', -60, 75, 2),
      die('n-red-2', 0, 75, 'GRAPE'),
      die('n-red-3', 60, 75, 5),
    ])
    expect(state.adventure?.drop?.dice).toEqual(['p-yellow-1', 'n-yellow-1', 'n-yellow-2'])
  })

  test('RB-111a: dice of a colour go to the places in order of die number, with yaw 0', () => {
    const before = sentTo('A14', 'p-yellow-1')
    const reds = [
      die('n-red-3', 10, 10, 3, 33),
      die('n-red-1', -40, 10, 4, 71),
      die('n-red-2', 50, -60, 5, 12),
    ]
    const state = played(before, thrown(before, ...reds))
    expect(state.adventure?.sea).toEqual([
      die('n-red-1', -90, 0, 4),
      die('n-red-2', 0, 95, 5),
      die('n-red-3', 90, 0, 3),
    ])
  })

  test('RB-112: if a die lands outside, all are gathered and dropped again', () => {
    const state = dropDue()
    const { state: again, events } = course(state, withOutside(flat(state), 'n-yellow-2'))
    expect(again.adventure?.drop).toMatchObject({ dice: [...sent, ...fleet], repeats: 1, cocked: [] })
    expect(again.adventure?.sea).toEqual([])
    expect(told(events, 'dropped')).toEqual([])
    expect(played(again, flat(again)).phase).toBe('actions.turn')
  })

  test('EX-23 (RB-112a): only that drop is repeated; pre-placed dice lie on their places with their results', () => {
    const pre = sentTo('A11', 'p-yellow-1')
    const main = played(pre, shows(pre, 2, 'GRAPE', 5))
    const answer = shows(main, 3, 1, 2)
    const bumped = {
      ...answer,
      dice: answer.dice.map(one =>
        one.id === 'n-red-1' ? { ...one, position: [-20, 8, -40] as const } : one,
      ),
    }
    const again = played(main, withOutside(bumped, 'p-yellow-1'))
    expect(again.adventure?.sea).toEqual(main.adventure?.sea)
    expect(again.adventure?.drop).toMatchObject({
      purpose: 'main',
      dice: ['p-yellow-1', 'n-yellow-1', 'n-yellow-2'],
      repeats: 1,
    })
  })

  test('RB-112a: outside is beyond a wall by more than 0.5, or on the rim; a cocked die between the walls is not', () => {
    const state = dropDue()
    const withFirstAt = (x: number) => {
      const answer = flat(state)
      return {
        ...answer,
        dice: answer.dice.map(one =>
          one.id === 'p-blue-1' ? { ...one, position: [x, 8, 0] as const } : one,
        ),
      }
    }
    expect(played(state, withFirstAt(137.5)).phase).toBe('actions.turn')
    expect(played(state, withFirstAt(137.6)).adventure?.drop?.repeats).toBe(1)
    const rim = withOutside(withStacked(flat(state), 'p-blue-1'), 'p-blue-1')
    expect(played(state, rim).adventure?.drop).toMatchObject({ repeats: 1, cocked: [] })
    const leaning = played(state, withLeaning(flat(state), 'p-blue-1'))
    expect(leaning.adventure?.drop).toMatchObject({ repeats: 0, cocked: ['p-blue-1'] })
  })

  test('RB-113, EX-41: a die that leans calls for the Baron’s fist, and a flat die turned by the blow counts as it turned', () => {
    const state = dropDue({ baron: 1 })
    const leaning = played(state, withLeaning(flat(state), 'p-yellow-1'))
    const turn = rattleBattle.turn(leaning)
    expect(turn).toMatchObject({ seats: [1], rule: 'RB-113', fist: { cocked: ['p-yellow-1'], blows: 0 } })
    expect(against(leaning, { ...flat(state), seat: 1 })).toBe('RB-113')
    const struck = played(leaning, { ...shows(leaning, 2, 1, 1, 2, 3), fist: 1 })
    expect(at(struck, 'p-yellow-1')?.face).toBe(2)
    expect(at(struck, 'p-blue-1')?.face).toBe(1)
  })

  test('RB-113a: a die that lies level on others is cocked as well', () => {
    const state = dropDue()
    expect(played(state, withStacked(flat(state), 'n-yellow-3')).adventure?.drop?.cocked).toEqual([
      'n-yellow-3',
    ])
  })

  test('EX-41 (RB-112a): if a die is on the rim there is no fist, the drop is repeated', () => {
    const state = dropDue()
    const both = withOutside(withLeaning(flat(state), 'p-yellow-1'), 'n-yellow-1')
    expect(played(state, both).adventure?.drop).toMatchObject({ repeats: 1, cocked: [] })
  })

  test('RB-114: the fist is legal only while a die is cocked; by option it is automatic', () => {
    const state = dropDue()
    expect(against(state, { ...flat(state), fist: 1 })).toBe('RB-114')
    const manual = rattleBattle.turn(played(state, withLeaning(flat(state), 'p-yellow-1')))
    expect(manual.kind === 'throw' && manual.fist).not.toHaveProperty('level')
    const auto = rattleBattle.turn(
      played(dropDue({ options: { fist: 'auto' } }), withLeaning(flat(state), 'p-yellow-1')),
    )
    expect(auto.kind === 'throw' && auto.fist).toMatchObject({ level: 2, due: 2 })
  })

  test.each([
    ['firm', [2, 3, 3], [3, 3, 3]],
    ['soft', [1, 1, 2], [1, 1, 2]],
  ] as const)(
    'RB-114: with blows that begin %s, those after a repetition are due as written',
    (fistRise, ...due) => {
      let state = dropDue({ options: { fistRise, fistMax: 3 } })
      const levels: unknown[][] = [[], []]
      while ((state.adventure?.drop?.repeats ?? 0) < 2) {
        const turn = rattleBattle.turn(state)
        const fist = turn.kind === 'throw' ? turn.fist : undefined
        if (fist) levels[state.adventure!.drop!.repeats]!.push(fist.due)
        state = played(state, { ...withLeaning(flat(state), 'p-yellow-1'), ...(fist && { fist: fist.due }) })
      }
      expect(levels).toEqual(due)
    },
  )

  test('RB-115: faces and places count only when everything lies flat', () => {
    const state = dropDue()
    const { state: leaning, events } = course(state, withLeaning(flat(state), 'p-yellow-1'))
    expect(inSea(leaning)).toEqual([])
    expect(events.map(({ kind }) => kind)).toEqual(['cocked'])
  })

  test('RB-116: after fistMax blows the drop is repeated, and from the third repetition walls reach up', () => {
    let state = dropDue({ options: { fistMax: 3 } })
    const raised: unknown[] = []
    for (let repetition = 0; repetition < 4; repetition++) {
      const turn = rattleBattle.turn(state)
      raised.push(turn.kind === 'throw' && turn.throw.raisedWalls === true)
      expect(state.adventure?.drop?.repeats).toBe(repetition)
      state = played(state, withLeaning(flat(state), 'p-yellow-1'))
      for (let blow = 1; blow <= 3; blow++) {
        expect(state.adventure?.drop?.blows).toBe(blow - 1)
        state = played(state, { ...withLeaning(flat(state), 'p-yellow-1'), fist: 1 })
      }
    }
    expect(raised).toEqual([false, false, false, true])
    const unsettled = played(dropDue(), { ...flat(dropDue()), unsettled: true })
    expect(unsettled.adventure?.drop?.repeats).toBe(1)
  })

  test('RB-117: when all lie flat and inside, the snapshot is taken, rounded, and the dice stay where they are', () => {
    const state = dropDue()
    const answer = flat(state)
    const crooked = {
      ...answer,
      dice: answer.dice.map(one => ({
        ...one,
        position: [one.position[0] + 0.0049, 8.2, one.position[2] + 0.0049] as const,
      })),
    }
    expect(played(state, crooked).adventure?.sea).toEqual(played(state, answer).adventure?.sea)
    expect(played(state, answer).adventure?.drop).toBeUndefined()
  })

  test('RB-118: pre-placed Ships may be shoved by the main drop, unless the option anchors them', () => {
    const pre = sentTo('A11', 'p-yellow-1')
    const main = played(pre, shows(pre, 2, 3, 5))
    const turn = rattleBattle.turn(main)
    expect(turn.kind === 'throw' && turn.throw).toMatchObject({ bystanders: 'live', lying: { length: 3 } })
    const shoved = played(
      main,
      thrown(
        main,
        die('p-yellow-1', 0, -60, 3),
        die('n-yellow-1', -80, -60, 1),
        die('n-yellow-2', 80, -60, 1),
        die('n-red-1', -50, 60, 4, 20),
      ),
    )
    expect(at(shoved, 'n-red-1')).toEqual(die('n-red-1', -50, 60, 4, 20))
    const anchored = rattleBattle.turn({ ...main, options: { ...main.options, bystanders: 'anchored' } })
    expect(anchored.kind === 'throw' && anchored.throw.bystanders).toBe('anchored')
  })
})
