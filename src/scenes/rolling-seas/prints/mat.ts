import { dirNames, dirs } from '../../../rules/rolling-seas/public'
import { circle, type Ink, letters, type Point, rule } from '../ink/hand'
import { type } from '../ink/palette'
import { symbol } from '../ink/symbols'
import { matSpot } from '../layout/layoutOf'
import { exploreSpot, matBox, matRose, matSize } from '../layout/sizes'

const [width, height] = [matSize.width * 10, matSize.depth * 10]
const line = '#cfae67'
const pale = '#e8d6a4'

const at = ({ u, v }: { readonly u: number; readonly v: number }): Point => [
  width / 2 + u * 10,
  height / 2 + v * 10,
]

/** The Dice Mat (2, row 3): a box for each wind about the rose, and the spot of the exploration die. */
export function drawMat(ink: Ink): void {
  const ground = ink.createLinearGradient(0, 0, width, height)
  ground.addColorStop(0, '#1a4152')
  ground.addColorStop(0.5, '#123343')
  ground.addColorStop(1, '#0e2a38')
  ink.fillStyle = ground
  ink.fillRect(0, 0, width, height)
  ink.strokeStyle = line
  ink.lineWidth = 1
  ink.strokeRect(3, 3, width - 6, height - 6)
  ink.lineWidth = 0.3
  ink.strokeRect(4.6, 4.6, width - 9.2, height - 9.2)
  for (const dir of dirs) drawBox(ink, at(matSpot(dir)), dir, dirNames[dir])
  drawRose(ink, at(matRose))
  const explore = at(exploreSpot)
  drawSocket(ink, explore)
  symbol(ink, 'island', [explore[0], explore[1] + 2], { size: 40, colour: line, alpha: 0.2 })
  letters(ink, 'Explore', [explore[0], explore[1] - 34], {
    family: type.title,
    size: 9,
    colour: pale,
    align: 'center',
  })
  letters(ink, 'Sail', [explore[0], 22], { family: type.title, size: 12, colour: pale, align: 'center' })
  letters(ink, 'two winds alike:', [explore[0], height - 30], { ...words, align: 'center' })
  letters(ink, 'Adventure!', [explore[0], height - 22], { ...words, weight: 800, align: 'center' })
}

const words = { family: type.text, weight: 700, size: 7, colour: pale } as const

function drawSocket(ink: Ink, [x, y]: Point): void {
  const half = matBox * 5 - 1
  ink.save()
  ink.fillStyle = 'rgb(6 22 32 / 45%)'
  ink.beginPath()
  ink.roundRect(x - half, y - half, half * 2, half * 2, 4)
  ink.fill()
  ink.strokeStyle = line
  ink.lineWidth = 0.5
  ink.stroke()
  ink.restore()
}

function drawBox(ink: Ink, [x, y]: Point, dir: string, name: string): void {
  drawSocket(ink, [x, y])
  letters(ink, dir, [x, y + 11], {
    family: type.number,
    weight: 800,
    size: 32,
    colour: line,
    align: 'center',
    alpha: 0.26,
  })
  letters(ink, name, [x, y + 27], { ...words, align: 'center', alpha: 0.85 })
}

function drawRose(ink: Ink, [x, y]: Point): void {
  for (const radius of [28, 26.6, 9]) circle(ink, [x, y], radius, { colour: line, width: 0.5, alpha: 0.8 })
  for (let i = 0; i < 16; i++) {
    const angle = (i / 16) * Math.PI * 2 - Math.PI / 2
    const [long, half] = i % 4 === 0 ? [26, 4.2] : i % 2 === 0 ? [20, 3.4] : [13, 2]
    const tip: Point = [x + Math.cos(angle) * long, y + Math.sin(angle) * long]
    for (const side of [-1, 1]) {
      ink.save()
      ink.fillStyle = side > 0 ? line : '#6f5a2c'
      ink.globalAlpha = 0.9
      ink.beginPath()
      ink.moveTo(...tip)
      ink.lineTo(x + Math.cos(angle + side * 0.6) * half, y + Math.sin(angle + side * 0.6) * half)
      ink.lineTo(x, y)
      ink.fill()
      ink.restore()
    }
    if (i % 4 === 0) rule(ink, [x, y], tip, { colour: '#2b2016', width: 0.2, alpha: 0.6 })
  }
}
