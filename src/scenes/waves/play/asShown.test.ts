import { describe, expect, it } from 'vitest'
import type { Viewer } from '../../../rules/game'
import { waves } from '../../../rules/waves'
import { dealtTable, everyMode, randomGame } from '../../../rules/waves/testing/newTable'
import type { ShownTable } from '../layout'
import { createFold } from './asShown'

/** What the telling adds goes before the tables are compared. */
function bare({ verdicts: _, atWaves: __, waveOrder: ___, isRotating: ____, ...table }: ShownTable) {
  return {
    hands: table.hands,
    slots: table.slots,
    shells: table.shells,
    displays: table.displays,
    wave: table.wave,
  }
}

describe('a round of WAVES as it is told', () => {
  it.each(everyMode)(
    'ends with the table as it is after the move, for all eyes: $name',
    ({ players, mode, name }) => {
      for (const { before, after, events } of randomGame(
        dealtTable(players, `told ${name}`, { mode }),
        name,
        50,
      ))
        for (const viewer of ['spectator', 0, players - 1] as const satisfies readonly Viewer[]) {
          const fold = createFold(() => viewer)
          let table: ShownTable = waves.view(before, viewer)
          for (const event of events) {
            const maySee = !event.seenBy || (viewer !== 'spectator' && event.seenBy.includes(viewer))
            if (maySee) table = fold.after(table, event)
          }
          expect(bare(table)).toEqual(bare(waves.view(after, viewer)))
        }
    },
  )

  it('shows the result of every slot’s check, until the Agents form the Council', () => {
    let most = 0
    for (const { before, events } of randomGame(dealtTable(4, 'verdicts'), 'verdicts', 30)) {
      const fold = createFold(() => 'spectator')
      let table: ShownTable = waves.view(before, 'spectator')
      for (const event of events) {
        if (event.seenBy) continue
        table = fold.after(table, event)
        most = Math.max(most, table.verdicts?.size ?? 0)
        if (event.kind === 'councilFormed') expect(table.verdicts).toBeUndefined()
      }
    }
    expect(most).toBe(4)
  })

  it('shows a card that the viewer places only once: it leaves the hand as it comes to the table', () => {
    for (const { before, move, events } of randomGame(dealtTable(4, 'placing'), 'placing', 20)) {
      if (move.kind !== 'playFollower' && move.kind !== 'playRebels') continue
      const fold = createFold(() => move.seat)
      let table: ShownTable = waves.view(before, move.seat)
      const total = (one: ShownTable) =>
        one.hands[move.seat]!.length +
        one.slots.reduce((sum, slot) => sum + (slot.agents?.cards.length ?? 0), 0)
      const held = total(table)
      for (const event of events) {
        if (event.seenBy && !event.seenBy.includes(move.seat)) continue
        if (event.kind !== 'agentPlaced' && event.kind !== 'agentSeen') break
        table = fold.after(table, event)
        expect(total(table)).toBe(held)
      }
    }
  })
})
