import { icon } from '../lib/icons'
import { randomStream } from '../lib/noise'
import { frame, line, title } from './draw'
import { ship } from './things'

const ink = '#20301f'
const paper = '#efe3bd'

/** A hand-drawn chart: coasts with shoal lines, a rose of winds, the track of a ship and what lies in wait for it. */
export function rollingSeasCover(): string {
  const ours = {
    hull: '#6a3d1c',
    deck: '#c99a4a',
    sail: '#fbf2d6',
    shade: '#cdbb8a',
    flag: '#a8432f',
    ink: '#26180c',
  }
  const coast = (d: string) =>
    `${[15, 10.5, 6.5, 3]
      .map(
        (w, i) =>
          `<path d="${d}" fill="none" stroke="#2f6a5e" stroke-opacity="${0.13 + i * 0.08}" stroke-width="${w * 2}"/>`,
      )
      .join('')}<path d="${d}" fill="#c9c58a" stroke="${ink}" stroke-width="1.6" stroke-linejoin="round"/>`
  const north = 'M-10 -10L120 -10L132 12L112 30L118 52L88 58L74 84L46 78L34 102L-10 108Z'
  const east = 'M330 188L300 196L290 214L268 220L276 244L256 262L280 276L278 300L300 312L330 308Z'
  const south = 'M-10 318L22 312L40 330L66 326L78 350L104 352L112 378L138 388L140 412L-10 412Z'
  const isle = 'M196 338C206 328 226 330 232 340C240 350 226 360 212 358C198 358 188 350 196 338Z'
  const hill = (x: number, y: number, s: number) =>
    `<path d="M${x - 9 * s} ${y}C${x - 5 * s} ${y - 12 * s} ${x - 2 * s} ${y - 15 * s} ${x} ${y - 15 * s}C${x + 3 * s} ${y - 14 * s} ${x + 6 * s} ${y - 8 * s} ${x + 9 * s} ${y}" fill="#b3ae72" stroke="${ink}" stroke-width="1"/><path d="M${x + 1 * s} ${y - 13 * s}L${x + 5 * s} ${y - 2 * s}M${x + 3 * s} ${y - 11 * s}L${x + 7 * s} ${y - 2 * s}" stroke="${ink}" stroke-width="0.7"/>`
  const rhumbs = Array.from({ length: 32 }, (_, i) => {
    const a = (i / 32) * Math.PI * 2
    return `M${160 + Math.sin(a) * 42} ${214 - Math.cos(a) * 42}L${160 + Math.sin(a) * 420} ${214 - Math.cos(a) * 420}`
  }).join('')
  const spike = (i: number, long: number, half: number, a: string, b: string) => {
    const angle = (i / 16) * Math.PI * 2
    const p = (t: number, r: number) => `${160 + Math.sin(t) * r} ${214 - Math.cos(t) * r}`
    const s = Math.PI / 8
    return `<path d="M160 214L${p(angle - s, half)}L${p(angle, long)}Z" fill="${a}"/><path d="M160 214L${p(angle + s, half)}L${p(angle, long)}Z" fill="${b}"/>`
  }
  const random = randomStream(404)
  const ripples = Array.from({ length: 90 }, () => {
    const x = 14 + random() * 292
    const y = 130 + random() * 250
    return `M${x.toFixed(1)} ${y.toFixed(1)}q3 -2.6 6 0t6 0`
  }).join('')
  return (
    '<rect width="320" height="400" fill="#9fc0a4"/>' +
    '<radialGradient id="sea" cx="50%" cy="54%" r="70%"><stop offset="0" stop-color="#c8d9b4"/><stop offset="1" stop-color="#6f9f92"/></radialGradient>' +
    '<rect width="320" height="400" fill="url(#sea)"/>' +
    `<path d="${rhumbs}" stroke="${ink}" stroke-opacity="0.28" stroke-width="0.7"/>` +
    `<path d="${ripples}" fill="none" stroke="#2f6a5e" stroke-opacity="0.5" stroke-width="0.9"/>` +
    coast(north) +
    coast(east) +
    coast(south) +
    coast(isle) +
    hill(300, 240, 1) +
    hill(304, 286, 0.9) +
    hill(28, 364, 1.2) +
    hill(52, 378, 1) +
    hill(84, 388, 0.8) +
    hill(212, 350, 0.6) +
    `<circle cx="160" cy="214" r="47" fill="${paper}" fill-opacity="0.35" stroke="${ink}" stroke-width="1.4"/><circle cx="160" cy="214" r="43" fill="none" stroke="${ink}" stroke-width="0.6"/>` +
    [1, 3, 5, 7, 9, 11, 13, 15].map(i => spike(i, 26, 6, '#c9a24b', '#8f7330')).join('') +
    [2, 6, 10, 14].map(i => spike(i, 34, 8, paper, '#a8432f')).join('') +
    [0, 4, 8, 12].map(i => spike(i, 43, 9, paper, '#1f4a44')).join('') +
    '<circle cx="160" cy="214" r="3" fill="#c9a24b" stroke="#20301f"/>' +
    // The track sailed so far.
    `<path d="M62 306C40 268 52 214 92 196M228 232C246 272 226 300 196 302C166 306 150 318 146 340" fill="none" stroke="#a8432f" stroke-width="2.2" stroke-dasharray="1 5.5" stroke-linecap="round"/>` +
    ship(84, 300, 0.62, ours, -4) +
    icon('sea-serpent', 252, 174, 56, '#1f4a44') +
    icon('sperm-whale', 164, 372, 44, '#1f4a44') +
    // The title on a ribbon.
    `<path d="M16 58L40 66L40 112L16 104L26 82ZM304 58L280 66L280 112L304 104L294 82Z" fill="#c9b27a" stroke="${ink}" stroke-width="1.3"/>` +
    `<path d="M32 46C110 30 210 30 288 46L288 112C210 96 110 96 32 112Z" fill="${paper}" stroke="${ink}" stroke-width="1.6"/>` +
    `<path d="M37 52C112 37 208 37 283 52M37 105C112 90 208 90 283 105" fill="none" stroke="#a8432f" stroke-width="1"/>` +
    title('Rolling Seas', 86, { fill: '#8f2f20', shade: '#f6ecca', size: 50, width: 232 }) +
    line('a tale told in every port', 134, 12, ink) +
    frame('#2d4a38', '#e9dcae')
  )
}
