/** The lessons as a newcomer meets them: a whole game at a desk, with the coach. */
import { existsSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { newMatch } from '../../../match'
import { gameOf, startMatch } from '../../../match/openMatch'
import { loadPhysics } from '../../../physics'
import { type GameId, gameIds, type Options } from '../../../rules/game'
import { gameById, games } from '../../../rules/games'
import { rollingSeas, type Space } from '../../../rules/rolling-seas/public'
import { atSea, flows, lies, sail } from '../../../rules/rolling-seas/testing/position'
import { createCoach } from '../../../table/coach/createCoach'
import { createDesk } from '../../../table/desk'
import { thinkHere } from '../../../table/hosting/thinkHere'
import { type TableSettings, tableSettingsOf } from '../../../table/tableSettings'
import { sitAt } from '../../../table/testing/sitAt'
import { tableOfTest } from '../../../table/testing/tableOfTest'
import { parseRulebook } from '../../rulebook/parseRulebook'
import { lessonsOf } from '../lessonsOf'

beforeAll(loadPhysics)

interface Said {
  readonly id: string
  readonly round: number
}

/** What the coach says in a match of two in which a computer chooses for the person too. */
async function lessonsIn(game: GameId, seed: string, options: Options = {}): Promise<readonly Said[]> {
  const made = newMatch({
    game,
    players: 2,
    seed,
    options,
    seats: [{ sitter: { kind: 'human' } }, { sitter: { kind: 'computer', level: 'easy' } }],
  })
  if (!made.ok) throw new Error(made.why)
  const open = startMatch(made.value, gameOf(made.value)!)
  let throws = 0
  const desk = createDesk(tableOfTest(), { wait: async () => {}, rules: gameById })
  const settings = createStore<TableSettings>(() => ({
    ...tableSettingsOf(tableOfTest()).getInitialState(),
    learnt: [],
  }))
  const coach = createCoach(desk, settings)
  const said: Said[] = []
  const roundNow = () => {
    const { game: rules, told } = desk.state.getState()
    return rules!.progress(told!.view).round
  }
  let round = 1
  coach.state.subscribe((now, before) => {
    if (!now.said || now.said === before.said) return
    // What is told while nobody is asked belongs to the round of the last question.
    said.push({ id: now.said.id, round: now.isHolding ? round : roundNow() })
    if (now.isHolding) setTimeout(() => coach.heard())
  })
  coach.teach(game, await lessonsOf(game))
  await sitAt(desk, open, { chance: ({ by }) => (by === 'person' ? { seed: `${seed} ${throws++}` } : {}) })
  for (let n = 0; n < 20_000; n++) {
    await new Promise(resolve => setTimeout(resolve))
    const { phase, told, asked, trouble } = desk.state.getState()
    if (trouble) throw new Error(trouble.why)
    if (phase === 'over') break
    if (phase === 'held' || phase === 'asking') round = roundNow()
    if (phase === 'held') await desk.letGo({ shake: 0.5 }, 2)
    else if (phase === 'asking') {
      const { seat } = asked!
      const mind = `mind of seat ${seat} at entry ${told!.lines.length}, ${seed}`
      await desk.choose(await thinkHere.think({ game, view: told!.view, seat, level: 'easy', mind }))
    }
  }
  expect(desk.state.getState().phase).toBe('over')
  expect(settings.getState().learnt).toEqual(said.map(one => `${game} ${one.id}`))
  return said
}

const idsOf = (said: readonly Said[]) => said.map(({ id }) => id)

describe.each(gameIds)('the lessons of %s', game => {
  it('name rules that stand in its rulebook, in two sentences at most', async () => {
    const file = `docs/rules/${games.find(({ id }) => id === game)?.rulebook.file ?? game}`
    const name = existsSync(file) ? file : `${file}.md`
    const book = JSON.stringify(parseRulebook(readFileSync(name, 'utf8')))
    const lessons = await lessonsOf(game)
    expect(new Set(lessons.map(({ id }) => id)).size).toBe(lessons.length)
    for (const { id, rule, words } of lessons) {
      expect(book, id).toContain(`"${rule}"`)
      expect(words.length, id).toBeLessThanOrEqual(175)
      expect(words.match(/[.!?](?= |$)/g)?.length, id).toBeLessThanOrEqual(3)
    }
  })
})

describe.each(gameIds)('a first game of %s', game => {
  it('teaches more than one thing, and none twice (seed "first game")', async () => {
    const said = await lessonsIn(game, 'first game')
    const ids = idsOf(said)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.length).toBeGreaterThan(4)
    const all = (await lessonsOf(game)).map(({ id }) => id)
    expect(all).toEqual(expect.arrayContaining(ids))
  })
})

