/** The game is over (RB-353 to RB-357). */
import type { Stage } from '../flow'
import { winnersOf } from '../score'
import { nameOf } from '../table'
import { change, goTo, say } from '../work'

export const gameEnd: Stage = { enter: work => goTo(work, 'game.over') }

export const gameOver: Stage = {
  enter(work) {
    change(work, { queue: [] })
    const winners = winnersOf(work.state)
    say(work, 'RB-1', `${winners.map(seat => nameOf(work.state, seat)).join(' and ')} wins`, {
      kind: 'over',
      data: { winners },
    })
  },
}
