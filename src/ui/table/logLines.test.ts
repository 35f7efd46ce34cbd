import { beforeAll, describe, expect, it } from 'vitest'
import { linesOf, noLines } from '../../host/lines'
import { toldTo } from '../../host/toldTo'
import type { OpenMatch } from '../../match/openMatch'
import { playOn } from '../../match/playOn'
import { reseat } from '../../match/seats'
import { testMatch } from '../../match/testing/matches'
import { loadPhysics } from '../../physics'
import type { Viewer } from '../../rules/game'
import { logLines } from './logLines'

beforeAll(loadPhysics)

const toldOf = (open: OpenMatch, viewer: Viewer) =>
  toldTo(open, viewer, { choices: false, lines: linesOf(open, viewer, noLines) })

describe('the log', () => {
  it('shows an event only once the table tells it, and the current one word by word (seed "log")', () => {
    const open = testMatch({ seed: 'log', entries: 30 })
    const lines = logLines({ told: toldOf(open, 0), shown: 10, telling: undefined })
    expect(lines.every(({ after }) => after <= 10)).toBe(true)
    const told = toldOf(open, 'spectator')
    const entry = told.lines.findIndex((line, index) => index >= 10 && line.events.length > 1)
    const { events } = told.lines[entry]!
    const telling = { entry, index: 0, count: events.length, event: events[0]! }
    const growing = logLines({ told, shown: entry, telling })
    expect(growing.at(-1)).toMatchObject({ after: entry + 1, events: [events[0]] })
  })

  it('tells no more than the last entries where only those are wanted, word for word (seed "last")', () => {
    const open = testMatch({ seed: 'last', entries: 30 })
    const all = toldOf(open, 'spectator')
    const told = { told: all, shown: all.lines.length, telling: undefined } as const
    const last = logLines(told, 4)
    expect(last).toEqual(logLines(told).filter(({ after }) => after > all.lines.length - 4))
    expect(last.length).toBeGreaterThan(1)
    expect(logLines({ ...told, shown: 2 }, 4)).toEqual(logLines({ ...told, shown: 2 }))
  })

  it('shows only what this viewer may see (seed "eyes")', () => {
    const open = testMatch({ seed: 'eyes', entries: 20 })
    const secret = { rule: 'RB-325', text: 'Only for seat 1', seenBy: [1] }
    const steps = open.steps.with(3, { ...open.steps[3]!, events: [secret] })
    const read = (eyes: 0 | 1 | 'spectator') =>
      logLines({ told: toldOf({ ...open, steps }, eyes), shown: 20, telling: undefined })
        .flatMap(line => line.events)
        .map(({ text }) => text)
    expect(read(1)).toContain(secret.text)
    expect(read(0)).not.toContain(secret.text)
    expect(read('spectator')).not.toContain(secret.text)
  })

  it('names who sat there when it was done, and tells between the entries who took the chair (seed "chairs")', () => {
    const before = testMatch({ seed: 'chairs', players: 2, entries: 12 })
    const open = playOn(reseat(before, 0, { name: 'Grace' }), 40)
    const lines = logLines({ told: toldOf(open, 'spectator'), shown: 52, telling: undefined })
    const at = lines.findIndex(({ events }) => events[0]!.rule === '')
    expect(lines[at]).toMatchObject({ after: 12, who: { name: 'Grace' } })
    expect(lines[at]!.events[0]!.text).toBe('Player 1, a computer, is called Grace from here on.')
    const names = (some: typeof lines) => [...new Set(some.map(({ who }) => who.name))].sort()
    expect(names(lines.slice(0, at))).toEqual(['Player 1', 'Player 2'])
    expect(names(lines.slice(at))).toEqual(['Grace', 'Player 2'])
    expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length)
  })
})
