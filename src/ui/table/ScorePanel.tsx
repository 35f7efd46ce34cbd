import { useMemo } from 'react'
import { useStore } from 'zustand'
import { desk } from '../../match/desk'
import { RuleLink } from '../rulebook/RuleLink'
import { SeatBadge } from '../seats/SeatBadge'

/** The score sheet as far as the game has come, as these eyes see it. */
export function ScorePanel() {
  const open = useStore(desk.state, state => state.open)
  const view = useStore(desk.state, state => state.view)
  const score = useMemo(() => (open && view ? open.game.score(view) : undefined), [open, view])
  if (!open || !score) return null
  const { seats } = open.match
  return (
    <div className="score-sheet">
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
          {score.lines.map(({ rule, text, points }) => (
            <tr key={`${rule} ${text}`}>
              <th scope="row">
                {text} <RuleLink rule={rule} />
              </th>
              {seats.map((_, seat) => (
                <td key={seat}>{points[seat] ?? 0}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Together</th>
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
