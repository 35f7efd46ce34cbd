import dieColours from '../generated/dieColours.json'
import dieFaces from '../generated/dieFaces.svg'
import type { DieName } from './edition'

/** A die has 16 units a side, and what is engraved on it 12. */
export const dieSide = 16
const engraved = 12

const isClear = (die: DieName) => die.startsWith('clear')
const isTwelve = (die: DieName) => die === 'light' || die === 'medium' || die === 'dark'

/** The outline of a die with twelve sides that lies on one: ten corners. */
const decagon = Array.from({ length: 10 }, (_, corner) => {
  const turn = (corner * Math.PI) / 5
  return `${(8 + 8 * Math.sin(turn)).toFixed(2)},${(8 - 8 * Math.cos(turn)).toFixed(2)}`
}).join(' ')

/** A die as it looks from above, for an svg that counts in mm: the colours and engravings of the table. */
export function PrintedDie({ die, face }: { readonly die: DieName; readonly face: string }) {
  const { base, ink } = dieColours[die]
  const margin = (dieSide - engraved) / 2
  return (
    <g>
      {isTwelve(die) ? (
        <polygon points={decagon} fill={base} stroke="rgb(0 0 0 / 45%)" strokeWidth={0.4} />
      ) : (
        <rect
          x={0.2}
          y={0.2}
          width={dieSide - 0.4}
          height={dieSide - 0.4}
          rx={2}
          fill={base}
          stroke="rgb(0 0 0 / 45%)"
          strokeWidth={0.4}
        />
      )}
      {isClear(die) && (
        <rect
          x={1.5}
          y={1.5}
          width={13}
          height={13}
          rx={1.6}
          fill="none"
          stroke="rgb(255 255 255 / 70%)"
          strokeWidth={0.6}
        />
      )}
      <svg
        x={margin}
        y={margin}
        width={engraved}
        height={engraved}
        color={inkOn(base, ink)}
        aria-hidden="true"
      >
        <use href={`${dieFaces}#${face}`} />
      </svg>
    </g>
  )
}

/** White ink in pale resin is read by the shadow behind it, which a drawing has not. */
function inkOn(base: string, ink: string): string {
  return brightnessOf(base) > 0.55 && brightnessOf(ink) > 0.55 ? '#1d1712' : ink
}

function brightnessOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16))
  return (0.3 * red + 0.59 * green + 0.11 * blue) / 255
}
