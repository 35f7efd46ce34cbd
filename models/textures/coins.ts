import { blur, clamp01, type Field, makeField, mapField, smoothstep } from '../lib/field'
import { icon } from '../lib/icons'
import { fbm, hash2, noise } from '../lib/noise'
import { drawMask, normalsFrom, type Picture, packFields } from '../lib/picture'
import { setType } from '../lib/type'

/** Reliefs of both coins side by side: gold (crown, 5) on the left, silver (anchor, 1) on the right. */

/** Letters round the rim, upright at the top, on a circle of the given radius in a square of 100. */
function legend(text: string, radius: number, size: number, from: number, step: number): string {
  return Array.from(text, (letter, i) => {
    const angle = from + i * step
    const { d } = setType('smallCaps', letter, 0, 0, size, { anchor: 'middle' })
    return `<path d="${d}" fill="#fff" transform="translate(50 50) rotate(${angle.toFixed(3)}) translate(0 ${-radius})"/>`
  }).join('')
}

function beads(count: number): string {
  return Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * Math.PI * 2
    return `<circle cx="${(50 + Math.sin(angle) * 43.2).toFixed(3)}" cy="${(50 - Math.cos(angle) * 43.2).toFixed(3)}" r="1.25" fill="#fff"/>`
  }).join('')
}

const ring = (radius: number, width: number) =>
  `<circle cx="50" cy="50" r="${radius}" fill="none" stroke="#fff" stroke-width="${width}"/>`

interface Struck {
  readonly emblem: string
  readonly fine: string
}

const gold: Struck = {
  emblem: icon('queen-crown', 50, 49, 40, '#fff'),
  fine:
    legend('SEPTEM MARIA', 33.5, 9.4, -82.5, 15) +
    legend('· QVINQVE ·', 33.5, 9.4, 105, 15) +
    beads(60) +
    ring(29.4, 0.8),
}
const silver: Struck = {
  emblem: icon('anchor', 50, 49, 40, '#fff'),
  fine:
    legend('MARE NOSTRVM', 33.5, 9.4, -82.5, 15) +
    legend('· VNVM ·', 33.5, 9.4, 127, 15) +
    beads(52) +
    ring(29.4, 0.8),
}

interface Relief {
  readonly height: Field
  readonly cavity: Field
}

async function strike(size: number, struck: Struck, seed: number): Promise<Relief> {
  const emblem = await drawMask(size, size, 100, 100, struck.emblem)
  const fine = await drawMask(size, size, 100, 100, struck.fine)
  const px = size / 100
  // Domes: several blurs of the shape within the shape stand in for the distance to its edge.
  const dome = [0.7, 1.6, 3.2].map(radius => blur(emblem, radius * px))
  const soft = blur(fine, 0.45 * px)
  const height = makeField(size, size, (x, y) => {
    const i = y * size + x
    const u = (x + 0.5) / size
    const v = (y + 0.5) / size
    const r = Math.hypot(u - 0.5, v - 0.5) * 100
    const rim = smoothstep(45.2, 46.6, r) * (1 - 0.6 * smoothstep(48.6, 50, r))
    const shape =
      0.45 * dome[0]!.data[i]! +
      0.55 * dome[0]!.data[i]! * dome[1]!.data[i]! +
      0.6 * dome[0]!.data[i]! * dome[2]!.data[i]!
    // High places are worn flat by pockets, the field is a little hollow.
    const struckHeight = 1 - Math.exp(-1.5 * (shape + 0.62 * soft.data[i]! + 1.25 * rim))
    const dish = 0.1 * (r / 50) ** 2
    const dent = 0.05 * (fbm(7 * u, 7 * v, seed, 3) - 0.5)
    return struckHeight + dish + dent
  })
  const around = blur(height, 2.2 * px)
  const cavity = mapField(height, (value, i) => {
    const x = i % size
    const y = Math.floor(i / size)
    const tarnish = 0.12 * (fbm((9 * x) / size, (9 * y) / size, seed + 5, 3) - 0.5)
    const scratch = noise((x + 2 * y) * 0.02, (y - 0.4 * x) * 0.6, seed + 9) > 0.93 ? 0.06 : 0
    const grain = 0.03 * (hash2(x, y, seed) - 0.5)
    return clamp01(0.86 + 1.5 * (value - around.data[i]!) + tarnish + scratch + grain)
  })
  return { height: blur(height, 0.28 * px), cavity }
}

function beside(left: Field, right: Field): Field {
  const { width, height } = left
  return makeField(width * 2, height, (x, y) =>
    x < width ? left.data[y * width + x]! : right.data[y * width + x - width]!,
  )
}

const struckCoins = async (size: number) =>
  [await strike(size, gold, 751), await strike(size, silver, 757)] as const

export async function coinNormal(size: number): Promise<Picture> {
  const [left, right] = await struckCoins(size)
  return normalsFrom(beside(left.height, right.height), size / 64)
}

/** Grey: how clean and open each place is; serves as colour and as ambient occlusion. */
export async function coinCavity(size: number): Promise<Picture> {
  const [left, right] = await struckCoins(size)
  const cavity = beside(left.cavity, right.cavity)
  return packFields(cavity, cavity, cavity)
}
