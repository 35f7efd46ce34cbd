import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Built } from '../lib/asset'

/** Symbols that Rattle Battle draws on its prints at run time, from game-icons.net (CC BY 3.0, see ATTRIBUTION.md). */
const names = [
  'anchor',
  'ballista',
  'barrel',
  'beer-stein',
  'black-flag',
  'camp-cooking-pot',
  'candle-holder',
  'cannon',
  'cannon-shot',
  'caravel',
  'cargo-crate',
  'castle',
  'claw-hammer',
  'cog',
  'crossed-sabres',
  'crow-nest',
  'cut-diamond',
  'daggers',
  'explosive-materials',
  'eyepatch',
  'fairy',
  'fishing-boat',
  'galleon',
  'gears',
  'ghost',
  'grapple',
  'hand-saw',
  'harbor-dock',
  'harpoon-chain',
  'hot-spices',
  'hourglass',
  'iron-hulled-warship',
  'island',
  'kraken-tentacle',
  'locked-chest',
  'medal',
  'monkey',
  'nautilus-shell',
  'needle-drill',
  'padlock',
  'parrot-head',
  'pirate-cannon',
  'pirate-captain',
  'pirate-flag',
  'pirate-hat',
  'queen-crown',
  'ram-profile',
  'rat',
  'rock',
  'rolled-cloth',
  'rolling-dices',
  'sail',
  'sailboat',
  'scales',
  'shark-jaws',
  'ship-wheel',
  'ship-wreck',
  'shooner-sailboat',
  'sinking-ship',
  'skull-crossed-bones',
  'small-fishing-sailboat',
  'spyglass',
  'square-bottle',
  'swap-bag',
  'treasure-map',
  'turbine',
  'two-coins',
  'unlit-bomb',
  'whirlwind',
  'wind-slap',
  'wooden-crate',
  'wooden-pegleg',
] as const

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

export async function iconPaths(): Promise<Built> {
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
