/** 5.6: events tell everything that happens on the table, and to each viewer only what they may see. */
import { describe, expect, test } from 'vitest'
import { waves } from '../index'
import type { WavesState } from '../state'
import { everyMode, newTable, randomGame } from '../testing/newTable'
import { playExample, table } from '../testing/table'
import { type ToldTable, tableAfter } from '../told'

/** What can be seen on a table; the rest is book-keeping that no event tells. */
function seen({
  slots,
  hands,
  deck,
  discard,
  shells,
  displays,
  wave,
  starter,
  round,
  personAt,
  signals,
}: WavesState) {
  return {
    slots,
    hands,
    deck: deck.length,
    discard,
    shells,
    displays,
    wave,
    starter,
    round,
    personAt,
    signals,
  }
}

describe('the table between two events', () => {
  const tables = everyMode.flatMap(mode => [
    { ...mode, tabletSet: 'suggested' as const, discardBrowse: true },
    { ...mode, tabletSet: 'random' as const, discardBrowse: false },
  ])
  test.each(tables)(
    'WV-78, WV-109, WV-110: told event by event, every move leads to the view after it ($name, $tabletSet, seed "told")',
    ({ players, mode, tabletSet, discardBrowse }) => {
      const soloSeat = players === 5 ? 'toss' : 4
      const start = newTable(players, 'told', { mode, tabletSet, discardBrowse, soloSeat, roundLimit: 15 })
      let told = 0
      for (const { before, after, events } of randomGame(start, `told by ${tabletSet}`)) {
        for (const viewer of [0, players - 1, 'spectator'] as const) {
          const first: ToldTable = waves.view(before, viewer)
          const last = events
            .filter(event => !event.seenBy || event.seenBy.some(seat => seat === viewer))
            .reduce((at, event) => tableAfter(at, event, viewer), first)
          expect(seen(last)).toEqual(seen(waves.view(after, viewer)))
        }
        told += events.length
      }
      expect(told).toBeGreaterThan(50)
    },
  )

  test('WV-13, WV-94, WV-122: the tablet is active from its activation until the Wave token moves on', () => {
    const start = table({ players: 4, elders: [3, 3, 1, 2], agents: ['F1', 'F1', 'F1', 'F1'] })
    const { events } = playExample({
      players: 4,
      elders: [3, 3, 1, 2],
      shells: 2,
      agents: ['F4', 'R5', 'F3', 'R3'],
    })
    let at: ToldTable = waves.view(start, 'spectator')
    const active = events.map(event => {
      at = tableAfter(at, event, 'spectator')
      return `${event.kind} ${at.active ?? 'none'}`
    })
    expect(active).toContain('trueMajority none')
    expect(active).toContain('tabletActivated KNI-REB')
    expect(active.filter(one => one.startsWith('checked'))).toEqual(Array(4).fill('checked KNI-REB'))
    expect(active).toContain('waveTokenMoved none')
  })

  test('WV-86: talk is told as well', () => {
    const start = table({ players: 4, elders: [3, 3, 1, 2], hands: [[1], [1], [1], [1]] })
    const said = waves.play(start, { kind: 'teamSignal', seat: 0, signal: 'yourPlan', toSeat: 2 })
    expect(tableAfter(start, said.events[0]!, 1).signals).toEqual(said.state.signals)
  })
})
