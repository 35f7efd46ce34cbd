import { beforeAll, describe, expect, it } from 'vitest'
import { maySee } from '../match/matchView'
import { type OpenMatch, turnOf } from '../match/openMatch'
import { isSame } from '../match/plain'
import { playOn } from '../match/playOn'
import { person, testTable } from '../match/testing/matches'
import { finishThrowOf, type ThrowWish, takeThrow } from '../match/throwing'
import { waitingFor } from '../match/waiting'
import { loadPhysics, simulateThrow } from '../physics'
import { type GameId, gameIds, type Seat, type Viewer } from '../rules/game'
import { createRandom } from '../rules/random'
import type { FromHost, Request } from '../wire'
import type { Host } from './createHost'
import { noKeeper, testHost } from './testing/hosts'
import { likeMoves, look } from './testing/twins'
import { throwsOf } from './toldTo'

beforeAll(loadPhysics)

/** One match and its twin, each at a host with the same eyes at a screen; everything these are told is kept. */
async function table(open: OpenMatch, viewer: Viewer) {
  const told: string[] = []
  let seed: string | undefined
  const host = await testHost(open, { keeper: noKeeper, chance: () => ({ seed }) })
  const chairs = viewer === 'spectator' ? [] : [viewer]
  const screen = host.connect({ rights: { chairs, isOwner: false }, isWaitedFor: false }, message =>
    told.push(JSON.stringify(message)),
  )
  screen.receive({ kind: 'hello', version: 1, viewer, choices: true })
  const answers = new Map<number, (answer: FromHost) => void>()
  const owner = host.connect({ rights: { chairs: 'all', isOwner: true }, isWaitedFor: false }, message => {
    if (message.kind === 'answer') answers.get(message.id)?.(message)
  })
  owner.receive({ kind: 'hello', version: 1, viewer: 'spectator', choices: false })
  host.start()
  let id = 0
  const ask = async (request: Request) => {
    const asked = ++id
    const answer = new Promise<FromHost>(resolve => answers.set(asked, resolve))
    owner.receive({ kind: 'ask', id: asked, ask: request })
    const came = await answer
    if (came.kind !== 'answer' || !came.ok) throw new Error(JSON.stringify([request, came]))
  }
  /** Comes back when all that follows from it by itself is done: a fist that nobody chooses, an only answer. */
  const askAndRest = async (request: Request) => {
    const length = host.open.match.log.length
    const rests = new Promise<void>(resolve => {
      const stop = host.listen(now => {
        const { kind } = waitingFor(now)
        if (now.match.log.length === length || now.match.falling || kind === 'fist' || kind === 'only') return
        stop()
        resolve()
      })
    })
    await ask(request)
    await rests
  }
  const throwWith = (given: string, request: Request & { kind: 'let go' }) => {
    seed = given
    return askAndRest(request)
  }
  return { host, told, play: askAndRest, throwWith }
}

const made = (open: OpenMatch, seat: number) => open.steps.filter(step => step.seat === seat).length

/** The same of a throw, and of the fists that fall on it by themselves. */
function lookOfThrow(open: OpenMatch, wish: ThrowWish, viewer: Viewer): string {
  const looks: string[] = []
  do {
    const taken = takeThrow(open, wish)
    open = finishThrowOf(taken, simulateThrow(taken.match.falling!))
    looks.push(look(open, viewer))
  } while (waitingFor(open).kind === 'fist')
  return looks.join()
}

interface Course {
  readonly steps: number
  /** Moves that were others in the twin, and throws whose dice fell otherwise there. */
  readonly secret: number
  readonly isOtherState: boolean
}

