import { useStore } from 'zustand'
import { desk } from '../../match/desk'
import { kioskStore } from '../../match/kiosk/kioskStore'
import { SeatBadge } from '../seats/SeatBadge'
import { winWords } from '../table/OverSheet'
import { Standings } from '../table/Standings'

/** Who has won, and how the others did. */
export function Winner() {
  const open = useStore(desk.state, state => state.open)
  const game = useStore(kioskStore, kiosk => kiosk.game)
  if (!open) return null
  const turn = open.game.turn(open.state)
  const winners = turn.kind === 'over' ? turn.winners : []
  const { seats } = open.match
  return (
    <section className="kiosk-winner" aria-labelledby="kiosk-winner">
      <p className="kiosk-name">{game?.title}</p>
      <p className="kiosk-winner-badges">
        {winners.map(seat => (
          <SeatBadge key={seat} colour={seats[seat]!.colour} size="large" />
        ))}
      </p>
      <h1 id="kiosk-winner">{winWords(winners.map(seat => seats[seat]!.name))}</h1>
      <Standings open={open} />
    </section>
  )
}
