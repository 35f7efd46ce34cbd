import { describe, expect, test } from 'vitest'
import { rankOf } from '../data/ranks'
import { legalDrawings } from '../drawings'
import { endBonusOf } from '../ending'
import { spaceName } from '../grid'
import { rollingSeas } from '../index'
import type { RollingOptions } from '../options'
import {
  adventure,
  against,
  atSea,
  caseOf,
  draw,
  flows,
  lies,
  play,
  player,
  provisions,
  type Setting,
  sail,
  told,
} from '../testing/position'
import { columns, rows, type Space } from '../vocabulary'

/** Everybody rides at anchor in round 25. */
function ended(settings: readonly Setting[], options: Partial<RollingOptions> = {}) {
  const [own = {}, ...others] = settings
  const state = atSea({ ...own, others, options, round: 25 })
  let result = play(state, sail(''))
  const events = [...result.events]
  for (const seat of others.keys()) {
    result = play(result.state, sail('', '', '', 0, seat + 1))
    events.push(...result.events)
  }
  return { state: result.state, events, score: rollingSeas.score(result.state) }
}

const route = (...spaces: readonly Space[]) =>
  ({ kind: 'sailToFinalPort', seat: 0, port: 'A12', route: spaces }) as const

describe('3.12 End of the game and scoring', () => {
  test('RS-83: the game ends after round 25', () => {
    const { state } = ended([{ ship: 'D8' }])
    expect(rollingSeas.turn(state)).toEqual({ kind: 'over', winners: [0] })
    expect(against(state, sail(''))).toBe('RS-83')
    const early = play(atSea({ ship: 'D8', round: 24 }), sail('')).state
    expect([early.phase, early.round]).toEqual(['dice', 25])
    expect(rollingSeas.score(early).winners).toEqual([])
  })

  test('RS-84: 5 at a port, 10 instead at the Home Port, 10 at both at once', () => {
    const bonus = (setting: Setting) => endBonusOf(player(setting).map)
    expect(bonus({ ship: 'L8' })).toBe(5)
    expect(bonus({ ship: 'L8', homePort: 'L7' })).toBe(10)
    expect(bonus({ ship: 'K8', homePort: 'L7' })).toBe(0)
    expect(bonus({ ship: 'R12', homePort: 'R13' })).toBe(10)
    expect(bonus({ ship: 'R12', homePort: 'Q12' })).toBe(10)
    const { score } = ended([{ ship: 'A11' }, { ship: 'L8' }])
    expect(score.lines.find(({ rule }) => rule === 'RS-84')!.points).toEqual([10, 5])
  })

  test('RS-85: a ship at sea makes for the nearest port and gets no bonus', () => {
    const { state, score } = ended([{ ship: 'E9', homePort: 'A12', ledger: { story: 6, earned: ['S5'] } }])
    expect(state.players[0]!.map.finalTrip).toEqual({ port: 'A12', route: ['D10', 'C11', 'B12'] })
    expect(score.totals).toEqual([6])
  })

  test('RS-85a: fewest steps over sea, Rocks ignored; of equals the Home Port, else the first in reading order', () => {
    const trip = (setting: Setting) => ended([setting]).state.players[0]!.map.finalTrip!.port
    expect(trip({ ship: 'K8', homePort: 'S4' })).toBe('L7')
    expect(trip({ ship: 'K8', homePort: 'J9' })).toBe('J9')
    expect(trip({ ship: 'L9', homePort: 'A12' })).toBe('L7')
    expect(trip({ ship: 'L9', homePort: 'A12', drawings: [lies('rocks', 'L8', 'K8', 'M8')] })).toBe('L7')
    // Land is in the way: G5 is two steps from H7 as the crow flies as well as over sea, but E6 is not.
    expect(trip({ ship: 'D6', homePort: 'S4' })).toBe('B3')
  })

  test('EX-46 (RS-85, RS-86): by default the last trip adds no Story, with the option its Storm does', () => {
    const setting: Setting = {
      ship: 'E9',
      ledger: { story: 7, earned: ['S5'] },
      drawings: [lies('storm', 'D10'), lies('rocks', 'C11')],
    }
    const plain = ended([setting])
    expect(plain.state.players[0]!.ledger).toMatchObject({ endBonus: 0, finalStory: 7, story: 7 })
    expect(plain.state.players[0]!.map.finalTrip!.port).toBe('A12')
    const chosen = ended([setting], { finalSailStory: 'route' }).state
    expect(rollingSeas.turn(chosen)).toMatchObject({ kind: 'move', phase: 'gameEnd', seats: [0] })
    const over = play(chosen, route('D10', 'C11', 'B12')).state
    expect(over.players[0]!.ledger).toMatchObject({ endBonus: 0, finalStory: 8 })
  })

  test('RS-85b: with the option the player chooses a shortest route; Storm 1, Monster 2, Currents 1 for 2', () => {
    const setting: Setting = {
      ship: 'E11',
      ledger: { story: 0 },
      drawings: [lies('storm', 'D11'), lies('monster', 'D12'), flows(['D10', 'C11'], 'B10')],
    }
    const { state } = ended([setting, { ship: 'L8' }], { finalSailStory: 'route' })
    expect(state.pending).toEqual([0])
    const story = (...way: readonly Space[]) => play(state, route(...way)).ledger.story
    expect(story('D11', 'C11', 'B12')).toBe(1)
    expect(story('D12', 'C11', 'B12')).toBe(2)
    expect(story('D10', 'C11', 'B12')).toBe(1)
    expect(story('D12', 'C12', 'B12')).toBe(2)
    expect(rollingSeas.moves(state, 0)).toHaveLength(5)
  })

  test('RS-85b: no Provisions and no rides; bonuses of the Story are earned as usual', () => {
    const setting: Setting = { ship: 'E9', ledger: { story: 4 }, drawings: [lies('monster', 'D10')] }
    const { state } = ended([setting], { finalSailStory: 'route' })
    const after = play(state, route('D10', 'C11', 'B12'))
    expect(after.ledger).toMatchObject({ story: 6, earned: ['S5'], bonusMoves: 1, finalStory: 6 })
    expect(against(state, route('D10', 'C11'))).toBe('RS-85a')
    expect(against(state, route('D10', 'C11', 'C12'))).toBe('RS-85a')
    expect(against(state, { ...route('D10', 'C11', 'B12'), port: 'B3' })).toBe('RS-85a')
    for (const move of rollingSeas.moves(state, 0)) expect(against(state, move)).toBeUndefined()
    // Ships at a port have nothing to choose.
    expect(ended([{ ship: 'L8' }], { finalSailStory: 'route' }).state.phase).toBe('over')
  })

  test('RS-86: the Final Story is told anywhere, adds no Story and is no port told at', () => {
    const told3 = { tellings: [1, 2, 3], story: 9, earned: ['S5'] }
    const { state } = ended([{ ship: 'L8', told: ['L7', 'B3', 'S4'], ledger: told3 }])
    expect(state.players[0]!.ledger).toMatchObject({
      finalStory: 9,
      story: 9,
      tellings: [1, 2, 3],
      earned: ['S5'],
    })
    expect(state.players[0]!.map.told).toHaveLength(3)
  })

  test('RS-87: stars of rows, Story, ports and ships are the Bonus', () => {
    const earned = ['P3', 'G4', 'S20', 'B4', 'B8', 'L2', 'P1', 'S5']
    const { score } = ended([{ ship: 'D8', ledger: { earned } }])
    expect(score.lines.find(({ rule }) => rule === 'RS-87')!.points).toEqual([7])
  })

  test('EX-41 (RS-84 to RS-88, RS-98): the sample score of the rulebook', () => {
    const ledger = {
      tellings: [5, 13, 26, 28, 33, 34],
      story: 36,
      provFilled: 30,
      earned: ['L2', 'L3', 'B4', 'B6', 'S20', 'S35', 'P3'],
    }
    const total = (ship: Space, homePort: Space) => ended([{ ship, homePort, ledger }])
    const home = total('L8', 'L7')
    expect(home.score.lines.map(({ points }) => points[0])).toEqual([139, 7, 10, 36])
    expect(home.score.totals).toEqual([192])
    expect(told(home.events, 'rank')[0]!.data).toMatchObject({ rank: 'Maestro', total: 192 })
    expect(total('L8', 'B3').score.totals).toEqual([187])
    expect(total('D8', 'B3').score.totals).toEqual([182])
  })

  test('RS-88: the total is all tellings, the Bonus and the Final Story', () => {
    const { score } = ended([{ ship: 'L8', ledger: { tellings: [4, 6], story: 8, earned: ['S20'] } }])
    expect(score.totals).toEqual([4 + 6 + 1 + 5 + 8])
  })

  test('RS-89: ties go to unspent Gold, then to unused Provisions, then they are shared', () => {
    const winners = (...ledgers: readonly Setting['ledger'][]) =>
      ended(ledgers.map(ledger => ({ ship: 'D8', ...(ledger && { ledger }) }))).score.winners
    expect(winners({ story: 3 }, { story: 3, goldOnHand: 1 }, { goldOnHand: 5 })).toEqual([1])
    expect(winners({ goldOnHand: 1, ...provisions(2) }, { goldOnHand: 1, ...provisions(3) })).toEqual([1])
    expect(winners({ story: 2 }, { story: 2 }, { story: 1 })).toEqual([0, 1])
  })

  test('RS-90: Gold, Provisions and Bonus Movements left over score nothing', () => {
    const ledger = { ...provisions(5), goldOnHand: 9, goldFilled: 9, bonusMoves: 2 }
    expect(ended([{ ship: 'D8', ledger }]).score.totals).toEqual([0])
  })
})

