import { beforeAll, describe, expect, it } from 'vitest'
import { linesOf, noLines } from '../../host/lines'
import type { Sitter } from '../../match/match'
import { type OpenMatch, stateAt } from '../../match/openMatch'
import { plain } from '../../match/plain'
import { writeMatch } from '../../match/readMatch'
import { computer, person, testTable } from '../../match/testing/matches'
import { verify } from '../../match/verify'
import { loadPhysics } from '../../physics'
import { gameById } from '../../rules/games'
import { createRandom } from '../../rules/random'
import type { Connect } from '../../wire'
import { thinkHere } from '../hosting/thinkHere'
import { deskUntil, deskWaits } from '../testing/deskWaits'
import { sitAt } from '../testing/sitAt'
import { tableOfTest } from '../testing/tableOfTest'
import { createDesk } from './createDesk'
import type { DeskState } from './deskState'

beforeAll(loadPhysics)

const waits: number[] = []
const parts = {
  rules: gameById,
  wait: async (ms: number) => {
    waits.push(ms)
  },
}

async function sitDown(
  seed: string,
  sitters: readonly Sitter[],
  desk = createDesk(tableOfTest(), parts),
  hosting = {},
) {
  return sitAt(desk, testTable({ seed, players: sitters.length, sitters }), hosting)
}

type Desk = ReturnType<typeof createDesk>

/** All that goes on by itself has been done: nothing here waits for a clock. */
const settled = () => new Promise(resolve => setTimeout(resolve))

/** Does what is asked, any of it. */
async function act(desk: Desk, seed: string): Promise<void> {
  const { phase, asked } = desk.state.getState()
  if (phase === 'curtain') await desk.drawCurtain()
  else if (phase === 'held') await desk.letGo({ shake: 0.4 })
  else if (asked) await desk.choose(createRandom(seed).pick(asked.choices).move)
}

