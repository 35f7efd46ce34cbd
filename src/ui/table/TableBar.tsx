import { useEffect, useMemo, useRef } from 'react'
import { useStore } from 'zustand'
import type { Seat, Standing } from '../../rules/game'
import { cameraWishOf, viewNames, wishView } from '../../table/cameraWish'
import { deskOf } from '../../table/desk'
import { tableSettingsOf } from '../../table/tableSettings'
import { usePart, useTable } from '../../table/useTable'
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
  /** Absent where chairs are changed elsewhere. */
  readonly onChair: ((seat: Seat | undefined) => void) | undefined
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
  const desk = usePart(deskOf)
  const title = useStore(desk.state, ({ game }) => game?.title)
  return <h1 className="hidden-word">{title ?? 'The table'}</h1>
}

function Progress() {
  const desk = usePart(deskOf)
  const game = useStore(desk.state, state => state.game)
  const view = useStore(desk.state, state => state.view)
  const words = useMemo(() => (game && view ? game.progress(view).text : ''), [game, view])
  return <small>{words}</small>
}

function SeatChips({ chair, onChair }: Parameters<typeof TableBar>[0]) {
  const tableSettings = usePart(tableSettingsOf)
  const desk = usePart(deskOf)
  const told = useStore(desk.state, state => state.told)
  const game = useStore(desk.state, state => state.game)
  const back = useStore(desk.state, ({ lookingBack }) => lookingBack)
  const view = useStore(desk.state, state => state.view)
  const active = useStore(desk.state, activeSeat)
  const thinking = useStore(desk.state, state => state.thinking)
  const namesColours = useStore(tableSettings, ({ colourHelp }) => colourHelp)
  const totals = useMemo(() => (game && view ? game.score(view).totals : []), [game, view])
  const standings = useMemo(() => (game && view ? game.standings?.(view) : undefined), [game, view])
  const list = useRef<HTMLUListElement>(null)
  // On a telephone the row is longer than the screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whose turn it is comes into sight as it changes
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [active])
  if (!told) return null
  return (
    <ul ref={list} className="deck-seats" aria-label="Players">
      {told.seats.map((_, seat) => {
        const { name, colour, sitter } = seatOf({ told, lookingBack: back }, seat)!
        return (
          <li key={seat} aria-current={seat === active ? 'true' : undefined}>
            <button
              type="button"
              aria-expanded={seat === chair}
              title={onChair && 'Who decides here'}
              disabled={!onChair}
              onClick={() => onChair?.(seat === chair ? undefined : seat)}
            >
              <SeatBadge colour={colour} />
              <span className="seat-name">
                {name}
                {/* Games speak of players by colour: screen readers get it as text. */}
                <small className={namesColours ? undefined : 'hidden-word'}> {seatLooks[colour].word}</small>
              </span>
              {standings?.[seat] ? (
                <StandingMark standing={standings[seat]} />
              ) : (
                <span
                  className="seat-points"
                  title={`So far: ${totals[seat]} ${countedWord(told.match.game, totals[seat])}`}
                >
                  <span className="hidden-word">{countedWord(told.match.game)} </span>
                  {totals[seat]}
                </span>
              )}
              {sitter.kind === 'computer' ? (
                <small className={standings && thinking !== seat ? 'hidden-word' : 'seat-kind'}>
                  {' '}
                  {thinking === seat ? 'thinks …' : 'computer'}
                </small>
              ) : (
                thinking === seat && <small className="seat-kind"> at it …</small>
              )}
            </button>
          </li>
        )
      })}
    </ul>
  )
}

/** How far somebody is in the game's own coin, and loudly what threatens. */
function StandingMark({ standing: { short, text, threat } }: { readonly standing: Standing }) {
  return (
    <span className="seat-standing" title={text}>
      <span aria-hidden="true">{short}</span>
      <span className="hidden-word"> {text}</span>
      {threat && <strong className="seat-threat">{threat}</strong>}
    </span>
  )
}

function Views() {
  const table = useTable()
  const cameraWish = usePart(cameraWishOf)
  const wished = useStore(cameraWish, ({ view }) => view)
  return viewNames.map(view => (
    <button key={view} type="button" aria-pressed={wished === view} onClick={() => wishView(table, view)}>
      {viewWords[view]}
    </button>
  ))
}
