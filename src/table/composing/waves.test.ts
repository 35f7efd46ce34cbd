import { describe, expect, it } from 'vitest'
import { choiceOf } from '../../match/inNames'
import { waves } from '../../rules/waves'
import type { WavesState } from '../../rules/waves/public'
import { table } from '../../rules/waves/testing/table'
import type { DeskState } from '../desk'
import { closedDesk } from '../desk/deskState'
import { compose, withForced } from './compose'
import { wavesComposer, wavesWish } from './waves'

/** The desk as it asks this seat. */
function asking(state: WavesState, seat: number): DeskState {
  const choices = waves.moves(state, seat).map(move => choiceOf(waves, state, move, []))
  const { phase } = state
  return { ...closedDesk, phase: 'asking', view: state, asked: { seat, phase, ask: '', rule: '', choices } }
}

const options = (wish: NonNullable<ReturnType<typeof wavesWish>>, picks: Record<string, string>) =>
  compose(wish.all, picks).steps.map(({ slot, options }) => [
    wavesComposer.titleOf(slot, undefined, 0),
    options.map(({ text }) => text),
  ])

describe('a composed choice in WAVES', () => {
  const state = table({ players: 4, elders: [4, 1, 2, 3], hands: [[1, 3, 3, 5], [2], [2], [2]], shells: 2 })

  it('is a placement: the class, then how it is played', () => {
    const wish = wavesWish(asking(state, 0))!
    expect(options(wish, {})[0]).toEqual(['Which cards?', ['Scholars', 'Knights', 'Nobles']])
    expect(options(wish, { class: '3' })[1]).toEqual([
      'How?',
      ['One follows, below your Elder', 'One rebels, across your Elder', 'Two rebel, across your Elder'],
    ])
    const { choice } = compose(wish.all, { class: '3', way: 'rebel 2' })
    expect(choice?.move).toEqual({ kind: 'playRebels', seat: 0, slot: 0, cards: [3, 3] })
  })

  it('says which classes must decide for a card to take the Elder', () => {
    const [first] = compose(wavesWish(asking(state, 0))!.all, {}).steps
    const notes = Object.fromEntries(first!.options.map(({ text, note }) => [text, note]))
    // Teams: a Scholar is worth 6 under the first tablet, and low Power takes under the second.
    expect(notes.Scholars).toMatch(/^takes the Seer .*if Scholars or Keepers decide/)
    expect(notes.Nobles).toMatch(/^takes the Seer .*(if Scholars, Knights|unless Keepers)/)
  })

  it('is a discard of several cards, in whatever order they are named', () => {
    const full = table({ players: 4, elders: [4, 1, 2, 3], hands: [[1, 2, 3, 4, 5, 5, 5, 4], [2], [2], [2]] })
    const discarding: WavesState = { ...full, phase: 'discard' }
    const wish = wavesWish(asking(discarding, 0))!
    expect(options(wish, {})[0]![1]).toHaveLength(5)
    const picks = withForced(wish.all, { 'first card': '5', 'second card': '1', 'third card': '4' })
    expect(compose(wish.all, picks).choice?.move).toEqual({ kind: 'discardDown', seat: 0, cards: [1, 4, 5] })
  })

  it('leaves short lists of discards as they are', () => {
    const full = table({ players: 4, elders: [4, 1, 2, 3], hands: [[1, 2, 3, 4, 5, 5], [2], [2], [2]] })
    expect(wavesWish(asking({ ...full, phase: 'discard' }, 0))).toBeUndefined()
  })
})
