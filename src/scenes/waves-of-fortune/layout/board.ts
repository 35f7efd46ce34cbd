import type { Seat } from '../../../rules/game'
import { does, ownerName } from '../../../rules/sentence'
import {
  areaOf,
  type Cell,
  cells,
  colours,
  type FortuneState,
  fullHp,
  homeOf,
  isKing,
  kingHp,
  mapOf,
  type Tile,
  type Token,
  tileNames,
  tokenNames,
} from '../../../rules/waves-of-fortune/public'
import { disc, edges, plate, type ThingId } from '../../things/layout'
import { board, onTile, tilePitch, tileSize, token as tokenSize } from './sizes'
import type { FortuneWriter } from './writer'
import { tableFrame } from './writer'

const tileCut = plate(0.22, '#1d2b33')
const tokenCut = disc(edges.wood)

/** The middle of a space on the table. */
export function cellAt(cell: Cell): { readonly x: number; readonly z: number } {
  const index = cells.indexOf(cell)
  return { x: ((index % 10) - 4.5) * tilePitch, z: (Math.floor(index / 10) - 4.5) * tilePitch }
}

export const tileThing = (cell: Cell): ThingId => `tile:${cell}`

export function layBoard(writer: FortuneWriter, view: FortuneState): void {
  writer.put(tableFrame, 'board', 'board', 0, 0, board, {
    label: 'The sea, ten spaces by ten',
    front: 'board',
    back: 'board',
    cut: plate(0.5, edges.wood),
  })
  for (const [index, cell] of cells.entries()) {
    const tile = view.tiles[index]!
    layTile(writer, cell, tile)
    if (tile.token) layToken(writer, view, cell, tile.token)
    if (isKing(tile) && tile.faceUp) layKing(writer, view, cell)
  }
  for (const [seat, { maps }] of view.players.entries())
    for (const [index, card] of maps.entries()) layX(writer, view, seat, card, index)
}

/** Tiles of one kind are not all of one picture. */
const variants: Readonly<Partial<Record<Tile['kind'], number>>> = { ocean: 3, island: 4 }

/** What is printed on the front of a tile; the back for one that nobody has seen. */
export function tilePrint(cell: Cell, { kind, faceUp, looted }: Tile): string {
  const area = areaOf(cell)
  const sea = area === 'shallows' ? 'shallows' : 'depths'
  if (kind === 'home') return `home:${colours.find(colour => homeOf(colour) === cell)}`
  if (kind === 'treasure') return looted ? 'tile:plain' : 'tile:treasure'
  if (!faceUp || kind === 'unknown') return `tileback:${sea}`
  const count = variants[kind] ?? 1
  const variant = (cells.indexOf(cell) * 7) % count
  return `tile:${sea}-${kind}${count > 1 ? `-${variant}` : ''}`
}

function layTile(writer: FortuneWriter, cell: Cell, tile: Tile): void {
  const area = areaOf(cell)
  const { x, z } = cellAt(cell)
  const sea = area === 'shallows' ? 'shallows' : 'depths'
  const isUp = tile.faceUp
  const name = isUp && tile.kind !== 'unknown' ? tileNames[tile.kind] : 'nobody has been there'
  writer.put(tableFrame, tileThing(cell), 'tile', x, z, tileSize, {
    label: `${cell}, ${area}: ${tile.looted ? 'a treasure tile that is looted' : name}`,
    front: tilePrint(cell, tile),
    back: `tileback:${sea}`,
    faceUp: isUp,
    lift: board.height,
    cut: tileCut,
    item: cell,
  })
}

function layToken(writer: FortuneWriter, view: FortuneState, cell: Cell, { kind, card }: Token): void {
  const { x, z } = cellAt(cell)
  const hp = kind === 'pirate' || kind === 'kraken' ? fullHp(view, kind, card) : undefined
  const words = hp === undefined ? tokenNames[kind] : `${tokenNames[kind]} with ${hp} HP`
  writer.put(tableFrame, `token:${cell}`, 'token', x - 0.98, z + 0.98, tokenSize, {
    label: `${words} on ${cell}`,
    front: hp === undefined ? `token:${kind}` : `token:${kind}-${hp}`,
    back: 'token:back',
    lift: onTile,
    cut: tokenCut,
    isRound: true,
    home: 'shown',
  })
  if (kind === 'kraken')
    writer.put(
      tableFrame,
      'kraken',
      'kraken',
      x + 0.15,
      z - 0.25,
      { width: 3.4, depth: 3.4, height: 3 },
      { label: `The Kraken, on ${cell}`, lift: onTile, home: 'shown' },
    )
}

function layKing(writer: FortuneWriter, view: FortuneState, cell: Cell): void {
  const { x, z } = cellAt(cell)
  const hp = view.combat?.foe === 'king' ? view.combat.hp : kingHp
  writer.put(
    tableFrame,
    'king',
    'king',
    x,
    z - 0.4,
    { width: 4, depth: 1.8, height: 4 },
    // Facing inland, where ships will come from.
    { label: `The Pirate King with ${hp} HP, on ${cell}`, lift: onTile, turn: Math.atan2(z, -x) },
  )
}

/** A map's X lies on its space, for all to see (WF-11). */
function layX(writer: FortuneWriter, view: FortuneState, seat: Seat, card: string, index: number): void {
  const map = mapOf(card)
  if (!map) return
  const { x, z } = cellAt(map.cell)
  const { colour } = view.players[seat]!
  writer.put(
    tableFrame,
    `x:${card}`,
    'x-mark',
    x + 1.15,
    z - 1.15,
    { width: 1.5, depth: 1.5, height: 0.12 },
    {
      label: `${ownerName(view, seat)} ${does(seat, 'digs', 'dig')} for ${map.gold} gold at ${map.cell}`,
      front: `x:${colour}`,
      back: 'token:back',
      lift: onTile + 0.002 * index,
      cut: disc('#efe7d6'),
      isRound: true,
      home: `map:${card}`,
    },
  )
}
