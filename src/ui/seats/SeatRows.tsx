import type { MatchSeat } from '../../match/match'
import { mostNameLetters } from '../../match/names'
import { chairColours } from '../../match/seatColours'
import type { BoxedGame } from '../games'
import { changePerson, type Draft, levelWords, sitterKey, swapPlaces } from './draft'
import { SeatBadge } from './SeatBadge'
import { seatLooks } from './seatLooks'

/** One row a chair, clockwise: colour with emblem, name, and who decides. */
export function SeatRows({
  game,
  draft,
  onChange,
}: {
  readonly game: BoxedGame
  readonly draft: Draft
  readonly onChange: (draft: Draft) => void
}) {
  const colours = chairColours(game.id, draft.players)
  return (
    <fieldset className="seat-rows">
      <legend>Who sits where, clockwise</legend>
      {colours.map((colour, seat) => {
        const { name, sitter } = draft.people[seat]!
        const person = `Seat ${seat + 1}`
        return (
          <div className="seat-row" key={colour} data-seat={seat}>
            <SeatBadge colour={colour} size="large" />
            <div className="field">
              <label htmlFor={`name-${seat}`}>
                Name<span className="hidden-word">, {person}</span>
              </label>
              <input
                id={`name-${seat}`}
                value={name}
                maxLength={mostNameLetters}
                autoComplete="off"
                onChange={event => onChange(changePerson(draft, seat, { name: event.target.value }))}
                onFocus={event => event.target.select()}
              />
            </div>
            <div className="field">
              <label htmlFor={`colour-${seat}`}>
                Colour<span className="hidden-word">, {person}</span>
              </label>
              <select
                id={`colour-${seat}`}
                value={seat}
                onChange={event => onChange(swapPlaces(draft, seat, Number(event.target.value)))}
              >
                {colours.map((each, other) => (
                  <option key={each} value={other}>
                    {seatLooks[each].word} ({seatLooks[each].emblemWord})
                  </option>
                ))}
              </select>
            </div>
            <div className="field">
              <label htmlFor={`sitter-${seat}`}>
                Who decides<span className="hidden-word">, {person}</span>
              </label>
              <select
                id={`sitter-${seat}`}
                value={sitterKey(sitter)}
                onChange={event =>
                  onChange(changePerson(draft, seat, { sitter: sitterOf(game, event.target.value) }))
                }
              >
                <option value="human">A person here</option>
                {game.levels.map(level => (
                  <option key={level} value={level}>
                    {levelWords[level]}
                  </option>
                ))}
              </select>
            </div>
          </div>
        )
      })}
      <p className="seat-hint">
        A colour belongs to its chair: whoever takes another one changes places with who sits there.
      </p>
    </fieldset>
  )
}

function sitterOf({ levels }: BoxedGame, key: string): MatchSeat['sitter'] {
  const level = levels.find(one => one === key)
  return level ? { kind: 'computer', level } : { kind: 'human' }
}
