import { describe, expect, test } from 'vitest'
import { type RuleEvent, readSetUp } from '../../game'
import { gameById } from '../../games'
import { createRandom } from '../../random'
import { nextMove } from '../../testing/conformance'
import { adventureCard } from '../data/adventures'
import { rattleBattle } from '../index'
import type { RattleMove } from '../moves'
import type { PhaseId, RattleState } from '../state'
import { coinsOf } from '../testing/crazy'
import { course, played, position } from '../testing/position'
import type { Scenario } from '../vocabulary'

/** Plays a game at random and tells, letter by letter, which cards and Port visits came. */
function wholeGame(scenario: Scenario, players: number, seed: string) {
  const setUp = readSetUp(rattleBattle, { players, seed, options: { scenario, startBaron: 1 } })
  if (!setUp.ok) throw new Error(setUp.why)
  const game = gameById('rattle-battle')
  const random = createRandom(seed)
  let state = rattleBattle.setup(setUp.value)
  const phases: PhaseId[] = [state.phase]
  const events: RuleEvent[] = []
  while (state.phase !== 'game.over') {
    const after = rattleBattle.play(state, nextMove(game, state, random) as RattleMove)
    state = after.state
    events.push(...after.events)
    if (phases.at(-1) !== state.phase) phases.push(state.phase)
  }
  const letters = events.flatMap(({ kind, data }) => {
    if (kind === 'port') return ['P']
    if (kind !== 'reveal') return []
    const { pile } = adventureCard(data!.card as string)
    return [pile === 'intro' ? (data!.card as string).slice(1) : pile.charAt(0).toUpperCase()]
  })
  return { state, phases, events, letters: letters.join(' ') }
}

