import type { MatchSeat } from '../../match/match'
import { mostNameLetters } from '../../match/names'
import { coloursToChoose } from '../../match/seatColours'
import type { BoxedGame } from '../games'
import { changePerson, coloursOf, type Draft, levelWords, sitterKey, takeColour } from './draft'
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
  const colours = coloursOf(game, draft)
  const choice = coloursToChoose(game)
  return (
    <fieldset className="seat-rows">
      <legend>Who sits where, clockwise</legend>
      {colours.map((colour, seat) => {
        const { name, sitter } = draft.people[seat]!
        const person = `Seat ${seat + 1}`
        return (
          <div className="seat-row" key={`seat-${seat}`} data-seat={seat}>
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
            {choice.length > 0 && (
              <fieldset className="seat-colours">
                <legend>
                  Colour<span className="hidden-word">, {person}</span>: {seatLooks[colour].word}
                </legend>
                {choice.map(each => (
                  <label key={each} title={seatLooks[each].word}>
                    <input
                      type="radio"
                      name={`colour-${seat}`}
                      checked={each === colour}
                      onChange={() => onChange(takeColour(game, draft, seat, each))}
                    />
                    <SeatBadge colour={each} />
                    <span className="hidden-word">
                      {seatLooks[each].word} ({seatLooks[each].emblemWord})
                    </span>
                  </label>
                ))}
              </fieldset>
            )}
          </div>
        )
      })}
      {choice.length > 0 && (
        <p className="seat-hint">
          Each player has their own colour. If you take one that is in use, you swap.
        </p>
      )}
      {game.levels.includes('legend') && (
        <p className="seat-hint">
          A legend plays each move out in its head many times before it chooses. That takes up to a second,
          and it sees no more than any player in its seat.
        </p>
      )}
    </fieldset>
  )
}

function sitterOf({ levels }: BoxedGame, key: string): MatchSeat['sitter'] {
  const level = levels.find(one => one === key)
  return level ? { kind: 'computer', level } : { kind: 'human' }
}
