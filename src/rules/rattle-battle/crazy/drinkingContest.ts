/** C06 Drinking Contest: a die that shows 1 is drunk, counts nothing and rolls no more. */
import type { Seat } from '../../game'
import { does } from '../../sentence'
import { markOf } from '../data/dice'
import { takeLoot } from '../goods/loot'
import type { RattleState } from '../state'
import { nameOf, playerAt } from '../table'
import type { DieId } from '../vocabulary'
import { say } from '../work'
import { changeCrazy, crazyOf, endGame, highest, reward, rolledValue } from './miniGame'
import { rerollGame } from './rerolling'

const coins = 2

function soberDice(state: RattleState, seat: Seat): readonly DieId[] {
  const { out } = crazyOf(state)
  return playerAt(state, seat).dice.filter(die => !out.includes(die))
}

export const drinkingContest = rerollGame({
  rerollable: soberDice,
  rolled(work, seat) {
    const { faces, out } = crazyOf(work.state)
    const drunk = soberDice(work.state, seat).filter(die => markOf(die, faces[die]!) === 1)
    if (drunk.length === 0) return
    changeCrazy(work, { out: [...out, ...drunk] })
    say(
      work,
      'RB-290',
      `${nameOf(work.state, seat)} ${does(seat, 'has', 'have')} ${drunk.length === 1 ? 'a drunken die' : `${drunk.length} drunken dice`}: a 1 counts nothing and rolls no more`,
      { kind: 'out', data: { dice: drunk } },
    )
  },
  judge(work) {
    const { state } = work
    const winners = highest(state, seat =>
      soberDice(state, seat).reduce((sum, die) => sum + rolledValue(state, die), 0),
    )
    reward(work, winners, coins)
    for (const seat of winners) {
      const rum = takeLoot(work, seat, 'rum')
      if (rum === undefined) continue
      say(work, 'RB-290', `${nameOf(work.state, seat)} ${does(seat, 'takes', 'take')} 1 Rum from the bag`, {
        kind: 'loot',
        data: { seat, tokens: [rum] },
      })
    }
    endGame(work)
  },
})
