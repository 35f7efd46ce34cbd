import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** Symbols from game-icons.net (CC BY 3.0, see ATTRIBUTION.md), drawn on a square of 512. */
const set = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf8'),
) as { icons: Record<string, { body: string }> }

/** What the symbol is drawn of, in the colour `currentColor`. */
export function iconBody(name: string): string {
  const found = set.icons[name]
  if (!found) throw new Error(`game-icons has no symbol called ${name}`)
  return found.body
}

/** The symbol as SVG markup, centred on (cx, cy) in a square of the given size, in one colour. */
export function icon(name: string, cx: number, cy: number, size: number, colour: string, turn = 0): string {
  const k = size / 512
  const rotate = turn === 0 ? '' : ` rotate(${turn})`
  return `<g transform="translate(${cx} ${cy})${rotate} scale(${k}) translate(-256 -256)" color="${colour}">${iconBody(name)}</g>`
}
