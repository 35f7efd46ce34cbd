import { describe, expect, it } from 'vitest'
import { choiceOf } from '../match/inNames'
import type { MatchSeat } from '../match/match'
import { rattleBattle } from '../rules/rattle-battle'
import type { RattleState } from '../rules/rattle-battle/public'
import { die, position } from '../rules/rattle-battle/testing/position'
import { rollingSeas } from '../rules/rolling-seas'
import { adventure } from '../rules/rolling-seas/testing/position'
import type { AnyGame } from '../rules/shelf'
import type { Choice } from '../wire'
import { askedOf, inOrder } from './asked'

const choice = (kind: string, text: string, rank?: number): Choice => ({
  move: { kind, seat: 0 },
  text,
  rule: 'RB-1',
  ...(rank !== undefined && { rank }),
})

const choicesIn = (state: RattleState) =>
  inOrder(rattleBattle.moves(state, 0).map(move => choiceOf(rattleBattle, state, move, [])))

describe('the choices offered to a person', () => {
  it('stands kind by kind as the game lists it, the better ranks first within a kind', () => {
    const listed = [
      choice('move', 'far', 80),
      choice('pass', 'pass'),
      choice('move', 'beside', 0.1),
      choice('fire', 'first'),
      choice('fire', 'second'),
    ]
    expect(inOrder(listed).map(({ text }) => text)).toEqual(['beside', 'far', 'pass', 'first', 'second'])
  })

  it('begins with all Ships and ends with none where Ships are sent (RB-93)', () => {
    const found = choicesIn(position({ card: 'A01', phase: 'briefing.commit', queue: [0] }))
    const firsts = [...new Set(found.map(({ steps }) => steps?.[0]))]
    expect(firsts).toEqual([
      'Send all your Ships (4)',
      'Send 3 Ships',
      'Send 2 Ships',
      'Send 1 Ship',
      'Send no Ship',
    ])
    // Ships at home are interchangeable: that is no question.
    expect(found.find(({ steps }) => steps?.[0] === 'Send 1 Ship')?.steps).toEqual(['Send 1 Ship'])
  })

  it('begins with the moves that end beside an NP Ship, each Ship by itself (RB-165)', () => {
    const sea = [die('p-yellow-1', 0, 0, 4), die('p-yellow-2', -100, 90, 3), die('n-red-1', 60, 0, 2)]
    const found = choicesIn(position({ card: 'A07', sea, by: { 0: { sails: 1 } } }))
    expect(found[0]!.steps?.[0]).toMatch(/^Move Yellow's [34]$/)
    expect(found[0]!.steps?.[1]).toMatch(/^touching red merchant 2, from the [a-z-]+$/)
    expect(found.at(-1)!.text).toBe('Pass')
  })
})

describe('the question to a person', () => {
  it('is their own where several are asked for different things: the map before them and its card (RS-33)', () => {
    const state = adventure('AD-02', { ship: 'F9', others: [{ ship: 'F9' }, { ship: 'F9' }] })
    const seats = ['You', 'Anne', 'Ching'].map(name => ({ name }) as MatchSeat)
    const turn = rollingSeas.turn(state)
    const askOf = (seat: number) =>
      askedOf(rollingSeas as unknown as AnyGame, state, seat, { seats, turn, isListed: false })?.ask
    expect(askOf(0)).toMatch(/^Draw on Anne's map: Rocks in column [A-S] or row \d+$/)
    expect(askOf(2)).toMatch(/^Draw on your map: /)
  })
})
