import { beforeAll, expect, it } from 'vitest'
import '../match/allGames'
import { playMatch } from '../match/playMatch'
import { loadPhysics } from '../physics'
import { linesOf, noLines } from './lines'

beforeAll(loadPhysics)

it('has no line for a move that tells nobody anything, so a film has fewer stops than the file has entries (seed "blocked 2")', () => {
  const made = playMatch({ game: 'rattle-battle', players: 3, bots: ['easy'], seed: 'blocked 2' })
  if (!made.ok) throw new Error(made.why)
  const { match, steps } = made.value
  const { lines, entries } = linesOf(made.value, 'spectator', noLines)
  const untold = steps.flatMap(({ events }, entry) => (events.length === 0 ? [entry] : []))
  expect(untold.length).toBeGreaterThan(0)
  expect(lines.length).toBe(match.log.length - untold.length)
  // Each line leads to the entry that it tells of, whatever its own number is.
  expect(entries).toEqual(match.log.map((_, entry) => entry).filter(entry => !untold.includes(entry)))
  for (const [line, entry] of entries.entries()) {
    expect(lines[line]).toMatchObject({ kind: match.log[entry]!.kind, seat: steps[entry]!.seat })
  }
})
