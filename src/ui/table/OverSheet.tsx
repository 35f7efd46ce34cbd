import { useState } from 'react'
import { useStore } from 'zustand'
import { desk } from '../../match/desk'
import { taleBookOf } from '../../match/table/tale'
import { countedWord } from '../games/countedWord'
import { Go } from '../route/Go'
import { SeatBadge } from '../seats/SeatBadge'
import { shareFilm } from './Sharing'
import { Standings } from './Standings'

/** The game is over: who has won, and what can be done with such an evening. */
export function OverSheet({ onScore }: { readonly onScore: () => void }) {
  const open = useStore(desk.state, state => state.open)
  const isOver = useStore(desk.state, ({ phase, lookingBack }) => phase === 'over' && !lookingBack)
  const [isPutAway, setPutAway] = useState(false)
  if (!isOver || !open || isPutAway) return null
  const turn = open.game.turn(open.state)
  const winners = turn.kind === 'over' ? turn.winners : []
  const { totals } = open.game.score(open.state)
  const book = taleBookOf(open.match.game)
  const names = winners.map(seat => open.match.seats[seat]!.name)
  return (
    <section className="over-sheet" aria-labelledby="over-title">
      <p className="over-badges">
        {winners.map(seat => (
          <SeatBadge key={seat} colour={open.match.seats[seat]!.colour} size="large" />
        ))}
      </p>
      <h1 id="over-title">{winWords(names)}</h1>
      {winners[0] !== undefined && (
        <p>
          {book?.taleOf(open.state, winners[0]).ending ??
            `${totals[winners[0]]} ${countedWord(open.match.game, totals[winners[0]])}.`}
        </p>
      )}
      {open.match.seats.length > 1 && <Standings open={open} />}
      <p className="over-acts">
        <button
          type="button"
          onClick={() => {
            onScore()
            setPutAway(true)
          }}
        >
          Score sheet
        </button>
        <button
          type="button"
          onClick={() => {
            desk.lookBack(0)
            desk.playFilm(true)
          }}
        >
          See it as a film
        </button>
        <button type="button" onClick={shareFilm}>
          Share this film
        </button>
        <Go to={`/new/${open.match.game}`}>Another round</Go>
        <Go to="/">To the shelf</Go>
      </p>
    </section>
  )
}

export function winWords(names: readonly string[]): string {
  if (names.length === 0) return 'Nobody has won'
  if (names.length === 1) return names[0] === 'You' ? 'You have won!' : `${names[0]} has won!`
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)} share the victory`
}
