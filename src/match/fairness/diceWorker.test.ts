import 'fake-indexeddb/auto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { loadPhysics } from '../../physics'
import { cutOff, type OpenMatch } from '../openMatch'
import { playMatch } from '../playMatch'
import { openMatchStore } from '../store/openMatchStore'
import type { DiceQuestion } from './askDice'

type Said = Readonly<Record<string, unknown>>

/** The thread as its page sees it: a question goes in, and what it says comes out. */
const scope: { onmessage?: (event: { data: DiceQuestion }) => void; postMessage(said: Said): void } = {
  postMessage() {},
}

async function ask(question: DiceQuestion): Promise<{ readonly answer: Said; readonly steps: number }> {
  let steps = 0
  const answer = await new Promise<Said>(resolve => {
    scope.postMessage = said => {
      if (said.kind === 'at') steps++
      else resolve(said)
    }
    scope.onmessage!({ data: question })
  })
  return { answer, steps }
}

async function kept(open: OpenMatch): Promise<string> {
  const { store } = await openMatchStore()
  return (await store.add(open, 'kept')).id
}

let over: OpenMatch

beforeAll(async () => {
  await loadPhysics()
  vi.stubGlobal('self', scope)
  await import('./diceWorker')
  const made = playMatch({ game: 'rolling-with-the-waves', players: 2, bots: ['easy'], seed: 'thread' })
  if (!made.ok) throw new Error(made.why)
  const { match } = made.value
  const seats = match.seats.with(0, { ...match.seats[0]!, sitter: { kind: 'human' } })
  over = { ...made.value, match: { ...match, seats } }
})
afterAll(() => vi.unstubAllGlobals())

describe('the thread beside the page', () => {
  it('weighs the luck and the skill of a kept match that is over (seed "thread")', async () => {
    const match = await kept(over)
    const counted = await ask({ kind: 'count', match })
    expect(counted.answer).toMatchObject({ kind: 'counted', weighed: { luck: true, skill: 'offered' } })
    const luck = await ask({ kind: 'weigh', match, others: 2 })
    expect(luck.answer).toMatchObject({ kind: 'weighed', luck: { others: 2, seats: [{}, {}] } })
    expect(luck.steps).toBeGreaterThan(0)
    const skill = await ask({ kind: 'grade', match, worlds: 1 })
    expect(skill.answer).toMatchObject({ kind: 'graded', skill: { worlds: 1, seats: [{ seat: 0 }] } })
    expect(skill.steps).toBeGreaterThan(0)
  })

  it('says that skill is not rated where a game gives no sound worth of a decision, and nothing of it without people (seed "thread")', async () => {
    const made = playMatch({ game: 'waves-of-fortune', players: 2, bots: ['easy'], seed: 'thread' })
    if (!made.ok) throw new Error(made.why)
    const { match } = made.value
    const seats = match.seats.with(0, { ...match.seats[0]!, sitter: { kind: 'human' } })
    const weighedOf = async (open: OpenMatch) =>
      (await ask({ kind: 'count', match: await kept(open) })).answer.weighed
    expect(await weighedOf({ ...made.value, match: { ...match, seats } })).toEqual({
      luck: true,
      skill: 'unrated',
    })
    expect(await weighedOf(made.value)).toEqual({ luck: true, skill: 'nobody' })
  })

  it('says nothing of a match that goes on, and of all matches together (seed "thread")', async () => {
    const match = await kept(cutOff(over, over.match.log.length - 1))
    expect((await ask({ kind: 'count', match })).answer).toMatchObject({ weighed: undefined })
    expect((await ask({ kind: 'count', match: undefined })).answer).toMatchObject({ weighed: undefined })
    expect((await ask({ kind: 'weigh', match, others: 2 })).answer).toMatchObject({ luck: undefined })
    expect((await ask({ kind: 'grade', match, worlds: 1 })).answer).toMatchObject({ skill: undefined })
  })

  it('says why it cannot answer', async () => {
    const { answer } = await ask({ kind: 'grade', match: 'nowhere', worlds: 1 })
    expect(answer).toMatchObject({ kind: 'failed', why: expect.stringMatching(/\w/) })
  })
})
