/** Things that stand on several covers, each drawn about its own origin. */

const at = (x: number, y: number, scale: number, turn: number, markup: string): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${markup}</g>`

export interface ShipColours {
  readonly hull: string
  readonly deck: string
  readonly sail: string
  readonly shade: string
  readonly flag: string
  readonly ink: string
}

/** A square sail between two yards, blown towards the bow, with its seams. */
function sail(x: number, top: number, bottom: number, half: number, belly: number, c: ShipColours): string {
  const upper = half * 0.84
  const path = `M${x - upper} ${top}C${x - upper + belly * 0.3} ${(top + bottom) / 2 - 4} ${x - half + belly * 0.2} ${bottom - 6} ${x - half} ${bottom}C${x - half / 2 + belly} ${bottom - 7} ${x + half / 2 + belly} ${bottom - 7} ${x + half} ${bottom}C${x + half + belly * 0.9} ${bottom - 8} ${x + upper + belly} ${(top + bottom) / 2 - 4} ${x + upper} ${top}Z`
  const seams = [-0.45, 0, 0.45]
    .map(
      k =>
        `M${x + upper * k} ${top}C${x + upper * k + belly * 0.6} ${(top + bottom) / 2} ${x + half * k + belly * 0.5} ${bottom - 8} ${x + half * k + belly * 0.3} ${bottom - 5}`,
    )
    .join('')
  const shade = `M${x - upper} ${top}C${x - upper + belly * 0.3} ${(top + bottom) / 2 - 4} ${x - half + belly * 0.2} ${bottom - 6} ${x - half} ${bottom}C${x - half * 0.6 + belly * 0.5} ${bottom - 5} ${x - half * 0.5 + belly} ${bottom - 5} ${x - half * 0.36 + belly * 0.4} ${bottom - 5.6}C${x - half * 0.5} ${(top + bottom) / 2} ${x - upper * 0.55} ${top + 6} ${x - upper * 0.5} ${top}Z`
  return (
    `<path d="${path}" fill="${c.sail}" stroke="${c.ink}" stroke-width="0.9" stroke-linejoin="round"/>` +
    `<path d="${shade}" fill="${c.shade}" fill-opacity="0.6"/>` +
    `<path d="${seams}" fill="none" stroke="${c.ink}" stroke-opacity="0.35" stroke-width="0.6"/>` +
    `<path d="M${x - upper - 2} ${top}H${x + upper + 2}" stroke="${c.ink}" stroke-width="1.7" stroke-linecap="round"/>`
  )
}

/** A galleon under full sail, bow to the right, about 150 wide; its water line is y = 0. */
export function ship(x: number, y: number, scale: number, c: ShipColours, turn = 0): string {
  const mast = (mx: number, top: number) =>
    `<path d="M${mx} -18V${top}" stroke="${c.ink}" stroke-width="2.4" stroke-linecap="round"/>`
  const pennant = (mx: number, top: number) =>
    `<path d="M${mx} ${top}C${mx + 8} ${top - 5} ${mx + 13} ${top + 4} ${mx + 24} ${top - 1}C${mx + 14} ${top + 6} ${mx + 10} ${top + 3} ${mx} ${top + 7}Z" fill="${c.flag}" stroke="${c.ink}" stroke-width="0.6"/>`
  const stays =
    '<path d="M-36 -100L-66 -26M4 -118L-36 -26M4 -118L60 -28M42 -96L92 -40M42 -96L4 -30" stroke-width="0.5"/>'
  const hull =
    'M-74 -44L-70 -26C-68 -8 -62 4 -52 10L52 10C64 4 74 -8 82 -30L70 -28C66 -26 62 -24 58 -20L20 -16L-20 -16L-34 -22L-38 -34Z'
  const ports = [-34, -18, -2, 14, 30]
    .map(px => `<rect x="${px}" y="-8" width="6" height="5" fill="${c.ink}"/>`)
    .join('')
  return at(
    x,
    y,
    scale,
    turn,
    `<g fill="none" stroke="${c.ink}" stroke-opacity="0.7">${stays}</g>` +
      mast(-36, -112) +
      mast(4, -130) +
      mast(42, -106) +
      `<path d="M66 -28L104 -46" stroke="${c.ink}" stroke-width="2" stroke-linecap="round"/>` +
      `<path d="M42 -88C62 -76 82 -60 98 -43C84 -42 70 -40 60 -36C56 -54 50 -70 42 -88Z" fill="${c.sail}" stroke="${c.ink}" stroke-width="0.9"/>` +
      sail(-38, -98, -68, 17, 7, c) +
      sail(-38, -66, -34, 21, 8, c) +
      sail(3, -118, -92, 17, 8, c) +
      sail(3, -90, -60, 24, 10, c) +
      sail(3, -58, -24, 28, 11, c) +
      sail(41, -94, -66, 16, 7, c) +
      sail(41, -64, -32, 21, 8, c) +
      pennant(-36, -112) +
      pennant(4, -130) +
      pennant(42, -106) +
      `<path d="${hull}" fill="${c.hull}" stroke="${c.ink}" stroke-width="1.4" stroke-linejoin="round"/>` +
      `<path d="M-69 -22C-40 -12 40 -12 78 -22" fill="none" stroke="${c.deck}" stroke-width="3"/>` +
      `<path d="M-65 -6C-40 2 44 2 70 -9M-60 3C-40 9 40 9 60 3" fill="none" stroke="${c.ink}" stroke-opacity="0.45" stroke-width="0.8"/>` +
      `<path d="M-72 -40H-42M-71 -34H-40" stroke="${c.deck}" stroke-width="1.6"/>` +
      `<g fill="${c.deck}"><rect x="-66" y="-32" width="5" height="5"/><rect x="-56" y="-31" width="5" height="5"/></g>` +
      ports,
  )
}

const pipPlaces: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0.5, 0.5]],
  2: [
    [0.27, 0.27],
    [0.73, 0.73],
  ],
  3: [
    [0.25, 0.25],
    [0.5, 0.5],
    [0.75, 0.75],
  ],
  4: [
    [0.27, 0.27],
    [0.73, 0.27],
    [0.27, 0.73],
    [0.73, 0.73],
  ],
  5: [
    [0.26, 0.26],
    [0.74, 0.26],
    [0.5, 0.5],
    [0.26, 0.74],
    [0.74, 0.74],
  ],
  6: [
    [0.28, 0.22],
    [0.72, 0.22],
    [0.28, 0.5],
    [0.72, 0.5],
    [0.28, 0.78],
    [0.72, 0.78],
  ],
}

export interface DieColours {
  readonly light: string
  readonly middle: string
  readonly dark: string
  readonly pip: string
}

export const dieColours = {
  red: { light: '#d0493a', middle: '#b4261c', dark: '#74150f', pip: '#f4e6c6' },
  blue: { light: '#5590e0', middle: '#2a72d4', dark: '#184887', pip: '#f4e6c6' },
  yellow: { light: '#f9d65e', middle: '#f2be12', dark: '#b3860a', pip: '#2b1d08' },
  green: { light: '#6cca98', middle: '#43b07c', dark: '#28744f', pip: '#0e2417' },
  white: { light: '#fbf5e6', middle: '#ddd2b8', dark: '#a2967c', pip: '#22170c' },
  black: { light: '#44404a', middle: '#26232b', dark: '#121016', pip: '#f0c460' },
} as const satisfies Record<string, DieColours>

/** A die seen from above a corner: three faces, each with its pips. */
export function die(
  x: number,
  y: number,
  size: number,
  turn: number,
  c: DieColours,
  faces: readonly [top: number, left: number, right: number],
): string {
  const w = size * 0.866
  const h = size * 0.5
  const face = (matrix: readonly number[], fill: string, pips: number) => {
    const dots = pipPlaces[pips]!.map(
      ([u, v]) => `<circle cx="${u}" cy="${v}" r="0.105" fill="${c.pip}"/>`,
    ).join('')
    return `<g transform="matrix(${matrix.map(value => value.toFixed(3)).join(' ')})"><rect x="0.01" y="0.01" width="0.98" height="0.98" rx="0.13" fill="${fill}"/>${dots}</g>`
  }
  const outline = `M0 ${-size}L${w} ${-h}L${w} ${h}L0 ${size}L${-w} ${h}L${-w} ${-h}Z`
  return at(
    x,
    y,
    1,
    turn,
    `<path d="${outline}" fill="${c.dark}" stroke="#140d08" stroke-width="${size * 0.09}" stroke-linejoin="round"/>` +
      face([w, h, -w, h, 0, -size], c.light, faces[0]) +
      face([w, h, 0, size, -w, -h], c.middle, faces[1]) +
      face([w, -h, 0, size, 0, 0], c.dark, faces[2]),
  )
}

/** Drops thrown up where something hits the sea. */
export function splash(x: number, y: number, size: number, fill: string): string {
  const tongue = (dx: number, tall: number, lean: number) =>
    `M${dx - 3} 0C${dx - 2 + lean * 0.3} ${-tall * 0.5} ${dx + lean * 0.6} ${-tall * 0.8} ${dx + lean} ${-tall}C${dx + lean * 0.6 + 3} ${-tall * 0.7} ${dx + 4} ${-tall * 0.4} ${dx + 4} 0Z`
  const drops = [
    [-15, -20, 1.5],
    [-6, -27, 1.1],
    [8, -25, 1.6],
    [17, -16, 1.2],
    [22, -24, 0.9],
  ]
    .map(([dx, dy, r]) => `<circle cx="${dx}" cy="${dy}" r="${r}"/>`)
    .join('')
  return at(
    x,
    y,
    size,
    0,
    `<g fill="${fill}"><path d="${tongue(-12, 14, -6)}${tongue(-4, 20, -2)}${tongue(5, 19, 3)}${tongue(13, 12, 7)}"/><ellipse cx="0" cy="1" rx="22" ry="3.4"/>${drops}</g>`,
  )
}

/** A palm, its foot at the origin. */
export function palm(x: number, y: number, scale: number, trunk: string, leaf: string, ink: string): string {
  const frond = (turn: number, length: number) =>
    `<path transform="rotate(${turn})" d="M0 0C${length * 0.3} ${-length * 0.35} ${length * 0.75} ${-length * 0.28} ${length} ${length * 0.12}C${length * 0.7} ${-length * 0.06} ${length * 0.35} ${-length * 0.06} 0 0Z" fill="${leaf}" stroke="${ink}" stroke-width="0.7"/>`
  return at(
    x,
    y,
    scale,
    0,
    `<path d="M-4 0C-4 -24 0 -44 12 -62L16 -60C7 -42 3 -22 4 0Z" fill="${trunk}" stroke="${ink}" stroke-width="0.8"/>` +
      `<path d="M-3 -10L4 -9M-2 -20L5 -18M-1 -30L7 -28M3 -41L9 -38M8 -51L13 -48" stroke="${ink}" stroke-opacity="0.6" stroke-width="0.9"/>` +
      `<g transform="translate(14 -61)">${frond(-150, 34)}${frond(-112, 30)}${frond(-60, 30)}${frond(-22, 36)}${frond(24, 30)}${frond(160, 30)}</g>`,
  )
}
