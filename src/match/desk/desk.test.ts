import { beforeAll, describe, expect, it } from 'vitest'
import { loadPhysics } from '../../physics'
import { createRandom } from '../../rules/random'
import type { Sitter } from '../match'
import { openMatch } from '../openMatch'
import { writeMatch } from '../readMatch'
import { createMatchStore } from '../store/createMatchStore'
import { createMemoryShelf } from '../store/memoryShelf'
import { computer, person, testTable } from '../testing/matches'
import { verify } from '../verify'
import { createDesk } from './createDesk'
import type { DeskState } from './deskState'
import { thinkHere } from './thinker'

beforeAll(loadPhysics)

const waits: number[] = []
const parts = {
  thinker: thinkHere,
  wait: async (ms: number) => {
    waits.push(ms)
  },
}

async function sitDown(seed: string, sitters: readonly Sitter[], desk = createDesk(parts)) {
  const store = createMatchStore(createMemoryShelf())
  const open = testTable({ seed, players: sitters.length, sitters })
  const { id } = await store.add(open, 'Desk')
  desk.sitDown(store, id, open)
  return { desk, store, id }
}

type Desk = ReturnType<typeof createDesk>

/** Fulfilled when the desk waits for a person, is over or has stopped. */
function waitsForSomebody({ state }: Desk): Promise<DeskState> {
  const isWaiting = ({ phase, hand }: DeskState) =>
    ['curtain', 'asking', 'over', 'stopped'].includes(phase) || (phase === 'held' && !hand?.opensByItself)
  return new Promise(resolve => {
    if (isWaiting(state.getState())) return resolve(state.getState())
    const stop = state.subscribe(now => {
      if (!isWaiting(now)) return
      stop()
      resolve(now)
    })
  })
}

/** Does what is asked, any of it. */
async function act(desk: Desk, seed: string): Promise<void> {
  const { phase, asked } = desk.state.getState()
  if (phase === 'curtain') desk.drawCurtain()
  else if (phase === 'held') await desk.letGo({ shake: 0.4 })
  else if (asked) await desk.choose(createRandom(seed).pick(asked.choices).move)
}

