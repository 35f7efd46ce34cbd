import { appIcons } from './appIcon'
import { boxCovers } from './boxes/covers'
import { diceAtlas } from './dice/atlas'
import { diceAtlasModule } from './dice/atlasModule'
import { pageNames } from './dice/cells'
import { dieLevels } from './dice/roundedDie'
import { fonts } from './fonts'
import { cabin } from './furniture/cabin'
import { chartRoll } from './furniture/chartRoll'
import { diceBag } from './furniture/diceBag'
import { diceTray } from './furniture/diceTray'
import { feltMat } from './furniture/feltMat'
import { fortuneChest } from './furniture/fortuneChest'
import { fortunePieces } from './furniture/fortunePieces'
import { fortuneShip, kingsShip } from './furniture/fortuneShip'
import { hands } from './furniture/hands'
import { kraken } from './furniture/kraken'
import { mug } from './furniture/mug'
import { oilLamp } from './furniture/oilLamp'
import { marker, miniBoard, pirateMap, shipScreen } from './furniture/rollingWaves'
import { ropeCoil } from './furniture/rope'
import { seaBox } from './furniture/seaBox'
import { card, coins, ruler } from './furniture/smallThings'
import { tableTop } from './furniture/tableTop'
import { wavesThings } from './furniture/wavesThings'
import type { Asset } from './lib/asset'
import { model, texture } from './lib/asset'
import { halve } from './lib/picture'
import { iconPaths } from './prints/icons'
import { printSymbols } from './prints/symbols'
import { dieColours } from './rulebook/dieColours'
import { dieFaces } from './rulebook/dieFaces'
import { symbolSprite } from './symbols'
import { boxPrint, rimPrint } from './textures/box'
import { cardBack, paperTile, rangeCard } from './textures/cards'
import { coinCavity, coinNormal } from './textures/coins'
import { feltNormal, feltTone } from './textures/felt'
import { linenNormal } from './textures/linen'
import { ropeColour, ropeNormal } from './textures/rope'
import { rulerPrint } from './textures/ruler'
import { seaPrint, seaShade } from './textures/sea'
import { seaView } from './textures/seaView'
import { woodColour, woodNormal, woodRoughness } from './textures/wood'

const kB = 1000

const diceTextures: readonly Asset[] = pageNames.flatMap(page => {
  const load = page === 'ships' ? 'first' : 'later'
  return [
    texture(`dice-${page}-ink`, { load, maxBytes: 32 * kB }, { quality: 62 }, async () => {
      return (await diceAtlas(page, 128)).ink
    }),
    texture(`dice-${page}-normal`, { load, maxBytes: 18 * kB }, { quality: 52 }, async () => {
      return (await diceAtlas(page, 128)).normal
    }),
    texture(`dice-${page}-ink-sharp`, { load: 'sharp', maxBytes: 80 * kB }, { quality: 66 }, async () => {
      return (await diceAtlas(page, 256)).ink
    }),
    texture(`dice-${page}-normal-sharp`, { load: 'sharp', maxBytes: 50 * kB }, { quality: 60 }, async () => {
      return (await diceAtlas(page, 256)).normal
    }),
  ]
})

const trays = ['tray', 'rolling-waves-tray', 'rolling-seas-tray', 'fortune-tray'] as const

