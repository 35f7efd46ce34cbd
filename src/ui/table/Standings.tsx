import type { Told } from '../../wire'
import { SeatBadge } from '../seats/SeatBadge'

/** Who has won and how the others did, the winners first. */
export function Standings({ told }: { readonly told: Told }) {
  const { turn, seats } = told
  const winners = turn.kind === 'over' ? turn.winners : []
  const { totals } = told.score
  const rank = (seat: number) => (winners.includes(seat) ? Number.MAX_VALUE : (totals[seat] ?? 0))
  const order = seats.map((_, seat) => seat).sort((a, b) => rank(b) - rank(a))
  return (
    <ol className="standings">
      {order.map(seat => (
        <li key={seat} data-won={winners.includes(seat)}>
          <SeatBadge colour={seats[seat]!.colour} /> {seats[seat]!.name} <strong>{totals[seat]}</strong>
        </li>
      ))}
    </ol>
  )
}
