import type { Seat } from '../../../rules/game'
import { ownerName } from '../../../rules/sentence'
import {
  type Cell,
  type Colour,
  cardOf,
  cells,
  type FortuneState,
  mapOf,
  type Wreck,
} from '../../../rules/waves-of-fortune/public'
import { cardCut, disc, edges, plate } from '../../things/layout'
import { cellAt, tileThing } from './board'
import { heapIn, piecesIn } from './gold'
import { cornerOf, goldTag, mapSlip, onTile, token, wreckPile } from './sizes'
import type { FortuneWriter } from './writer'
import { tableFrame } from './writer'

interface LyingWreck extends Wreck {
  readonly cell: Cell
}

/** What sunk ships have left: a mark on the tile, and the loot beside the card of whose it was (WF-96). */
export function layWrecks(writer: FortuneWriter, view: FortuneState, own: Colour | undefined): void {
  const all = cells.flatMap((cell, index) => view.tiles[index]!.wrecks.map(wreck => ({ ...wreck, cell })))
  for (const cell of new Set(all.map(one => one.cell)))
    for (const [index, wreck] of all.filter(one => one.cell === cell).entries())
      layMark(writer, view, wreck, index)
  for (const seat of view.players.keys()) {
    const theirs = all.filter(({ owner }) => owner === seat)
    if (theirs.length > 0) layPile(writer, view, seat, theirs, own)
  }
}

const words = ({ gold, maps }: Wreck) =>
  `${gold} gold, ${maps.length === 1 ? '1 map' : `${maps.length} maps`}`

function layMark(writer: FortuneWriter, view: FortuneState, wreck: LyingWreck, index: number): void {
  const { cell, owner, gold, maps } = wreck
  const { x, z } = cellAt(cell)
  const at = { x: x + 0.98 - index * 0.5, z: z + 0.98 - index * 0.3 }
  writer.put(tableFrame, `wreck:${cell}:${index}`, 'wreck', at.x, at.z, token, {
    label: `${ownerName(view, owner)}'s wreck on ${cell}: ${words(wreck)}`,
    front: `wreck:${view.players[owner]!.colour}-${gold}${maps.length > 0 ? '-map' : ''}`,
    back: 'token:back',
    lift: onTile + index * token.height,
    cut: disc(edges.wood),
    isRound: true,
    seat: owner,
  })
  const piece = markOf(gold)
  if (piece)
    writer.put(
      tableFrame,
      `wreck-gold:${cell}:${index}`,
      piece.kind,
      x + 1.3 - index * 0.5,
      z + 0.3,
      piece.size,
      { label: 'Gold of the wreck', lift: onTile + (index + 0.2) * token.height },
    )
}

/** WF-96, WF-96a: one piece of the gold marks the place. */
const markOf = (gold: number) => piecesIn(gold)[0]
const values = { diamond: 500, gem: 100, coin: 50 } as const

function layPile(
  writer: FortuneWriter,
  view: FortuneState,
  owner: Seat,
  wrecks: readonly LyingWreck[],
  own: Colour | undefined,
): void {
  const { colour } = view.players[owner]!
  const { x, z } = cornerOf(colour, own).wrecks
  const top = wreckPile.height
  const said = wrecks.map(wreck => `${words(wreck)} of ${wreck.cell}`).join('; ')
  writer.put(tableFrame, `wreck-pile@${owner}`, 'wreck-pile', x, z, wreckPile, {
    label: `${ownerName(view, owner)}'s wreck, for anyone who lands there: ${said}`,
    front: `wreck-pile:${colour}`,
    back: `wreck-pile:${colour}`,
    seat: owner,
    cut: plate(0.4, edges.wood),
  })
  const gold = wrecks.reduce((sum, wreck) => sum + wreck.gold, 0)
  const marks = wrecks.reduce((sum, wreck) => sum + markValue(wreck.gold), 0)
  // It comes from the tile where she sank, and goes there for the player who takes it up.
  const home = tileThing(wrecks[0]!.cell)
  for (const { kind, index, size, u, v, lift, turn } of heapIn(gold - marks, 3.9, 2.3))
    writer.put(tableFrame, `wreck-${kind}@${owner}:${index}`, kind, x + u - 0.3, z + v - 0.9, size, {
      label: kind,
      lift: top + lift,
      turn,
      seat: owner,
      item: String(index),
      home,
    })
  for (const [index, card] of wrecks.flatMap(({ maps }) => maps).entries()) {
    const map = mapOf(card)!
    writer.put(tableFrame, `map:${card}`, 'map', x + 1.6 - index * 0.5, z - 0.9, mapSlip, {
      label: `In the wreck: ${cardOf(card).name}, X at ${map.cell}, ${map.gold} gold`,
      front: `map:${map.cell}-${map.gold}`,
      back: 'token:back',
      lift: top + (index + 1) * 0.02,
      item: card,
      cut: cardCut,
      home,
    })
  }
  if (gold > 0)
    writer.put(tableFrame, `tag:wreck@${owner}`, 'tag', x, z + 1.35, goldTag, {
      label: `${gold} gold in the wreck`,
      front: `gold:${gold}`,
      back: 'gold:0',
      lift: top + 0.02,
      seat: owner,
      cut: plate(0.2, edges.card),
    })
}

function markValue(gold: number): number {
  const piece = markOf(gold)
  return piece ? values[piece.kind] : 0
}
