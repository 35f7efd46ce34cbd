import { describe, expect, it } from 'vitest'
import { waves } from '../../../rules/waves'
import { faceIds } from '../../../rules/waves/public'
import { dealtTable } from '../../../rules/waves/testing/newTable'
import { beside, readingSizes } from '../../table/camera/testing/readingSize'
import { viewFor } from '../../table/camera/views'
import { printRecipe } from '../prints/printList'
import { layoutOf } from './layoutOf'
import { viewsOf } from './views'

const viewOf = (players: number) => viewFor('drop', beside.width / beside.height, viewsOf(players > 4))
const least = 11

describe('what is printed at the table of WAVES, at 1280 by 720', () => {
  it.each([2, 3, 4])('is 11 pixels high where a card is played: all tablets, with %i players', players => {
    const { things } = layoutOf(waves.view(dealtTable(players, 'reading'), 0), 0)
    const tablets = [...things.values()].filter(({ kind }) => kind === 'tablet')
    expect(tablets).toHaveLength(5)
    // Figures on shields are signs, larger or smaller.
    for (const face of faceIds)
      for (const tablet of tablets)
        for (const [words, size] of readingSizes(
          tablet,
          printRecipe(`tablet:${face}:agent`),
          viewOf(players),
        ))
          if (/[a-z]{3}/i.test(words))
            expect(size, `${face} at ${tablet.id}: ${words}`).toBeGreaterThanOrEqual(least)
  })

  it.each([4, 5, 6])(
    'is 11 pixels high where a round is decided: the counts, the tablet in force and every verdict, with %i players',
    players => {
      const state = dealtTable(players, 'reading', { mode: 'allVsAll' })
      const view = viewFor('close', beside.width / beside.height, viewsOf(players > 4))
      let read = 0
      for (const result of ['collected', 'power', 'noShell', 'tablet', 'returned'] as const) {
        const verdicts = new Map(
          Array.from(
            { length: players },
            (_, slot) => [slot, { result, agentPower: 4, elderPower: 3 }] as const,
          ),
        )
        const { things } = layoutOf({ ...waves.view(state, 0), active: state.faces[2]!, verdicts }, 0)
        for (const thing of things.values()) {
          if (thing.kind !== 'tally' && thing.kind !== 'verdict' && thing.id !== 'tablet:3') continue
          for (const [words, size] of readingSizes(thing, printRecipe(thing.front), view)) {
            if (!/[a-z]{3}/i.test(words)) continue
            expect(size, `${thing.id}: ${words}`).toBeGreaterThanOrEqual(least)
            read++
          }
        }
      }
      expect(read).toBeGreaterThan(45)
    },
  )
})
