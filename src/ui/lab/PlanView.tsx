import { useStore } from 'zustand'
import { dieName } from '../../lab/fleets'
import { labStoreOf } from '../../lab/labStore'
import { tileName } from '../../lab/labTiles'
import { shownWord } from '../../lab/lyingWords'
import {
  bandPoints,
  longRangeMm,
  type Outline,
  type PlanePoint,
  rangeBand,
  shortRangeMm,
  tileOutline,
} from '../../measure'
import { measuresOf, pairOf, writtenMm } from '../../table/judge/measures'
import { usePart } from '../../table/useTable'

const half = 145

// The plane's y points away, a drawing's down.
const path = (points: readonly PlanePoint[]) => `M${points.map(({ x, y }) => `${x} ${-y}`).join('L')}Z`
const ring = (outline: Outline, range: number) => path(bandPoints(rangeBand(outline, range)))

/** The box from above as a flat drawing, for when there is no picture: the same outlines, ranges and lines. */
export function PlanView() {
  const labStore = usePart(labStoreOf)
  const lying = useStore(labStore, state => state.lying)
  const tiles = useStore(labStore, state => state.tiles)
  const { first, second } = useStore(labStore, state => state.measured)
  if (lying.length === 0) return null
  const { outlines } = measuresOf(lying)
  const from = first === undefined ? undefined : outlines.get(first)
  const pair = pairOf(lying, first, second)
  return (
    <svg
      className="lab-plan"
      viewBox={`${-half} ${-half} ${2 * half} ${2 * half}`}
      role="img"
      aria-label="The box from above"
    >
      <rect x={-half} y={-half} width={2 * half} height={2 * half} className="sea" />
      {tiles.map(tile => (
        <path key={tile.id} d={path(tileOutline(tile).polygon)} className="tile">
          <title>{tileName(tile.id)}</title>
        </path>
      ))}
      {from && (
        <>
          <path d={ring(from, longRangeMm)} className="long" />
          <path d={ring(from, shortRangeMm)} className="short" />
        </>
      )}
      {lying.map(die => {
        const outline = outlines.get(die.id)!
        return (
          <g key={die.id} data-picked={die.id === first || die.id === second}>
            <title>{`${dieName(die)}: ${shownWord(die)}`}</title>
            <path d={ring(outline, 0)} className="die" />
            <text x={outline.x} y={-outline.y}>
              {shownWord(die).slice(0, 2)}
            </text>
          </g>
        )
      })}
      {pair && !pair.touching && (
        <>
          <line x1={pair.from.x} y1={-pair.from.y} x2={pair.to.x} y2={-pair.to.y} className="gap" />
          <text x={(pair.from.x + pair.to.x) / 2} y={-(pair.from.y + pair.to.y) / 2 - 5} className="mm">
            {writtenMm(pair.mm)} mm
          </text>
        </>
      )}
    </svg>
  )
}
