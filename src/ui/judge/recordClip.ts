import type { Table } from '../../table/part'
import { takePicture } from '../../table/takePicture'
import type { PictureSize } from './caption'

/** What browsers can write, best first. */
const kinds = [
  { type: 'video/webm;codecs=vp9', ending: 'webm' },
  { type: 'video/webm;codecs=vp8', ending: 'webm' },
  { type: 'video/webm', ending: 'webm' },
  { type: 'video/mp4', ending: 'mp4' },
] as const

/** Pictures a second, and the widest that is worth sending. */
const rate = 30
const mostWide = 1280
const bitsPerSecond = 5_000_000

export interface Clip {
  readonly blob: Blob
  readonly ending: string
}

/** How a clip is written here; `undefined` where it cannot be. */
function kindHere(): (typeof kinds)[number] | undefined {
  if (typeof MediaRecorder === 'undefined' || !('captureStream' in HTMLCanvasElement.prototype))
    return undefined
  return kinds.find(({ type }) => MediaRecorder.isTypeSupported(type))
}

/** What is drawn around the pictures of the table. */
export interface ClipFrame {
  /** Height of the strip below them. */
  readonly below: number
  /** Draws over each picture, and says whether it was the last one. */
  paint(): 'more' | 'last'
}

/**
 * Records the picture of the table as it is drawn. `undefined` where the browser cannot, or there is no picture; nobody
 * waits for it once `signal` is aborted.
 */
export async function recordClip(
  table: Table,
  frameFor: (sheet: CanvasRenderingContext2D, picture: PictureSize) => ClipFrame,
  signal: AbortSignal,
): Promise<Clip | undefined> {
  const kind = kindHere()
  const first = takePicture(table)
  const sheet = document.createElement('canvas')
  const context = sheet.getContext('2d')
  if (!kind || !first || !context) return undefined
  const scale = Math.min(1, mostWide / first.width)
  // Some writers want even numbers.
  const width = 2 * Math.round((first.width * scale) / 2)
  const height = Math.round(first.height * scale)
  const { below, paint } = frameFor(context, { width, height })
  sheet.width = width
  sheet.height = 2 * Math.ceil((height + below) / 2)
  const draw = (picture: HTMLCanvasElement) => {
    context.drawImage(picture, 0, 0, width, height)
    return paint()
  }
  // Dice that are to fall again still lie: they are in the air in the frame after the next.
  await nextFrame()
  await nextFrame()
  draw(takePicture(table) ?? first)
  const recorder = new MediaRecorder(sheet.captureStream(rate), {
    mimeType: kind.type,
    videoBitsPerSecond: bitsPerSecond,
  })
  const parts: Blob[] = []
  recorder.ondataavailable = ({ data }) => parts.push(data)
  const stopped = new Promise<void>(resolve => {
    recorder.onstop = () => resolve()
  })
  recorder.start()
  await drawUntilLast(table, draw, signal)
  // A stream takes a picture when the page is drawn: stopped at once, it would be without the last one.
  await nextFrame()
  await nextFrame()
  recorder.stop()
  await stopped
  for (const track of recorder.stream.getTracks()) track.stop()
  if (signal.aborted) return undefined
  return { blob: new Blob(parts, { type: kind.type }), ending: kind.ending }
}

const nextFrame = () => new Promise(resolve => requestAnimationFrame(resolve))

/** One picture after another, no more than are recorded. */
function drawUntilLast(
  table: Table,
  draw: (picture: HTMLCanvasElement) => 'more' | 'last',
  signal: AbortSignal,
): Promise<void> {
  return new Promise(resolve => {
    let drawn = Number.NEGATIVE_INFINITY
    const step = (now: number) => {
      const picture = takePicture(table)
      if (signal.aborted || !picture) return resolve()
      if (now - drawn >= 900 / rate) {
        drawn = now
        if (draw(picture) === 'last') return resolve()
      }
      requestAnimationFrame(step)
    }
    requestAnimationFrame(step)
  })
}
