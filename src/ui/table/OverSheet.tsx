import { type CSSProperties, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { inNames } from '../../match/inNames'
import type { Won } from '../../rules/game'
import { deskOf } from '../../table/desk'
import { finaleOf } from '../../table/finale'
import type { Table } from '../../table/part'
import { usePart, useTable } from '../../table/useTable'
import type { Told } from '../../wire'
import { countedWord } from '../games/countedWord'
import { Go } from '../route/Go'
import { SeatBadge } from '../seats/SeatBadge'
import { FilmLink } from './FilmLink'
import { momentsOf } from './momentsOf'
import { Rematch } from './Rematch'
import { shareFilm } from './Sharing'
import { winWords } from './winWords'

/** The game is over: the winner's flag, the points thing by thing, moments to see again, and how to go on. */
export function OverSheet({ onScore }: { readonly onScore: () => void }) {
  const table = useTable()
  const desk = usePart(deskOf)
  const told = useStore(desk.state, state => state.told)
  const book = useStore(desk.state, ({ game }) => game?.tale)
  const matchId = useStore(desk.state, state => state.matchId)
  const chairs = useStore(desk.state, state => state.chairs)
  const isOver = useStore(desk.state, ({ phase, lookingBack }) => phase === 'over' && !lookingBack)
  const [isPutAway, setPutAway] = useState(false)
  const { isLooking, end } = useStore(usePart(finaleOf))
  if (!isOver || !told) return null
  if (isLooking)
    return (
      // biome-ignore lint/a11y/noAutofocus: the match is over, and this is the only thing to do; Space does it.
      <button type="button" className="over-again" autoFocus onClick={end}>
        To the result <kbd>Space</kbd>
      </button>
    )
  if (isPutAway)
    return (
      <button type="button" className="over-again" onClick={() => setPutAway(false)}>
        The result
      </button>
    )
  const { turn } = told
  const won: Won = turn.kind === 'over' ? turn : { winners: [] }
  const { winners } = won
  const { totals } = told.score
  const isOwn = chairs === 'all'
  return (
    <section className="over-sheet" aria-labelledby="over-title">
      <p className="over-badges">
        {winners.map(seat => (
          <SeatBadge key={seat} colour={told.seats[seat]!.colour} size="large" />
        ))}
      </p>
      <h1 id="over-title">{winWords(won, told.seats, isOwn ? undefined : chairs[0])}</h1>
      {winners[0] !== undefined && (
        <p>
          {book?.taleOf(told.view, winners[0]).ending ??
            `${totals[winners[0]]} ${countedWord(told.match.game, totals[winners[0]])}.`}
        </p>
      )}
      <div className="over-body">
        <Podium told={told} winners={winners} />
        <Moments told={told} />
      </div>
      <div className="over-acts">
        <FilmLink label="Share this film" className="over-main" onTooLong={() => void shareFilm(table)} />
        <button
          type="button"
          onClick={() => {
            void desk.lookBack(0)
            void desk.playFilm(true)
          }}
        >
          See it as a film
        </button>
        {isOwn && <Rematch told={told} />}
        <button
          type="button"
          onClick={() => {
            onScore()
            setPutAway(true)
          }}
        >
          Score sheet
        </button>
        {isOwn && <Go to={`/dice/${matchId}`}>Your dice tonight</Go>}
        <Go to="/">To the shelf</Go>
      </div>
    </section>
  )
}

/** The winners first, and where the points of each come from: line by line, the sum last. */
function Podium({ told, winners }: { readonly told: Told; readonly winners: readonly number[] }) {
  const { seats, score } = told
  const rank = (seat: number) => (winners.includes(seat) ? Number.MAX_VALUE : (score.totals[seat] ?? 0))
  const order = seats.map((_, seat) => seat).sort((a, b) => rank(b) - rank(a))
  // What is nothing for everybody tells nothing.
  const lines = score.lines.filter(({ points }) => points.some(value => value !== 0))
  return (
    <table className="podium">
      <thead>
        <tr>
          <td />
          {order.map(seat => (
            <th key={seat} scope="col" data-won={winners.includes(seat)}>
              <SeatBadge colour={seats[seat]!.colour} /> {seats[seat]!.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ rule, text, points }, row) => (
          <tr key={`${rule} ${text}`} style={{ '--row': row } as CSSProperties}>
            <th scope="row">{text}</th>
            {order.map(seat => (
              <td key={seat}>{points[seat]}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr style={{ '--row': lines.length } as CSSProperties}>
          <th scope="row">Total</th>
          {order.map(seat => (
            <td key={seat} data-won={winners.includes(seat)}>
              {score.totals[seat]}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  )
}

/** Three moments of the match, each a click away. */
function Moments({ told }: { readonly told: Told }) {
  const table = useTable()
  const desk = usePart(deskOf)
  const great = useStore(desk.state, ({ game }) => game?.moments)
  const moments = useMemo(() => momentsOf(told.lines, great), [told.lines, great])
  if (moments.length === 0) return null
  return (
    <section className="over-moments" aria-labelledby="over-moments">
      <h2 id="over-moments">See again</h2>
      <ol>
        {moments.map(({ line, event }) => (
          <li key={line}>
            <button type="button" onClick={() => void seeAgain(table, line)}>
              {inNames(event, told.seats).split('\n')[0]}
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The film from just before it. */
async function seeAgain(table: Table, line: number): Promise<void> {
  const desk = deskOf(table)
  await desk.lookBack(line)
  await desk.playFilm(true)
}