describe('the lessons of a voyage alone', () => {
  it('do not mention neighbours: a solo player draws on their own map (RS-25)', async () => {
    const lessons = await lessonsOf('rolling-seas')
    const idsFor = (players: number, step: string) => {
      const view = rollingSeas.setup({ players, seed: 'alone', options: {} })
      return lessons
        .filter(({ when }) => when({ kind: 'asked', view, step, seat: 0, moves: [] }))
        .map(({ id }) => id)
    }
    expect(idsFor(1, 'setupKnownObstacles')).toEqual(['ownObstacles'])
    expect(idsFor(2, 'setupKnownObstacles')).toEqual(['obstacles'])
    expect(idsFor(1, 'adventure')).toEqual(['ownAdventure'])
    expect(idsFor(2, 'adventure')).toEqual(['adventure'])
  })
})

describe('the dangers of Rolling Seas', () => {
  it.each([
    ['storm', lies('storm', 'E9')],
    ['monster', lies('monster', 'E9')],
    ['current', flows(['E9'], 'F8')],
  ] as const)('are explained before a player can sail into one: %s', async (id, drawing) => {
    const { when } = (await lessonsOf('rolling-seas')).find(lesson => lesson.id === id)!
    const isSaid = (course: string, ...visited: Space[]) => {
      const view = atSea({ ship: 'C9', visited, drawings: [drawing] })
      return when({ kind: 'asked', view, step: 'action', seat: 0, moves: [sail(course)] })
    }
    expect(isSaid('E E')).toBe(true)
    expect(isSaid('E')).toBe(false)
    // It has no effect a second time (RS-16).
    expect(isSaid('E E', 'E9')).toBe(false)
  })
})

const inPort = new Set(['market', 'sailors', 'tavern', 'shipyard', 'workshop', 'pit', 'guild'])

describe('the introduction of Rattle Battle', () => {
  it('says of Sails and Cannons how long they are spent before the first is used', async () => {
    const lessons = await lessonsOf('rattle-battle')
    for (const id of ['sail', 'fire'])
      expect(lessons.find(lesson => lesson.id === id)!.words).toContain('until the next port')
  })

  it.each(['tell', 'me'])('brings its things one after another, and none twice (seed "%s")', async seed => {
    const said = await lessonsIn('rattle-battle', seed)
    const ids = idsOf(said)
    expect(new Set(ids).size).toBe(ids.length)
    // The first Adventure brings how to send, drop, fight and keep; every later one a thing or two of its own.
    const first = said.filter(({ round }) => round === 1).map(({ id }) => id)
    expect(['part', 'send', 'drop', 'fist', 'sail', 'battle', 'coins', 'repair', 'stow']).toEqual(
      expect.arrayContaining(first),
    )
    expect(first).toEqual(expect.arrayContaining(['part', 'send', 'drop', 'battle', 'coins']))
    for (let round = 2; round <= 7; round++) {
      const atSea = said.filter(one => one.round === round && !inPort.has(one.id))
      expect(atSea.length, `${round}: ${ids}`).toBeLessThanOrEqual(3)
    }
    expect(ids).toEqual(expect.arrayContaining(['cargo', 'market', 'guild', 'crazy']))
    expect(ids.indexOf('crazy')).toBeGreaterThan(ids.indexOf('guild'))
  })
})
