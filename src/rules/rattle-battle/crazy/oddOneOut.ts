/** C10 Odd One Out: values that only one player shows earn that player coins. */
import { ownerOf } from '../table'
import { dropAll } from './dropping'
import { endGame, fallenValues, type MiniGame, reward } from './miniGame'

const mostCoins = 3

export const oddOneOut: MiniGame = {
  begin: dropAll,
  fallen(work) {
    const { state } = work
    const owners = new Map<number, Set<number | undefined>>()
    for (const { die, value } of fallenValues(state)) {
      const known = owners.get(value) ?? new Set()
      owners.set(value, known.add(ownerOf(state, die)))
    }
    const alone = [...owners.values()].filter(seats => seats.size === 1).map(([seat]) => seat)
    for (const seat of state.players.keys()) {
      const earned = alone.filter(one => one === seat).length
      if (earned > 0) reward(work, [seat], Math.min(earned, mostCoins))
    }
    endGame(work)
  },
}
