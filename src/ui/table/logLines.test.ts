import { beforeAll, describe, expect, it } from 'vitest'
import { playOn } from '../../match/playOn'
import { reseat } from '../../match/seats'
import { testMatch } from '../../match/testing/matches'
import { loadPhysics } from '../../physics'
import { logLines } from './logLines'

beforeAll(loadPhysics)

describe('the log', () => {
  it('tells nothing before it has been told on the table, and what is being told word by word (seed "log")', () => {
    const open = testMatch({ seed: 'log', entries: 30 })
    const told = logLines({ open, shown: 10, eyes: 0, telling: undefined })
    expect(told.every(({ after }) => after <= 10)).toBe(true)
    const entry = open.steps.findIndex((step, index) => index >= 10 && step.events.length > 1)
    const { events } = open.steps[entry]!
    const telling = { entry, index: 0, count: events.length, event: events[0]! }
    const growing = logLines({ open, shown: entry, eyes: 'spectator', telling })
    expect(growing.at(-1)).toMatchObject({ after: entry + 1, events: [events[0]] })
  })

  it('tells no more than the last entries where only those are wanted, word for word (seed "last")', () => {
    const open = testMatch({ seed: 'last', entries: 30 })
    const told = { open, shown: 30, eyes: 'spectator', telling: undefined } as const
    const last = logLines(told, 4)
    expect(last).toEqual(logLines(told).filter(({ after }) => after > 26))
    expect(last.length).toBeGreaterThan(1)
    expect(logLines({ ...told, shown: 2 }, 4)).toEqual(logLines({ ...told, shown: 2 }))
  })

  it('tells nobody what is for other eyes (seed "eyes")', () => {
    const open = testMatch({ seed: 'eyes', entries: 20 })
    const secret = { rule: 'RB-325', text: 'Only for seat 1', seenBy: [1] }
    const steps = open.steps.with(3, { ...open.steps[3]!, events: [secret] })
    const read = (eyes: 0 | 1 | 'spectator') =>
      logLines({ open: { ...open, steps }, shown: 20, eyes, telling: undefined }).flatMap(line => line.events)
    expect(read(1)).toContain(secret)
    expect(read(0)).not.toContain(secret)
    expect(read('spectator')).not.toContain(secret)
  })

  it('names who sat there when it was done, and tells between the entries who took the chair (seed "chairs")', () => {
    const before = testMatch({ seed: 'chairs', players: 2, entries: 12 })
    const open = playOn(reseat(before, 0, { name: 'Grace' }), 40)
    const lines = logLines({ open, shown: 52, eyes: 'spectator', telling: undefined })
    const at = lines.findIndex(({ events }) => events[0]!.rule === '')
    expect(lines[at]).toMatchObject({ after: 12, who: { name: 'Grace' } })
    expect(lines[at]!.events[0]!.text).toBe('Player 1, a computer, is called Grace from here on.')
    const names = (some: typeof lines) => [...new Set(some.map(({ who }) => who.name))].sort()
    expect(names(lines.slice(0, at))).toEqual(['Player 1', 'Player 2'])
    expect(names(lines.slice(at))).toEqual(['Grace', 'Player 2'])
    expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length)
  })
})
