import { isPolyKind } from '../../measure'
import type { DrawerItem, TableColour, What } from '../../open-table'

/** What lies in a drawer, drawn small: the outline by which a thing is known, in its own colours. */

const colourHex: Readonly<Record<TableColour, string>> = {
  red: '#b4261c',
  blue: '#2a72d4',
  green: '#43b07c',
  yellow: '#f2be12',
  purple: '#5b2a86',
  white: '#f1ebdd',
  black: '#16151a',
}
const npHex: Readonly<Record<string, string>> = {
  'np-yellow': '#f0cf4a',
  'np-green': '#157960',
  'np-red': '#b51414',
  'np-orange': '#ff6c0a',
  'np-blue': '#4aa8ff',
  'np-violet': '#54289c',
  exploration: '#e9d9b0',
}
const inkOn = (colour: string) =>
  ['#f1ebdd', '#f2be12', '#f0cf4a', '#e9d9b0', '#43b07c'].includes(colour) ? '#1b1510' : '#fbf3df'

export function Picture({ item, colour }: { readonly item: DrawerItem; readonly colour: TableColour }) {
  return (
    <svg className="open-picture" viewBox="0 0 64 64" aria-hidden="true">
      <Drawing what={item.what(colour)} />
    </svg>
  )
}

const polygons: Readonly<Record<string, string>> = {
  d4: '32,8 58,54 6,54',
  d8: '32,4 58,32 32,60 6,32',
  d10: '32,4 60,28 56,40 32,60 8,40 4,28',
  d12: '32,5 49,11 59,25 59,41 49,55 32,60 15,55 5,41 5,25 15,11',
  d20: '32,4 57,18 57,46 32,60 7,46 7,18',
}
const inner: Readonly<Record<string, string>> = {
  d4: 'M32 8 L32 54',
  d8: 'M32 4 L48 38 L16 38 Z M6 32 L16 38 M58 32 L48 38 M32 60 L48 38 M32 60 L16 38',
  d10: 'M32 4 L48 32 L32 42 L16 32 Z M4 28 L16 32 M60 28 L48 32 M32 42 L32 60',
  d12: 'M32 18 L46 28 L41 45 L23 45 L18 28 Z M32 5 L32 18 M59 25 L46 28 M49 55 L41 45 M15 55 L23 45 M5 25 L18 28',
  d20: 'M32 16 L48 43 L16 43 Z M32 4 L32 16 M57 18 L48 43 M57 18 L32 16 M7 18 L32 16 M7 18 L16 43 M57 46 L48 43 M7 46 L16 43 M32 60 L16 43 M32 60 L48 43',
}

function Drawing({ what }: { readonly what: What }) {
  switch (what.kind) {
    case 'die':
      return <DieDrawing what={what} />
    case 'cards':
      return <CardsDrawing back={what.cards[0]!.back} />
    case 'coin':
      return <CoinDrawing fill={what.coin === 'gold' ? '#d9a33c' : '#c9c6be'} />
    case 'piece':
      return <PieceDrawing what={what} />
    case 'ship':
      return <ShipDrawing ship={what.ship} />
    case 'plate':
      return <PlateDrawing what={what} />
    case 'tray':
      return <TrayDrawing tray={what.tray} />
    case 'ruler':
      return (
        <>
          <rect
            x="3"
            y="24"
            width="58"
            height="17"
            rx="2"
            fill="#ba8c58"
            stroke="#4a3019"
            strokeWidth="1.5"
          />
          <path
            d="M8 24v8M15 24v5M22 24v8M29 24v5M36 24v8M43 24v5M50 24v8M57 24v5"
            stroke="#2a1a0e"
            strokeWidth="1.6"
          />
        </>
      )
    case 'pad':
      return (
        <>
          <rect
            x="13"
            y="6"
            width="40"
            height="52"
            rx="2"
            fill="#f4eddb"
            stroke="#8a775b"
            strokeWidth="1.5"
          />
          <path d="M18 18h30M18 26h30M18 34h30M18 42h18" stroke="#7f9fb0" strokeWidth="1.4" />
          <path d="M56 20 L34 48 L31 52 L36 50 L59 23 Z" fill="#d39f12" stroke="#4a3019" strokeWidth="1.2" />
        </>
      )
    case 'spinner':
      return (
        <>
          <circle cx="32" cy="32" r="27" fill="#e8dab6" stroke="#b98d3e" strokeWidth="3" />
          <path d="M32 9 L37 32 L32 55 L27 32 Z" fill="#1d3f57" />
          <path d="M32 9 L37 32 L27 32 Z" fill="#8f2418" />
          <circle cx="32" cy="32" r="3" fill="#b98d3e" />
        </>
      )
  }
}

