import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { games } from '../rules/games'
import { seabox } from './testing/seabox'

const folder = mkdtempSync(join(tmpdir(), 'seabox-test-'))
afterAll(() => rmSync(folder, { recursive: true }))

const root = join(import.meta.dirname, '../..')

describe('games', () => {
  it('lists what can be played, with options, their rules, and how many rules each has', async () => {
    const { exitCode, answers } = await seabox(['games'])
    expect(exitCode).toBe(0)
    expect(answers).toHaveLength(1)
    expect(answers[0].map((game: { id: string }) => game.id)).toEqual(games.map(game => game.id))
    for (const game of answers[0]) {
      expect(game.players.min).toBeLessThanOrEqual(game.players.max)
      expect(game.rules).toBeGreaterThan(50)
      for (const option of game.options) {
        expect(option.values).toContain(option.default)
        expect(option.rule).toMatch(/^[A-Z]{2}-\d+[a-z]?$/)
      }
    }
  })
})

describe('the colours of players', () => {
  const colours = async (...more: string[]) => {
    const { exitCode, answers } = await seabox(['new', '--game', 'rattle-battle', '--players', '3', ...more])
    return exitCode === 0 ? answers[0].state.players.map((one: { colour: string }) => one.colour) : answers[0]
  }

  it('are the usual ones, or those that are named; wrong ones are refused', async () => {
    expect(await colours()).toEqual(['yellow', 'blue', 'green'])
    expect(await colours('--colours', 'red, blue,yellow')).toEqual(['red', 'blue', 'yellow'])
    expect(await colours('--colours', 'red,red,blue')).toMatchObject({
      error: { code: 'wrong-option', path: '--colours', message: 'Only one player can have red.' },
    })
  })

  it('are refused where the game has none', async () => {
    const { exitCode, answers } = await seabox(['new', '--game', 'waves', '--colours', 'red,blue'])
    expect(exitCode).toBe(2)
    expect(answers[0].error).toMatchObject({ path: '--colours' })
  })
})

describe.each(games)('the commands on $title', game => {
  // biome-ignore lint/suspicious/noExplicitAny: a position as a script has it
  let fresh: any
  beforeAll(async () => {
    const made = await seabox(['new', '--game', game.id, '--seed', 'cli'])
    expect(made.exitCode).toBe(0)
    fresh = made.answers[0]
  })

  it('new, twice: the same position, byte for byte; another seed or more players: another', async () => {
    const { max } = game.players
    const make = (...more: string[]) => seabox(['new', '--game', game.id, ...more])
    expect((await make('--seed', 'a')).output).toBe((await make('--seed', 'a')).output)
    const outputs = [
      await make('--seed', 'a'),
      await make('--seed', 'b'),
      await make('--players', String(max)),
    ]
    expect(new Set(outputs.map(one => one.output)).size).toBe(3)
    const [option] = game.options
    const other = option?.values.find(value => value !== option.default)
    if (option && other !== undefined) {
      const changed = await make('--options', JSON.stringify({ [option.id]: other }))
      expect(changed.exitCode).toBe(0)
      expect(changed.output).not.toBe((await make()).output)
    }
  })

  it('schema: a new state and all its legal moves conform', async () => {
    const { answers } = await seabox(['schema', '--game', game.id])
    const [told] = answers
    expect(told.state.type).toBe('object')
    expect(Object.keys(told.state.properties).sort()).toEqual(
      expect.arrayContaining(Object.keys(fresh.state).sort()),
    )
    expect(v.is(game.schemas.state, fresh.state)).toBe(true)
    const named = JSON.stringify(told.move)
    for (const kind of new Set(game.moves(fresh.state, 0).map(move => move.kind))) {
      expect(named).toContain(`"const":"${kind}"`)
    }
  })

  it('legal and apply: a game can be played by script, every listed move applies (seed "cli")', async () => {
    let { state } = fresh
    const rules = new Set<string>()
    let applied = 0
    let thrown = 0
    for (let step = 0; step < 40; step++) {
      const seats = game.score(state).totals.map((_, seat) => seat)
      const asked = await Promise.all(seats.map(seat => seabox(['legal'], { game: game.id, state, seat })))
      const [{ turn }] = asked[0]!.answers
      if (turn.kind === 'over') break
      expect(turn).toEqual(JSON.parse(JSON.stringify({ ...game.turn(state), persons: undefined })))
      const lists = asked.map(one => one.answers[0].moves)
      for (const [seat, moves] of lists.entries()) expect(moves.length > 0).toBe(turn.seats.includes(seat))
      const moves = lists.flat()
      for (const { name, rule } of moves) {
        expect(name).toBeTruthy()
        expect(rule).toMatch(/^[A-Z]{2}-\d+[a-z]?$/)
      }
      const { move } = moves[step % moves.length]!
      if (move.kind === 'thrown') thrown++
      const played = await seabox(['apply'], { game: game.id, state, moves: [move] })
      expect(played.exitCode).toBe(0)
      for (const event of played.answers[0].events) {
        expect(event.text).toBeTruthy()
        rules.add(event.rule)
      }
      state = played.answers[0].state
      applied++
    }
    expect(applied).toBeGreaterThan(5)
    expect(thrown).toBeGreaterThan(0)
    expect([...rules].every(rule => rule.startsWith(`${game.rulebook.prefix}-`))).toBe(true)
  })

  it('apply: an illegal move is refused with its rule, and nothing is played', async () => {
    const seats = game.score(fresh.state).totals.map((_, seat) => seat)
    const acting = seats.find(seat => game.moves(fresh.state, seat).length > 0)
    if (acting === undefined) return
    const [move] = game.moves(fresh.state, acting)
    const wrong = { ...move, seat: seats.length }
    const refused = await seabox(['apply'], { game: game.id, state: fresh.state, moves: [move, move, wrong] })
    expect(refused.exitCode).toBe(2)
    const { error } = refused.answers[0]
    if (error.code === 'illegal-move') {
      expect(error.rule).toMatch(/^[A-Z]{2}-\d+[a-z]?$/)
      expect(error.path).toMatch(/^moves\.[12]$/)
    } else expect(error.path).toMatch(/^moves\.2/)
  })

  it('view: what a seat may know, and less than the state', async () => {
    const { state } = fresh
    const last = game.score(state).totals.length - 1
    for (const seat of [0, last, 'spectator'] as const) {
      const { answers, exitCode } = await seabox(['view'], { game: game.id, state, seat })
      expect(exitCode).toBe(0)
      expect(answers[0].view).toEqual(JSON.parse(JSON.stringify(game.view(state, seat))))
      expect(answers[0].view).not.toEqual(state)
    }
  })
})

