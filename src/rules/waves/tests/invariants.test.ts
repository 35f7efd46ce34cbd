/** Section 9 on random games: what holds in every state, round by round. */
import { describe, expect, test } from 'vitest'
import type { CheckResult } from '../collecting'
import { waves } from '../index'
import { openMajority } from '../majority'
import { isHeadToHead, modeOf } from '../seating'
import { everyMode, newTable, randomGame, type Step } from '../testing/newTable'
import type { Cls } from '../vocabulary'

const tables = everyMode.flatMap(table =>
  (['suggested', 'random'] as const).map(tabletSet => ({ ...table, tabletSet })),
)

interface Checked {
  readonly slot: number
  readonly result: CheckResult
  readonly elder: Cls
  readonly agent: Cls
}

describe.each(tables)(
  '$name with the set “$tabletSet” (seed "invariants")',
  ({ players, mode, tabletSet }) => {
    const steps = [...randomGame(newTable(players, 'invariants', { mode, tabletSet }), 'invariants')]
    const resolved = steps.filter(step => step.events.some(event => event.kind === 'trueMajority'))
    const checksOf = ({ events }: Step) =>
      events.filter(event => event.kind === 'checked').map(event => event.data as unknown as Checked)
    const faceOf = ({ events }: Step) => events.find(event => event.kind === 'tabletActivated')!.data!.face

    test('WV-1, WV-44: a hundred cards and five Shells, always (I1, I2)', () => {
      for (const { after } of steps) {
        expect(waves.fault(after)).toBeUndefined()
        expect(after.shells).toBeLessThanOrEqual(5)
      }
    })

    test('WV-105: each owned slot checks once a round, unless the game ends (I8)', () => {
      for (const step of resolved) {
        const slots = checksOf(step).map(check => check.slot)
        expect(new Set(slots).size).toBe(slots.length)
        if (step.after.phase === 'over' && step.events.some(event => event.kind === 'gameWon')) continue
        expect(slots.sort()).toEqual(modeOf(step.before).owned)
      }
    })

    test('WV-106: nobody collects more Elders than there are Shells (I8)', () => {
      for (const step of resolved) {
        const { to = step.before.shells } = step.events.find(event => event.kind === 'shellsSet')?.data ?? {}
        const collected = checksOf(step).filter(check => check.result === 'collected')
        expect(collected.length).toBeLessThanOrEqual(Number(to))
      }
    })

    test('WV-93: no Rebels, no other majority (I7)', () => {
      for (const { before, events } of resolved) {
        const { rebels } = events.find(event => event.kind === 'rebelsRevealed')!.data as {
          rebels: unknown[]
        }
        const { cls } = events.find(event => event.kind === 'trueMajority')!.data as { cls: Cls }
        if (rebels.length === 0) expect(cls).toBe(openMajority(before).cls)
      }
    })

    test('WV-129, WV-136, WV-139: the bans of three tablets always hold (I18)', () => {
      for (const step of resolved) {
        const checks = checksOf(step)
        const collected = checks.filter(check => check.result === 'collected')
        if (faceOf(step) === 'SCH-SIX') expect(collected.some(check => check.elder === 1)).toBe(false)
        if (faceOf(step) === 'KEE-SHL') {
          expect(collected.some(check => check.elder === 2 && check.agent === 2)).toBe(false)
        }
        const successes = checks.filter(({ result }) => result === 'collected' || result === 'returned')
        const returned = successes.map(({ result }) => result).indexOf('returned')
        if (faceOf(step) === 'NOB-RET') expect(returned).toBe(successes.length > 0 ? 0 : -1)
        else expect(returned).toBe(-1)
      }
    })

    test('WV-51, WV-116: draws of a round are as many as the mode allows (I13)', () => {
      const drawn = new Map<string, number>()
      for (const { before, events } of steps) {
        for (const { kind, data } of events) {
          if (kind !== 'cardsDrawn') continue
          const key = `${before.round} ${data!.seat}`
          drawn.set(key, (drawn.get(key) ?? 0) + Number(data!.n))
        }
      }
      expect(drawn.size).toBeGreaterThan(0)
      const most = isHeadToHead(steps[0]!.before) ? 2 : 1
      expect(Math.max(...drawn.values())).toBe(most)
    })

    test('WV-133: a rotation moves the Elders of players, and no other (I21)', () => {
      for (const { before, events } of resolved) {
        const { elders } = (events.find(event => event.kind === 'eldersRotated')?.data ?? {}) as {
          elders?: Cls[]
        }
        if (!elders) continue
        const old = before.slots.map(slot => slot.elder!)
        expect([...elders].sort()).toEqual([...old].sort())
        if (players === 3) expect(elders[3]).toBe(old[3])
      }
    })

    test('WV-61: the game ends, and the party of the last check has won it (I10, I11, I20)', () => {
      const { after, events } = steps.at(-1)!
      expect(after.phase).toBe('over')
      expect(after.round).toBeLessThan(200)
      const won = events.find(event => event.kind === 'gameWon')!
      const last = events.filter(event => event.kind === 'elderCollected').at(-1)!
      expect(won.data!.party).toBe(last.data!.party)
      expect(waves.score(after).winners).toEqual(won.data!.seats)
    })
  },
)
