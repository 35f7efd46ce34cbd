import { useMemo } from 'react'
import { useStore } from 'zustand'
import type { ScoreLine } from '../../rules/game'
import { deskOf } from '../../table/desk'
import { usePart } from '../../table/useTable'
import { WhyLink } from '../rulebook/RuleLink'
import { SeatBadge } from '../seats/SeatBadge'

/** The score sheet as far as the game has come, as these eyes see it. */
export function ScorePanel() {
  const desk = usePart(deskOf)
  const told = useStore(desk.state, state => state.told)
  const game = useStore(desk.state, state => state.game)
  const view = useStore(desk.state, state => state.view)
  const score = useMemo(() => (game && view ? game.score(view) : undefined), [game, view])
  const standings = useMemo(() => (game && view ? game.standings?.(view) : undefined), [game, view])
  if (!told || !score) return null
  const { seats } = told
  return (
    <div className="score-sheet">
      {standings && (
        <ul className="score-standings">
          {standings.map(({ text, threat }, seat) => (
            <li key={seat}>
              <SeatBadge colour={seats[seat]!.colour} /> <strong>{seats[seat]!.name}</strong> {text}
              {threat && <em>{threat}</em>}
            </li>
          ))}
        </ul>
      )}
      <table>
        <thead>
          <tr>
            <td />
            {seats.map(({ name, colour }, seat) => (
              <th key={seat} scope="col">
                <SeatBadge colour={colour} />
                <span className="score-name">{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {score.lines.filter(isOfAnyUse).map(({ rule, text, points }) => (
            <tr key={`${rule} ${text}`}>
              <th scope="row">
                {text} <WhyLink rule={rule} />
              </th>
              {seats.map((_, seat) => (
                <td key={seat}>{points[seat] ?? 0}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            {seats.map((_, seat) => (
              <td key={seat} data-won={score.winners.includes(seat)}>
                {score.totals[seat] ?? 0}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

/** A line that is zero for everybody tells nothing. */
const isOfAnyUse = ({ points }: ScoreLine): boolean => points.some(value => value !== 0)