describe('the desk', () => {
  it('brings a match of two persons and two computers through 60 questions, and every entry is kept (seed "desk")', async () => {
    const { desk, kept } = await sitDown('desk', [person, computer, person, computer])
    for (let n = 0; n < 60; n++) {
      const { phase, trouble } = await deskWaits(desk)
      expect(trouble).toBeUndefined()
      if (phase === 'over') break
      await act(desk, `desk ${n}`)
    }
    const now = await deskWaits(desk)
    const open = await kept()
    const { match } = open
    expect(await desk.exportText()).toBe(writeMatch(match))
    expect(now.shown).toBe(now.told!.lines.length)
    const { lines } = linesOf(open, now.eyes, noLines)
    expect(plain(lines).slice(0, now.shown)).toEqual(plain(now.told!.lines))
    expect(match.log.some(entry => entry.kind === 'throw')).toBe(true)
    expect(verify(match).ok).toBe(true)
  })

  it('plays four computers to the end without anybody, and tells every event once (seed "watch")', async () => {
    const desk = createDesk(tableOfTest(), parts)
    const told: string[] = []
    desk.state.subscribe(({ telling }, { telling: before }) => {
      if (telling && telling !== before) told.push(`${telling.entry}/${telling.index}`)
    })
    const { kept } = await sitDown('watch', [computer, computer], desk)
    expect((await deskWaits(desk)).phase).toBe('over')
    const { lines } = linesOf(await kept(), 'spectator', noLines)
    const events = lines.flatMap((line, at) => line.events.map((_, index) => `${at}/${index}`))
    expect(events.length).toBeGreaterThan(60)
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
    const { desk, kept } = await sitDown('chairs', [computer, computer], createDesk(tableOfTest(), parts), {
      thinker,
    })
    await deskUntil(desk, ({ phase }) => phase === 'thinking')
    const { thinking } = desk.state.getState()
    await desk.reseat(thinking!, { name: 'Ada', sitter: person })
    // The answer of the computer that has left comes too late.
    think(undefined)
    const asked = await deskWaits(desk)
    expect(asked).toMatchObject({ phase: 'asking', asked: { seat: thinking }, eyes: thinking })
    expect(asked.told!.lines).toHaveLength(0)
    await desk.reseat(thinking!, { sitter: computer })
    await deskUntil(desk, ({ phase }) => phase === 'thinking')
    expect(desk.state.getState()).toMatchObject({ thinking, asked: undefined })
    expect((await kept()).match.seats[thinking!]).toMatchObject({ name: 'Ada', sitter: computer })
    think(undefined)
    await deskUntil(desk, ({ told }) => told!.lines.length === 1)
  })

  it('keeps the current question when another chair changes (seed "other chair")', async () => {
    const { desk } = await sitDown('other chair', [person, computer])
    const before = await deskWaits(desk)
    const { seat } = (before.asked ?? before.hand)!
    await desk.reseat(1 - seat, { name: 'Grace', sitter: person })
    const after = desk.state.getState()
    expect(after.asked).toBe(before.asked)
    expect(after.hand).toBe(before.hand)
    expect(after.told!.seats[1 - seat]).toMatchObject({ name: 'Grace', sitter: person })
  })

  it('looks back without changing anything, and returns to the same moment (seed "back")', async () => {
    const { desk, kept } = await sitDown('back', [person, computer])
    for (let n = 0; n < 12; n++) {
      await deskWaits(desk)
      await act(desk, `back ${n}`)
    }
    const before = await deskWaits(desk)
    await desk.lookBack(1)
    expect(desk.state.getState().view).toEqual(viewAt(await kept(), 1, desk.state.getState()))
    desk.goOn()
    const after = await deskWaits(desk)
    expect(after.view).toEqual(before.view)
    expect(after.told).toBe(before.told)
    expect(after.shown).toBe(before.shown)
  })

  it('tells in the film who took a chair, between the entries where it happened (seed "film")', async () => {
    const { desk } = await sitDown('film', [person, computer])
    for (let n = 0; n < 3; n++) {
      await deskWaits(desk)
      await act(desk, `film ${n}`)
    }
    const { asked, hand, told: before } = await deskWaits(desk)
    const { seat } = (asked ?? hand)!
    const at = before!.lines.length
    // The computer of that chair plays on, so that more follows.
    await desk.reseat(seat, { sitter: computer, name: 'Grace' })
    await deskWaits(desk)
    const told: string[] = []
    desk.state.subscribe(({ telling, lookingBack }, before) => {
      if (lookingBack && telling && telling !== before.telling)
        told.push(`${telling.entry} ${telling.event.text}`)
    })
    desk.lookBack(0)
    desk.playFilm(true)
    await deskUntil(desk, ({ lookingBack }) => lookingBack?.playing === false)
    const chair = told.filter(text => text.includes('Grace'))
    expect(chair).toEqual([`${at - 1} Grace, a computer (tipsy), takes over from Player ${seat + 1}.`])
    const after = told.slice(told.indexOf(chair[0]!) + 1).map(text => Number.parseInt(text, 10))
    expect(after.length).toBeGreaterThan(0)
    expect(Math.min(...after)).toBe(at)
  })

  it('shows in the film what happened, over the table as it was before, and is after it in the end (seed "filmed")', async () => {
    const { desk, kept } = await sitDown('filmed', [person, computer])
    for (let n = 0; n < 4; n++) {
      await deskWaits(desk)
      await act(desk, `shown ${n}`)
    }
    const { eyes } = await deskWaits(desk)
    const open = await kept()
    const then = (entries: number) => viewAt(open, entries, { eyes })
    const told: string[] = []
    let ended = 0
    desk.addTeller({
      takes: events => events.some(({ text }) => text.includes('Ship')),
      async tell({ event, before, after }) {
        const { lookingBack, view } = desk.state.getState()
        told.push(event.text)
        expect(view).toEqual(then(lookingBack!.entry - 1))
        expect(before).toEqual(then(lookingBack!.entry - 1))
        expect(after).toEqual(then(lookingBack!.entry))
      },
      end: () => ended++,
    })
    desk.lookBack(0)
    desk.playFilm(true)
    await deskUntil(desk, ({ lookingBack }) => lookingBack?.playing === false)
    const shown = open.steps.filter(({ events }) => events.some(({ text }) => text.includes('Ship')))
    expect(told).toEqual(shown.flatMap(({ events }) => events.map(({ text }) => text)))
    expect(shown.length).toBeGreaterThan(0)
    expect(ended).toBe(shown.length)
    expect(desk.state.getState().view).toEqual(then(open.match.log.length))
  })

  it('makes dice fall again in the film, bit for bit as in the match (seed "again")', async () => {
    const { desk, kept } = await sitDown('again', [computer, computer, computer])
    await deskUntil(desk, ({ told }) => (told?.lines.filter(({ kind }) => kind === 'throw').length ?? 0) > 2)
    const stop = desk.refall.watch()
    desk.setPace('brisk')
    const fallen: string[] = []
    const lie = desk.state.subscribe(({ refall }, before) => {
      if (!refall || refall === before.refall) return
      // What falls is what was in hand, and it is shown before anything of it is told.
      expect(desk.state.getState().telling).toBeUndefined()
      while (desk.refall.advance(0.1)) expect(desk.refall.record).toBe(refall)
      fallen.push(refall.seed)
    })
    desk.lookBack(0)
    desk.playFilm(true)
    await deskUntil(desk, ({ lookingBack }) => lookingBack?.playing === false)
    lie()
    stop()
    const { match } = await kept()
    const thrown = match.log.flatMap(entry => (entry.kind === 'throw' ? [entry] : []))
    expect(fallen.slice(0, 3)).toEqual(thrown.slice(0, 3).map(({ record }) => record.seed))
    expect(desk.state.getState().refall).toBeUndefined()
  })

  it('lets no dice of another dice world fall: they would not fall as they did (seed "world")', async () => {
    const { desk } = await sitDown('world', [computer, computer])
    const { told } = await deskUntil(desk, now => now.told?.thrown !== undefined)
    const thrown = told!.thrown!
    expect(desk.refall.hold(thrown)?.lastStep).toBeGreaterThan(0)
    expect(desk.refall.hold({ ...thrown, hash: '0123456789abcdef' })).toBeUndefined()
  })

  it('is after what was told once a film is stopped in the middle of it (seed "stopped")', async () => {
    const { desk, kept } = await sitDown('stopped', [person, computer])
    await deskWaits(desk)
    await act(desk, 'stopped 0')
    const { eyes } = await deskWaits(desk)
    desk.addTeller({
      takes: () => true,
      tell: ({ signal }) => new Promise(done => signal.addEventListener('abort', () => done())),
      end: () => undefined,
    })
    desk.lookBack(0)
    desk.playFilm(true)
    await deskUntil(desk, ({ telling }) => telling !== undefined)
    await desk.playFilm(false)
    expect(desk.state.getState()).toMatchObject({
      lookingBack: { entry: 1, playing: false },
      telling: undefined,
      view: viewAt(await kept(), 1, { eyes }),
    })
  })

  it('names the rule that forbids an illegal move, and changes nothing', async () => {
    const { desk } = await sitDown('refused', [person, computer])
    const { asked, told } = await deskWaits(desk)
    await desk.choose({ ...asked!.choices[0]!.move, seat: 1 })
    expect(desk.state.getState().refusal?.rule).toMatch(/^RB-/)
    expect(desk.state.getState().told).toBe(told)
  })

  it('plays a move once, and takes back once, even when the button is pressed repeatedly (seed "twice")', async () => {
    const { desk } = await sitDown('twice', [person, person])
    const { asked, told } = await deskWaits(desk)
    const before = told!.lines.length
    const { move } = asked!.choices[0]!
    await Promise.all([desk.choose(move), desk.choose(move), desk.choose(move)])
    const after = await deskWaits(desk)
    expect(after.trouble).toBeUndefined()
    expect(after.told!.lines.length).toBe(before + 1)
    await Promise.all([desk.undo(), desk.undo(), desk.undo()])
    const back = await deskWaits(desk)
    expect(back.trouble).toBeUndefined()
    expect(back.told!.lines.length).toBe(before)
    await desk.undo()
    expect((await deskWaits(desk)).trouble).toBeUndefined()
  })

  it('plays what is chosen before the answer to the last move has come, as soon as it has (seed "early")', async () => {
    const late: (() => void)[] = []
    const plays = new Set<number>()
    const answersLate =
      (connect: Connect): Connect =>
      (onMessage, onLost) => {
        const carrier = connect(message => {
          const isLate = message.kind === 'answer' && plays.has(message.id)
          if (isLate) late.push(() => onMessage(message))
          else onMessage(message)
        }, onLost)
        return {
          ...carrier,
          send(message) {
            if (message.kind === 'ask' && message.ask.kind === 'play') plays.add(message.id)
            carrier.send(message)
          },
        }
      }
    const open = testTable({ seed: 'early', players: 2, sitters: [person, person] })
    const desk = createDesk(tableOfTest(), parts)
    await sitAt(desk, open, {}, answersLate)
    const first = await deskWaits(desk)
    const before = first.told!.lines.length
    void desk.choose(first.asked!.choices[0]!.move)
    const second = await deskUntil(desk, ({ phase, asked }) => phase === 'asking' && asked !== first.asked)
    void desk.choose(second.asked!.choices[0]!.move)
    void desk.choose(second.asked!.choices[0]!.move)
    expect(late).toHaveLength(1)
    for (const come of late.splice(0)) come()
    const { told } = await deskUntil(desk, ({ told }) => told!.lines.length > before + 1)
    expect(told!.lines.length).toBe(before + 2)
  })

  it('stays left when a move is kept after the page has gone (seed "gone")', async () => {
    const { desk, kept } = await sitDown('gone', [person, computer])
    const { asked, told } = await deskWaits(desk)
    const chosen = desk.choose(asked!.choices[0]!.move)
    desk.leave()
    await chosen
    expect(desk.state.getState()).toMatchObject({ phase: 'closed', told: undefined })
    expect((await kept()).match.log.length).toBe(told!.lines.length + 1)
  })

  it('finds dice in the air as they fell when the page was closed (seed "air")', async () => {
    const { desk, kept } = await sitDown('air', [person, computer])
    for (let n = 0; (await deskWaits(desk)).phase !== 'held'; n++) await act(desk, `air ${n}`)
    const stop = desk.throwing.watch()
    await desk.letGo({ shake: 0.7 })
    desk.throwing.advance(0.05)
    const falling = desk.state.getState().told!.falling?.record
    expect(falling?.gesture).toEqual({ shake: 0.7 })
    desk.leave()
    stop()
    const again = createDesk(tableOfTest(), parts)
    const back = await sitAt(again, await kept())
    await deskWaits(again)
    const { match } = await back.kept()
    const records = match.log.flatMap(entry => (entry.kind === 'throw' ? [entry.record] : []))
    expect(records).toContainEqual(falling)
    expect(verify(match).ok).toBe(true)
  })

  it('waits while paused, and skips telling on request', async () => {
    const desk = createDesk(tableOfTest(), parts)
    desk.pause(true)
    await sitDown('paused', [computer, computer], desk)
    desk.pause(true)
    await settled()
    const lines = desk.state.getState().told?.lines.length
    await settled()
    expect(desk.state.getState().told?.lines.length).toBe(lines)
    waits.length = 0
    desk.setPace('at once')
    desk.pause(false)
    expect((await deskWaits(desk)).phase).toBe('over')
    expect(waits.every(ms => ms === 0)).toBe(true)
  })
})

/** As these eyes saw it; in a match of one person against computers every entry is a line. */
function viewAt(open: OpenMatch, entries: number, { eyes }: Pick<DeskState, 'eyes'>): unknown {
  return plain(open.game.view(stateAt(open, entries), eyes))
}