describe('play and verify', () => {
  const args = ['play', '--game', 'rattle-battle', '--players', '3', '--games', '2', '--seed', 'by script']

  it('play prints one line a game and writes match files that verify, deterministically', async () => {
    const first = await seabox([...args, '--out', join(folder, 'a')])
    const second = await seabox([...args, '--out', join(folder, 'b')])
    expect(first.exitCode).toBe(0)
    expect(first.written.map(line => JSON.parse(line).seed)).toEqual(['by script', 'by script-2'])
    const timeless = (lines: { ms: number }[]) => lines.map(({ ms: _, ...line }) => line)
    expect(timeless(first.answers)).toEqual(timeless(second.answers))
    expect(first.answers.map(line => line.seed)).toEqual(['by script', 'by script-2'])
    for (const line of first.answers) {
      expect(line).toMatchObject({ game: 'rattle-battle', players: 3, bots: ['random', 'random', 'random'] })
      expect(line.scores).toHaveLength(3)
      expect(line.winner.length).toBeGreaterThan(0)
      expect(line.throws).toBeGreaterThan(3)
    }
    const files = readdirSync(join(folder, 'a')).map(name => join(folder, 'a', name))
    expect(files).toHaveLength(2)
    for (const file of files) {
      const twin = file.replace(join(folder, 'a'), join(folder, 'b'))
      expect(readFileSync(twin, 'utf8')).toBe(readFileSync(file, 'utf8'))
    }
    const verified = await seabox(['verify', ...files])
    expect(verified.exitCode).toBe(0)
    expect(verified.answers.map(line => line.file)).toEqual(files)
    const hashes = (lines: { hash: string }[]) => lines.map(line => line.hash).sort()
    expect(hashes(verified.answers)).toEqual(hashes(first.answers))
    expect(verified.answers.every(line => line.ok && line.moves > 20 && line.throws > 3)).toBe(true)
  })

  it('a later game of a series can be played alone by the seed in its line', async () => {
    const series = await seabox(args)
    const { seed, hash } = series.answers[1]
    const alone = await seabox([...args.slice(0, 5), '--seed', seed])
    expect(alone.answers[0]).toMatchObject({ seed, hash })
  })

  it('verify says in which file and at which entry something is wrong', async () => {
    const out = join(folder, 'c')
    await seabox([...args, '--out', out])
    const [good, other] = readdirSync(out).map(name => join(out, name))
    const file = JSON.parse(readFileSync(other!, 'utf8'))
    const at = file.log.findIndex((entry: { kind: string }) => entry.kind === 'throw')
    file.log[at].dice[0].position[0] += 0.01
    const forged = join(folder, 'forged.json')
    writeFileSync(forged, JSON.stringify(file))
    const newer = join(folder, 'newer.json')
    writeFileSync(newer, JSON.stringify({ ...file, version: 2 }))
    const { exitCode, answers } = await seabox(['verify', good!, forged, newer])
    expect(exitCode).toBe(1)
    expect(answers).toMatchObject([
      { file: good, ok: true },
      { file: forged, ok: false, at: at + 1, why: expect.stringMatching(/falls/) },
      { file: newer, ok: false, at: 0, why: expect.stringMatching(/newer/) },
    ])
  })

  it('refuses bots that do not know the game, and too many players', async () => {
    const refused = async (...more: string[]) => {
      const { exitCode, answers } = await seabox(['play', '--game', 'rattle-battle', ...more])
      expect(exitCode).toBe(2)
      return answers[0].error.path
    }
    expect(await refused('--bots', 'genius')).toBe('--bots')
    expect(await refused('--players', '4', '--bots', 'random,random')).toBe('--bots')
    expect(await refused('--players', '9')).toBe('--players')
    expect(await refused('--games', '0')).toBe('--games')
    expect(await refused('--options', '{"fistMax":5}')).toBe('--options.fistMax')
    expect(await refused('--out', '/dev/null/nowhere')).toBe('--out')
  })
})

describe('the command as a process', () => {
  const command = ['node_modules/tsx/dist/cli.mjs', 'src/cli/main.ts']

  it('prints one document and nothing else, and ends with 0', () => {
    const output = execFileSync('node', [...command, 'new', '--game', 'rattle-battle'], { cwd: root })
    expect(JSON.parse(output.toString()).game).toBe('rattle-battle')
  })

  it('ends with 2 and one document where the input is wrong, without a stack trace anywhere', () => {
    const { status, stdout, stderr } = spawnSync('node', [...command, 'apply'], {
      cwd: root,
      input: '{"game":',
    })
    expect(status).toBe(2)
    expect(JSON.parse(stdout.toString()).error).toMatchObject({ code: 'not-json', path: '' })
    expect(stdout.toString() + stderr.toString()).not.toMatch(/\n\s+at /)
  })
})
