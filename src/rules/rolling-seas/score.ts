/** The reckoning (RS-84 to RS-90): Reputation told, stars and the end; nothing else counts. */
import type { Score, ScoreLine, Seat, Standing } from '../game'
import { holds } from './data/ledger'
import { starsOf, totalOf } from './ledger'
import type { Ledger, RollingState } from './state'

function line(
  state: RollingState,
  rule: string,
  text: string,
  points: (ledger: Ledger) => number,
): ScoreLine {
  return { rule, text, points: state.players.map(({ ledger }) => points(ledger)) }
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

export function scoreOf(state: RollingState): Score {
  const isOver = state.phase === 'over'
  return {
    totals: state.players.map(({ ledger }) => totalOf(ledger)),
    lines: [
      line(state, 'RS-80b', 'Stories told at ports', ({ tellings }) => sum(tellings)),
      line(state, 'RS-87', 'Stars', starsOf),
      line(state, 'RS-84', 'Ending at a port', ({ endBonus }) => endBonus ?? 0),
      line(state, 'RS-86', 'Final Story', ({ finalStory }) => finalStory ?? 0),
    ],
    winners: isOver ? winnersOf(state) : [],
  }
}

/** RS-89: Reputation, then unspent Gold, then unused Provisions; who is still equal shares the victory. */
export function winnersOf({ players }: RollingState): readonly Seat[] {
  const ranks = players.map(({ ledger }) => [totalOf(ledger), ledger.goldOnHand, ledger.provOnBoard] as const)
  const best = ranks.toSorted((a, b) => b[0] - a[0] || b[1] - a[1] || b[2] - a[2])[0]!
  return ranks.flatMap((rank, seat) => (rank.every((value, index) => value === best[index]) ? [seat] : []))
}

/** The Reputation, and what is to become Reputation: the Story that the next port will hear. */
export function standingsOf({ players, phase }: RollingState): readonly Standing[] {
  return players.map(({ ledger }) => {
    const { story, provOnBoard, speed } = ledger
    const total = totalOf(ledger)
    if (phase === 'over') return { short: `${total}`, text: `${total} Reputation` }
    return {
      short: `Rep. ${total} · Story ${story}`,
      text: `${total} Reputation · a Story worth ${story} at the next port · ${provOnBoard} of ${holds[speed]} Provisions`,
    }
  })
}
