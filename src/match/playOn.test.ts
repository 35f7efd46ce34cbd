import { beforeAll, describe, expect, it } from 'vitest'
import { loadPhysics } from '../physics'
import { type GameId, IllegalMove } from '../rules/game'
import { games } from '../rules/games'
import { newMatch } from './match'
import { gameOf, startMatch, turnOf } from './openMatch'
import { playMatch } from './playMatch'
import { checkMove, playMove } from './playMove'
import { chooseMove, playOn, playOne } from './playOn'
import { readMatch, writeMatch } from './readMatch'
import { reseat } from './seats'
import { computer, isThrow, person, testMatch, testTable } from './testing/matches'
import { performThrowOf } from './throwing'
import { waitingFor } from './waiting'

beforeAll(loadPhysics)

describe('computers at the table', () => {
  it('stop where a person has to move or to throw (seed "wait")', () => {
    let open = testTable({ seed: 'wait', sitters: [computer, person, computer] })
    const asked = new Set<string>()
    for (let i = 0; i < 60; i++) {
      open = playOn(open)
      const turn = turnOf(open)
      expect(playOne(open)).toBeUndefined()
      if (turn.kind === 'over') break
      expect(waitingFor(open)).toEqual({ kind: 'person', seats: [1] })
      asked.add(turn.kind)
      open = turn.kind === 'throw' ? performThrowOf(open) : playMove(open, chooseMove(open, 1, 'random'))
    }
    expect([...asked].sort()).toEqual(['move', 'throw'])
  })

  it('do not keep persons waiting where several may move', () => {
    const open = testTable({ seed: 'together', players: 4, sitters: [person, computer, person, computer] })
    const first = turnOf(open)
    const done = playOn(open)
    expect(waitingFor(done).kind).toBe('person')
    if (first.kind === 'move' && first.seats.length > 1) {
      expect(done.match.log.every(entry => entry.kind === 'move' && entry.move.seat % 2 === 1)).toBe(true)
    }
  })

  it('strike automatically where the fist needs no choice', () => {
    for (let n = 0; n < 30; n++) {
      const sitters = [person, person, person, person, person]
      let open = testTable({
        players: 5,
        seed: `auto ${n}`,
        sitters,
        options: { scenario: 'pirateWars', fist: 'auto' },
      })
      for (let i = 0; i < 30; i++) {
        const waiting = waitingFor(open)
        if (waiting.kind === 'fist') {
          const struck = playOne(open)!
          expect(struck.match.log.at(-1)).toMatchObject({ kind: 'throw', seat: waiting.seat })
          return
        }
        if (waiting.kind !== 'person') break
        open =
          turnOf(open).kind === 'throw'
            ? performThrowOf(open)
            : playMove(open, chooseMove(open, waiting.seats[0]!, 'random'))
      }
    }
    throw new Error('No die was cocked in 30 games')
  })

  it('play on when a person leaves the seat, and hand it over when one comes', () => {
    const open = playOn(testTable({ seed: 'walk-in', sitters: [person, computer, computer] }))
    const left = playOn(reseat(open, 0, { sitter: computer, name: 'The house' }), 10)
    expect(left.match.log.length).toBe(open.match.log.length + 10)
    const back = playOn(reseat(left, 0, { sitter: person }))
    expect(waitingFor(back)).toMatchObject({ kind: 'person', seats: [0] })
    expect(readMatch(writeMatch(back.match)).ok).toBe(true)
    expect(() => reseat(open, 0, { name: '' })).toThrow(/name/)
    expect(() => reseat(open, 7, { name: 'Nobody' })).toThrow(/seat/)
  })
})

describe('a move', () => {
  it('is refused with its rule, and leaves the match as it was', () => {
    const open = testTable({ sitters: [person, person, person] })
    const turn = turnOf(open)
    if (turn.kind !== 'move') throw new Error('no move')
    const idle = [0, 1, 2].find(seat => !turn.seats.includes(seat))
    const before = writeMatch(open.match)
    const move = { ...chooseMove(open, turn.seats[0]!, 'random'), seat: idle ?? 4 }
    expect(() => playMove(open, move)).toThrow(IllegalMove)
    expect(checkMove(open, move)?.rule).toMatch(/^RB-/)
    for (const junk of [null, 7, 'pass', {}, [], { kind: 'pass' }, { kind: 'pass', seat: '0' }]) {
      expect(checkMove(open, junk)?.why).toBeTruthy()
    }
    expect(writeMatch(open.match)).toBe(before)
  })
})

describe.each(games)('whole matches of $title among computers', game => {
  const tables = Array.from(
    { length: game.players.max - game.players.min + 1 },
    (_, n) => game.players.min + n,
  )

  it.each(tables)('come to an end with %i players, twice the same (seed "whole")', players => {
    const play = () => playMatch({ game: game.id, players, seed: 'whole', bots: ['random'] })
    const played = play()
    if (!played.ok) throw new Error(played.why)
    expect(turnOf(played.value).kind).toBe('over')
    expect(game.score(played.value.state).winners.length).toBeGreaterThan(0)
    expect(played.value.match.log.some(isThrow)).toBe(true)
    const again = play()
    expect(again.ok && writeMatch(again.value.match)).toBe(writeMatch(played.value.match))
  })
})

describe('a request for a match', () => {
  const wish = { game: 'rattle-battle', players: 2, seed: 's' } as const

  it('gets chairs in the colours of its own pieces, as many as sit there', () => {
    const coloursOf = (game: GameId, players: number) => {
      const made = newMatch({ game, players, seed: 'chairs' })
      return made.ok ? made.value.seats.map(({ colour }) => colour).join(' ') : made.why
    }
    expect(coloursOf('rolling-with-the-waves', 4)).toBe('red blue green yellow')
    expect(coloursOf('waves-of-fortune', 3)).toBe('violet blue yellow')
    expect(coloursOf('waves-of-fortune', 2)).toBe('violet yellow')
    expect(coloursOf('rolling-seas', 8)).toBe('blue yellow green red white violet orange black')
  })

  it('gets its seats in order, with names and colours of their own', () => {
    const made = newMatch({ ...wish, seats: [{ name: 'Anne' }, { sitter: computer, colour: 'red' }] })
    expect(made.ok && made.value.seats).toEqual([
      { name: 'Anne', colour: 'yellow', sitter: person },
      { name: 'Player 2', colour: 'red', sitter: computer },
    ])
  })

  it('that is impossible is refused with the place of the fault', () => {
    const refused = (part: object) => {
      const made = newMatch({ ...wish, ...part })
      return made.ok ? 'it was made' : made.path
    }
    expect(refused({ game: 'chess' })).toBe('game')
    expect(refused({ players: 1 })).toBe('players')
    expect(refused({ seed: 'x'.repeat(201) })).toBe('seed')
    expect(refused({ options: { fistMax: 4 } })).toBe('options.fistMax')
    expect(refused({ seats: [{ name: '' }] })).toBe('seats.0.name')
    expect(refused({ seats: [{}, {}, {}] })).toBe('seats')
  })

  it('of computers needs one level, or one for each', () => {
    expect(playMatch({ ...wish, players: 3, bots: ['random', 'random'] })).toMatchObject({
      ok: false,
      path: 'bots',
    })
    expect(playMatch({ ...wish, bots: ['random'], mostEntries: 5 })).toMatchObject({
      ok: false,
      why: expect.stringMatching(/not over after 5/),
    })
  })

  it('starts at the first position of the game', () => {
    const open = testMatch({ entries: 0 })
    expect(open).toEqual(startMatch(open.match, gameOf(open.match)!))
  })
})
