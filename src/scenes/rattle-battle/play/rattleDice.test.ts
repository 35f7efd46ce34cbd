import { describe, expect, it } from 'vitest'
import { readSetUp } from '../../../rules/game'
import { rattleBattle } from '../../../rules/rattle-battle'
import { sideOfSeat } from '../../../rules/rattle-battle/public'
import { diceOfThrow } from '../../table/hand/diceOnDesk'
import { turnedX, turnedZ } from '../../table/turn'
import { rattleDice } from './rattleDice'

describe('dice in the hand of the viewer', () => {
  it.each([2, 3, 4, 5])('are tossed from the viewer’s side, in each of %i seats (RB-30a)', players => {
    const read = readSetUp(rattleBattle, { players, seed: 'toss', options: {} })
    if (!read.ok) throw new Error(read.why)
    const state = rattleBattle.setup(read.value)
    const game = rattleDice(state)
    for (let seat = 0; seat < players; seat++) {
      const [die] = state.players[seat]!.dice
      const { middle } = diceOfThrow(
        {
          version: 1,
          seed: 'toss',
          request: {
            container: 'sea-box',
            style: 'toss',
            from: sideOfSeat(players, seat),
            dice: [game.dice.find(({ id }) => id === die)!],
            lying: [],
            bystanders: 'live',
            flat: { tiltDeg: 3, heightMm: 0.5 },
          },
          bangs: [],
        },
        game.dice,
      )
      const turn = game.turnOf!(state, seat)
      expect(turnedZ(turn, middle.x, middle.z)).toBeGreaterThan(12)
      expect(Math.abs(turnedX(turn, middle.x, middle.z))).toBeLessThan(6)
    }
  })
})
