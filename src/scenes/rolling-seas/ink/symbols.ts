import icons from '../generated/icons.json'
import type { Ink, Point } from './hand'

/** Symbols on a square of 512, by name. */
export const symbols: Readonly<Record<string, string>> = icons

const outlines = new Map<string, Path2D>()

function outlineOf(name: string): Path2D {
  const known = outlines.get(name)
  if (known) return known
  const path = symbols[name]
  if (path === undefined) throw new Error(`There is no symbol ${name} among those of Rolling Seas`)
  const made = new Path2D(path)
  outlines.set(name, made)
  return made
}

export interface SymbolLook {
  readonly size: number
  readonly colour: string
  readonly alpha?: number
  /** Mirrored, and turned by this many radians. */
  readonly isFlipped?: boolean
  readonly turn?: number
}

/** A symbol about its middle. */
export function symbol(
  ink: Ink,
  name: string,
  [x, y]: Point,
  { size, colour, alpha = 1, isFlipped = false, turn = 0 }: SymbolLook,
): void {
  const scale = size / 512
  ink.save()
  ink.translate(x, y)
  ink.rotate(turn)
  ink.scale(isFlipped ? -scale : scale, scale)
  ink.translate(-256, -256)
  ink.globalAlpha = alpha
  ink.fillStyle = colour
  ink.fill(outlineOf(name))
  ink.restore()
}
