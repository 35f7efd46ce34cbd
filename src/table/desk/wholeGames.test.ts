import { beforeAll, describe, expect, it } from 'vitest'
import { linesOf, noLines } from '../../host/lines'
import { toldTo } from '../../host/toldTo'
import { newMatch } from '../../match/match'
import { gameOf, type OpenMatch, startMatch } from '../../match/openMatch'
import { isSame } from '../../match/plain'
import { writeMatch } from '../../match/readMatch'
import { computer, person } from '../../match/testing/matches'
import { verify } from '../../match/verify'
import { loadPhysics } from '../../physics'
import { type GameId, gameIds } from '../../rules/game'
import { gameById } from '../../rules/games'
import { createRandom } from '../../rules/random'
import { deskUntil, deskWaits } from '../testing/deskWaits'
import { sitAt } from '../testing/sitAt'
import { tableOfTest } from '../testing/tableOfTest'
import { createDesk, type Desk } from './createDesk'
import type { DeskPhase } from './deskState'

beforeAll(loadPhysics)

function tableOf(game: GameId, seed: string, sitters: OpenMatch['match']['seats'][number]['sitter'][]) {
  const made = newMatch({
    game,
    players: sitters.length,
    seed,
    seats: sitters.map(sitter => ({ sitter })),
  })
  if (!made.ok) throw new Error(`${made.path}: ${made.why}`)
  return startMatch(made.value, gameOf(made.value)!)
}

/** A desk at which nothing is waited for. */
const quickDesk = () => createDesk(tableOfTest(), { wait: async () => {}, rules: gameById })

/** Every throw of a person has a seed of its own. */
function chanceOf(seed: string) {
  let throws = 0
  return {
    chance: ({ by }: { readonly by: string }) => (by === 'person' ? { seed: `${seed} ${throws++}` } : {}),
  }
}

/** Does what is asked, any of it. The kind is picked first: many ways to do one thing must not hide another. */
async function act(desk: Desk, seed: string): Promise<void> {
  const { phase, asked } = desk.state.getState()
  if (phase === 'curtain') await desk.drawCurtain()
  else if (phase === 'held') await desk.letGo({ shake: 0.4 }, 2)
  else if (asked) {
    const random = createRandom(seed)
    const moves = asked.choices.map(({ move }) => move)
    const kind = random.pick([...new Set(moves.map(move => move.kind))])
    await desk.choose(random.pick(moves.filter(move => move.kind === kind)))
  }
}

describe.each(gameIds)('a whole game of %s at the desk', game => {
  it('of three computers ends with its winners, told in order, each event once, and saved byte for byte (seed "watched")', async () => {
    const desk = quickDesk()
    const told: string[] = []
    desk.state.subscribe(({ telling }, { telling: before }) => {
      if (telling && telling !== before) told.push(`${telling.entry}/${telling.index}`)
    })
    const { kept } = await sitAt(desk, tableOf(game, 'watched', [computer, computer, computer]))
    const { phase, told: known, shown, eyes, trouble } = await deskWaits(desk)
    expect(trouble).toBeUndefined()
    expect(phase).toBe('over')
    const open = await kept()
    const { match, steps } = open
    const lines = linesOf(open, 'spectator', noLines)
    expect(told).toEqual(
      lines.lines.flatMap(({ events }, line) => events.map((_, index) => `${line}/${index}`)),
    )
    expect(shown).toBe(lines.lines.length)
    expect(eyes).toBe('spectator')
    expect(isSame(known, toldTo(open, 'spectator', { choices: true, isOwner: true, lines }))).toBe(true)
    const turn = open.game.turn(open.state)
    const { totals, winners } = open.game.score(open.state)
    expect(turn).toMatchObject({ kind: 'over', winners })
    expect(totals).toHaveLength(3)
    // Everybody has played, and dice have fallen where the game has dice.
    expect([...new Set(steps.map(({ seat }) => seat))].toSorted()).toEqual([0, 1, 2])
    expect(match.log.some(({ kind }) => kind === 'throw')).toBe(true)
    expect(await desk.exportText()).toBe(writeMatch(match))
    expect(verify(match)).toMatchObject({ ok: true })
  })

  it('resumes after being left at any moment: asked, dice in hand, dice in the air, behind the curtain (seed "left")', async () => {
    let desk = quickDesk()
    let { kept } = await sitAt(desk, tableOf(game, 'left', [person, person, computer]), chanceOf('left'))
    const moments = new Map<DeskPhase, number>()
    /** Closes the page and opens it again. */
    const comeBack = async (comings: number) => {
      desk.leave()
      const open = await kept()
      desk = quickDesk()
      kept = (await sitAt(desk, open, chanceOf(`left ${comings}`))).kept
      return deskWaits(desk)
    }
    let comings = 0
    for (let acts = 0; acts < 70; acts++) {
      const { phase, asked, trouble } = await deskWaits(desk)
      expect(trouble).toBeUndefined()
      if (phase === 'over') break
      const times = moments.get(phase) ?? 0
      moments.set(phase, times + 1)
      if (times % 7 === 0) {
        const open = await kept()
        const back = await comeBack(comings++)
        // Computers that may choose at the same time wait for nobody.
        const { log, ...rest } = (await kept()).match
        expect({ ...rest, log: log.slice(0, open.match.log.length) }).toEqual(open.match)
        // The viewer is asked for again where there are secrets.
        if (back.phase === 'curtain' && phase !== 'curtain') {
          const turn = open.game.turn(open.state)
          expect('seats' in turn && turn.seats).toContain(back.curtain?.seat)
          await desk.drawCurtain()
        }
        const again = await deskUntil(desk, now => now.phase === phase)
        // Of several that choose at once another may be called first.
        if (again.asked?.seat === asked?.seat) expect(again.asked).toEqual(asked)
      }
      if (desk.state.getState().phase === 'held' && times % 7 === 3) {
        // In the air: what was kept before they fell is what falls.
        const stop = desk.throwing.watch()
        await desk.letGo({ shake: 0.7 }, 2)
        desk.throwing.advance(0.05)
        const falling = desk.state.getState().told!.falling?.record
        expect(falling).toBeDefined()
        desk.leave()
        stop()
        await comeBack(comings++)
        const records = (await kept()).match.log.flatMap(entry =>
          entry.kind === 'throw' ? [entry.record] : [],
        )
        expect(records.map(({ seed }) => seed)).toContain(falling!.seed)
        continue
      }
      await act(desk, `left ${acts}`)
    }
    expect(moments.get('asking')).toBeGreaterThan(0)
    expect(moments.get('held') ?? moments.get('over')).toBeGreaterThan(0)
    await deskWaits(desk)
    expect(verify((await kept()).match)).toMatchObject({ ok: true })
  })
})
