/** What anybody may know (WF-11, 5.3), and a whole state that fits it. Nothing is known to one and hidden to another. */
import type { Random } from '../random'
import { cardsOfDeck } from './data/cards'
import { tilesOfArea } from './data/tiles'
import { areaOf, cells } from './grid'
import type { FortuneState, Tile } from './state'
import { type CardId, type DeckId, deckIds, type TileKind, unknownCard, unknownTile } from './vocabulary'

/** Hidden are the faces of face-down tiles, the draw piles and the generator from which both could be worked out. */
export function viewOf(state: FortuneState): FortuneState {
  const covered: Tile = { kind: unknownTile, faceUp: false, wrecks: [] }
  const pile = (deck: DeckId) => state.draw[deck].map(() => unknownCard)
  return {
    ...state,
    random: [],
    tiles: state.tiles.map(tile => (tile.faceUp ? tile : covered)),
    draw: { SO: pile('SO'), SI: pile('SI'), DO: pile('DO'), DI: pile('DI') },
  }
}

/** All cards that lie in sight, wherever. */
export function cardsInSight(state: FortuneState): readonly CardId[] {
  return [
    ...deckIds.flatMap(deck => state.discard[deck]),
    ...state.removed,
    ...(state.shown ? [state.shown.card] : []),
    ...state.players.flatMap(({ maps }) => maps),
    ...state.tiles.flatMap(({ token, wrecks }) => [
      ...(token ? [token.card] : []),
      ...wrecks.flatMap(({ maps }) => maps),
    ]),
  ]
}

/** 7: what still lies face down in an area, in the order of the tile list. */
export function hiddenTiles(state: FortuneState, area: 'shallows' | 'depths'): readonly TileKind[] {
  const left = [...tilesOfArea(area)]
  state.tiles.forEach(({ kind, faceUp }, index) => {
    if (!faceUp || areaOf(cells[index]!) !== area || kind === unknownTile) return
    left.splice(left.indexOf(kind), 1)
  })
  return left
}

export function imagineState(view: FortuneState, random: Random): FortuneState {
  const kinds = {
    shallows: random.shuffled(hiddenTiles(view, 'shallows')),
    depths: random.shuffled(hiddenTiles(view, 'depths')),
  }
  const tiles = view.tiles.map((tile, index): Tile => {
    if (tile.faceUp) return tile
    return { ...tile, kind: kinds[areaOf(cells[index]!) === 'shallows' ? 'shallows' : 'depths'].pop()! }
  })
  const seen = new Set(cardsInSight(view))
  const pile = (deck: DeckId) => random.shuffled(cardsOfDeck(deck).filter(card => !seen.has(card)))
  const draw = { SO: pile('SO'), SI: pile('SI'), DO: pile('DO'), DI: pile('DI') }
  return { ...view, tiles, draw, random: random.state() }
}
