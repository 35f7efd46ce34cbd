import { bands, frame, line, rays, swell, title } from './draw'

const paper = '#f7edd0'
const ink = '#06303a'

/** Atlantis between two waves: temples on a hill of steps, and the sea that will have the last word. */
export function wavesCover(): string {
  const column = (x: number, y: number, h: number, w: number) =>
    `<rect x="${x - w / 2}" y="${y - h}" width="${w}" height="${h}" fill="#f4e3b4" stroke="#6d5323" stroke-width="0.7"/><path d="M${x - w * 0.18} ${y - h + 1}V${y}M${x + w * 0.18} ${y - h + 1}V${y}" stroke="#b8924a" stroke-width="0.8"/><rect x="${x - w * 0.75}" y="${y - h - 2}" width="${w * 1.5}" height="3" fill="#e6c98a" stroke="#6d5323" stroke-width="0.6"/>`
  const temple = (x: number, y: number, columns: number, pitch: number, h: number) => {
    const half = ((columns - 1) * pitch) / 2 + pitch * 0.6
    return (
      `<rect x="${x - half - 4}" y="${y}" width="${half * 2 + 8}" height="5" fill="#d9b974" stroke="#6d5323" stroke-width="0.8"/>` +
      `<rect x="${x - half}" y="${y - h}" width="${half * 2}" height="${h}" fill="#7d5f30" fill-opacity="0.55"/>` +
      Array.from({ length: columns }, (_, i) =>
        column(x + (i - (columns - 1) / 2) * pitch, y, h, pitch * 0.42),
      ).join('') +
      `<path d="M${x - half - 5} ${y - h - 3}L${x} ${y - h - 4 - half * 0.52}L${x + half + 5} ${y - h - 3}Z" fill="#efd9a2" stroke="#6d5323" stroke-width="1"/><circle cx="${x}" cy="${y - h - 5 - half * 0.17}" r="${half * 0.12}" fill="#2f9a9a" stroke="#6d5323" stroke-width="0.7"/>`
    )
  }
  const step = (y: number, half: number, fill: string) =>
    `<rect x="${160 - half}" y="${y}" width="${half * 2}" height="14" fill="${fill}" stroke="#6d5323" stroke-width="0.8"/>`
  /** A breaker that curls over, about 150 tall, its foot along y = 0. */
  const breaker = (
    x: number,
    y: number,
    s: number,
    mirror: number,
    fill: string,
    light: string,
    dark: string,
  ) => {
    const claw = (cx: number, cy: number, r: number, turn: number) =>
      `<g transform="translate(${cx} ${cy}) rotate(${turn}) scale(${r})"><path d="M-1.1 0C-1 -1 0.2 -1.5 1 -0.8C1.5 -0.3 1.4 0.5 0.9 0.8C1 0.2 0.7 -0.3 0.2 -0.3C-0.3 -0.3 -0.5 0.2 -0.4 0.7C-0.9 0.6 -1.1 0.4 -1.1 0Z"/></g>`
    return (
      `<g transform="translate(${x} ${y}) scale(${s * mirror} ${s})">` +
      `<path d="M-120 20C-110 -60 -66 -128 8 -132C48 -134 78 -112 84 -84C68 -102 44 -106 30 -92C10 -70 34 -30 92 20Z" fill="${fill}" stroke="${ink}" stroke-width="2.4"/>` +
      `<g fill="none" stroke="${light}" stroke-width="3.4" stroke-linecap="round"><path d="M-96 16C-84 -52 -46 -108 6 -116"/><path d="M-72 16C-62 -42 -34 -92 8 -102"/><path d="M-46 16C-40 -34 -20 -74 12 -90"/><path d="M-18 16C-16 -22 -6 -52 14 -74"/></g>` +
      `<g fill="none" stroke="${dark}" stroke-width="1.4" stroke-linecap="round"><path d="M-84 16C-74 -48 -40 -100 6 -109"/><path d="M-58 16C-50 -38 -26 -84 10 -96"/><path d="M-32 16C-28 -28 -12 -64 12 -82"/><path d="M-2 16C-4 -14 2 -38 16 -62"/></g>` +
      `<g fill="${paper}" stroke="${ink}" stroke-width="0.14">${claw(88, -80, 11, 60)}${claw(76, -98, 13, 30)}${claw(58, -112, 14, 8)}${claw(36, -122, 14, -8)}${claw(12, -126, 13, -18)}${claw(68, -84, 9, 70)}${claw(48, -96, 9, 30)}</g>` +
      `<g fill="${paper}"><circle cx="100" cy="-64" r="3"/><circle cx="108" cy="-84" r="2.2"/><circle cx="96" cy="-104" r="2.4"/><circle cx="82" cy="-60" r="2"/><circle cx="112" cy="-52" r="1.6"/></g></g>`
    )
  }
  return (
    bands(0, 316, ['#0c5a66', '#137480', '#2a9094', '#58aca0', '#92c4a4', '#cfd9a4', '#f0deA0', '#f6d58c']) +
    rays(160, 214, 40, 340, '#fff3c4', 0.24) +
    '<circle cx="160" cy="208" r="62" fill="#fbe8ac"/><circle cx="160" cy="208" r="54" fill="#fff5d2"/>' +
    step(286, 96, '#c9a662') +
    step(273, 78, '#d6b673') +
    step(260, 60, '#e2c583') +
    temple(160, 256, 5, 15, 30) +
    temple(104, 283, 3, 11, 18) +
    temple(216, 283, 3, 11, 18) +
    swell({ y: 304, height: 8, length: 56, phase: 0.5, fill: '#1f8a8e', crest: paper, lines: 3 }) +
    breaker(66, 328, 1.02, 1, '#14707c', '#4fb3ae', '#0b4a58') +
    breaker(268, 346, 0.78, -1, '#11636f', '#46a5a4', '#0a4250') +
    swell({ y: 336, height: 13, length: 84, phase: 0.1, fill: '#126a76', crest: paper, lines: 4 }) +
    swell({ y: 366, height: 15, length: 104, phase: 0.62, fill: '#0c4d5b', crest: '#f2e3b8', lines: 5 }) +
    swell({ y: 394, height: 12, length: 120, phase: 0.2, fill: '#083845', crest: '#d8cfa4', lines: 3 }) +
    title('WAVES', 92, { fill: paper, shade: ink, size: 92, width: 256 }) +
    line('the elders of atlantis', 116, 12.5, paper) +
    frame('#e2c070', '#f8ecc8')
  )
}
