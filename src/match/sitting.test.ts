import { beforeAll, describe, expect, it } from 'vitest'
import { loadPhysics, simulateThrow } from '../physics'
import { IllegalMove } from '../rules/game'
import { turnOf } from './openMatch'
import { playMove } from './playMove'
import { chooseMove, playOne } from './playOn'
import { writeMatch } from './readMatch'
import { reseat } from './seats'
import { createSitting } from './sitting'
import { createMatchStore } from './store/createMatchStore'
import { type MatchStore, StoreError } from './store/matchStore'
import { createMemoryShelf } from './store/memoryShelf'
import { computer, person, testTable } from './testing/matches'
import { finishThrowOf, takeThrow } from './throwing'
import { undo } from './undo'
import { verify } from './verify'
import { waitingFor } from './waiting'

beforeAll(loadPhysics)

async function sitDown(seed: string, around: (store: MatchStore) => MatchStore = store => store) {
  const store = createMatchStore(createMemoryShelf())
  const open = testTable({ seed, sitters: [person, computer, computer] })
  const { id } = await store.add(open, 'Sitting')
  const kept = async () => {
    const read = await store.load(id)
    if (!read.ok) throw new Error(read.why)
    return writeMatch(read.value.match)
  }
  return { sitting: createSitting(around(store), id, open), kept }
}

type Sitting = Awaited<ReturnType<typeof sitDown>>['sitting']

/** Plays one entry for the seat that is asked; throws are watched to their end. */
async function goOn(sitting: Sitting): Promise<void> {
  const { open } = sitting.state.getState()
  const waiting = waitingFor(open)
  if (waiting.kind === 'over') return
  if (turnOf(open).kind === 'throw') {
    const taken = await sitting.change(at => takeThrow(at, { gesture: { shake: 0.3 } }))
    const result = simulateThrow(taken.match.falling!)
    await sitting.change(at => finishThrowOf(at, result))
  } else if (waiting.kind === 'person') {
    const move = chooseMove(open, waiting.seats[0]!, 'random')
    await sitting.change(at => playMove(at, move))
  } else await playComputer(sitting)
}

const playComputer = (sitting: Sitting) => sitting.change(at => playOne(at) ?? at)

describe('a sitting', () => {
  it('shows nothing that is not kept, entry by entry and dice in the air (seed "shown")', async () => {
    const { sitting, kept } = await sitDown('shown')
    const checks: Promise<void>[] = []
    let sawFalling = false
    sitting.state.subscribe(({ open, isKeeping }) => {
      if (isKeeping) return
      sawFalling ||= open.match.falling !== undefined
      const shown = writeMatch(open.match)
      checks.push(kept().then(text => expect(text).toBe(shown)))
    })
    for (let n = 0; n < 40; n++) {
      await goOn(sitting)
      await Promise.all(checks.splice(0))
    }
    expect(sawFalling).toBe(true)
    expect(verify(sitting.state.getState().open.match).ok).toBe(true)
  })

  it('makes simultaneous changes one after another', async () => {
    const { sitting, kept } = await sitDown('at once')
    while (waitingFor(sitting.state.getState().open).kind !== 'person') await playComputer(sitting)
    const { open } = sitting.state.getState()
    const move = chooseMove(open, 0, 'random')
    const twice = await Promise.allSettled([1, 2].map(() => sitting.change(at => playMove(at, move))))
    expect(twice[0]!.status).toBe('fulfilled')
    if (twice[1]!.status === 'rejected') expect(twice[1]!.reason).toBeInstanceOf(IllegalMove)
    expect(await kept()).toBe(writeMatch(sitting.state.getState().open.match))
  })

  it('sets aside what cannot be saved, keeps showing what is, and tries again', async () => {
    let isFull = false
    const { sitting, kept } = await sitDown('full', store => ({
      ...store,
      keep: (...args) =>
        isFull ? Promise.reject(new StoreError('full', 'There is no room.')) : store.keep(...args),
    }))
    for (let n = 0; n < 4; n++) await goOn(sitting)
    const before = writeMatch(sitting.state.getState().open.match)
    isFull = true
    await expect(goOn(sitting)).rejects.toThrow('There is no room.')
    const { open, unkept } = sitting.state.getState()
    expect(writeMatch(open.match)).toBe(before)
    expect(unkept?.why).toBe('There is no room.')
    expect(unkept!.open.match.log.length + (unkept!.open.match.falling ? 1 : 0)).toBeGreaterThan(
      open.match.log.length,
    )
    await expect(sitting.retry()).rejects.toThrow('There is no room.')
    isFull = false
    expect(await sitting.retry()).toBe(unkept!.open)
    expect(sitting.state.getState().unkept).toBeUndefined()
    expect(await kept()).toBe(writeMatch(unkept!.open.match))
  })

  it('takes back and seats people, kept like everything else', async () => {
    const { sitting, kept } = await sitDown('back')
    while (waitingFor(sitting.state.getState().open).kind !== 'person') await playComputer(sitting)
    const before = sitting.state.getState().open
    await sitting.change(at => playMove(at, chooseMove(at, 0, 'random')))
    await sitting.change(undo)
    expect(await kept()).toBe(writeMatch(before.match))
    await sitting.change(at => reseat(at, 0, { name: 'Mary' }))
    expect(await kept()).toContain('"name":"Mary"')
  })
})
