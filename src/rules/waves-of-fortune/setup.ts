/** Setting up the table (3.2): tiles, decks, colours, the first load. */
import type { Seat, SetUp } from '../game'
import { type Random, resumeRandom, startRandom } from '../random'
import { cardsOfDeck } from './data/cards'
import { tilesOfArea } from './data/tiles'
import { areaOf, cells, homeOf } from './grid'
import { coloursFor, type FortuneOptions } from './options'
import { turnOrder } from './seating'
import type { FortuneState, Player, Tile } from './state'
import type { Colour } from './vocabulary'
import { change, type Work, waitFor } from './work'

/** WF-12: home bases and treasure tiles face up, the rest shuffled by area and face down. */
export function layTiles(random: Random): readonly Tile[] {
  const shallows = random.shuffled(tilesOfArea('shallows'))
  const depths = random.shuffled(tilesOfArea('depths'))
  return cells.map((cell): Tile => {
    const area = areaOf(cell)
    if (area === 'home' || area === 'treasure') return { kind: area, faceUp: true, wrecks: [] }
    return { kind: (area === 'shallows' ? shallows : depths).pop()!, faceUp: false, wrecks: [] }
  })
}

function createPlayer(colour: Colour): Player {
  return {
    colour,
    cell: homeOf(colour),
    afloat: true,
    crew: 0,
    food: 0,
    shipGold: 0,
    chestGold: 0,
    maps: [],
    upgrades: [],
    krakenGem: false,
    defeatedKing: false,
    wind: false,
    becalmed: false,
  }
}

export function setUpGame({ players, seed, options: given, colours: chosen }: SetUp): FortuneState {
  const options = given as unknown as FortuneOptions
  const random = resumeRandom(startRandom(seed))
  const tiles = layTiles(random)
  const [SO, SI, DO, DI] = (['SO', 'SI', 'DO', 'DI'] as const).map(deck => random.shuffled(cardsOfDeck(deck)))
  const dealt = coloursFor(players, options, list => random.shuffled(list))
  const colours = (chosen as readonly Colour[] | undefined) ?? dealt
  const isClaimed = options.coloursInPlay === 'claim' && !chosen
  const first = turnOrder({ players: colours.map(createPlayer) })[0]!
  return {
    game: 'waves-of-fortune',
    version: 1,
    options,
    random: random.state(),
    phase: isClaimed ? 'lobby' : 'allocate',
    round: 0,
    active: isClaimed ? 0 : first,
    actor: isClaimed ? 0 : first,
    allowance: 0,
    canTeleport: false,
    ...(isClaimed && { claims: colours.map(() => null) }),
    tiles,
    draw: { SO: SO!, SI: SI!, DO: DO!, DI: DI! },
    discard: { SO: [], SI: [], DO: [], DI: [] },
    removed: [],
    landings: [],
    players: colours.map(createPlayer),
  }
}

/** WF-14a: when every seat has its colour, the ships are set in their home bases. */
export function takeClaims(work: Work): void {
  const { claims = [] } = work.state
  if (claims.includes(null)) {
    waitFor(work, 'lobby', claims.indexOf(null) as Seat)
    return
  }
  change(work, { claims: undefined, players: claims.map(colour => createPlayer(colour!)) })
  const first = turnOrder(work.state)[0]!
  change(work, { active: first })
  waitFor(work, 'allocate', first)
}
