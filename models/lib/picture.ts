import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { clamp01, type Field, makeField } from './field'

/** Three bytes a pixel, row by row from the top. */
export interface Picture {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

export type Colour = readonly [r: number, g: number, b: number]

export function makePicture(
  width: number,
  height: number,
  colour: (x: number, y: number) => Colour,
): Picture {
  const data = new Uint8Array(width * height * 3)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [r, g, b] = colour(x, y)
      const i = (y * width + x) * 3
      data[i] = toByte(r / 255)
      data[i + 1] = toByte(g / 255)
      data[i + 2] = toByte(b / 255)
    }
  }
  return { width, height, data }
}

export const toByte = (value: number): number => Math.round(clamp01(value) * 255)

/** Three fields of 0 to 1 as red, green and blue. */
export function packFields(red: Field, green: Field, blue: Field): Picture {
  const { width, height } = red
  const data = new Uint8Array(width * height * 3)
  for (let i = 0; i < width * height; i++) {
    data[i * 3] = toByte(red.data[i]!)
    data[i * 3 + 1] = toByte(green.data[i]!)
    data[i * 3 + 2] = toByte(blue.data[i]!)
  }
  return { width, height, data }
}

export const colour = (hex: string): Colour => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
]

/** A colour from a ramp of evenly spaced colours. */
export function ramp(colours: readonly Colour[], t: number): Colour {
  const at = clamp01(t) * (colours.length - 1)
  const i = Math.min(Math.floor(at), colours.length - 2)
  const [a, b] = [colours[i]!, colours[i + 1]!]
  const f = at - i
  return [a[0] + (b[0] - a[0]) * f, a[1] + (b[1] - a[1]) * f, a[2] + (b[2] - a[2]) * f]
}

export const mixColour = (a: Colour, b: Colour, t: number): Colour => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
]

export const scaleColour = (a: Colour, k: number): Colour => [a[0] * k, a[1] * k, a[2] * k]

function svgDocument(width: number, height: number, viewWidth: number, viewHeight: number, markup: string) {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${viewWidth} ${viewHeight}" preserveAspectRatio="none">${markup}</svg>`,
  )
}

export interface Layer {
  readonly width: number
  readonly height: number
  /** Four bytes a pixel, colour not multiplied by alpha. */
  readonly data: Uint8Array
}

/** Draws SVG markup (paths only, no text) into pixels. */
export async function drawSvg(
  width: number,
  height: number,
  viewWidth: number,
  viewHeight: number,
  markup: string,
): Promise<Layer> {
  const { data } = await sharp(svgDocument(width, height, viewWidth, viewHeight, markup), { unlimited: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width, height, data }
}

/** How much of each pixel white markup covers, 0 to 1. */
export async function drawMask(
  width: number,
  height: number,
  viewWidth: number,
  viewHeight: number,
  markup: string,
): Promise<Field> {
  const layer = await drawSvg(
    width,
    height,
    viewWidth,
    viewHeight,
    `<rect width="100%" height="100%" fill="#000"/>${markup}`,
  )
  return makeField(width, height, (x, y) => layer.data[(y * width + x) * 4]! / 255)
}

/** Tangent-space normals: red along +u, green along +v (down the picture), as three derives them without tangents. */
export function normalsFrom(heightField: Field, strength: number, wrap = false): Picture {
  const { width, height, data } = heightField
  const at = (x: number, y: number) => {
    const ix = wrap ? (x + width) % width : Math.min(Math.max(x, 0), width - 1)
    const iy = wrap ? (y + height) % height : Math.min(Math.max(y, 0), height - 1)
    return data[iy * width + ix]!
  }
  return makePicture(width, height, (x, y) => {
    const dx = ((at(x + 1, y) - at(x - 1, y)) / 2) * strength
    const dy = ((at(x, y + 1) - at(x, y - 1)) / 2) * strength
    const k = 1 / Math.sqrt(dx * dx + dy * dy + 1)
    return [(0.5 - 0.5 * dx * k) * 255, (0.5 - 0.5 * dy * k) * 255, (0.5 + 0.5 * k) * 255]
  })
}

export interface WebpOptions {
  readonly quality: number
  /** Does not mix colour channels at edges: for data stored in channels. */
  readonly data?: boolean
  readonly nearLossless?: boolean
}

export async function encodeWebp(picture: Picture, options: WebpOptions): Promise<Buffer> {
  return sharp(Buffer.from(picture.data.buffer, picture.data.byteOffset, picture.data.byteLength), {
    raw: { width: picture.width, height: picture.height, channels: 3 },
  })
    .webp({
      quality: options.quality,
      effort: 6,
      smartSubsample: options.data ?? false,
      nearLossless: options.nearLossless ?? false,
    })
    .toBuffer()
}

/** The fingerprint of pixels and settings, which no encoder can change. */
export const pixelHash = (picture: Picture, options: WebpOptions): string =>
  createHash('sha256')
    .update(`${picture.width}x${picture.height} ${JSON.stringify(options)}`)
    .update(picture.data)
    .digest('hex')

/** Half the width and height, each pixel the mean of four. */
export function halve(picture: Picture): Picture {
  const width = picture.width / 2
  const height = picture.height / 2
  const { data } = picture
  const stride = picture.width * 3
  const out = new Uint8Array(width * height * 3)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      for (let c = 0; c < 3; c++) {
        const i = y * 2 * stride + x * 6 + c
        out[(y * width + x) * 3 + c] =
          (data[i]! + data[i + 3]! + data[i + stride]! + data[i + stride + 3]! + 2) >> 2
      }
    }
  }
  return { width, height, data: out }
}
