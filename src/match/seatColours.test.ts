import { beforeAll, describe, expect, it } from 'vitest'
import { loadPhysics } from '../physics'
import type { RattleState } from '../rules/rattle-battle/public'
import { newMatch } from './match'
import { gameOf, type OpenMatch, startMatch } from './openMatch'
import { playOn } from './playOn'
import { readMatch, writeMatch } from './readMatch'
import { chairColours } from './seatColours'
import { computer, person, resealed } from './testing/matches'
import { verify } from './verify'

beforeAll(loadPhysics)

const coloursAtTable = ({ state }: OpenMatch) => (state as RattleState).players.map(({ colour }) => colour)
const coloursOfSeats = ({ match }: OpenMatch) => match.seats.map(({ colour }) => colour)

const chosen = () =>
  newMatch({
    game: 'rattle-battle',
    players: 3,
    seed: 'chosen',
    seats: [
      { sitter: computer },
      { sitter: computer, colour: 'white' },
      { sitter: computer, colour: 'yellow' },
    ],
  })

function begun(made: ReturnType<typeof newMatch>): OpenMatch {
  if (!made.ok) throw new Error(made.why)
  return startMatch(made.value, gameOf(made.value)!)
}

describe('the colours of chairs', () => {
  it('are those that were chosen; the others get what is left, each only once', () => {
    expect(chairColours('rattle-battle', 3)).toEqual(['yellow', 'blue', 'green'])
    expect(chairColours('rattle-battle', 3, [undefined, 'yellow'])).toEqual(['blue', 'yellow', 'green'])
    expect(chairColours('rattle-battle', 3, ['red', 'red'])).toEqual(['red', 'yellow', 'blue'])
    expect(chairColours('rattle-battle', 2, [undefined, undefined, 'yellow'])).toEqual(['yellow', 'blue'])
  })

  it('are those of the pieces, from the first state to the file and back (seed "chosen")', () => {
    const open = playOn(begun(chosen()), 12)
    expect(coloursOfSeats(open)).toEqual(['blue', 'white', 'yellow'])
    expect(coloursAtTable(open)).toEqual(['blue', 'white', 'yellow'])
    const read = readMatch(writeMatch(open.match))
    if (!read.ok) throw new Error(read.why)
    expect(read.value).toEqual(open)
    expect(verify(read.value.match)).toMatchObject({ ok: true })
  })

  it('are called by the rules as their rulebooks call them (seed "purple")', () => {
    for (const game of ['rolling-with-the-waves', 'waves-of-fortune'] as const) {
      const wished = (['green', 'violet', 'yellow'] as const).map(colour => ({ colour, sitter: computer }))
      const open = playOn(begun(newMatch({ game, players: 3, seed: 'purple', seats: wished })), 10)
      expect(coloursOfSeats(open)).toEqual(['green', 'violet', 'yellow'])
      expect(coloursAtTable(open)).toEqual(['green', 'purple', 'yellow'])
      expect(readMatch(writeMatch(open.match))).toEqual({ ok: true, value: open })
    }
  })

  it('are free where the rules know no colours, and fixed where rules call seats by them', () => {
    const first = (game: 'rolling-seas' | 'waves') =>
      newMatch({ game, players: 3, seed: 'any', seats: [{ colour: 'black' }] })
    const seas = begun(first('rolling-seas'))
    expect(coloursOfSeats(seas)).toEqual(['black', 'blue', 'yellow'])
    expect(seas.match.setUp).not.toHaveProperty('colours')
    expect(first('waves')).toMatchObject({ ok: false, path: 'seats.0.colour' })
  })

  it('change nothing in a match in which nobody chooses a colour', () => {
    const usual = ['yellow', 'blue', 'green'] as const
    const wish = { game: 'rattle-battle', players: 3, seed: 'before' } as const
    const open = begun(newMatch({ ...wish, seats: usual.map(colour => ({ colour, sitter: person })) }))
    expect(open.match.setUp).not.toHaveProperty('colours')
    expect(open.match.seal).toBe(begun(newMatch(wish)).match.seal)
    expect(coloursAtTable(open)).toEqual(usual)
  })

  it.each([
    [['blue', undefined, 'blue'], 'seats.2.colour', /Only one player can have blue/],
    [['orange'], 'seats.0.colour', /Rattle, Battle, Grab the Loot has no pieces in orange/],
  ] as const)('cannot be %j', (colours, path, why) => {
    const seats = colours.map(colour => (colour ? { colour } : {}))
    const made = newMatch({ game: 'rattle-battle', players: 3, seed: 'wrong', seats })
    expect(made).toMatchObject({ ok: false, path, why: expect.stringMatching(why) })
  })

  it('are refused in a file in which two have the same, or another one is written at a chair than on the table', () => {
    const { match } = begun(chosen())
    const twice = resealed({ ...match, setUp: { ...match.setUp, colours: ['blue', 'blue', 'yellow'] } })
    expect(readMatch(writeMatch(twice))).toMatchObject({ ok: false, path: 'setUp.colours' })
    const other = { ...match, seats: match.seats.with(0, { ...match.seats[0]!, colour: 'green' as const }) }
    expect(readMatch(writeMatch(other))).toMatchObject({ ok: false, path: 'seats.0.colour' })
  })
})