describe('3.3 Structure of a game', () => {
  test('RB-40: Adventures and Port visits alternate Quest by Quest, and the game ends after the last Port (seed "all")', () => {
    const { letters, events } = wholeGame('norrington', 3, 'all')
    expect(letters.split('P')).toHaveLength(6)
    expect(letters.endsWith('P')).toBe(true)
    expect(events.filter(({ kind }) => kind === 'over')).toHaveLength(1)
    expect(events.filter(({ kind }) => kind === 'baron').map(({ data }) => data!.seat)).toEqual([
      2, 0, 1, 2, 0,
    ])
  })

  test('RB-41: both standard scenarios have 5 Quests: the first Soft, Soft, the second Soft, Crazy, Soft, the Final last', () => {
    for (const scenario of ['norrington', 'pirateWars'] as const) {
      const { letters } = wholeGame(scenario, 2, `order of ${scenario}`)
      expect(letters.startsWith('S S P S C S P')).toBe(true)
      expect(letters.endsWith('F P')).toBe(true)
      expect(letters.split('P')).toHaveLength(6)
    }
  })

  test('RB-41a: Quests 3 to 5 are Soft, Crazy, Hard; Hard, Crazy, Hard; Final', () => {
    expect(wholeGame('pirateWars', 3, 'later Quests').letters).toBe('S S P S C S P S C H P H C H P F P')
  })

  test('RB-42, EX-42: each Adventure comes from the pile that the Quest lists next', () => {
    const { events } = wholeGame('norrington', 4, 'piles')
    const cards = events.filter(({ kind }) => kind === 'reveal').map(({ data }) => data!.card as string)
    expect(cards.slice(0, 5).map(card => adventureCard(card).pile)).toEqual([
      'soft',
      'soft',
      'soft',
      'crazy',
      'soft',
    ])
  })

  test('RB-43: a used card leaves the game: none is played twice', () => {
    const { events, state } = wholeGame('norrington', 2, 'used')
    const cards = events.filter(({ kind }) => kind === 'reveal').map(({ data }) => data!.card as string)
    expect(new Set(cards).size).toBe(12)
    expect(state.piles.played).toEqual(cards)
    expect(
      Object.values(state.piles.adventures)
        .flat()
        .filter(card => cards.includes(card)),
    ).toEqual([])
  })

  test('RB-44: a Sea Adventure goes through its ten phases in order', () => {
    const by = Object.fromEntries(
      [0, 1, 2].map(seat => [
        seat,
        { cannons: 2, sails: 1, sailors: [(['N06', 'N09', 'N10'] as const)[seat]!] },
      ]),
    )
    let state: RattleState = position({ card: 'A01', phase: 'briefing.commit', by })
    const seen: string[] = [state.phase]
    const random = createRandom('ten phases')
    const events: RuleEvent[] = []
    while (state.quest === 0 && state.stage === 0) {
      const [seat] = state.queue
      const commit = {
        kind: 'commitShips',
        seat: seat!,
        dieIds: state.players[seat!]?.dice ?? [],
        stowPlan: {},
      } as const
      const move =
        state.phase === 'briefing.commit' ? commit : nextMove(gameById('rattle-battle'), state, random)
      const after = rattleBattle.play(state, move as RattleMove)
      state = after.state
      events.push(...after.events)
      if (seen.at(-1) !== state.phase && state.stage === 0) seen.push(state.phase)
    }
    const order = ['briefing.commit', 'drop.main', 'actions.turn', 'loot', 'sailors', 'repair', 'stow']
    expect(order.filter(phase => seen.includes(phase))).toEqual(seen)
    const kinds = events.map(({ kind }) => kind)
    const firsts = ['commit', 'dropped', 'pass', 'fight', 'battleOver', 'coins', 'loot', 'stow'].map(kind =>
      kinds.indexOf(kind),
    )
    expect(firsts).toEqual(firsts.toSorted((a, b) => a - b))
    expect(firsts).not.toContain(-1)
    // In phase 5 nobody acts, so the coins come after the last fight.
    expect(kinds.indexOf('coins')).toBeGreaterThan(kinds.lastIndexOf('fight'))
    expect(coinsOf(state).some(coins => coins > 0)).toBe(true)
  })

  test('RB-45: after stowing the next Adventure begins, or after the Quest’s last one the Port visit', () => {
    const first = position({ card: 'I01', phase: 'stow', queue: [0], by: { 0: { quay: ['rum'] } } })
    const next = played(first, { kind: 'stow', seat: 0, stowPlan: {} })
    expect(next).toMatchObject({ quest: 0, stage: 1, phase: 'briefing.commit', adventure: { card: 'I02' } })
    const second = position({ card: 'I02', phase: 'stow', queue: [0], by: { 0: { quay: ['rum', 'rum'] } } })
    const stowed = { 'ship:p-yellow-1': 'rum-01', 'ship:p-yellow-2': 'rum-02' }
    const { state, events } = course(second, { kind: 'stow', seat: 0, stowPlan: stowed })
    expect(events.map(({ kind }) => kind)).toContain('port')
    expect(state.phase).toBe('port.market')
    expect(state.adventure).toBeUndefined()
  })

  test('RB-21: the Port boards are visited in their row: Market, Tavern, Shipyard, Workshop, The Pit, Guild (seed "row")', () => {
    const { events } = wholeGame('intro', 2, 'row')
    const row = events.filter(({ kind }) => kind === 'location').map(({ data }) => data!.location)
    const visit = ['market', 'tavern', 'shipyard', 'workshop', 'pit', 'guild']
    // Where nobody can do anything there is no visit to tell of.
    let place = 6
    let visits = 0
    for (const at of row.map(location => visit.indexOf(String(location)))) {
      if (at <= place) visits++
      place = at
    }
    expect(visits).toBe(4)
    expect(new Set(row)).toEqual(new Set(visit))
  })

  test('RB-22: the Market token lies below the Market when no visit goes on, and a visit begins there', () => {
    const second = position({ card: 'I02', phase: 'stow', queue: [0], by: { 0: { quay: ['rum', 'rum'] } } })
    expect(second.visit).toBeUndefined()
    const stowed = { 'ship:p-yellow-1': 'rum-01', 'ship:p-yellow-2': 'rum-02' }
    const { state, events } = course(second, { kind: 'stow', seat: 0, stowPlan: stowed })
    expect(state.visit?.at).toEqual(['market', 'market', 'market'])
    expect(events.filter(({ kind }) => kind === 'location').map(({ data }) => data)).toEqual([
      { location: 'market' },
    ])
  })

  test('RB-22a: the Market token marks the location being visited, none that nobody visits, and returns below the Market (seed "token")', () => {
    const { events, state } = wholeGame('intro', 3, 'token')
    const told = events.filter(({ kind }) => kind === 'location' || kind === 'baron')
    expect(told[0]).toMatchObject({ kind: 'location', data: { location: 'market' } })
    // A round of the port has at least one visit, and no location comes twice in a round.
    let round: unknown[] = []
    const rounds: (readonly unknown[])[] = []
    for (const { kind, data } of told) {
      if (kind === 'location') round.push(data!.location)
      else {
        rounds.push(round)
        round = []
      }
    }
    for (const visited of rounds) expect(visited).toEqual([...new Set(visited)])
    expect(rounds.flat().length).toBeLessThan(rounds.length * 6)
    expect(state.visit).toBeUndefined()
  })

  test('RB-22a: the Market token passes a location where no player can do anything without a word', () => {
    const second = position({ card: 'I02', phase: 'stow', queue: [0], by: { 0: { quay: ['rum', 'rum'] } } })
    const stowed = { 'ship:p-yellow-1': 'rum-01', 'ship:p-yellow-2': 'rum-02' }
    const tavern = played(second, { kind: 'stow', seat: 0, stowPlan: stowed }, { kind: 'portDone', seat: 0 })
    expect(tavern.phase).toBe('port.tavern')
    // Two Rum buy nothing at the Shipyard or the Workshop, and a coin at The Pit.
    const { state, events } = course(tavern, { kind: 'portDone', seat: 0 })
    expect(state.phase).toBe('port.pit')
    const told = events.flatMap(({ kind, data }) => (kind === 'location' ? [data!.location] : []))
    expect(told).toEqual(['pit'])
  })
})
