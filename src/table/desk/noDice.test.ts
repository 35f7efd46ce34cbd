import { describe, expect, it } from 'vitest'
import { computer, person, testTable } from '../../match/testing/matches'
import { gameById } from '../../rules/games'
import { deskWaits } from '../testing/deskWaits'
import { sitAt } from '../testing/sitAt'
import { tableOfTest } from '../testing/tableOfTest'
import { createDesk } from './createDesk'

const noDice = 'The dice cannot fall in this browser.'

describe('a desk where no dice can fall', () => {
  it.each([
    ['a person', [person, person]],
    ['a computer', [computer, computer]],
  ])(
    'lets the game go on until dice are needed by %s, then waits with empty hands (seed "no dice")',
    async (_, sitters) => {
      const desk = createDesk(tableOfTest(), { wait: async () => {}, rules: gameById })
      desk.state.setState({ noDice })
      const open = testTable({ seed: 'no dice', players: 2, sitters })
      const { store, id } = await sitAt(desk, open, { perform: undefined })
      for (let moves = 0; moves < 100; moves++) {
        const { asked, curtain } = await deskWaits(desk)
        if (curtain) await desk.drawCurtain()
        else if (asked) await desk.choose(asked.choices[0]!.move)
        else break
      }
      const state = desk.state.getState()
      expect(state).toMatchObject({ phase: 'held', hand: undefined, trouble: undefined, noDice })
      await desk.letGo()
      expect(desk.state.getState().phase).toBe('held')
      desk.lookBack(0)
      expect(desk.state.getState().lookingBack?.entry).toBe(0)
      desk.goOn()
      expect((await deskWaits(desk)).phase).toBe('held')
      expect((await store.load(id)).ok).toBe(true)
    },
  )
})
