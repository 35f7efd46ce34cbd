import sizes from '../generated/pictures.json'
import type { Part, PictureName, SeaPicture } from './edition'
import { dieSide, PrintedDie } from './PrintedDie'
import { measuredIn, seaWords } from './seaFigure'
import { rowWords } from './words'

/** Things of the game side by side, or dice in the Sea Box: one picture with its words. */
export function Figure({ show }: { readonly show: readonly Part[] | SeaPicture }) {
  return 'dice' in show ? <Sea picture={show} /> : <Row row={show} />
}

function Row({ row }: { readonly row: readonly Part[] }) {
  return (
    <div className="figure-row" role="img" aria-label={rowWords(row)}>
      {row.map((part, index) => (
        <Thing key={index} part={part} />
      ))}
    </div>
  )
}

function Thing({ part }: { readonly part: Part }) {
  if ('word' in part) return <span className="figure-word">{part.word}</span>
  return (
    <span className="figure-thing">
      {'die' in part ? (
        <svg className="figure-die" viewBox={`0 0 ${dieSide} ${dieSide}`} aria-hidden="true">
          <PrintedDie die={part.die} face={part.face} />
        </svg>
      ) : (
        <Picture name={part.picture} />
      )}
      {part.says && <small>{part.says}</small>}
    </span>
  )
}

/** Half as large as its file, so that it is sharp where pixels are small. */
function Picture({ name }: { readonly name: PictureName }) {
  const [width, height] = sizes[name] as [number, number]
  return (
    <img
      srcSet={`/rulebook/${name}.webp 2x`}
      alt=""
      loading="lazy"
      decoding="async"
      width={width / 2}
      height={height / 2}
    />
  )
}

/** Seen from above, north up, in mm; y counts upwards there. */
function Sea({ picture }: { readonly picture: SeaPicture }) {
  const { width, height, dice } = picture
  return (
    <svg
      className="figure-sea"
      viewBox={`0 0 ${width} ${height}`}
      style={{ maxWidth: `${width * 3}px` }}
      role="img"
      aria-label={seaWords(picture)}
    >
      <rect width={width} height={height} rx={2} fill="#12566b" />
      <image href="/textures/sea.webp" width={290} height={290} x={-60} y={-100} opacity={0.5} />
      {dice.map(({ die, face, x, y, yaw }, index) => (
        <g
          key={index}
          transform={`translate(${x} ${height - y}) rotate(${-yaw}) translate(${-dieSide / 2} ${-dieSide / 2})`}
        >
          <PrintedDie die={die} face={face} />
        </g>
      ))}
      {measuredIn(picture).map(({ from, to, mm, says }, index) => {
        const [x, y] = [(from.x + to.x) / 2, height - (from.y + to.y) / 2]
        const line = { x1: from.x, y1: height - from.y, x2: to.x, y2: height - to.y }
        const isTouching = says === 'touching'
        const isInShort = says === 'short range'
        return (
          <g key={index}>
            {!isTouching && (
              <>
                <line {...line} stroke="#0b1a20" strokeWidth={2} />
                <line
                  {...line}
                  stroke={isInShort ? '#ffe9a0' : '#fff'}
                  strokeWidth={1}
                  strokeDasharray={isInShort ? undefined : '3 2'}
                />
              </>
            )}
            <g transform={`translate(${x} ${isTouching ? y - 14 : y})`}>
              <rect x={-19} y={-5} width={38} height={10} rx={5} fill="#12222a" />
              <text textAnchor="middle" y={2.1} fontSize={6} fontWeight={800} fill="#ffe9a0">
                {isTouching ? says : `${Math.round(mm)} mm`}
              </text>
            </g>
          </g>
        )
      })}
    </svg>
  )
}
