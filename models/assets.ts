import { diceAtlas } from './dice/atlas'
import { diceAtlasModule } from './dice/atlasModule'
import { pageNames } from './dice/cells'
import { dieLevels } from './dice/roundedDie'
import type { Asset } from './lib/asset'
import { model, texture } from './lib/asset'

const kB = 1000

const diceTextures: readonly Asset[] = pageNames.flatMap(page => {
  const load = page === 'ships' ? 'first' : 'later'
  return [
    texture(`dice-${page}-ink`, { load, maxBytes: 32 * kB }, { quality: 50, data: true }, async () => {
      return (await diceAtlas(page, 128)).ink
    }),
    texture(`dice-${page}-normal`, { load, maxBytes: 18 * kB }, { quality: 52 }, async () => {
      return (await diceAtlas(page, 128)).normal
    }),
    texture(
      `dice-${page}-ink-sharp`,
      { load: 'sharp', maxBytes: 80 * kB },
      { quality: 60, data: true },
      async () => {
        return (await diceAtlas(page, 256)).ink
      },
    ),
    texture(`dice-${page}-normal-sharp`, { load: 'sharp', maxBytes: 50 * kB }, { quality: 60 }, async () => {
      return (await diceAtlas(page, 256)).normal
    }),
  ]
})

export const assets: readonly Asset[] = [
  model('d6', { load: 'first', maxBytes: 9 * kB, maxTriangles: 2500 }, () => dieLevels('d6')),
  model('d12', { load: 'later', maxBytes: 20 * kB, maxTriangles: 4000 }, () => dieLevels('d12')),
  {
    file: 'src/scenes/table/generated/diceAtlas.ts',
    load: 'first',
    maxBytes: 4 * kB,
    make: diceAtlasModule,
  },
  ...diceTextures,
]
