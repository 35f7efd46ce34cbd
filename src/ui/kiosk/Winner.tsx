import { useStore } from 'zustand'
import { kioskStoreOf } from '../../kiosk/kioskStore'
import type { Won } from '../../rules/game'
import { deskOf } from '../../table/desk'
import { usePart } from '../../table/useTable'
import { SeatBadge } from '../seats/SeatBadge'
import { Standings } from '../table/Standings'
import { winWords } from '../table/winWords'

/** Who has won, and how the others did. */
export function Winner() {
  const kioskStore = usePart(kioskStoreOf)
  const desk = usePart(deskOf)
  const told = useStore(desk.state, state => state.told)
  const game = useStore(kioskStore, kiosk => kiosk.game)
  if (!told) return null
  const { turn, seats } = told
  const won: Won = turn.kind === 'over' ? turn : { winners: [] }
  return (
    <section className="kiosk-winner" aria-labelledby="kiosk-winner">
      <p className="kiosk-name">{game?.title}</p>
      <p className="kiosk-winner-badges">
        {won.winners.map(seat => (
          <SeatBadge key={seat} colour={seats[seat]!.colour} size="large" />
        ))}
      </p>
      <h1 id="kiosk-winner">{winWords(won, seats)}</h1>
      <Standings told={told} />
    </section>
  )
}