describe('the desk', () => {
  it('brings a match of two persons and two computers through 60 questions, and every entry is kept (seed "desk")', async () => {
    const { desk, store, id } = await sitDown('desk', [person, computer, person, computer])
    for (let n = 0; n < 60; n++) {
      const { phase, trouble } = await waitsForSomebody(desk)
      expect(trouble).toBeUndefined()
      if (phase === 'over') break
      await act(desk, `desk ${n}`)
    }
    const now = await waitsForSomebody(desk)
    const kept = await store.load(id)
    if (!kept.ok) throw new Error(kept.why)
    expect(writeMatch(kept.value.match)).toBe(writeMatch(now.open!.match))
    expect(now.shown).toBe(now.open!.match.log.length)
    expect(now.open!.match.log.some(entry => entry.kind === 'throw')).toBe(true)
    expect(verify(now.open!.match).ok).toBe(true)
  })

  it('plays four computers to the end without anybody, and tells every event once (seed "watch")', async () => {
    const desk = createDesk(parts)
    const told: string[] = []
    desk.state.subscribe(({ telling }, { telling: before }) => {
      if (telling && telling !== before) told.push(`${telling.entry}/${telling.index}`)
    })
    await sitDown('watch', [computer, computer], desk)
    const { phase, open } = await waitsForSomebody(desk)
    expect(phase).toBe('over')
    const events = open!.steps.flatMap((step, entry) =>
      step.events.filter(event => !event.seenBy).map((_, index) => `${entry}/${index}`),
    )
    expect(told).toEqual(events)
  })

  it('lets a person take over a computer that thinks, and a computer a person who is asked (seed "chairs")', async () => {
    let think = (_: unknown) => {}
    const thinker = {
      ...thinkHere,
      think: (question: Parameters<typeof thinkHere.think>[0]) =>
        new Promise<Awaited<ReturnType<typeof thinkHere.think>>>(resolve => {
          think = () => void thinkHere.think(question).then(resolve)
        }),
    }
    const { desk, store, id } = await sitDown(
      'chairs',
      [computer, computer],
      createDesk({ ...parts, thinker }),
    )
    const { thinking } = desk.state.getState()
    expect(desk.state.getState().phase).toBe('thinking')
    await desk.reseat(thinking!, { name: 'Ada', sitter: person })
    // The answer of the computer that has left comes too late.
    think(undefined)
    const asked = await waitsForSomebody(desk)
    expect(asked).toMatchObject({ phase: 'asking', asked: { seat: thinking }, eyes: thinking })
    expect(asked.open!.match.log).toHaveLength(0)
    await desk.reseat(thinking!, { sitter: computer })
    expect(desk.state.getState()).toMatchObject({ phase: 'thinking', thinking, asked: undefined })
    const kept = await store.load(id)
    if (!kept.ok) throw new Error(kept.why)
    expect(kept.value.match.seats[thinking!]).toMatchObject({ name: 'Ada', sitter: computer })
    think(undefined)
    await expect.poll(() => desk.state.getState().open!.match.log.length).toBe(1)
  })

  it('leaves whoever is asked in peace when another chair changes (seed "other chair")', async () => {
    const { desk } = await sitDown('other chair', [person, computer])
    const before = await waitsForSomebody(desk)
    const { seat } = (before.asked ?? before.hand)!
    await desk.reseat(1 - seat, { name: 'Grace', sitter: person })
    const after = desk.state.getState()
    expect(after.asked).toBe(before.asked)
    expect(after.hand).toBe(before.hand)
    expect(after.open!.match.seats[1 - seat]).toMatchObject({ name: 'Grace', sitter: person })
  })

  it('looks back without changing anything, and goes on where it was (seed "back")', async () => {
    const { desk } = await sitDown('back', [person, computer])
    for (let n = 0; n < 12; n++) {
      await waitsForSomebody(desk)
      await act(desk, `back ${n}`)
    }
    const before = await waitsForSomebody(desk)
    desk.lookBack(1)
    expect(desk.state.getState().view).toEqual(
      before.open!.game.view(openMatchAt(before, 1), desk.state.getState().eyes),
    )
    desk.goOn()
    const after = await waitsForSomebody(desk)
    expect(after.view).toEqual(before.view)
    expect(after.open).toBe(before.open)
    expect(after.shown).toBe(before.shown)
  })

  it('tells in the film who took a chair, between the entries where he did (seed "film")', async () => {
    const { desk } = await sitDown('film', [person, computer])
    for (let n = 0; n < 3; n++) {
      await waitsForSomebody(desk)
      await act(desk, `film ${n}`)
    }
    const { asked, hand, open } = await waitsForSomebody(desk)
    const { seat } = (asked ?? hand)!
    const at = open!.match.log.length
    // The computer of that chair plays on, so that more follows.
    await desk.reseat(seat, { sitter: computer, name: 'Grace' })
    await waitsForSomebody(desk)
    const told: string[] = []
    desk.state.subscribe(({ telling, lookingBack }, before) => {
      if (lookingBack && telling && telling !== before.telling)
        told.push(`${telling.entry} ${telling.event.text}`)
    })
    desk.lookBack(0)
    desk.playFilm(true)
    await expect.poll(() => desk.state.getState().lookingBack?.playing).toBe(false)
    const chair = told.filter(text => text.includes('Grace'))
    expect(chair).toEqual([`${at - 1} Grace, a computer (tipsy), takes over from Player ${seat + 1}.`])
    const after = told.slice(told.indexOf(chair[0]!) + 1).map(text => Number.parseInt(text, 10))
    expect(after.length).toBeGreaterThan(0)
    expect(Math.min(...after)).toBe(at)
  })

  it('shows in the film what happened, over the table as it was before, and is after it in the end (seed "shown")', async () => {
    const { desk } = await sitDown('shown', [person, computer])
    for (let n = 0; n < 4; n++) {
      await waitsForSomebody(desk)
      await act(desk, `shown ${n}`)
    }
    const { open, eyes } = await waitsForSomebody(desk)
    const viewAt = (entries: number) => open!.game.view(openMatchAt({ open }, entries), eyes)
    const told: string[] = []
    let ended = 0
    desk.addTeller({
      takes: events => events.some(({ text }) => text.includes('Ship')),
      async tell({ event, before, after }) {
        const { lookingBack, view } = desk.state.getState()
        told.push(event.text)
        expect(view).toEqual(viewAt(lookingBack!.entry - 1))
        expect(before).toEqual(viewAt(lookingBack!.entry - 1))
        expect(after).toEqual(viewAt(lookingBack!.entry))
      },
      end: () => ended++,
    })
    desk.lookBack(0)
    desk.playFilm(true)
    await expect.poll(() => desk.state.getState().lookingBack?.playing).toBe(false)
    const shown = open!.steps.filter(({ events }) => events.some(({ text }) => text.includes('Ship')))
    expect(told).toEqual(shown.flatMap(({ events }) => events.map(({ text }) => text)))
    expect(shown.length).toBeGreaterThan(0)
    expect(ended).toBe(shown.length)
    expect(desk.state.getState().view).toEqual(viewAt(open!.match.log.length))
  })

  it('is after what was told once a film is stopped in the middle of it (seed "stopped")', async () => {
    const { desk } = await sitDown('stopped', [person, computer])
    await act(desk, 'stopped 0')
    const { open, eyes } = await waitsForSomebody(desk)
    desk.addTeller({
      takes: () => true,
      tell: ({ signal }) => new Promise(done => signal.addEventListener('abort', () => done())),
      end: () => undefined,
    })
    desk.lookBack(0)
    desk.playFilm(true)
    await expect.poll(() => desk.state.getState().telling).toBeDefined()
    desk.playFilm(false)
    expect(desk.state.getState()).toMatchObject({
      lookingBack: { entry: 1, playing: false },
      telling: undefined,
      view: open!.game.view(openMatchAt({ open }, 1), eyes),
    })
  })

  it('says which rule is against a move that may not be made, and nothing changes', async () => {
    const { desk } = await sitDown('refused', [person, computer])
    const { asked, open } = await waitsForSomebody(desk)
    await desk.choose({ ...asked!.choices[0]!.move, seat: 1 })
    expect(desk.state.getState().refusal?.rule).toMatch(/^RB-/)
    expect(desk.state.getState().open).toBe(open)
  })

  it('plays a move once however often its button is pressed, and takes back once (seed "twice")', async () => {
    const { desk } = await sitDown('twice', [person, person])
    const { asked, open } = await waitsForSomebody(desk)
    const before = open!.match.log.length
    const { move } = asked!.choices[0]!
    await Promise.all([desk.choose(move), desk.choose(move), desk.choose(move)])
    const after = await waitsForSomebody(desk)
    expect(after.trouble).toBeUndefined()
    expect(after.open!.match.log.length).toBe(before + 1)
    await Promise.all([desk.undo(), desk.undo(), desk.undo()])
    const back = await waitsForSomebody(desk)
    expect(back.trouble).toBeUndefined()
    expect(back.open!.match.log.length).toBe(before)
    await desk.undo()
    expect((await waitsForSomebody(desk)).trouble).toBeUndefined()
  })

  it('stays left when a move is kept after the page has gone (seed "gone")', async () => {
    const { desk, store, id } = await sitDown('gone', [person, computer])
    const { asked, open } = await waitsForSomebody(desk)
    const chosen = desk.choose(asked!.choices[0]!.move)
    desk.leave()
    await chosen
    expect(desk.state.getState()).toMatchObject({ phase: 'closed', open: undefined })
    const kept = await store.load(id)
    expect(kept.ok && kept.value.match.log.length).toBe(open!.match.log.length + 1)
  })

  it('finds dice in the air as they fell when the page was closed (seed "air")', async () => {
    const { desk, store, id } = await sitDown('air', [person, computer])
    for (let n = 0; (await waitsForSomebody(desk)).phase !== 'held'; n++) await act(desk, `air ${n}`)
    const stop = desk.throwing.watch()
    await desk.letGo({ shake: 0.7 })
    desk.throwing.advance(0.05)
    const { falling } = desk.state.getState().open!.match
    expect(falling?.gesture).toEqual({ shake: 0.7 })
    desk.leave()
    stop()
    const kept = await store.load(id)
    if (!kept.ok) throw new Error(kept.why)
    const again = createDesk(parts)
    again.sitDown(store, id, kept.value)
    const { open } = await waitsForSomebody(again)
    const records = open!.match.log.flatMap(entry => (entry.kind === 'throw' ? [entry.record] : []))
    expect(records).toContainEqual(falling)
    expect(verify(open!.match).ok).toBe(true)
  })

  it('waits while it is paused, and is told at once when asked to be', async () => {
    const desk = createDesk(parts)
    desk.pause(true)
    await sitDown('paused', [computer, computer], desk)
    desk.pause(true)
    await new Promise(resolve => setTimeout(resolve, 5))
    const { length } = desk.state.getState().open!.match.log
    await new Promise(resolve => setTimeout(resolve, 5))
    expect(desk.state.getState().open!.match.log.length).toBe(length)
    waits.length = 0
    desk.setPace('at once')
    desk.pause(false)
    expect((await waitsForSomebody(desk)).phase).toBe('over')
    expect(waits.every(ms => ms === 0)).toBe(true)
  })
})

function openMatchAt({ open }: Pick<DeskState, 'open'>, entries: number): unknown {
  const read = openMatch({ ...open!.match, log: open!.match.log.slice(0, entries) })
  if (!read.ok) throw new Error(read.why)
  return read.value.state
}
