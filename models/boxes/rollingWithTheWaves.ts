import { bands, cloud, frame, line, rays, swell, title } from './draw'
import { die, dieColours, palm, ship } from './things'

const paper = '#f6e7c2'
const ink = '#2a0d09'

/** A chest on a beach, a ship that comes for it, and a kraken that knows about both. */
export function rollingWithTheWavesCover(): string {
  const ours = {
    hull: '#3a1a10',
    deck: '#d7a54a',
    sail: '#f3dcae',
    shade: '#cf8f5a',
    flag: '#5b2a86',
    ink: '#1f0d08',
  }
  const tentacle = (x: number, y: number, s: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${s})"><path d="M-13 60C-12 24 -30 6 -18 -22C-8 -46 24 -46 26 -24C27 -8 6 -4 6 -18C0 -8 8 4 20 2C38 -2 40 -36 18 -48C-10 -62 -44 -38 -40 0C-38 24 -30 40 -32 60Z" transform="scale(-1 1)" fill="#54202a" stroke="${ink}" stroke-width="1.6"/><g fill="#c9806c"><circle cx="21" cy="46" r="3.4"/><circle cx="23" cy="34" r="3.2"/><circle cx="27" cy="22" r="3"/><circle cx="31" cy="10" r="2.8"/><circle cx="32" cy="-3" r="2.6"/><circle cx="29" cy="-16" r="2.4"/><circle cx="22" cy="-27" r="2.2"/></g></g>`
  const chest =
    '<g transform="translate(160 338)"><ellipse cx="2" cy="24" rx="46" ry="7" fill="#7b4a20" fill-opacity="0.55"/>' +
    `<path d="M-36 -6L36 -6L33 24L-33 24Z" fill="#6d3718" stroke="${ink}" stroke-width="1.6"/>` +
    `<path d="M-38 -6C-44 -34 -34 -48 -22 -50L26 -50C38 -46 44 -32 38 -6L34 -12L-34 -12Z" fill="#82441f" stroke="${ink}" stroke-width="1.6"/>` +
    `<path d="M-34 -10C-24 -26 -10 -18 -2 -26C8 -32 20 -20 34 -10Z" fill="#f3c24c" stroke="${ink}" stroke-width="1"/>` +
    '<g fill="#ffe49a"><circle cx="-18" cy="-14" r="4"/><circle cx="-4" cy="-18" r="4.4"/><circle cx="12" cy="-17" r="4"/><circle cx="23" cy="-12" r="3.4"/></g>' +
    `<path d="M-22 -6V24M22 -6V24M-36 8H36" stroke="#d7a54a" stroke-width="4"/><rect x="-7" y="-2" width="14" height="13" rx="2" fill="#d7a54a" stroke="${ink}"/></g>`
  return (
    bands(0, 262, ['#5b1d24', '#7c2a26', '#a03d28', '#c2572d', '#dd7a36', '#eba04a', '#f2c06a', '#f5d48a']) +
    rays(86, 232, 30, 340, '#ffe6a0', 0.2) +
    '<circle cx="86" cy="232" r="42" fill="#fff0bd"/>' +
    cloud(250, 168, 13, '#7a2c28', 0.45) +
    cloud(50, 156, 10, '#b0502f', 0.5) +
    swell({ y: 252, height: 5, length: 44, phase: 0, fill: '#8a3a33', crest: '#f8d898', lines: 2 }) +
    ship(220, 254, 0.66, ours) +
    tentacle(58, 262, 0.86, -6) +
    tentacle(296, 262, 0.6, 14) +
    swell({ y: 274, height: 9, length: 66, phase: 0.3, fill: '#702c33', crest: '#f3c98a', lines: 3 }) +
    swell({ y: 298, height: 9, length: 80, phase: 0.8, fill: '#571f2d', crest: '#f0bf86', lines: 3 }) +
    // The beach.
    '<path d="M-5 344C46 314 104 316 160 312C226 308 276 320 325 346L325 405L-5 405Z" fill="#e6b96a"/>' +
    '<path d="M-5 352C50 326 110 326 160 323C230 320 276 332 325 356L325 405L-5 405Z" fill="#edc987"/>' +
    '<g fill="none" stroke="#a5713a" stroke-opacity="0.5" stroke-width="1"><path d="M20 372q18 -6 34 0M72 386q16 -5 30 0M228 380q20 -6 38 0M254 362q14 -4 26 0M120 378q12 -4 24 0"/></g>' +
    `<g stroke="#9c2f1c" stroke-width="3.4" stroke-linecap="round"><path d="M236 362l14 10M250 361l-15 12"/></g>` +
    `<path d="M198 360C210 366 220 364 230 366" fill="none" stroke="#9c2f1c" stroke-width="1.6" stroke-dasharray="4 3.4"/>` +
    chest +
    palm(30, 366, 1.15, '#7a4a20', '#37402a', ink) +
    palm(292, 372, 0.95, '#7a4a20', '#454a2c', ink) +
    die(104, 362, 15, 10, dieColours.red, [5, 3, 1]) +
    die(82, 378, 13, -18, dieColours.white, [2, 6, 4]) +
    die(226, 384, 13, 24, dieColours.blue, [6, 1, 2]) +
    title('Rolling', 60, { fill: paper, shade: ink, size: 56 }) +
    title('with the', 86, { fill: '#f4c96a', shade: ink, size: 26 }) +
    title('Waves', 134, { fill: paper, shade: ink, size: 64 }) +
    line('gold, ink and cannon', 154, 12.5, ink) +
    frame('#e0b45a', '#f3dda0')
  )
}
