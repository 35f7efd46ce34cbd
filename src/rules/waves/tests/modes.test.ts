/** 3.2 and 3.5: who plays with whom, and for what. */
import { describe, expect, test } from 'vitest'
import { readSetUp } from '../../game'
import { councilCards } from '../data/councilCards'
import { modeFor } from '../data/modes'
import { waves } from '../index'
import { displaySeat, goalOf, handLimitOf, isSolo, modeOf, partyOf, seatsOfParty } from '../seating'
import { dealtTable, everyMode, newTable } from '../testing/newTable'
import { dataOf, eventOf, playExample, table, tossed } from '../testing/table'
import type { Cls } from '../vocabulary'

const allVsAll = { mode: 'allVsAll' } as const

describe('3.2 Modes, parties, seating', () => {
  test('WV-15, WV-17: two and three players have their mode, more choose; without a word they play in teams', () => {
    const modeOfTable = (players: number, mode?: 'teams' | 'allVsAll') =>
      modeOf(newTable(players, 'modes', { ...(mode && { mode }) })).id
    expect([2, 3, 4, 5, 6].map(players => modeOfTable(players))).toEqual([
      'headToHead',
      'threePlayers',
      'teams',
      'teams',
      'teams',
    ])
    expect([2, 3, 4, 5, 6].map(players => modeOfTable(players, 'allVsAll'))).toEqual([
      'headToHead',
      'threePlayers',
      'allVsAll',
      'allVsAll',
      'allVsAll',
    ])
  })

  test('WV-16, WV-65: a round has the same steps in every mode', () => {
    for (const { players, mode } of everyMode) {
      const slots = modeFor(players, mode).owners.length
      const { events } = playExample({
        players,
        options: { mode, tabletSet: 'firstGame' },
        elders: Array<Cls>(slots).fill(5),
        agents: Array<string>(modeFor(players, mode).owned.length).fill('F1'),
      })
      const steps = ['rebelsRevealed', 'trueMajority', 'tabletActivated', 'waveStarted', 'waveTokenMoved']
      const told = events.map(event => event.kind!).filter(kind => steps.includes(kind))
      expect(told).toEqual([...steps.slice(0, 4), 'waveStarted', 'waveTokenMoved'])
      expect(events.at(-1)).toMatchObject({ kind: 'openMajority' })
    }
  })

  test('WV-18, WV-19: eight Council cards, each with the icons of its players', () => {
    const used = everyMode.map(({ players, mode }) => councilCards[modeFor(players, mode).councilCard])
    expect(new Set(used.map(card => card.id)).size).toBe(8)
    expect(used.map(card => card.icons)).toEqual(everyMode.map(({ players }) => players))
    expect(councilCards['CC-3'].colour).toBe('pink')
    expect(councilCards['CC-T5'].colour).toBe('white')
  })

  test('WV-20: four and six players make two teams of equal size', () => {
    expect([0, 1].map(party => seatsOfParty(newTable(4, 'a'), party))).toEqual([
      [0, 2],
      [1, 3],
    ])
    expect([0, 1].map(party => seatsOfParty(newTable(6, 'a'), party))).toEqual([
      [0, 2, 4],
      [1, 3, 5],
    ])
  })

  test('WV-21, WV-23: of five players the one on seat 4 plays alone against two teams of two', () => {
    const state = newTable(5, 'a')
    expect([0, 1, 2].map(party => seatsOfParty(state, party))).toEqual([[0, 2], [1, 3], [4]])
    expect([0, 1, 2, 3, 4].map(seat => isSolo(state, seat))).toEqual([false, false, false, false, true])
  })

  test('WV-22: in teams everybody sits between two opponents', () => {
    for (const players of [4, 5, 6]) {
      const { parties } = modeFor(players, 'teams')
      parties.forEach((party, place) => {
        expect(parties[(place + 1) % players]).not.toBe(party)
      })
    }
  })

  test('WV-23a: the player shown by the toss changes places with place 4, before a card is dealt', () => {
    const start = newTable(5, 'solo', { soloSeat: 'toss' })
    expect(start).toMatchObject({
      phase: 'toss',
      toss: { for: 'solo', misses: 0 },
      hands: [[], [], [], [], []],
    })
    expect(waves.turn(start)).toMatchObject({ kind: 'throw', rule: 'WV-23a' })
    const { state, events } = waves.play(start, tossed(72))
    expect(dataOf(events, 'soloChosen')).toMatchObject({ seat: 1, personAt: [0, 4, 2, 3, 1] })
    expect(state.hands.map(hand => hand.length)).toEqual([5, 6, 5, 5, 5])
    expect([0, 1, 2].map(party => seatsOfParty(state, party))).toEqual([[0, 2], [4, 3], [1]])
    expect(state).toMatchObject({ phase: 'toss', toss: { for: 'holder' } })
    // The slots keep their places: slot 1 is seat 4's, slot 4 seat 1's.
    const held = waves.play(state, tossed(72)).state
    expect(held).toMatchObject({ wave: 1 })
    expect(waves.turn(held)).toMatchObject({ seats: [4] })
    expect(waves.check(held, { kind: 'playFollower', seat: 1, slot: 1, cards: [1] })).toMatchObject({
      rule: 'WV-74',
    })
  })

  test('WV-23a: if the toss shows place 4 nobody moves; without the option nobody tosses for it', () => {
    const start = newTable(5, 'solo', { soloSeat: 'toss' })
    expect(waves.play(start, tossed(288)).state.personAt).toEqual([0, 1, 2, 3, 4])
    expect(newTable(5, 'solo').toss).toMatchObject({ for: 'holder' })
    expect(newTable(5, 'solo', { soloSeat: 'toss', ...allVsAll }).toss).toMatchObject({ for: 'holder' })
  })

  test('WV-24: all against all everybody is a party', () => {
    for (const { players, mode } of everyMode) {
      const state = newTable(players, 'a', { mode })
      const parties = state.hands.map((_, seat) => partyOf(state, seat))
      if (modeOf(state).id !== 'teams') expect(parties).toEqual(state.hands.map((_, seat) => seat))
    }
  })

  test('WV-25, WV-26: a team has one display, in front of its lowest seat, for all to see', () => {
    const { state } = playExample({
      players: 4,
      options: { tabletSet: 'firstGame' },
      elders: [3, 3, 3, 1],
      shells: 4,
      agents: ['F4', 'F1', 'F5', 'F1'],
    })
    expect(state.displays).toEqual([[3, 3], []])
    expect([0, 1].map(party => displaySeat(state, party))).toEqual([0, 1])
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect(waves.view(state, viewer).displays).toEqual(state.displays)
    }
  })

  test('WV-27: team-mates do not see each other’s hands or face-down Agents', () => {
    const start = dealtTable(4, 'mates', { firstHolder: 2 })
    const placed = waves.play(start, waves.moves(start, 2)[0]!).state
    const view = waves.view(placed, 0)
    expect(view.hands[2]).toEqual([0, 0, 0, 0])
    expect(view.slots[2]!.agents).toMatchObject({ role: 'follower', cards: [0] })
  })

  test('WV-147: nobody plays WAVES alone, and nobody with seven', () => {
    for (const players of [1, 7]) {
      expect(readSetUp(waves, { players, seed: 'a' })).toMatchObject({ ok: false, path: 'players' })
    }
  })
})

