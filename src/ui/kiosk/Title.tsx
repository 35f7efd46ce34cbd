import { useStore } from 'zustand'
import { kioskStoreOf } from '../../kiosk/kioskStore'
import { usePart } from '../../table/useTable'
import { SeatRow } from './SeatRow'

/** Before a game: its name, what it is about, and who plays. */
export function Title() {
  const kioskStore = usePart(kioskStoreOf)
  const game = useStore(kioskStore, kiosk => kiosk.game)
  if (!game) return <h1 className="kiosk-brand">Seabox</h1>
  return (
    <section className="kiosk-title" aria-labelledby="kiosk-title">
      <p className="kiosk-brand" aria-hidden="true">
        Seabox
      </p>
      <div key={game.id} className="kiosk-rising">
        <h1 id="kiosk-title">{game.title}</h1>
        <p className="kiosk-word">{game.word}</p>
        <SeatRow hasPoints={false} />
      </div>
    </section>
  )
}