function DieDrawing({ what }: { readonly what: Extract<What, { kind: 'die' }> }) {
  const { die } = what
  const colour = what.isClear
    ? '#b4cfcc'
    : die === 'captain'
      ? '#16151a'
      : die === 'd12'
        ? '#3f86c6'
        : (npHex[die] ?? colourHex[what.colour])
  const ink = die === 'captain' ? colourHex[what.colour] : inkOn(colour)
  const shape = polygons[die]
  if (shape)
    return (
      <>
        <polygon points={shape} fill={colour} stroke="#00000088" strokeWidth="1.5" strokeLinejoin="round" />
        <path d={inner[die]} fill="none" stroke={ink} strokeOpacity="0.35" strokeWidth="1.2" />
        <text x="32" y={die === 'd4' ? 47 : 39} textAnchor="middle" fontSize="17" fontWeight="800" fill={ink}>
          {isPolyKind(die) ? die.slice(1) : '12'}
        </text>
      </>
    )
  const isPips = die === 'd6'
  return (
    <>
      <rect
        x="9"
        y="9"
        width="46"
        height="46"
        rx="8"
        fill={colour}
        fillOpacity={what.isClear ? 0.75 : 1}
        stroke="#00000088"
        strokeWidth="1.5"
      />
      {isPips ? (
        [
          [20, 20],
          [44, 20],
          [32, 32],
          [20, 44],
          [44, 44],
        ].map(([x, y]) => <circle key={`${x} ${y}`} cx={x} cy={y} r="4.6" fill={ink} />)
      ) : (
        <text x="32" y="43" textAnchor="middle" fontSize="28" fontWeight="800" fill={ink}>
          {die === 'ship'
            ? '5'
            : die === 'captain'
              ? '6'
              : die === 'exploration'
                ? '×'
                : die === 'np-orange' || die === 'np-violet'
                  ? '☠'
                  : '4'}
        </text>
      )}
    </>
  )
}

const backHex: Readonly<Record<string, string>> = {
  rb: '#5b2b1a',
  rs: '#23506a',
  wf: '#1b5a72',
  ws: '#2a2348',
  open: '#12303f',
}

function CardsDrawing({ back }: { readonly back: string }) {
  const fill = backHex[back.slice(0, back.indexOf('/'))] ?? '#333'
  return (
    <>
      <rect
        x="18"
        y="9"
        width="34"
        height="47"
        rx="3"
        fill="#e4dac2"
        stroke="#00000066"
        transform="rotate(7 35 32)"
      />
      <rect x="14" y="8" width="34" height="47" rx="3" fill={fill} stroke="#efe7d6" strokeWidth="2" />
      <circle cx="31" cy="31.5" r="8.5" fill="none" stroke="#c9a24b" strokeWidth="1.6" />
      <path
        d="M31 24v15M25 34c1 5 11 5 12 0M28 27h6"
        stroke="#c9a24b"
        strokeWidth="1.8"
        fill="none"
        strokeLinecap="round"
      />
    </>
  )
}

const CoinDrawing = ({ fill }: { readonly fill: string }) => (
  <>
    <circle cx="32" cy="33" r="23" fill={fill} stroke="#00000077" strokeWidth="1.5" />
    <circle cx="32" cy="33" r="18" fill="none" stroke="#00000044" strokeWidth="1.5" />
    <path
      d="M32 22v22M25 37c1 8 13 8 14 0M27 26h10"
      stroke="#00000088"
      strokeWidth="2.4"
      fill="none"
      strokeLinecap="round"
    />
  </>
)

function PieceDrawing({ what }: { readonly what: Extract<What, { kind: 'piece' }> }) {
  const fill = colourHex[what.colour]
  if (what.piece === 'pawn')
    return (
      <path
        d="M32 7a9 9 0 0 1 6 15.6c-1 1-1 2 0 3l4 1v3h-4l4 17 6 4v6H16v-6l6-4 4-17h-4v-3l4-1c1-1 1-2 0-3A9 9 0 0 1 32 7Z"
        fill={fill}
        stroke="#00000088"
        strokeWidth="1.5"
      />
    )
  if (what.piece === 'crew' || what.piece === 'food')
    return (
      <>
        <path d="M32 10 L54 21 L32 32 L10 21 Z" fill={fill} stroke="#00000077" />
        <path
          d="M10 21 L32 32 V56 L10 45 Z"
          fill={fill}
          stroke="#00000077"
          style={{ filter: 'brightness(0.8)' }}
        />
        <path
          d="M54 21 L32 32 V56 L54 45 Z"
          fill={fill}
          stroke="#00000077"
          style={{ filter: 'brightness(0.62)' }}
        />
      </>
    )
  return (
    <>
      <path
        d="M18 16h28l10 13-24 27L8 29Z"
        fill={what.piece === 'gem' ? '#2fae63' : '#dcecf2'}
        stroke="#00000077"
        strokeWidth="1.5"
      />
      <path d="M8 29h48M18 16l6 13 8 27 8-27 6-13" fill="none" stroke="#00000044" strokeWidth="1.3" />
    </>
  )
}

