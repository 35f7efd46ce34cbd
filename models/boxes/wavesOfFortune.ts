import { randomStream } from '../lib/noise'
import { bands, cloud, frame, line, rays, title } from './draw'
import { ship } from './things'

const paper = '#f3e6c8'
const ink = '#150c22'

/** A sea of tiles that runs to the horizon under the moon; here and there one has been turned over. */
export function wavesOfFortuneCover(): string {
  const ours = {
    hull: '#2c1a38',
    deck: '#d8a94e',
    sail: '#e9d9c4',
    shade: '#8d6f96',
    flag: '#d8a94e',
    ink: '#120a1c',
  }
  const horizon = 236
  const random = randomStream(1720)
  // One row of tiles after the other, each nearer than the last by the same step of depth.
  const point = (column: number, depth: number): [number, number] => {
    const k = 1 / depth
    return [160 + (column - 0.15) * 190 * k, horizon + 170 * k]
  }
  const tiles: string[] = []
  for (let row = 11; row >= 1; row--) {
    for (let column = -9; column < 9; column++) {
      const near = row * 0.42 + 0.58
      const far = near + 0.42
      const inset = 0.035
      const corners = [
        point(column + inset, far - inset),
        point(column + 1 - inset, far - inset),
        point(column + 1 - inset, near + inset),
        point(column + inset, near + inset),
      ]
      if (corners.every(([x]) => x < -20 || x > 340)) continue
      const d = `M${corners.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`
      const pick = random()
      const gold = pick > 0.93 && row < 9
      const isle = !gold && pick > 0.86 && row < 9
      const fade = Math.min(1, row / 11)
      const fill = gold
        ? '#e6b64e'
        : isle
          ? '#4d7a5c'
          : ['#2b3f78', '#314a86', '#263768', '#37559a'][Math.floor(random() * 4)]!
      const [[ax, ay], [bx, by], [cx, cy], [dx, dy]] = corners as [
        [number, number],
        [number, number],
        [number, number],
        [number, number],
      ]
      const mx = (ax + bx + cx + dx) / 4
      const my = (ay + by + cy + dy) / 4
      const w = (cx - dx) * 0.16
      const mark = gold
        ? `<ellipse cx="${mx}" cy="${my}" rx="${w * 1.1}" ry="${(cy - ay) * 0.2}" fill="#fbe39a" stroke="#7d5314" stroke-width="0.8"/>`
        : isle
          ? `<ellipse cx="${mx}" cy="${my}" rx="${w * 1.7}" ry="${(cy - ay) * 0.26}" fill="#d8c48a"/>`
          : `<path d="M${mx - w * 1.6} ${my}q${w * 0.8} ${-(cy - ay) * 0.2} ${w * 1.6} 0t${w * 1.6} 0" fill="none" stroke="#a9b9e0" stroke-opacity="${0.75 - fade * 0.45}" stroke-width="${(1.5 - fade).toFixed(2)}"/>`
      tiles.push(
        `<path d="${d}" fill="${fill}" stroke="#0e1430" stroke-width="${(1.1 - fade * 0.8).toFixed(2)}" stroke-linejoin="round"/>${mark}`,
      )
    }
  }
  const stars = Array.from({ length: 70 }, () => {
    const y = 18 + random() * 190
    return `<circle cx="${(16 + random() * 288).toFixed(1)}" cy="${y.toFixed(1)}" r="${(0.4 + random() * 0.9).toFixed(2)}" fill="#f6e9cf" fill-opacity="${(0.9 - y / 300).toFixed(2)}"/>`
  }).join('')
  return (
    bands(0, 240, ['#171233', '#211a45', '#2f2357', '#453068', '#643f74', '#8a5479', '#b87078', '#dd9878']) +
    stars +
    rays(226, 180, 28, 300, '#f7dfae', 0.09) +
    '<circle cx="226" cy="180" r="36" fill="#f7e6b8"/><circle cx="226" cy="180" r="30" fill="#fdf4d8"/><g fill="#e8d3a0" fill-opacity="0.6"><circle cx="214" cy="172" r="6"/><circle cx="236" cy="188" r="8"/><circle cx="234" cy="166" r="4"/></g>' +
    cloud(70, 214, 11, '#5b3a70', 0.7) +
    cloud(286, 208, 9, '#6d4674', 0.7) +
    `<rect x="0" y="${horizon}" width="320" height="170" fill="#1a2450"/>` +
    tiles.join('') +
    `<path d="M0 ${horizon}H320" stroke="#f0c9a0" stroke-opacity="0.8" stroke-width="1.4"/>` +
    // The Pirate King's ship, far away and dark.
    ship(66, horizon + 2, 0.26, {
      ...ours,
      hull: '#120a1c',
      sail: '#241636',
      shade: '#120a1c',
      flag: '#120a1c',
      deck: '#241636',
    }) +
    '<ellipse cx="166" cy="331" rx="86" ry="9" fill="#0b1030" fill-opacity="0.55"/>' +
    ship(160, 326, 1.02, ours, 2) +
    '<path d="M84 332q14 -8 28 0t28 0t28 0t28 0t28 0q8 5 18 4l-8 8H92z" fill="#37559a"/><path d="M84 332q14 -8 28 0t28 0t28 0t28 0t28 0" fill="none" stroke="#dfe6f7" stroke-width="1.8"/>' +
    title('Waves', 66, { fill: paper, shade: ink, size: 62 }) +
    title('of Fortune', 116, { fill: '#f0c162', shade: ink, size: 58, width: 262 }) +
    line('a hundred tiles of unknown sea', 136, 11.5, paper) +
    frame('#d8a94e', '#f3dfb0')
  )
}