describe('3.5 Goal', () => {
  const goals: readonly [string, number, 'teams' | 'allVsAll', string][] = [
    ['WV-56, WV-57: Head to head', 2, 'teams', '5/7 5/7'],
    ['WV-57: three players', 3, 'teams', '5/7 5/7 5/7'],
    ['WV-57: teams of four', 4, 'teams', '5/7 5/7'],
    ['WV-57, WV-58: teams of five', 5, 'teams', '5/7 5/7 4/6'],
    ['WV-57: teams of six', 6, 'teams', '5/7 5/7'],
    ['WV-59: all against all', 4, 'allVsAll', '4/6 4/6 4/6 4/6'],
  ]
  test.each(goals)('%s', (_title, players, mode, wanted) => {
    const state = newTable(players, 'goals', { mode })
    const told = state.displays.map((_, party) => goalOf(state, party))
    expect(told.map(({ different, total }) => `${different}/${total}`).join(' ')).toBe(wanted)
  })

  test('both ways to win are told in their own words, also where there is little room', () => {
    const state = {
      ...newTable(4, 'goals', { mode: 'allVsAll' }),
      displays: [[1, 1, 3], [], [], []] as const,
    }
    expect(waves.standings!(state)[0]).toMatchObject({
      short: '3/6 Elders\n2/4 classes',
      text: '2 of 4 classes · 3 of 6 Elders',
    })
    const close = { ...state, displays: [[1, 1, 3, 3, 3], [], [], []] as const }
    expect(waves.standings!(close)[0]!.threat).toBe('One to win')
  })

  const won = (displays: readonly (readonly Cls[])[], agent: string, options: object, players = 4) =>
    playExample({
      players,
      options: { tabletSet: 'firstGame', ...options },
      elders: [3, 5, 5, 3],
      shells: 2,
      agents: [agent, 'F1', 'F1', 'F1'],
      displays,
    })

  test('WV-57: seven of any class win for a team, six do not', () => {
    const { events, state } = won([[1, 1, 1, 1, 1, 1], []], 'F4', {})
    expect(dataOf(events, 'gameWon')).toMatchObject({ party: 0, by: 'total', seats: [0, 2] })
    expect(state.phase).toBe('over')
    expect(won([[1, 1, 1, 1, 1], []], 'F4', {}).state.phase).not.toBe('over')
  })

  test('WV-10: a team has won as one, and one player alone as no team', () => {
    const team = won([[1, 1, 1, 1, 1, 1], []], 'F4', {})
    expect(waves.turn(team.state)).toEqual({ kind: 'over', winners: [0, 2], asTeam: true })
    expect(waves.turn(won([[1, 2, 4]], 'F4', allVsAll).state)).toEqual({ kind: 'over', winners: [0] })
  })

  test('WV-59: all against all six are enough, or four different', () => {
    const six = won([[1, 1, 1, 1, 1]], 'F4', allVsAll)
    expect(eventOf(six.events, 'gameWon')).toMatchObject({ rule: 'WV-59', data: { by: 'total' } })
    const four = won([[1, 2, 4]], 'F4', allVsAll)
    expect(dataOf(four.events, 'gameWon')).toMatchObject({ by: 'different' })
    expect(won([[1, 1, 4]], 'F4', allVsAll).state.phase).not.toBe('over')
  })

  test('WV-58: the solo player has one card more in hand, and may keep it', () => {
    const state = newTable(5, 'solo')
    expect(state.hands.map((_, seat) => handLimitOf(state, seat))).toEqual([5, 5, 5, 5, 6])
  })

  test('WV-63, WV-64: collected Elders stay visible and are never taken away (seed "displays")', () => {
    let state = dealtTable(6, 'displays')
    for (let n = 0; n < 400 && state.phase !== 'over'; n++) {
      const turn = waves.turn(state)
      if (turn.kind !== 'move') break
      const moves = waves.moves(state, turn.seats[0]!)
      const { state: after } = waves.play(state, moves[n % moves.length]!)
      after.displays.forEach((display, party) => {
        expect(display.slice(0, state.displays[party]!.length)).toEqual(state.displays[party])
      })
      state = after
    }
    expect(state.displays.flat().length).toBeGreaterThan(5)
    const sheet = waves.score(state)
    expect(sheet.totals).toEqual(
      sheet.totals.map((_, seat) => sheet.lines.reduce((sum, line) => sum + line.points[seat]!, 0)),
    )
  })
})

test('WV-10: a table by hand is a table of its mode', () => {
  expect(
    waves.fault(table({ players: 4, elders: [1, 4, 4, 2], shells: 2, hands: [[1], [1], [1], [1]] })),
  ).toBeUndefined()
})