export const assets: readonly Asset[] = [
  model('d6', { load: 'first', maxBytes: 9 * kB, maxTriangles: 2500 }, () => dieLevels('d6')),
  model('d12', { load: 'later', maxBytes: 20 * kB, maxTriangles: 4000 }, () => dieLevels('d12')),
  {
    file: 'src/scenes/table/generated/diceAtlas.ts',
    load: 'first',
    maxBytes: 4 * kB,
    make: diceAtlasModule,
  },
  ...Object.entries(printSymbols).map(
    ([game, names]): Asset => ({
      file: `src/scenes/${game}/generated/icons.json`,
      load: 'later',
      maxBytes: 140 * kB,
      make: () => iconPaths(names),
    }),
  ),
  ...diceTextures,
  ...fonts,
  model('sea-box', { load: 'first', maxBytes: 4 * kB, maxTriangles: 1000 }, seaBox),
  model('table', { load: 'first', maxBytes: 6 * kB, maxTriangles: 1500 }, tableTop),
  ...trays.map(id => model(id, { load: 'later', maxBytes: 4 * kB, maxTriangles: 700 }, () => diceTray(id))),
  model('waves-things', { load: 'later', maxBytes: 34 * kB, maxTriangles: 9000 }, wavesThings),
  model('fortune-ship', { load: 'later', maxBytes: 14 * kB, maxTriangles: 2600 }, fortuneShip),
  model('kings-ship', { load: 'later', maxBytes: 18 * kB, maxTriangles: 3600 }, kingsShip),
  model('fortune-chest', { load: 'later', maxBytes: 8 * kB, maxTriangles: 1400 }, fortuneChest),
  model('fortune-pieces', { load: 'later', maxBytes: 9 * kB, maxTriangles: 1900 }, fortunePieces),
  model('kraken', { load: 'later', maxBytes: 30 * kB, maxTriangles: 4600 }, kraken),
  model('oil-lamp', { load: 'first', maxBytes: 24 * kB, maxTriangles: 8000 }, oilLamp),
  model('ruler', { load: 'first', maxBytes: 2 * kB, maxTriangles: 300 }, ruler),
  model('card', { load: 'first', maxBytes: 2 * kB, maxTriangles: 300 }, card),
  model('coins', { load: 'sharp', maxBytes: 11 * kB, maxTriangles: 1700 }, coins),
  model('felt-mat', { load: 'sharp', maxBytes: 22 * kB, maxTriangles: 4000 }, feltMat),
  model('rope', { load: 'sharp', maxBytes: 24 * kB, maxTriangles: 4500 }, ropeCoil),
  model('mug', { load: 'sharp', maxBytes: 12 * kB, maxTriangles: 3000 }, mug),
  model('hands', { load: 'sharp', maxBytes: 24 * kB, maxTriangles: 4500 }, hands),
  model('chart-roll', { load: 'sharp', maxBytes: 18 * kB, maxTriangles: 2500 }, chartRoll),
  model('dice-bag', { load: 'sharp', maxBytes: 26 * kB, maxTriangles: 5000 }, diceBag),
  model('pirate-map', { load: 'later', maxBytes: 3 * kB, maxTriangles: 300 }, pirateMap),
  model('mini-board', { load: 'later', maxBytes: 3 * kB, maxTriangles: 300 }, miniBoard),
  model('ship-screen', { load: 'later', maxBytes: 4 * kB, maxTriangles: 500 }, shipScreen),
  model('marker', { load: 'later', maxBytes: 4 * kB, maxTriangles: 800 }, marker),
  model('cabin', { load: 'sharp', maxBytes: 48 * kB, maxTriangles: 9000 }, cabin, {
    meshopt: true,
    grid: 16,
    uvGrid: 512,
  }),
  texture('wood', { load: 'first', maxBytes: 26 * kB }, { quality: 40 }, () => halve(woodColour(2048))),
  texture('wood-sharp', { load: 'sharp', maxBytes: 95 * kB }, { quality: 66 }, () => woodColour(2048)),
  texture('wood-normal', { load: 'first', maxBytes: 8 * kB }, { quality: 50 }, () =>
    halve(halve(woodNormal(2048))),
  ),
  texture('wood-normal-sharp', { load: 'sharp', maxBytes: 45 * kB }, { quality: 62 }, () =>
    halve(woodNormal(2048)),
  ),
  texture('wood-roughness', { load: 'first', maxBytes: 7 * kB }, { quality: 45 }, () =>
    halve(halve(woodRoughness(2048))),
  ),
  texture('sea', { load: 'first', maxBytes: 48 * kB }, { quality: 34 }, async () => halve(await seaPrint())),
  texture('sea-sharp', { load: 'sharp', maxBytes: 140 * kB }, { quality: 62 }, seaPrint),
  texture('sea-shade', { load: 'first', maxBytes: 1 * kB }, { quality: 85 }, () => seaShade(128)),
  texture('box', { load: 'first', maxBytes: 36 * kB }, { quality: 30 }, async () => halve(await boxPrint())),
  texture('box-sharp', { load: 'sharp', maxBytes: 120 * kB }, { quality: 60 }, boxPrint),
  texture('box-rim', { load: 'first', maxBytes: 5 * kB }, { quality: 50 }, () => rimPrint(1024, 32)),
  texture('linen-normal', { load: 'first', maxBytes: 5 * kB }, { quality: 55 }, () => linenNormal(256)),
  texture('ruler', { load: 'first', maxBytes: 9 * kB }, { quality: 42 }, () => rulerPrint(704)),
  texture('ruler-sharp', { load: 'sharp', maxBytes: 22 * kB }, { quality: 60 }, () => rulerPrint(1408)),
  texture('coins-normal', { load: 'sharp', maxBytes: 12 * kB }, { quality: 55 }, () => coinNormal(256)),
  texture('coins-cavity', { load: 'sharp', maxBytes: 12 * kB }, { quality: 45 }, () => coinCavity(256)),
  texture('felt', { load: 'sharp', maxBytes: 10 * kB }, { quality: 40 }, () => feltTone(256)),
  texture('felt-normal', { load: 'sharp', maxBytes: 18 * kB }, { quality: 40 }, () => feltNormal(256)),
  texture('rope', { load: 'sharp', maxBytes: 9 * kB }, { quality: 45 }, () => ropeColour(128, 128)),
  texture('rope-normal', { load: 'sharp', maxBytes: 9 * kB }, { quality: 45 }, () => ropeNormal(128, 128)),
  texture('card-back', { load: 'later', maxBytes: 36 * kB }, { quality: 40 }, () => cardBack(384)),
  texture('range-card', { load: 'sharp', maxBytes: 16 * kB }, { quality: 55 }, () => rangeCard(512)),
  texture('paper', { load: 'sharp', maxBytes: 3 * kB }, { quality: 60 }, () => paperTile(256)),
  texture('sea-view', { load: 'sharp', maxBytes: 16 * kB }, { quality: 55 }, () => seaView(640)),
  symbolSprite,
  dieFaces,
  dieColours,
  ...boxCovers,
  ...appIcons,
]
