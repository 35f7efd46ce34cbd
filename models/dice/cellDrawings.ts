import { icon } from '../lib/icons'
import { fitType } from '../lib/type'
import { directions, emblems, explorationFaces } from './cells'
import { cellMm } from './roundedDie'

/** One cell in millimetres, the middle of the face at the middle of the cell; white is engraved. */

const middle = cellMm / 2
const ink = '#fff'

const path = (d: string): string => `<path d="${d}" fill="${ink}"/>`
const disc = (x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${ink}"/>`

/** 6 and 9 carry a bar, or they would be each other upside down. */
function numeral(value: number): string {
  if (value === 6 || value === 9) {
    const { d, box } = fitType('serifBlack', String(value), middle, middle - 0.75, 7.6)
    const width = box.x2 - box.x1
    return `${path(d)}<rect x="${middle - width / 2 + 0.2}" y="${middle + 3.85}" width="${width - 0.4}" height="0.85" rx="0.25" fill="${ink}"/>`
  }
  return path(fitType('serifBlack', String(value), middle, middle, 8.4, 8.6).d)
}

/** Spots of 2.9 mm on a square of 7.8 mm, as on a casino die of this size. */
function pips(count: number): string {
  const o = 3.9
  const corners = [
    [-o, -o],
    [o, o],
    [o, -o],
    [-o, o],
  ]
  const spots: number[][] = []
  if (count % 2 === 1) spots.push([0, 0])
  spots.push(...corners.slice(0, count >= 4 ? 4 : count >= 2 ? 2 : 0))
  if (count === 6) spots.push([-o, 0], [o, 0])
  return spots.map(([x, y]) => disc(middle + x!, middle + y!, 1.45)).join('')
}

/** Seven balls, six about one. */
function grapeshot(): string {
  const pitch = 2.75
  const half = pitch / 2
  const rise = pitch * 0.8660254
  const balls = [
    [0, 0],
    [pitch, 0],
    [-pitch, 0],
    [half, rise],
    [-half, rise],
    [half, -rise],
    [-half, -rise],
  ]
  return balls.map(([x, y]) => disc(middle + x!, middle + y!, 1.2)).join('')
}

/** Each symbol's name and the square it is drawn in: they fill theirs differently, but all end about 8.5 mm wide. */
const symbolIcons = {
  CANNON: ['cannon', 10.4],
  SAIL: ['sailboat', 10],
  SKULL: ['skull-crossed-bones', 9],
} as const

/** The emblems fill their cell: they are shown small in a corner or large behind pips. */
const emblemIcons: Record<(typeof emblems)[number], string> = {
  anchor: 'anchor',
  wheel: 'ship-wheel',
  parrot: 'parrot-head',
  crown: 'queen-crown',
  kraken: 'octopus',
  shell: 'nautilus-shell',
}

function exploration(face: number): string {
  const [provisions, gold, story] = explorationFaces[face - 1]!
  const names = [
    ...Array.from({ length: provisions }, () => 'shiny-apple'),
    ...Array.from({ length: gold }, () => 'coin'),
    ...Array.from({ length: story }, () => 'quill'),
  ]
  const pitch = 5
  return names
    .map((name, index) => {
      const x = middle + ((index % 2) - 0.5) * pitch
      const y = middle + (Math.floor(index / 2) - 0.5) * pitch
      if (name !== 'coin') return icon(name, x, y, 4.6, ink)
      return `<circle cx="${x}" cy="${y}" r="1.8" fill="none" stroke="${ink}" stroke-width="0.6"/>${disc(x, y, 0.95)}`
    })
    .join('')
}

export function cellDrawing(name: string): string {
  const value = Number(name.slice(1))
  if (/^n\d+$/.test(name)) return numeral(value)
  if (/^p\d$/.test(name)) return pips(value)
  if (/^x\d$/.test(name)) return exploration(value)
  if (name === 'GRAPE') return grapeshot()
  const symbol = Object.entries(symbolIcons).find(([key]) => key === name)
  if (symbol) return icon(symbol[1][0], middle, middle, symbol[1][1], ink)
  const emblem = emblems.find(each => each === name)
  if (emblem) return icon(emblemIcons[emblem], middle, middle, 11, ink)
  const direction = directions.find(each => each === name)
  if (direction) return path(fitType('serifBlack', direction, middle, middle, 9, 10.8).d)
  if (name === 'blank') return ''
  throw new Error(`no drawing for the cell ${name}`)
}
