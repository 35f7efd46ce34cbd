/** What throws of Waves of Fortune are worth, in points, once the match is over. */
import { createRandom } from '../../rules/random'
import { wavesOfFortune } from '../../rules/waves-of-fortune'
import { goldPerPoint } from '../../rules/waves-of-fortune/data/tiles'
import { countedGold } from '../../rules/waves-of-fortune/score'
import type { FortuneState, Player } from '../../rules/waves-of-fortune/state'
import { budgets } from '../botFor'
import { playOnInMind } from '../search'
import type { Weighing } from '../weighing'
import { fortuneBots, usual } from '.'

const mate = fortuneBots.solid()

/** All that a ship and its chest hold, in gold; what is aboard can still sink. */
function goldOf(state: FortuneState, player: Player): number {
  const { afloat, crew, food, chestGold, shipGold, maps, krakenGem, defeatedKing } = player
  if (state.phase === 'over') return countedGold(state, player) + gems(state, krakenGem, defeatedKing)
  const aboard = afloat
    ? usual.ship + 0.8 * shipGold + 100 * maps.length + usual.crew * crew + usual.food * food
    : 0
  return chestGold + aboard + gems(state, krakenGem, defeatedKing)
}

function gems({ options }: FortuneState, kraken: boolean, king: boolean): number {
  return goldPerPoint * ((kraken ? 1 : 0) + (king ? options.kingVp : 0))
}

/**
 * Decisions are not weighed: what a turn of sailing is good for shows many turns later, and whole games played on in the
 * mind differ by far more than one decision does.
 */
export const fortuneWeighing: Weighing = {
  unit: 'points',
  throws: {
    counts: () => true,
    /** Mates play the turn to its end: fights that go on, what is bought, where the ship lies. */
    worth(after, before) {
      const { active, round } = before as FortuneState
      const end = playOnInMind(
        {
          game: wavesOfFortune,
          bot: mate,
          budget: budgets.solid,
          random: createRandom('luck'),
          until: now => now.active !== active || now.round !== round,
        },
        after as FortuneState,
      )
      return end.players.map(player => goldOf(end, player) / goldPerPoint)
    },
  },
}
