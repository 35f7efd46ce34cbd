import { sum } from '../../match/fairness/chiSquare'
import { bandOf } from '../../match/fairness/evenness'

const width = 480
const height = 172
const floor = 132
/** Between lines of text, and how much of a figure's width its digits take at most. */
const line = 18
const digitWidth = 10
const roof = 14

/** A bar for each face, and the band in which all of them lie for 95 of 100 sets of as many fair dice. */
export function FaceBars({ faces, label }: { readonly faces: readonly number[]; readonly label: string }) {
  const dice = sum(faces)
  const { mean, from, to } = bandOf(dice, faces.length)
  // A large sample would be a row of equal bars: what counts there is seen near the mean.
  const half = Math.max(to - mean, ...faces.map(count => Math.abs(count - mean)), 0.5)
  const low = mean - half * 3 > 0 ? mean - half * 3 : 0
  const high = Math.max(to, ...faces, 1) + (low > 0 ? half : 0)
  const y = (count: number) => floor - ((count - low) / (high - low)) * (floor - roof)
  const step = width / faces.length
  const counts = faces.map(count => count.toLocaleString('en'))
  // Figures that are too wide to stand side by side stand by turns on two lines.
  const isTight = Math.max(...counts.map(({ length }) => length)) * digitWidth > step
  const whole = isTight ? height + line : height
  return (
    <figure className="face-bars">
      <svg viewBox={`0 0 ${width} ${whole}`} role="img" aria-label={`${label} Faces: ${faces.join(', ')}.`}>
        <rect className="face-band" x={0} width={width} y={y(to)} height={Math.max(1, y(from) - y(to))} />
        {faces.map((count, face) => (
          <g key={face} transform={`translate(${step * face} 0)`}>
            <rect
              className={count < from || count > to ? 'face-bar is-out' : 'face-bar'}
              x={step * 0.22}
              width={step * 0.56}
              y={y(count)}
              height={Math.max(0, floor - y(count))}
            />
            <text className="face-name" x={step / 2} y={floor + line}>
              {face + 1}
            </text>
            <text x={step / 2} y={floor + line * (isTight && face % 2 === 1 ? 3 : 2)}>
              {counts[face]}
            </text>
          </g>
        ))}
        <line className="face-mean" x1={0} x2={width} y1={y(mean)} y2={y(mean)} />
        <line className="face-floor" x1={0} x2={width} y1={floor} y2={floor} />
      </svg>
      <figcaption>
        {label}
        {low > 0 && ` The bars begin at ${Math.round(low).toLocaleString('en')}.`}
      </figcaption>
    </figure>
  )
}
