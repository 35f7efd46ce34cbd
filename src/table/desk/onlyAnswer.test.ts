import { beforeAll, expect, it } from 'vitest'
import { playMove } from '../../match/playMove'
import { chooseMove } from '../../match/playOn'
import { person, testTable } from '../../match/testing/matches'
import { performThrowOf } from '../../match/throwing'
import { waitingFor } from '../../match/waiting'
import { loadPhysics } from '../../physics'
import { gameById } from '../../rules/games'
import { deskWaits } from '../testing/deskWaits'
import { sitAt } from '../testing/sitAt'
import { tableOfTest } from '../testing/tableOfTest'
import { createDesk } from './createDesk'

beforeAll(loadPhysics)

it('asks nobody for an only answer: it is given, told, and the next player is asked (seed "only")', async () => {
  let open = testTable({ game: 'waves-of-fortune', seed: 'only', sitters: [person, person, person] })
  for (let waiting = waitingFor(open); waiting.kind === 'person'; waiting = waitingFor(open))
    open =
      open.game.turn(open.state).kind === 'throw'
        ? performThrowOf(open)
        : playMove(open, chooseMove(open, waiting.seats[0]!, 'random'))
  const { length } = open.match.log
  expect(waitingFor(open).kind).toBe('only')
  const desk = createDesk(tableOfTest(), { wait: async () => {}, rules: gameById })
  const phases = new Set<string>()
  desk.state.subscribe(({ phase, told }) => {
    if (told?.turn.kind === 'move' && told.turn.only) phases.add(phase)
  })
  // The host takes its time, so that the desk comes to the question before its answer does.
  const keep = () => new Promise<void>(resolve => setTimeout(resolve, 20))
  await sitAt(desk, open, { keeper: { keep } })
  await deskWaits(desk)
  const { shown, asked, hand } = desk.state.getState()
  expect(shown).toBeGreaterThan(length)
  expect(asked ?? hand).toBeDefined()
  expect([...phases]).toEqual(['telling'])
})
