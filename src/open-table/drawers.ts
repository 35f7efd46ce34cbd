import { locations } from '../rules/rattle-battle/public'
import { tileKinds } from '../rules/waves-of-fortune/public'
import { decks, whatDeck } from './decks'
import { nameOf, shipNames, type TableColour, type TableDie, trayNames, type What } from './thing'

/** The chest of drawers: everything that can be taken out, by drawer. */
export interface DrawerItem {
  readonly id: string
  readonly name: string
  /** `colour`: of what comes in several. */
  what(colour: TableColour): What
  readonly isColoured?: boolean
}

export interface Drawer {
  readonly id: string
  readonly name: string
  readonly items: readonly DrawerItem[]
}

const plain = (id: string, what: What, name = nameOf(what)): DrawerItem => ({ id, name, what: () => what })

const coloured = (id: string, name: string, what: (colour: TableColour) => What): DrawerItem => ({
  id,
  name,
  what,
  isColoured: true,
})

const die = (kind: TableDie, name: string): DrawerItem =>
  coloured(`die-${kind}`, name, colour => ({ kind: 'die', die: kind, colour }))

const plainDie = (kind: TableDie): DrawerItem =>
  plain(`die-${kind}`, { kind: 'die', die: kind, colour: 'white' })

/** A piece of printed cardboard from a box, in mm. */
function board(
  id: string,
  name: string,
  print: string,
  [width, depth, height]: readonly [number, number, number],
  { back = print, isRound = false } = {},
): DrawerItem {
  return plain(id, {
    kind: 'plate',
    name,
    front: print,
    back,
    size: { width, depth, height },
    outline: isRound ? 'round' : 'plate',
  })
}

const locationNames = {
  market: 'Market',
  tavern: 'Tavern',
  shipyard: 'Shipyard',
  workshop: 'Workshop',
  pit: 'The Pit',
  guild: 'Guild',
} as const

const captainColours = ['yellow', 'blue', 'green', 'red', 'white'] as const
const crewColours = ['red', 'purple', 'green', 'yellow', 'blue'] as const

const tileWords = tileKinds.filter(
  kind => kind === 'ocean' || kind === 'island' || kind === 'reef' || kind === 'whirlpool',
)

export const drawers: readonly Drawer[] = [
  {
    id: 'dice',
    name: 'Dice',
    items: [
      die('d6', 'd6'),
      die('d4', 'd4'),
      die('d8', 'd8'),
      die('d10', 'd10'),
      plainDie('d12'),
      die('d20', 'd20'),
      plain('die-clear', { kind: 'die', die: 'd6', colour: 'white', isClear: true }),
      die('ship', 'Ship die'),
      die('captain', 'Captain die'),
      plainDie('np-yellow'),
      plainDie('np-green'),
      plainDie('np-red'),
      plainDie('np-orange'),
      plainDie('np-blue'),
      plainDie('np-violet'),
      plainDie('exploration'),
    ],
  },
  {
    id: 'cards',
    name: 'Cards',
    items: decks.map(deck => plain(`deck-${deck.id}`, whatDeck(deck), deck.name)),
  },
  {
    id: 'pieces',
    name: 'Coins and pieces',
    items: [
      plain('gold', { kind: 'coin', coin: 'gold' }),
      plain('silver', { kind: 'coin', coin: 'silver' }),
      coloured('pawn', 'pawn', colour => ({ kind: 'piece', piece: 'pawn', colour })),
      coloured('crew', 'cube', colour => ({ kind: 'piece', piece: 'crew', colour })),
      plain('gem', { kind: 'piece', piece: 'gem', colour: 'green' }),
      plain('diamond', { kind: 'piece', piece: 'diamond', colour: 'white' }),
    ],
  },
  { id: 'ships', name: 'Ships', items: shipNames.map(ship => plain(`ship-${ship}`, { kind: 'ship', ship })) },
  {
    id: 'boards',
    name: 'Boards and tokens',
    items: [
      ...locations.map(place =>
        board(`board-${place}`, locationNames[place], `rb/board:${place}`, [90, 120, 2]),
      ),
      board('scenario-norrington', 'Quest board', 'rb/scenario:norrington', [200, 150, 2]),
      ...captainColours.map(colour =>
        board(`captain-${colour}`, `Captain token, ${colour}`, `rb/captain:${colour}`, [120, 80, 2]),
      ),
      ...(['spices', 'rum', 'fabrics', 'valuables'] as const).map(loot =>
        board(`loot-${loot}`, `Loot: ${loot}`, `rb/loot:${loot}`, [22, 22, 2], {
          back: 'rb/loot:back',
          isRound: true,
        }),
      ),
      board('sail', 'Sail', 'rb/sail', [60, 45, 2], { back: 'rb/spent:sail' }),
      board('cannon', 'Cannon', 'rb/cannon', [35, 35, 2], { back: 'rb/spent:cannon' }),
      board('hold', 'Hold', 'rb/hold', [45, 50, 2], { back: 'rb/spent:hold' }),
      board('fortune-sea', 'Sea of Fortune', 'wf/board', [440, 440, 4]),
      ...tileWords.map(kind =>
        board(`tile-${kind}`, `Sea tile: ${kind}`, `wf/tile:shallows-${kind}`, [40, 40, 3], {
          back: 'wf/tileback:shallows',
        }),
      ),
      board('dice-mat', 'Dice Mat', 'rs/mat', [270, 200, 2]),
      board('compass', 'Compass token', 'rs/compass', [50, 50, 2], { isRound: true }),
      board('chart', 'Map to draw on', 'rs/chart', [216, 279, 1]),
      ...crewColours.map(colour =>
        board(`map-${colour}`, `Pirate Map, ${colour}`, `ry/map:${colour}`, [270, 190, 2]),
      ),
    ],
  },
  { id: 'trays', name: 'Trays', items: trayNames.map(tray => plain(`tray-${tray}`, { kind: 'tray', tray })) },
  {
    id: 'tools',
    name: 'Tools',
    items: [
      plain('ruler', { kind: 'ruler' }),
      plain('pad', { kind: 'pad', text: '' }),
      plain('spinner', { kind: 'spinner', heading: 0 }),
    ],
  },
]
