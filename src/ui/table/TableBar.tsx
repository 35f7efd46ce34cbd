import { useMemo } from 'react'
import { useStore } from 'zustand'
import { desk } from '../../match/desk'
import { cameraWish, viewNames, wishView } from '../../match/table/cameraWish'
import { tableSettings } from '../../match/table/tableSettings'
import type { Seat } from '../../rules/game'
import { countedWord } from '../games/countedWord'
import { viewWords } from '../keys/lookingKeys'
import { Go } from '../route/Go'
import { SeatBadge } from '../seats/SeatBadge'
import { seatLooks } from '../seats/seatLooks'
import { activeSeat, seatOf } from './seatWords'

/** Way out, how far the game is, who sits there with how much, and from where it is looked at. */
export function TableBar({
  chair,
  onChair,
}: {
  /** Whose chair is being changed. */
  readonly chair: Seat | undefined
  readonly onChair: (seat: Seat | undefined) => void
}) {
  return (
    <header className="deck-head">
      <Title />
      <p className="deck-name">
        <Go to="/" aria-label="Seabox: back to the shelf">
          Seabox
        </Go>
        <Progress />
      </p>
      <SeatChips chair={chair} onChair={onChair} />
      <fieldset className="deck-views">
        <legend className="hidden-word">Look from</legend>
        <Views />
      </fieldset>
    </header>
  )
}

function Title() {
  const title = useStore(desk.state, ({ open }) => open?.game.title)
  return <h1 className="hidden-word">{title ?? 'The table'}</h1>
}

function Progress() {
  const open = useStore(desk.state, state => state.open)
  const view = useStore(desk.state, state => state.view)
  const words = useMemo(() => (open && view ? open.game.progress(view).text : ''), [open, view])
  return <small>{words}</small>
}

function SeatChips({ chair, onChair }: Parameters<typeof TableBar>[0]) {
  const open = useStore(desk.state, state => state.open)
  const back = useStore(desk.state, ({ lookingBack }) => lookingBack)
  const view = useStore(desk.state, state => state.view)
  const active = useStore(desk.state, activeSeat)
  const thinking = useStore(desk.state, state => state.thinking)
  const namesColours = useStore(tableSettings, ({ colourHelp }) => colourHelp)
  const totals = useMemo(() => (open && view ? open.game.score(view).totals : []), [open, view])
  if (!open) return null
  return (
    <ul className="deck-seats" aria-label="Players">
      {open.match.seats.map((_, seat) => {
        const { name, colour, sitter } = seatOf({ open, lookingBack: back }, seat)!
        return (
          <li key={seat} aria-current={seat === active ? 'true' : undefined}>
            <button
              type="button"
              aria-expanded={seat === chair}
              title="Who decides here"
              onClick={() => onChair(seat === chair ? undefined : seat)}
            >
              <SeatBadge colour={colour} />
              <span className="seat-name">
                {name}
                {/* Games speak of players by colour: whoever cannot see it hears it. */}
                <small className={namesColours ? undefined : 'hidden-word'}> {seatLooks[colour].word}</small>
              </span>
              {sitter.kind === 'computer' && (
                <small className="seat-kind">{thinking === seat ? 'thinks …' : 'computer'}</small>
              )}
              <span
                className="seat-points"
                title={`So far: ${totals[seat]} ${countedWord(open.match.game, totals[seat])}`}
              >
                <span className="hidden-word">{countedWord(open.match.game)} </span>
                {totals[seat]}
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

function Views() {
  const wished = useStore(cameraWish, ({ view }) => view)
  return viewNames.map(view => (
    <button key={view} type="button" aria-pressed={wished === view} onClick={() => wishView(view)}>
      {viewWords[view]}
    </button>
  ))
}
