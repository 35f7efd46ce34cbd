import { describe, expect, it } from 'vitest'
import { choiceOf } from '../../match/inNames'
import type { MatchSeat } from '../../match/match'
import { rollingWithTheWaves } from '../../rules/rolling-with-the-waves'
import { A, B, C, revealed } from '../../rules/rolling-with-the-waves/testing/position'
import type { Told } from '../../wire'
import type { DeskState } from '../desk'
import { closedDesk } from '../desk/deskState'
import { compose } from './compose'
import { rollingWavesWish } from './rollingWithTheWaves'

const seats = ['You', 'Anne', 'Ching'].map(
  (name): MatchSeat => ({ name, colour: 'red', sitter: { kind: 'human' } }),
)

describe('the fire of two cannons', () => {
  it('names its targets as everything else at the table names them', () => {
    const rich = { chests: [[5, 6], [4], [3, 2]] }
    const { state } = revealed({
      players: 3,
      by: {
        [A]: {
          small: [5],
          large: [3, 4],
          faces: [5, 5, 1],
          icons: ['smallCannon', 'largeCannon', 'spirits'],
        },
        [B]: rich,
        [C]: rich,
      },
    })
    const choices = rollingWithTheWaves
      .moves(state, A)
      .map(move => choiceOf(rollingWithTheWaves, state, move, seats))
    const desk: DeskState = {
      ...closedDesk,
      phase: 'asking',
      view: state,
      game: rollingWithTheWaves as NonNullable<DeskState['game']>,
      told: { seats } as unknown as Told,
      asked: { seat: A, phase: 'resolve', ask: '', rule: '', choices },
    }
    const wish = rollingWavesWish(desk)!
    const targets = compose(wish.all, wish.picks ?? {})
      .steps.filter(({ slot }) => slot.endsWith('target'))
      .flatMap(({ options }) => options.map(({ text }) => text))
    expect(targets).toContain('Anne, Chest 1')
    expect(targets).toContain('Ching, Chest 3')
    expect(targets.join()).not.toMatch(/Blue|Green/)
  })
})
