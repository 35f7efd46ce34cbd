/** The board: invariants 1, 3 and 8. */
import type { Refusal } from '../../game'
import { firstOf, refuse } from '../../refusal'
import { cardOf, isCard, mapOf, tokenOf } from '../data/cards'
import { tilesOfArea } from '../data/tiles'
import { deckFor } from '../decks'
import { areaOf, type Cell, cells } from '../grid'
import type { FortuneState, Tile } from '../state'
import { tileAt } from '../work'

export function faultOfTiles(state: FortuneState): Refusal | undefined {
  return (
    faultOfMix(state, 'shallows') ??
    faultOfMix(state, 'depths') ??
    firstOf(...cells.map(cell => () => faultOfTile(state, cell, tileAt(state, cell))))
  )
}

function faultOfMix(state: FortuneState, area: 'shallows' | 'depths'): Refusal | undefined {
  const there = cells.filter(cell => areaOf(cell) === area).map(cell => tileAt(state, cell).kind)
  const isRight = [...there].sort().join() === [...tilesOfArea(area)].sort().join()
  return isRight ? undefined : refuse('WF-7a', `The tiles of the ${area} are not those of the game`)
}

function faultOfTile(state: FortuneState, cell: Cell, tile: Tile): Refusal | undefined {
  const { kind, faceUp, looted, token, wrecks } = tile
  const area = areaOf(cell)
  const isKnown = area === 'home' || area === 'treasure'
  return firstOf(
    () =>
      isKnown !== (kind === 'home' || kind === 'treasure') &&
      refuse('WF-12', `The tile of ${cell} does not belong there`),
    () => isKnown && kind !== area && refuse('WF-12', `The tile of ${cell} does not belong there`),
    () => isKnown && !faceUp && refuse('WF-12b', `The tile of ${cell} lies face up from the start`),
    () =>
      looted &&
      kind !== 'treasure' &&
      kind !== 'king' &&
      refuse('WF-50a', `There is no treasure to loot at ${cell}`),
    () =>
      (token !== undefined || wrecks.length > 0) &&
      !faceUp &&
      refuse('WF-44a', `Something lies on ${cell}, and yet nobody has turned that tile`),
    () => kind === 'home' && wrecks.length > 0 && refuse('WF-28', 'No ship sinks in a home base'),
    () => token && faultOfToken(cell, kind, token),
    ...wrecks.map(wreck => () => faultOfWreck(state, wreck)),
  )
}

function faultOfToken(
  cell: Cell,
  kind: Tile['kind'],
  token: NonNullable<Tile['token']>,
): Refusal | undefined {
  if (!isCard(token.card)) return refuse('WF-61a', `There is no card ${token.card}`)
  return firstOf(
    () =>
      tokenOf(token.card) !== token.kind &&
      refuse('WF-61', `The card of the token on ${cell} puts down no such token`),
    () => kind !== 'ocean' && kind !== 'island' && refuse('WF-61', `No card is drawn at ${cell}`),
    () =>
      (kind === 'ocean' || kind === 'island') &&
      deckFor(cell, kind) !== cardOf(token.card).deck &&
      refuse('WF-61', `The card of the token on ${cell} is of another deck`),
  )
}

function faultOfWreck(
  { players }: FortuneState,
  { owner, gold, maps }: Tile['wrecks'][number],
): Refusal | undefined {
  return firstOf(
    () => owner >= players.length && refuse('WF-96', 'A wreck belongs to nobody'),
    () => gold % 50 !== 0 && refuse('WF-9', 'Gold comes in pieces of 50'),
    () => gold === 0 && maps.length === 0 && refuse('WF-96b', 'With neither gold nor maps there is no wreck'),
    () => maps.some(id => !isCard(id) || !mapOf(id)) && refuse('WF-96', 'Only maps and gold lie in wrecks'),
  )
}
