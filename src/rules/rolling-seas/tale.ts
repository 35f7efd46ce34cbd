/** The Travel Log of a captain (RS-7, RS-8) as a tale. */
import type { TaleBook } from '../game'
import { rankOf } from './data/ranks'
import { totalOf } from './ledger'
import type { RollingMove } from './moves'
import type { RollingState } from './state'

export const rollingTale: TaleBook<RollingState, RollingMove> = {
  taleOf({ players, round, phase }, seat) {
    const { captain, ship, log, ledger } = players[seat]!
    const total = totalOf(ledger)
    const { name, jest } = rankOf(total)
    return {
      captain,
      ship,
      lines: log,
      lived: round,
      ...(phase === 'over' && { ending: `${total} Reputation: ${name}. ${jest}` }),
    }
  },
  writing: (seat, round, text) => ({ kind: 'writeLog', seat, round, text }),
  naming: (seat, captain, ship) => ({ kind: 'nameShip', seat, captain, ship }),
}
