import type { DieSpec } from '../../src/measure'
import { dieLook } from '../../src/scenes/table/dice/dieLook'
import type { Asset } from '../lib/asset'

/** One die of every look that the rulebook shows; a player's Ship is named by its colour. */
const shown: Readonly<Record<string, DieSpec>> = {
  yellow: { id: 'p-yellow-1', kind: 'ship' },
  blue: { id: 'p-blue-1', kind: 'ship' },
  red: { id: 'red-1', kind: 'd6' },
  'clear yellow': { id: 'n-yellow-1', kind: 'np-yellow' },
  'clear green': { id: 'n-green-1', kind: 'np-green' },
  'clear red': { id: 'n-red-1', kind: 'np-red' },
  clear: { id: 'clear-1', kind: 'd6' },
  light: { id: 'light', kind: 'd12' },
  medium: { id: 'medium', kind: 'd12' },
  dark: { id: 'dark', kind: 'd12' },
  exploration: { id: 'exploration', kind: 'exploration' },
  ivory: { id: 'crew-1', kind: 'd6' },
  pirate: { id: 'pirate-1', kind: 'd6' },
}

/** The colours that dice have on the table, for the dice of the rulebook. */
export const dieColours: Asset = {
  file: 'src/ui/rulebook/generated/dieColours.json',
  load: 'later',
  maxBytes: 2_000,
  make: async () => {
    const colours = Object.entries(shown).map(([name, spec]) => {
      const { base, ink } = dieLook(spec)
      return [name, { base: `#${base.getHexString()}`, ink: `#${ink.getHexString()}` }]
    })
    return { bytes: Buffer.from(`${JSON.stringify(Object.fromEntries(colours), undefined, 2)}\n`) }
  },
}