const shipHex: Readonly<Record<string, string>> = {
  purple: '#5b2a86',
  blue: '#2a66bd',
  yellow: '#d39f12',
  green: '#2f8f63',
  king: '#241a1e',
}

function ShipDrawing({ ship }: { readonly ship: string }) {
  if (ship === 'kraken')
    return (
      <path
        d="M32 10c12 0 17 9 16 19-1 8 4 10 9 8-1 7-8 9-12 5 2 8-2 13-7 14 2-5 0-9-6-9s-8 4-6 9c-5-1-9-6-7-14-4 4-11 2-12-5 5 2 10 0 9-8C15 19 20 10 32 10Z"
        fill="#7d3a56"
        stroke="#00000088"
        strokeWidth="1.5"
      />
    )
  const fill = shipHex[ship]
  return (
    <>
      <path d="M6 41h52l-8 14H14Z" fill={fill} stroke="#00000088" strokeWidth="1.5" />
      <path d="M31 6v35" stroke="#4a3019" strokeWidth="2.4" />
      <path
        d="M33 9c15 5 17 18 15 27H33ZM29 13c-11 5-14 15-13 23h13Z"
        fill={ship === 'king' ? '#3b2d33' : '#f1e6cc'}
        stroke="#00000077"
      />
    </>
  )
}

function PlateDrawing({ what }: { readonly what: Extract<What, { kind: 'plate' }> }) {
  const { width, depth } = what.size
  const scale = 50 / Math.max(width, depth, 60)
  const [w, d] = [width * scale, depth * scale]
  const fill = backHex[what.front.slice(0, what.front.indexOf('/'))] ?? '#8d633a'
  return what.outline === 'round' ? (
    <>
      <circle cx="32" cy="32" r={Math.max(12, w / 2)} fill={fill} stroke="#d8c79d" strokeWidth="3" />
      <circle cx="32" cy="32" r="5" fill="#d8c79d" />
    </>
  ) : (
    <>
      <rect
        x={32 - w / 2}
        y={32 - d / 2}
        width={w}
        height={d}
        rx="2"
        fill={fill}
        stroke="#d8c79d"
        strokeWidth="2.4"
      />
      <path
        d={`M${32 - w / 3} ${32 - d / 5}h${w / 1.5}M${32 - w / 3} ${32 + d / 6}h${w / 2.4}`}
        stroke="#d8c79d"
        strokeOpacity="0.7"
        strokeWidth="2"
      />
    </>
  )
}

const feltHex: Readonly<Record<string, string>> = {
  'sea-box': '#2c6f86',
  tray: '#7a2b2b',
  'rolling-waves-tray': '#2b6a7a',
  'rolling-seas-tray': '#23506a',
  'fortune-tray': '#2a4f45',
}

function TrayDrawing({ tray }: { readonly tray: string }) {
  const isWide = tray === 'tray' || tray === 'rolling-waves-tray'
  const [w, h] = [isWide ? 56 : 46, isWide ? 40 : 46]
  return (
    <>
      <rect
        x={32 - w / 2}
        y={32 - h / 2}
        width={w}
        height={h}
        rx="3"
        fill={tray === 'sea-box' ? '#31506e' : '#8a6a4c'}
        stroke="#00000088"
        strokeWidth="1.5"
      />
      <rect
        x={37 - w / 2}
        y={37 - h / 2}
        width={w - 10}
        height={h - 10}
        rx="1.5"
        fill={feltHex[tray]}
        stroke="#00000066"
      />
      {tray === 'sea-box' && (
        <path
          d="M17 30c4-4 7 4 11 0s7 4 11 0 7 4 9 0M17 39c4-4 7 4 11 0s7 4 11 0 7 4 9 0"
          fill="none"
          stroke="#d7efe8"
          strokeOpacity="0.6"
          strokeWidth="1.6"
        />
      )}
    </>
  )
}
