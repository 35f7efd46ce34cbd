import { playerAt } from '../../../rules/rattle-battle/table'
import { type Part, parts } from '../../../rules/rattle-battle/vocabulary'
import { bestOf } from '../../search'
import { horizonOf } from '../horizon'
import type { Mind } from '../mind'
import { partWorth } from '../pieces'

/** The Part that will earn most, of those in stock. */
export function bestPart({ state, seat, weights, random }: Mind): Part {
  const { laterQuests } = horizonOf(state)
  const inStock = parts.filter(part => state.stock[part] > 0)
  const quests = state.phase === 'setup.part' ? laterQuests + 1 : laterQuests
  return bestOf(
    inStock.length > 0 ? inStock : parts,
    part => partWorth(playerAt(state, seat), part, quests, weights),
    random,
  )
}
