/** One channel of numbers on a grid, row by row from the top: what textures are computed in. */
export interface Field {
  readonly width: number
  readonly height: number
  readonly data: Float32Array
}

export function makeField(width: number, height: number, value?: (x: number, y: number) => number): Field {
  const data = new Float32Array(width * height)
  if (value) {
    for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) data[y * width + x] = value(x, y)
  }
  return { width, height, data }
}

export function mapField(field: Field, change: (value: number, index: number) => number): Field {
  const data = new Float32Array(field.data.length)
  for (let i = 0; i < data.length; i++) data[i] = change(field.data[i]!, i)
  return { ...field, data }
}

export const clamp01 = (value: number): number => (value < 0 ? 0 : value > 1 ? 1 : value)
export const mix = (a: number, b: number, t: number): number => a + (b - a) * t
export function smoothstep(low: number, high: number, value: number): number {
  const t = clamp01((value - low) / (high - low))
  return t * t * (3 - 2 * t)
}

/** Gaussian blur; `wrap` treats the field as a tile. */
export function blur(field: Field, sigma: number, wrap = false): Field {
  if (sigma <= 0) return field
  const radius = Math.ceil(sigma * 3)
  const kernel = Array.from({ length: radius * 2 + 1 }, (_, i) =>
    Math.exp(-((i - radius) ** 2) / (2 * sigma * sigma)),
  )
  const sum = kernel.reduce((a, b) => a + b, 0)
  const { width, height } = field
  const at = (i: number, size: number) =>
    wrap ? ((i % size) + size) % size : i < 0 ? 0 : i >= size ? size - 1 : i
  const across = new Float32Array(width * height)
  for (let y = 0; y < height; y++) {
    const row = y * width
    for (let x = 0; x < width; x++) {
      let total = 0
      for (let k = -radius; k <= radius; k++) {
        total += field.data[row + at(x + k, width)]! * kernel[k + radius]!
      }
      across[row + x] = total / sum
    }
  }
  const data = new Float32Array(width * height)
  for (let y = 0; y < height; y++) {
    for (let k = -radius; k <= radius; k++) {
      const row = at(y + k, height) * width
      const weight = kernel[k + radius]! / sum
      const out = y * width
      for (let x = 0; x < width; x++) data[out + x] = data[out + x]! + across[row + x]! * weight
    }
  }
  return { width, height, data }
}

/** Bilinear sample at u, v in 0 to 1, repeating at the edges. */
export function sampleWrapped(field: Field, u: number, v: number): number {
  const { width, height, data } = field
  const x = (u - Math.floor(u)) * width - 0.5
  const y = (v - Math.floor(v)) * height - 0.5
  const x0 = Math.floor(x)
  const y0 = Math.floor(y)
  const fx = x - x0
  const fy = y - y0
  const at = (ix: number, iy: number) =>
    data[(((iy % height) + height) % height) * width + (((ix % width) + width) % width)]!
  return mix(mix(at(x0, y0), at(x0 + 1, y0), fx), mix(at(x0, y0 + 1), at(x0 + 1, y0 + 1), fx), fy)
}
