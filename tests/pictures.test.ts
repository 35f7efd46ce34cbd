import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Picture, paintedOver, readPicture, whatDiffers } from '../e2e/fixtures/pictures'

const kept = (name: string) => readPicture(readFileSync(`e2e/pictures/${name}.png`))

/** The picture as another renderer might draw it: each pixel is mixed with its right neighbour, which smooths edges. */
function smoothed({ width, height, data }: Picture): Picture {
  const other = data.map((value, index) => Math.round(0.5 * value + 0.5 * (data[index + 3] ?? value)))
  return { width, height, data: other }
}

/** A board of wood with a bright die on it, half a die's side apart from any place's corner. */
function boardWithDie(x: number, y: number): Picture {
  const [width, height] = [160, 96]
  const wood = (pixel: number) => 90 + ((pixel * 7919) % 23)
  const data = Uint8Array.from({ length: 3 * width * height }, (_, index) => wood(Math.floor(index / 3)))
  const board = { width, height, data }
  const die = paintedOver(board, { x, y, side: 16 }, { x: 0, y: 0 })
  for (let row = y - 8; row < y + 8; row++)
    for (let column = x - 8; column < x + 8; column++)
      die.data.fill(220, 3 * (row * width + column), 3 * (row * width + column) + 3)
  return die
}

describe('two pictures', () => {
  it.each(['drop-low', 'drop-medium', 'evening-seat-low', 'judge-low'])(
    '%s is the same when it is drawn with other edges',
    async name => {
      const picture = await kept(name)
      expect(whatDiffers(picture, smoothed(picture))).toBeUndefined()
    },
  )

  it('differ when one die is gone, wherever it lay', () => {
    for (let x = 40; x < 48; x++) {
      const picture = boardWithDie(x, 44)
      const gone = paintedOver(picture, { x, y: 44, side: 16 }, { x: 0, y: 0 })
      expect(whatDiffers(picture, gone)).toMatch(/of 36 pixels differ/)
    }
  })

  it('differ when a die lies half its side farther', () => {
    expect(whatDiffers(boardWithDie(40, 44), boardWithDie(48, 44))).toMatch(/of 36 pixels differ/)
  })

  it('differ when all of one is darker, and when they are of another size', async () => {
    const picture = await kept('drop-low')
    const darker = { ...picture, data: picture.data.map(value => value / 2) }
    expect(whatDiffers(picture, darker)).toMatch(/differ/)
    expect(whatDiffers(picture, { ...picture, width: 320 })).toMatch(/one is 640/)
  })
})
