import { cellDrawing } from '../dice/cellDrawings'
import { cellMm } from '../dice/roundedDie'
import type { Asset } from '../lib/asset'

const numbered = (letter: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${letter}${index + 1}`)

/** Those that an example shows: the letters and the finds of Rolling Seas are large. */
const faces = [...numbered('n', 6), ...numbered('p', 6), 'CANNON', 'SAIL', 'GRAPE', 'x4', 'E', 'SE']

/** What is engraved on dice, in the colour of the text around it: the rulebook shows dice without a table. */
export const dieFaces: Asset = {
  file: 'src/ui/rulebook/generated/dieFaces.svg',
  load: 'later',
  maxBytes: 24_000,
  make: async () => {
    const drawn = faces.map(name => {
      const body = cellDrawing(name).replaceAll('#fff', 'currentColor')
      return `<symbol id="${name}" viewBox="0 0 ${cellMm} ${cellMm}">${body}</symbol>`
    })
    return { bytes: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">\n${drawn.join('\n')}\n</svg>\n`) }
  },
}
