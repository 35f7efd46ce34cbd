import { beforeAll, expect, it } from 'vitest'
import { loadPhysics } from '../physics'
import { type OpenMatch, turnOf } from './openMatch'
import { playMove } from './playMove'
import { chooseMove, playOn } from './playOn'
import { person, testTable } from './testing/matches'
import { performThrowOf } from './throwing'
import { undo, undoTarget } from './undo'
import { waitingFor } from './waiting'

beforeAll(loadPhysics)

/** Persons do what the random player would; dice fall. */
function act(open: OpenMatch): OpenMatch {
  const { seats, kind } = waitingFor(open) as { readonly seats: readonly number[]; readonly kind: string }
  expect(kind).toBe('person')
  return turnOf(open).kind === 'throw'
    ? performThrowOf(open)
    : playMove(open, chooseMove(open, seats[0]!, 'random'))
}

it('an only answer is given by the table, asked of no person, and taken back with the choice before it (seed "only")', () => {
  const sitters = [person, person, person]
  const options = { roundLimit: 20 }
  const freeUndo = true
  let open = testTable({ game: 'waves-of-fortune', seed: 'only', sitters, options, freeUndo })
  let given = 0
  while (waitingFor(open).kind !== 'over') {
    if (waitingFor(open).kind !== 'only') {
      open = act(open)
      continue
    }
    const { only } = turnOf(open) as { only: { seat: number } }
    const before = open.match.log.length
    open = playOn(open)
    given++
    expect(open.match.log[before]).toMatchObject({ kind: 'move', move: only })
    const decided = open.steps.findLastIndex(({ isOnly }) => !isOnly)
    expect(undoTarget(open)).toBe(decided)
    expect(waitingFor(undo(open)).kind).toBe('person')
  }
  expect(given).toBeGreaterThan(1)
})
