import type { Asset } from './lib/asset'
import { iconBody } from './lib/icons'

/** What the page calls its symbols, and what the set calls them. Emblems first, in the order of the die atlas. */
const symbols = {
  anchor: 'anchor',
  wheel: 'ship-wheel',
  parrot: 'parrot-head',
  crown: 'queen-crown',
  kraken: 'octopus',
  shell: 'nautilus-shell',
  sun: 'sun',
  spyglass: 'spyglass',
  compass: 'compass',
  chest: 'locked-chest',
  ship: 'galleon',
} as const

/** The symbols of the page as one file, from which `<use href="…#anchor">` takes what it needs. */
export const symbolSprite: Asset = {
  file: 'src/ui/house/symbols.svg',
  load: 'later',
  maxBytes: 26_000,
  make: async () => {
    const parts = Object.entries(symbols).map(
      ([name, source]) => `<symbol id="${name}" viewBox="0 0 512 512">${iconBody(source)}</symbol>`,
    )
    const text = `<svg xmlns="http://www.w3.org/2000/svg">\n${parts.join('\n')}\n</svg>\n`
    return { bytes: Buffer.from(text) }
  },
}