describe('3.13 Solo mode', () => {
  const texts = (state: ReturnType<typeof adventure>) =>
    rollingSeas.moves(state, 0).map(move => rollingSeas.describe(state, move).text)

  test('RS-91: one player plays all of it', () => {
    expect(ended([{ ship: 'D8' }]).score.winners).toEqual([0])
  })

  test('RS-92: no map is passed, of Rocks to the left, to the right, or in the set-up', () => {
    for (const card of ['AD-01', 'AD-02']) {
      const state = adventure(card, { ship: 'E9' })
      expect(
        rollingSeas.moves(state, 0).every(move => move.kind === 'placeObstacle' && move.mapOwner === 0),
      ).toBe(true)
    }
  })

  test('RS-93: Storms, Monsters and Currents touch column or row as always', () => {
    const solo = legalDrawings(caseOf(player({ ship: 'E9' }), {}, true), 'AD-18')
    expect(solo).toEqual(legalDrawings(caseOf(player({ ship: 'E9' })), 'AD-18'))
  })

  test('RS-94, EX-45: the coordinates are where column and row cross; AD-02 has 21 drawings there', () => {
    const drawings = legalDrawings(caseOf(player(), {}, true), 'AD-02')
    expect(drawings).toHaveLength(21)
    expect(drawings.every(({ spaces }) => spaces.map(spaceName).includes('D14'))).toBe(true)
    expect(against(adventure('AD-02', { ship: 'E9' }), draw('AD-02', 'E12 E13 E14 F14'))).toBe('RS-97a')
  })

  test('RS-95: the anchor is the column of AD-07 and the row of AD-02', () => {
    const drawings = legalDrawings(caseOf(player(), {}, true), 'AD-07')
    expect(drawings.every(({ spaces }) => spaces.some(space => spaceName(space).startsWith('G')))).toBe(true)
    const blocked = player({ drawings: [lies('storm', 'D14')] })
    const byRow = legalDrawings(caseOf(blocked, {}, true), 'AD-02')
    expect(byRow.every(({ spaces }) => spaces.some(space => spaceName(space).endsWith('14')))).toBe(true)
  })

  test('RS-96: a single player draws the Rocks, as near to the coordinates as the ladder says', () => {
    const state = adventure('AD-08', { ship: 'E9' })
    expect(texts(state)).toHaveLength(legalDrawings(caseOf(player({ ship: 'E9' }), {}, true), 'AD-08').length)
    expect(texts(state).every(text => text.includes('M10'))).toBe(true)
  })

  test('RS-97, EX-45: G6 is land, so AD-07 touches column G in one of 75 ways; row 6 alone will not do', () => {
    expect(legalDrawings(caseOf(player(), {}, true), 'AD-07')).toHaveLength(75)
    expect(against(adventure('AD-07', { ship: 'F9' }), draw('AD-07', 'C6 C7 D7'))).toBe('RS-97b')
  })

  test('RS-97a: first those that cover the coordinates', () => {
    expect(legalDrawings(caseOf(player(), {}, true), 'AD-08')).toHaveLength(3)
  })

  test('RS-97b: else those that touch the line with the anchor', () => {
    const blocked = player({ drawings: [lies('storm', 'M10')] })
    const drawings = legalDrawings(caseOf(blocked, {}, true), 'AD-08')
    expect(drawings.length).toBeGreaterThan(3)
    expect(drawings.every(({ spaces }) => spaces.some(space => spaceName(space).startsWith('M')))).toBe(true)
  })

  const columnM = rows.map(row => `M${row}` as const).filter(name => name !== 'M6' && name !== 'M7')

  test('RS-97c: else those that touch the other line', () => {
    const blocked = player({ drawings: [lies('storm', ...columnM)] })
    const drawings = legalDrawings(caseOf(blocked, {}, true), 'AD-08')
    expect(drawings.length).toBeGreaterThan(3)
    expect(drawings.every(({ spaces }) => spaces.some(space => spaceName(space).endsWith('10')))).toBe(true)
    expect(
      against(
        adventure('AD-08', { ship: 'E9', drawings: [lies('storm', ...columnM)] }),
        draw('AD-08', 'C6 C7'),
      ),
    ).toBe('RS-97c')
  })

  test('RS-97d: else anywhere', () => {
    const row10 = columns.filter(letter => letter !== 'M').map(letter => `${letter}10` as const)
    const land: readonly Space[] = ['H10', 'J10', 'L10', 'O10', 'P10', 'Q10', 'R10']
    const blocked = player({
      drawings: [lies('storm', ...columnM, ...row10.filter(name => !land.includes(name)))],
    })
    const drawings = legalDrawings(caseOf(blocked, {}, true), 'AD-08')
    expect(drawings.length).toBeGreaterThan(100)
    expect(drawings.some(({ spaces }) => spaces.map(spaceName).join() === 'C6,D6')).toBe(true)
  })

  test('RS-97e: any drawing of the set, or with the option only the nearest of it', () => {
    const blocked = player({ drawings: [lies('storm', 'M10')] })
    const all = legalDrawings(caseOf(blocked, {}, true), 'AD-08')
    const near = legalDrawings(caseOf(blocked, { soloRocksNearest: 'on' }, true), 'AD-08')
    const distance = (spaces: readonly number[]) =>
      Math.min(
        ...spaces.map(space => Math.max(Math.abs((space % 19) - 12), Math.abs(Math.floor(space / 19) - 9))),
      )
    expect(near).toEqual(all.filter(({ spaces }) => distance(spaces) === 1))
    expect(near.length).toBeLessThan(all.length)
    const options = { soloRocksNearest: 'on' as const }
    const state = adventure('AD-08', { ship: 'E9', drawings: [lies('storm', 'M10')], options })
    expect(against(state, draw('AD-08', 'M3 M4'))).toBe('RS-97e')
  })

  test('RS-98, EX-44: ranks, the border belonging to the higher one', () => {
    const rank = (total: number) => rankOf(total).name
    expect([50, 51, 150, 175, 199, 200].map(rank)).toEqual([
      'Humdrum Braggart',
      'Spinner of Yarns',
      'Expert Raconteur',
      'Maestro',
      'Maestro',
      'Bard Extraordinaire',
    ])
    expect([0, 75, 76, 100, 101, 125, 126, 149, 174].map(rank)).toEqual([
      'Humdrum Braggart',
      'Spinner of Yarns',
      'Teller of Tales',
      'Teller of Tales',
      'Wandering Minstrel',
      'Wandering Minstrel',
      'Celebrated Poet',
      'Celebrated Poet',
      'Expert Raconteur',
    ])
  })
})
