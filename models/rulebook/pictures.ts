import type { GameId } from '../../src/rules/game'

/** One picture of the players' rulebook: what is printed on a thing, by its key in the game's own printer. */
export interface RulebookPicture {
  readonly print: string
  /** In the file, in pixels: twice what the page gives it. */
  readonly height: number
  /** It is cut round: its corners are left out. */
  readonly round?: true
}

const card = 260
const board = 300
const small = 110

/** What the rulebook shows of each game's things. Dice are drawn by the page itself (dieFaces.svg). */
export const rulebookPictures: Readonly<Record<GameId, Readonly<Record<string, RulebookPicture>>>> = {
  'rattle-battle': {
    adventure: { print: 'adventure:I02', height: board },
    sailor: { print: 'sailor:N02', height: card },
    upgrade: { print: 'upgrade-card:U01', height: card },
    vp: { print: 'vp:V3', height: card },
    port: { print: 'board:market', height: board },
    captain: { print: 'captain:yellow', height: 200 },
    sail: { print: 'sail', height: small },
    cannon: { print: 'cannon', height: small },
    hold: { print: 'hold', height: small },
    spices: { print: 'loot:spices', height: small, round: true },
    rum: { print: 'loot:rum', height: small, round: true },
    fabrics: { print: 'loot:fabrics', height: small, round: true },
    valuables: { print: 'loot:valuables', height: small, round: true },
  },
  'rolling-with-the-waves': {
    map: { print: 'map', height: 420 },
    mini: { print: 'mini', height: 150 },
    screen: { print: 'screen', height: 160 },
  },
  'rolling-seas': {
    chart: { print: 'chart', height: 500 },
    mat: { print: 'mat', height: board },
    island: { print: 'island:IS-1', height: card },
    rocks: { print: 'adventure:AD-02', height: card },
    storm: { print: 'adventure:AD-14', height: card },
    monster: { print: 'adventure:AD-15', height: card },
    current: { print: 'adventure:AD-21', height: card },
    compass: { print: 'compass', height: card, round: true },
  },
  waves: {
    scholars: { print: 'card:1', height: card },
    keepers: { print: 'card:2', height: card },
    knights: { print: 'card:3', height: card },
    seers: { print: 'card:4', height: card },
    nobles: { print: 'card:5', height: card },
    back: { print: 'back', height: card },
    tablet: { print: 'tablet:SEE-ROT', height: 240 },
    scholarsTablet: { print: 'tablet:SCH-SIX', height: 240 },
    council: { print: 'council:CC-A4:card,card,card,card:4', height: card },
  },
  'waves-of-fortune': {
    shallows: { print: 'tileback:shallows', height: 140 },
    depths: { print: 'tileback:depths', height: 140 },
    island: { print: 'tile:shallows-island-0', height: 140 },
    ocean: { print: 'tile:shallows-ocean-0', height: 140 },
    reef: { print: 'tile:shallows-reef', height: 140 },
    whirlpool: { print: 'tile:depths-whirlpool', height: 140 },
    king: { print: 'tile:depths-king', height: 140 },
    treasure: { print: 'tile:treasure', height: 140 },
    home: { print: 'home:purple', height: 140 },
    card: { print: 'card:SO-04', height: card },
    pirates: { print: 'card:SO-02', height: card },
    upgrade: { print: 'upgrade-card:hold', height: card },
    captain: { print: 'player:purple', height: 260 },
  },
}