/** Plays both on as long as they look the same to these eyes, and says how far that went. */
async function playTwins(viewer: Viewer, seed: string, before: OpenMatch): Promise<Course> {
  const seats = before.match.seats.map(seat => ({ ...seat, sitter: person }))
  const one: OpenMatch = { ...before, match: { ...before.match, seats } }
  const random = createRandom(`${seed} twins`)
  const imagined = one.game.imagine(one.game.view(one.state, viewer), viewer, random)
  const setUp = { ...one.match.setUp, seed: `secret of another ${seed}` }
  const other: OpenMatch = { ...one, state: imagined, match: { ...one.match, setUp } }
  const tables = [await table(one, viewer), await table(other, viewer)] as const
  const hosts = tables.map(({ host }) => host) as [Host, Host]
  let [steps, secret] = [0, 0]
  for (; steps < 20; steps++) {
    const [a, b] = hosts.map(host => host.open) as [OpenMatch, OpenMatch]
    const turn = a.game.turn(a.state)
    if (turn.kind === 'over') break
    if (turn.kind === 'throw') {
      const [seat] = turn.seats
      const isCovered = !maySee(turn.seenBy, viewer)
      const fist = turn.fist ? 1 : undefined
      const open = `thrown ${seed} ${steps}`
      const throwSeeds = [open, isCovered ? `covered ${seed} ${steps}` : open] as const
      const looks = [a, b].map((at, twin) => lookOfThrow(at, { seed: throwSeeds[twin], fist }, viewer))
      if (looks[0] !== looks[1]) break
      for (const [twin, { throwWith, host, told }] of tables.entries()) {
        expect(told.join()).not.toContain(throwSeeds[twin])
        await throwWith(throwSeeds[twin]!, { kind: 'let go', seat, throws: throwsOf(host.open), fist })
        expect(told.join().includes(throwSeeds[twin]!)).toBe(!isCovered && !turn.fist)
      }
      if (isCovered) secret++
      continue
    }
    const seat = random.pick(turn.seats)
    const moves = likeMoves(a, b, seat, viewer, random)
    if (!moves) break
    if (JSON.stringify(moves[0]) !== JSON.stringify(moves[1])) secret++
    for (const [at, { play, host }] of tables.entries()) {
      await play({ kind: 'play', move: moves[at]!, made: made(host.open, seat) })
    }
  }
  expect(tables[1].told).toEqual(tables[0].told)
  expect(tables[0].told.join()).not.toContain('secret of')
  for (const host of hosts) host.close()
  return { steps, secret, isOtherState: !isSame(imagined, one.state) }
}

/** A match among computers whose seed nobody may hear of. */
function tableOf(game: GameId, seed: string): OpenMatch {
  const options = game === 'rattle-battle' ? { scenario: 'norrington' } : {}
  return testTable({ game, players: 3, seed: `secret of ${seed}`, options })
}

/** Just before dice are thrown that not everybody may see. */
function beforeCovered(
  seed: string,
): { readonly open: OpenMatch; readonly seenBy: readonly Seat[] } | undefined {
  let open = tableOf('rattle-battle', seed)
  for (;;) {
    const turn = turnOf(open)
    if (turn.kind === 'over') return undefined
    if (turn.kind === 'throw' && turn.seenBy && !turn.fist) return { open, seenBy: turn.seenBy }
    open = playOn(open, 1)
  }
}

/** Where others choose or throw in secret: the twins must have differed in that too for the test to mean anything. */
const choosing: readonly GameId[] = ['rolling-with-the-waves', 'waves']

describe('messages to a viewer do not depend on what is hidden from them', () => {
  it.each(gameIds)(
    '%s: two matches that differ only in that send the same bytes (seeds "twins 0" …)',
    async game => {
      const courses: Course[] = []
      const sum = (of: (course: Course) => number) => courses.reduce((all, course) => all + of(course), 0)
      const isShort = () =>
        sum(({ steps }) => steps) <= 20 || (choosing.includes(game) && sum(({ secret }) => secret) <= 10)
      // Twins part early in some games: more of them are played there.
      for (let n = 0; n < 6 || (n < 20 && isShort()); n++) {
        for (const viewer of [0, 1, 'spectator'] as const)
          courses.push(await playTwins(viewer, `twins ${n}`, playOn(tableOf(game, `twins ${n}`), n * 8)))
      }
      expect(courses.every(({ isOtherState }) => isOtherState)).toBe(true)
      expect(sum(({ steps }) => steps)).toBeGreaterThan(20)
      if (choosing.includes(game)) expect(sum(({ secret }) => secret)).toBeGreaterThan(10)
    },
  )

  it('rattle-battle: covered dice are sent only to viewers who may see them (seeds "covered 0" …)', async () => {
    let covered = 0
    for (let n = 0; n < 20 && covered < 4; n++) {
      const found = beforeCovered(`covered ${n}`)
      if (!found) continue
      for (const viewer of ([0, 1, 2, 'spectator'] as const).filter(one => !maySee(found.seenBy, one))) {
        const { steps, secret } = await playTwins(viewer, `covered ${n}`, found.open)
        expect(steps).toBeGreaterThan(0)
        covered += secret
      }
    }
    expect(covered).toBeGreaterThanOrEqual(4)
  })
})
