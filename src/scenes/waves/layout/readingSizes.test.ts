import { describe, expect, it } from 'vitest'
import { waves } from '../../../rules/waves'
import { faceIds } from '../../../rules/waves/public'
import { dealtTable, placingTable, randomGame } from '../../../rules/waves/testing/newTable'
import { beside, readingSizes } from '../../table/camera/testing/readingSize'
import { viewFor } from '../../table/camera/views'
import type { Placement } from '../../things/layout'
import { isReadable } from '../../things/touch'
import { printRecipe } from '../prints/printList'
import { layoutOf } from './layoutOf'
import { lookedFor, viewsOf } from './views'

const least = 11
/** Where words or numbers stand; figures on shields are signs, larger or smaller. */
const hasWords = (text: string) => /[a-z]{3}/i.test(text)

describe('what is printed at the table of WAVES, at 1280 by 720', () => {
  it.each([2, 3, 4, 5, 6])(
    'is 11 pixels high where a card is played: all tablets, the counts, every Elder, the own hand and goal, with %i players',
    players => {
      const state = waves.view(placingTable(players, 'reading', { mode: 'allVsAll' }), 0)
      const view = viewFor('drop', beside.width / beside.height, viewsOf(lookedFor(state, 0)))
      const { things } = layoutOf(state, 0)
      const isRead = ({ kind, seat }: Placement) =>
        kind === 'tablet' ||
        kind === 'tally' ||
        kind === 'elder' ||
        ((kind === 'hand' || kind === 'goal') && seat === 0)
      const read = [...things.values()].filter(isRead)
      expect(read.length).toBeGreaterThanOrEqual(5 + 5 + Math.max(4, players) + 5 + 1)
      for (const thing of read)
        for (const print of thing.kind === 'tablet'
          ? faceIds.map(face => `tablet:${face}:agent`)
          : [thing.front])
          for (const [words, size] of readingSizes(thing, printRecipe(print), view))
            if (hasWords(words))
              expect(size, `${print} at ${thing.id}: ${words}`).toBeGreaterThanOrEqual(least)
    },
  )

  it.each([2, 3, 4, 5, 6])(
    'says on the Council card how many Shells, in numbers, with %i players',
    players => {
      const state = waves.view(placingTable(players, 'reading', { mode: 'allVsAll' }), 0)
      const view = viewFor('drop', beside.width / beside.height, viewsOf(lookedFor(state, 0)))
      const card = layoutOf(state, 0).things.get('council-card')!
      const sizes = readingSizes(card, printRecipe(card.front), view)
      // The same figures stand on the shields of the classes, which are signs.
      const counts = [...sizes].filter(([words]) => /^\d$/.test(words)).map(([, size]) => size)
      expect(Math.min(sizes.get('Shells')!, Math.max(...counts))).toBeGreaterThanOrEqual(least)
    },
  )

  it.each([4, 5, 6])(
    'is 11 pixels high where a round is decided: the counts, the tablet in force and every verdict, with %i players',
    players => {
      const state = dealtTable(players, 'reading', { mode: 'allVsAll' })
      const view = viewFor('close', beside.width / beside.height, viewsOf(lookedFor(state, 0)))
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
            if (!hasWords(words)) continue
            expect(size, `${thing.id}: ${words}`).toBeGreaterThanOrEqual(least)
            read++
          }
        }
      }
      expect(read).toBeGreaterThan(45)
    },
  )

  it.each([5, 6])(
    'can be held before the eyes where it is smaller: all open cards, the Council card, tablets, goals, with %i players',
    players => {
      const cards = new Set(['elder', 'agent', 'discard', 'display', 'hand', 'council', 'tablet', 'goal'])
      const looked = new Set<string>()
      for (const { after } of randomGame(placingTable(players, 'held'), 'held', 60))
        for (const thing of layoutOf(waves.view(after, 0), 0).things.values()) {
          if (!cards.has(thing.kind)) continue
          // Hidden cards show their backs, and arrows pass them by.
          const isOpen = thing.faceUp && thing.front !== 'back'
          expect(isReadable(thing), thing.id).toBe(isOpen)
          if (isOpen) looked.add(thing.kind)
        }
      expect(looked).toEqual(cards)
    },
  )
})
