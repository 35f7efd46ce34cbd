import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Built } from '../lib/asset'

/**
 * On a square of 512 a tenth is a hundredth of what a print shows. The point stays even before a zero: the number that
 * follows may begin with one.
 */
const shortened = (path: string): string =>
  path.replace(/-?\d*\.\d+/g, number => {
    const text = Number(number)
      .toFixed(1)
      .replace(/^(-?)0\./, '$1.')
    return number.startsWith('-') && !text.startsWith('-') ? `-${text}` : text
  })

/** The outlines of these symbols from game-icons.net (CC BY 3.0, see ATTRIBUTION.md). */
export async function iconPaths(names: readonly string[]): Promise<Built> {
  const set = JSON.parse(
    readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf8'),
  ) as { icons: Record<string, { body: string }> }
  const paths = names.map(name => {
    const body = set.icons[name]?.body
    if (body === undefined) throw new Error(`game-icons has no symbol called ${name}`)
    const found = [...body.matchAll(/ d="([^"]+)"/g)].map(match => shortened(match[1]!))
    if (found.length === 0) throw new Error(`${name} has no outline`)
    return [name, found.join('')] as const
  })
  return { bytes: Buffer.from(`${JSON.stringify(Object.fromEntries(paths), null, 2)}\n`) }
}
