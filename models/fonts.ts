/**
 * The page's fonts, cut down to what the page sets: Western European letters (names are typed by people), the signs in
 * its words and keys, and lining figures of one width. Other letters fall back to the system's font.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import type { Asset, Load } from './lib/asset'
import { liningFont } from './lib/type'

const require = createRequire(import.meta.url)

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')

const letters = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ıŒœŠšŽžŸ–—‘’‚“”„†•…‹›€™−→←↑↓×≤≥`

/** The page asks for lining figures of equal width; the rest places accents. */
const features = ['kern', 'lnum', 'tnum', 'mark', 'mkmk', 'ccmp', 'locl']

interface FontSource {
  readonly name: string
  /** A file of an @fontsource package. */
  readonly from: string
  readonly load: Load
}

/** What is printed in the face of numbers: figures, the ranks of cards, a few signs. */
const numbers = `${range(0x20, 0x7e)}×·–−½¼¾°’…`

const pageFonts = (
  [
    { name: 'pirata-one', from: 'pirata-one/files/pirata-one-latin-400-normal', load: 'first' },
    { name: 'alegreya-sans-500', from: 'alegreya-sans/files/alegreya-sans-latin-500-normal', load: 'first' },
    { name: 'alegreya-sans-700', from: 'alegreya-sans/files/alegreya-sans-latin-700-normal', load: 'first' },
    { name: 'alegreya-sans-800', from: 'alegreya-sans/files/alegreya-sans-latin-800-normal', load: 'first' },
  ] as const satisfies readonly FontSource[]
).map(
  ({ name, from, load }): Asset => ({
    file: `public/fonts/${name}.woff2`,
    load,
    maxBytes: 19_000,
    make: async () => {
      const font = readFileSync(require.resolve(`@fontsource/${from}.woff2`))
      return { bytes: await subsetFont(font, letters, { targetFormat: 'woff2', keepFeatures: features }) }
    },
  }),
)

export const fonts: readonly Asset[] = [
  ...pageFonts,
  {
    // Numbers on cards, tokens and the dice of the open table. A canvas cannot ask for lining figures, so this font
    // has no others.
    file: 'public/fonts/alegreya-800.woff2',
    load: 'later',
    maxBytes: 18_000,
    make: async () => ({
      bytes: await subsetFont(liningFont('serifBlack', numbers), numbers, {
        targetFormat: 'woff2',
        keepFeatures: [],
      }),
    }),
  },
]
