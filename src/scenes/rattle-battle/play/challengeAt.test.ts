import { describe, expect, it } from 'vitest'
import { longRangeMm, tileOutline } from '../../../measure'
import type { Thrown } from '../../../rules/game'
import { createRandom } from '../../../rules/random'
import { rattleBattle } from '../../../rules/rattle-battle'
import { canBeChallenged } from '../../../rules/rattle-battle/public'
import { nextMove } from '../../../rules/testing/conformance'
import type { Challenged } from '../../../table/judge/challenging'
import { challengeAt, challengeRefused, momentOf } from './challengeAt'

interface Asked {
  readonly found: Challenged | undefined
  readonly kind: string
  readonly rule: string
  /** As the rules told them. */
  readonly told: readonly { readonly a: string; readonly b: string; readonly mm: number }[]
  readonly firedMm: number | undefined
}

/** Every line of a random game that can be challenged, each with the verdict on it. */
function challengedGame(seed: string): readonly Asked[] {
  const random = createRandom(seed)
  const options = Object.fromEntries(rattleBattle.options.map(({ id, default: value }) => [id, value]))
  let state = rattleBattle.setup({ players: 3, seed, options: { ...options, scenario: 'norrington' } })
  const asked: Asked[] = []
  for (let count = 0; count < 1500 && rattleBattle.turn(state).kind !== 'over'; count++) {
    const move = nextMove(rattleBattle, state, random) as Parameters<typeof rattleBattle.play>[1]
    const { state: after, events } = rattleBattle.play(state, move)
    const thrown = move.kind === 'thrown' ? { dice: (move as Thrown).dice } : undefined
    for (const event of events.filter(canBeChallenged)) {
      const moment = momentOf(state, event, { events, after, thrown })
      asked.push({
        found: challengeAt(moment, event),
        kind: event.kind!,
        rule: event.rule,
        told: (event.data?.pairs ?? []) as Asked['told'],
        firedMm: event.data?.mm as number | undefined,
      })
    }
    state = after
  }
  return asked
}

describe('challenges over eight random games (seeds "challenge 0" to "challenge 7")', () => {
  const all = Array.from({ length: 8 }, (_, n) => challengedGame(`challenge ${n}`)).flat()
  const of = (kind: string) => all.filter(asked => asked.kind === kind)

  it('find shots, Volleys, fights and moves, and a verdict on every one', () => {
    for (const kind of ['fire', 'volley', 'fight', 'move']) expect(of(kind).length, kind).toBeGreaterThan(3)
    expect(all.filter(({ found }) => found === undefined)).toEqual([])
  })

  it('measure in the Sea as it lay then: the very figures that the rules told', () => {
    for (const { found, told, firedMm } of all.filter(({ kind }) => kind !== 'move')) {
      const { mm, touching } = found!.pair
      expect(touching ? 0 : mm).toBe(firedMm ?? told[0]!.mm)
    }
  })

  it('RB-166: a shot that was fired is in range', () => {
    for (const { found } of of('fire')) expect(['in', 'touching']).toContain(found!.verdict.kind)
  })

  it('RB-76, RB-77: an NP Ship that sailed by itself went no farther than a long range', () => {
    const automatic = of('move').filter(({ rule }) => rule !== 'RB-165')
    for (const rule of ['RB-76', 'RB-77']) expect(automatic.filter(one => one.rule === rule)).not.toEqual([])
    for (const { found } of automatic) {
      expect(found!.verdict).toMatchObject({ kind: 'in', markMm: longRangeMm })
      expect(found!.pair.mm).toBeGreaterThan(0)
    }
  })

  it('RB-74: a Ship that was moved by Sails went no farther than they take it', () => {
    for (const { found } of of('move').filter(({ rule }) => rule === 'RB-165')) {
      expect(found!.verdict).toMatchObject({ kind: 'in', rule: 'RB-74' })
      expect(found!.pair.mm).toBeLessThanOrEqual(found!.verdict.markMm)
    }
  })

  it('RB-67, RB-212: pairs that fought together count as equal, and one that fought alone is nearer or has no rival', () => {
    for (const { found, told } of of('fight'))
      expect(told.length > 1 ? ['equal'] : ['nearer', 'only']).toContain(found!.verdict.kind)
  })
})

describe('a refused move (seed "challenge 0")', () => {
  /** A player's turn at Sea, with a Ship of theirs. */
  function turnAtSea() {
    const random = createRandom('challenge 0')
    const options = Object.fromEntries(rattleBattle.options.map(({ id, default: value }) => [id, value]))
    let state = rattleBattle.setup({
      players: 3,
      seed: 'challenge 0',
      options: { ...options, scenario: 'norrington' },
    })
    for (;;) {
      const turn = rattleBattle.turn(state)
      if (turn.kind === 'over') throw new Error('Nobody could sail in this game.')
      const seat = turn.seats[0]
      const own = state.adventure?.sea.find(({ id }) => state.players[seat]!.dice.includes(id))
      const other = state.adventure?.sea.find(({ id }) => !state.players[seat]!.dice.includes(id))
      if (state.phase === 'actions.turn' && own && other && state.players[seat]!.sails.ready > 0)
        return { state, seat, own, other }
      state = rattleBattle.play(state, nextMove(rattleBattle, state, random) as never).state
    }
  }

  it('RB-74: too far is OUT by what it is too far; anything else is nothing to measure', () => {
    const { state, seat, own } = turnAtSea()
    // Towards the far wall, 100 mm away.
    const x = own.x > 0 ? own.x - 100 : own.x + 100
    const far = { kind: 'move', seat, dieId: own.id, x, y: own.y } as const
    expect(rattleBattle.check(state, far)?.rule).toBe('RB-74')
    const found = challengeRefused(state, far, 'too far', [])
    expect(found?.verdict).toMatchObject({ kind: 'out', rule: 'RB-74' })
    expect(found!.verdict.marginMm).toBeCloseTo(found!.pair.mm - found!.verdict.markMm, 6)
    expect(challengeRefused(state, { ...far, x: own.x }, 'nowhere', [])).toBeUndefined()
    expect(challengeRefused(state, { kind: 'pass', seat }, 'no', [])).toBeUndefined()
  })

  it('RB-80a: a tile in the line makes a shot BLOCKED, whatever the range says', () => {
    const { state, seat, own, other } = turnAtSea()
    const shot = { kind: 'fire', seat, shooterId: own.id, targetId: other.id } as const
    const middle = { x: (own.x + other.x) / 2, y: (own.y + other.y) / 2 }
    const rocks = [tileOutline({ id: 'T1', ...middle, rotation: 0 })]
    expect(challengeRefused(state, shot, 'blocked', rocks)?.verdict).toMatchObject({
      kind: 'blocked',
      by: 'T1',
    })
  })
})
