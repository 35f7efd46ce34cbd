import { describe, expect, test } from 'vitest'
import { comparisonVerdict, measurePair, squareOutline } from '../../measure'
import { doneStage } from '../../table/judge/challengeClock'
import { layCaption, paintCaption } from './caption'
import { captionOf, clipWords } from './paintVerdict'

const outline = (id: string, x: number) => squareOutline({ id, x, y: 0, yaw: 0 })
const challenged = {
  text: 'Anne Bonny fires with the ship that lies beyond the rocks at the red merchant',
  pair: measurePair(outline('p-yellow-1', 0), outline('n-red-1', 79.3)),
  against: undefined,
  verdict: comparisonVerdict(14, 14.4),
}
const parts = captionOf(clipWords(challenged, doneStage))

/** A sheet on which each letter is half as wide as it is high; it keeps what is written on it. */
function sheetOfTest(width: number, height: number) {
  const written: { readonly right: number; readonly y: number; readonly most: number | undefined }[] = []
  const sheet = {
    canvas: { width, height },
    font: '',
    fillStyle: '',
    fillRect: () => {},
    measureText: (text: string) => ({ width: (text.length * Number(/ (.+)px/.exec(sheet.font)?.[1])) / 2 }),
    fillText: (text: string, x: number, y: number, most?: number) =>
      written.push({ right: x + sheet.measureText(text).width, y, most }),
  }
  return { sheet: sheet as unknown as CanvasRenderingContext2D, written }
}

describe('the words below a clip', () => {
  test.each([
    ['on a telephone', 390, 844],
    ['on a telephone with three pixels to a point', 1170, 2532],
    ['on a wide screen', 1280, 720],
    ['in a small window', 320, 180],
  ])('%s stay within the picture, one below the other, and no line is squeezed', (_, width, height) => {
    const caption = layCaption(sheetOfTest(width, height).sheet, { width, height }, parts)
    const { sheet, written } = sheetOfTest(width, height + caption.height)
    paintCaption(sheet, caption, height)
    expect(caption.lines.map(({ text }) => text).join(' ')).toBe(parts.map(({ text }) => text).join(' '))
    for (const { right, most } of written) {
      expect(right).toBeLessThan(width)
      expect(most).toBeUndefined()
    }
    const ys = written.map(({ y }) => y)
    expect(ys).toEqual([...new Set(ys)].sort((a, b) => a - b))
    expect(Math.min(...ys)).toBeGreaterThan(height)
    expect(Math.max(...ys)).toBeLessThan(height + caption.height)
  })

  test('take more lines on a telephone than on a wide screen', () => {
    const linesOn = (width: number, height: number) =>
      layCaption(sheetOfTest(width, height).sheet, { width, height }, parts).lines.length
    expect(linesOn(1280, 720)).toBe(2)
    expect(linesOn(390, 844)).toBeGreaterThan(3)
  })
})
