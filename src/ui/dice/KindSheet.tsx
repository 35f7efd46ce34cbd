import { useId } from 'react'
import { sum } from '../../match/fairness/chiSquare'
import { byThrower, type KindCounts } from '../../match/fairness/diceCounts'
import { evennessOf } from '../../match/fairness/evenness'
import type { DieKind } from '../../measure'
import { FaceBars } from './FaceBars'

const titles: Readonly<Partial<Record<DieKind, string>>> = {
  d6: 'Six-sided dice',
  d12: 'Twelve-sided dice',
  'wave-token': 'The Wave token',
}

/** Which face lay up: on a die with symbols it is the place where that number would be. */
export const bodyTitle = (kind: DieKind) => titles[kind] ?? kind

const inOrder = (all: readonly KindCounts[]) => all.toSorted((a, b) => a.thrower.localeCompare(b.thrower))

interface KindSheetProps {
  readonly kind: DieKind
  /** One for each player who threw them. */
  readonly all: readonly KindCounts[]
}

/** What dice of one body showed: all together as bars in their band, and each player in a line. */
export function KindSheet({ kind, all }: KindSheetProps) {
  const id = useId()
  const [together] = byThrower(all.map(one => ({ ...one, thrower: 'all' })))
  const faces = together?.faces ?? []
  return (
    <section className="sheet dice-kind" aria-labelledby={id}>
      <h2 id={id}>{bodyTitle(kind)}</h2>
      <FaceBars faces={faces} label={`All players together: ${evennessOf(faces).words}`} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on narrow screens, and keys must be able to scroll it */}
      <div className="dice-table" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Player</th>
              <th scope="col">Dice</th>
              {faces.map((_, face) => (
                <th key={face} scope="col">
                  <span className="dice-face">face </span>
                  {face + 1}
                </th>
              ))}
            </tr>
          </thead>
          {inOrder(all).map(({ thrower, faces: own }) => (
            <tbody key={thrower}>
              <tr>
                <th scope="rowgroup" rowSpan={2}>
                  {thrower}
                </th>
                <td>{sum(own).toLocaleString('en')}</td>
                {own.map((count, face) => (
                  <td key={face}>{count}</td>
                ))}
              </tr>
              <tr>
                <td colSpan={own.length + 1}>{evennessOf(own).words}</td>
              </tr>
            </tbody>
          ))}
        </table>
      </div>
    </section>
  )
}
