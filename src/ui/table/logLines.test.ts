import { beforeAll, describe, expect, it } from 'vitest'
import { testMatch } from '../../match/testing/matches'
import { loadPhysics } from '../../physics'
import { logLines } from './logLines'

beforeAll(loadPhysics)

describe('the log', () => {
  it('tells nothing before it has been told on the table, and what is being told word by word (seed "log")', () => {
    const open = testMatch({ seed: 'log', entries: 30 })
    const told = logLines({ open, shown: 10, eyes: 0, telling: undefined })
    expect(told.every(({ entry }) => entry < 10)).toBe(true)
    const entry = open.steps.findIndex((step, index) => index >= 10 && step.events.length > 1)
    const { events } = open.steps[entry]!
    const telling = { entry, index: 0, count: events.length, event: events[0]! }
    const growing = logLines({ open, shown: entry, eyes: 'spectator', telling })
    expect(growing.at(-1)).toMatchObject({ entry, events: [events[0]] })
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
})
