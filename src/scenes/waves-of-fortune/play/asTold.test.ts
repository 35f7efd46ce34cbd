import { describe, expect, it } from 'vitest'
import {
  B,
  course,
  P,
  push,
  roll,
  sail,
  send,
  ship,
  table,
  tile,
} from '../../../rules/waves-of-fortune/testing/position'
import type { FortuneView } from '../layout'
import { asTold, isSeen } from './asTold'

/** The table after each event of an entry, told from the table before it. */
function told(before: FortuneView, events: readonly Parameters<typeof asTold>[1][]): FortuneView[] {
  let view = before
  return events.filter(isSeen).map(event => {
    view = asTold(view, event)
    return view
  })
}

describe('a voyage that is told event by event', () => {
  it('ends with the ships, tiles, holds and gold of the rules', () => {
    const before = table({
      ships: { purple: { cell: 'C5', crew: 5, food: 4 } },
      spaces: { C6: { kind: 'ocean', faceUp: false } },
      top: ['SO-04'],
    })
    const { state, events } = course(before, sail('C6'))
    const last = told(before, events).at(-1)!
    expect(last.players[P]).toEqual(state.players[P])
    expect(last.tiles).toEqual(state.tiles)
    expect(last.draw.SO).toHaveLength(state.draw.SO.length)
  })

  it('shows a card while it is carried out, and the turned tile before it', () => {
    const before = table({
      ships: { purple: { cell: 'C5' } },
      spaces: { C6: { kind: 'island', faceUp: false } },
      top: ['SI-12'],
    })
    const views = told(before, course(before, sail('C6')).events)
    expect(tile(views[1]!, 'C6').faceUp).toBe(true)
    expect(views[1]!.shown).toBeUndefined()
    expect(views[2]!.shown?.card).toMatch(/^SI-12/)
    expect(ship(views.at(-2)!, 'purple').shipGold).toBe(300)
  })

  it('lines up the very dice that fell, pair by pair', () => {
    const before = table({
      ships: { purple: { cell: 'C5', crew: 6 } },
      spaces: { C6: { token: 'SO-03' } },
    })
    const thrown = course(before, sail('C6'), send(3), roll(6, 4, 2))
    const last = course(thrown.state, roll(1, 6, 4))
    const views = told(thrown.state, last.events)
    expect(views[0]!.fallen).toHaveLength(3)
    const { lineUp } = views.find(view => view.lineUp)!
    expect(lineUp?.crew).toEqual([
      { id: 'crew-2', face: 6 },
      { id: 'crew-3', face: 4 },
      { id: 'crew-1', face: 1 },
    ])
    expect(lineUp?.foes.map(({ face }) => face)).toEqual([6, 4, 2])
    expect(lineUp?.pairs.map(({ crewWins }) => crewWins)).toEqual([true, true, false])
  })

  it('pushes a rammed ship aside and lets it sink with what it had', () => {
    const before = table({
      ships: {
        purple: { cell: 'C5' },
        blue: { cell: 'C6', crew: 1, shipGold: 300 },
      },
      spaces: { D6: { token: 'SO-09' } },
    })
    const rams = course(before, sail('C6'))
    expect(told(before, rams.events).at(-1)?.phase).toBe('ramPush')
    const { state, events } = course(rams.state, push('D6'))
    const last = told(rams.state, events).at(-1)!
    expect(last.players[B]).toEqual(state.players[B])
    expect(tile(last, 'D6').wrecks).toEqual(tile(state, 'D6').wrecks)
    expect(tile(last, 'D6').wrecks[0]).toMatchObject({ owner: B, gold: 300 })
  })
})
