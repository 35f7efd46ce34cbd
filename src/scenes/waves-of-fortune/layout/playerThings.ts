import {
  cardOf,
  colourName,
  costOf,
  type FortuneState,
  homeCell,
  mapOf,
  type Player,
  upgradeIds,
  upgradeNames,
} from '../../../rules/waves-of-fortune/public'
import { cardCut, disc, edges, type Frame, plate, type ThingId } from '../../things/layout'
import type { Beside, Draft } from './fortuneView'
import { heapIn, pieceSizes } from './gold'
import { chest, cornerOf, cube, goldTag, mapSlip, onCard, playerCard, token, upgradeToken } from './sizes'
import type { FortuneWriter } from './writer'

export const cardThing = (seat: number): ThingId => `card@${seat}`
export const chestThing = (seat: number): ThingId => `chest@${seat}`
export const areaThing = (seat: number): ThingId => `gold-area@${seat}`
const onTop = playerCard.height

/** Everything of one player: card, cubes, gold, maps, upgrades, chest. */
export function layPlayer(
  writer: FortuneWriter,
  view: FortuneState,
  seat: number,
  { draft: drafted, own }: Beside,
): void {
  const draft = drafted?.seat === seat ? drafted : undefined
  const player = draft ? withDraft(view.players[seat]!, draft) : view.players[seat]!
  const { colour } = player
  const { card: frame, chestAside } = cornerOf(colour, own)
  const isActive = view.round > 0 && view.phase !== 'over' && view.active === seat
  writer.put(frame, cardThing(seat), 'player-card', 0, 0, playerCard, {
    label: `${colourName(colour)}: ${player.crew} crew, ${player.food} food, ${player.shipGold} gold aboard`,
    front: `player:${colour}${player.upgrades.includes('hold') ? '-hold' : ''}${isActive ? '-active' : ''}`,
    back: `player:${colour}`,
    seat,
    cut: plate(0.5, edges.board),
  })
  layCargo(writer, view, frame, seat, player)
  layShipGold(writer, view, frame, seat, player)
  layUpgrades(writer, frame, seat, player)
  layMaps(writer, frame, seat, player)
  layChest(writer, view, frame, seat, player, chestAside)
}

function withDraft(player: Player, { crew, food, bank, buy }: Draft): Player {
  return {
    ...player,
    crew,
    food,
    shipGold: player.shipGold - bank,
    chestGold: player.chestGold + bank - costOf(buy),
    upgrades: upgradeIds.filter(one => player.upgrades.includes(one) || buy.includes(one)),
  }
}

/** The squares of the hold: twelve, then the four of Deep Hold. */
function square(index: number): { readonly u: number; readonly v: number } {
  const { cargo, hold } = onCard
  const inHold = index >= 12
  const place = inHold ? index - 12 : index
  const columns = inHold ? 2 : 6
  return {
    u: (inHold ? hold.u : cargo.u) + (place % columns) * cargo.pitch,
    v: cargo.v + Math.floor(place / columns) * cargo.pitch,
  }
}

/** How many of the crew stand in front (WF-77, WF-84). */
function inFront({ combat }: FortuneState, seat: number): number {
  if (combat?.fighter !== seat) return 0
  return combat.fighters > 0 ? combat.fighters : combat.minFighters > 1 ? combat.minFighters : 0
}

function layCargo(
  writer: FortuneWriter,
  view: FortuneState,
  frame: Frame,
  seat: number,
  { crew, food }: Player,
): void {
  const front = Math.min(crew, inFront(view, seat))
  for (let index = 0; index < crew; index++) {
    const { fighters } = onCard
    const fighter = index - (crew - front)
    const at = fighter >= 0 ? { u: fighters.u, v: fighters.v + fighter * fighters.pitch } : square(index)
    writer.put(frame, `crew@${seat}:${index}`, 'crew', at.u, at.v, cube, {
      label: fighter >= 0 ? 'Crew in front' : 'Crew',
      lift: onTop,
      seat,
      item: String(index % 3),
      home: 'bowl:crew',
      turn: ((index * 5) % 7) * 0.03 - 0.09,
    })
  }
  for (let index = 0; index < food; index++) {
    // Food fills the hold from behind the crew.
    const at = square(crew + index)
    writer.put(frame, `food@${seat}:${index}`, 'food', at.u, at.v, cube, {
      label: 'Food',
      lift: onTop,
      seat,
      item: String(index % 2),
      home: 'bowl:food',
      turn: ((index * 3) % 7) * 0.03 - 0.09,
    })
  }
}

function layShipGold(
  writer: FortuneWriter,
  view: FortuneState,
  frame: Frame,
  seat: number,
  { cell, shipGold }: Player,
): void {
  const { gold } = onCard
  const isHome = cell === homeCell(view, seat)
  writer.put(
    frame,
    areaThing(seat),
    'gold-area',
    gold.u,
    gold.v,
    { width: gold.width, depth: gold.depth, height: 0.02 },
    { label: `${shipGold} gold aboard`, lift: onTop, seat },
  )
  // Found gold comes from the ship at sea and goes down with it; at home it goes into the chest.
  const home = isHome ? chestThing(seat) : `ship@${seat}`
  for (const { kind, index, size, u, v, lift, turn } of heapIn(shipGold, gold.width - 1.4, gold.depth - 0.6))
    writer.put(frame, `${kind}@${seat}:${index}`, kind, gold.u + u - 0.3, gold.v + v, size, {
      label: kind,
      lift: onTop + lift,
      turn,
      seat,
      item: String(index),
      home,
    })
  if (shipGold > 0)
    writer.put(frame, `tag:ship@${seat}`, 'tag', gold.u + 2.3, gold.v + 1.45, goldTag, {
      label: `${shipGold} gold aboard`,
      front: `gold:${shipGold}`,
      back: 'gold:0',
      lift: onTop + 0.02,
      seat,
      cut: plate(0.2, edges.card),
    })
}

function layUpgrades(writer: FortuneWriter, frame: Frame, seat: number, { upgrades }: Player): void {
  const { u, v, pitch } = onCard.sockets
  for (const [index, upgrade] of upgradeIds.entries()) {
    if (!upgrades.includes(upgrade)) continue
    writer.put(frame, `upgrade:${upgrade}@${seat}`, 'upgrade', u + index * pitch, v, upgradeToken, {
      label: upgradeNames[upgrade],
      front: `upgrade:${upgrade}`,
      back: 'token:back',
      lift: onTop,
      seat,
      item: upgrade,
      cut: disc(edges.wood),
      isRound: true,
      home: `upgrade-card:${upgrade}`,
    })
  }
}

/** Maps, marks for the next turn, and the Kraken's blue gem in a row at the top. */
function layMaps(
  writer: FortuneWriter,
  frame: Frame,
  seat: number,
  { maps, wind, becalmed, krakenGem }: Player,
): void {
  const { u, v, pitch } = onCard.maps
  let place = 0
  for (const card of maps) {
    const map = mapOf(card)!
    writer.put(frame, `map:${card}`, 'map', u + place++ * Math.min(pitch, 7.4 / maps.length), v, mapSlip, {
      label: `${cardOf(card).name}: X at ${map.cell}, ${map.gold} gold`,
      front: `map:${map.cell}-${map.gold}`,
      back: 'token:back',
      lift: onTop + place * 0.02,
      seat,
      item: card,
      cut: cardCut,
      home: 'shown',
    })
  }
  for (const mark of [wind && 'wind', becalmed && 'becalmed'] as const) {
    if (!mark) continue
    writer.put(frame, `mark:${mark}@${seat}`, 'mark', u + place++ * pitch, v, token, {
      label: mark === 'wind' ? 'Following Wind next turn' : 'Becalmed next turn',
      front: `mark:${mark}`,
      back: 'token:back',
      lift: onTop,
      seat,
      cut: disc(edges.wood),
      isRound: true,
      home: 'shown',
    })
  }
  if (krakenGem)
    writer.put(frame, 'blue-gem', 'blue-gem', 7.9, v, pieceSizes.diamond, {
      label: "The Kraken's blue gem: 1 victory point",
      lift: onTop,
      seat,
      home: 'kraken',
    })
}

function layChest(
  writer: FortuneWriter,
  view: FortuneState,
  frame: Frame,
  seat: number,
  { colour, chestGold }: Player,
  aside: number,
): void {
  const isOpen = (view.phase === 'homeServices' && view.actor === seat) || view.phase === 'over'
  writer.put(frame, chestThing(seat), 'chest', aside, -0.6, chest, {
    label: `${colourName(colour)}'s chest: ${chestGold} gold`,
    seat,
    item: isOpen ? 'open' : 'shut',
  })
  for (const { kind, index, size, u, v, lift, turn } of heapIn(chestGold, 4.3, 2.6))
    writer.put(frame, `chest-${kind}@${seat}:${index}`, kind, aside + u, -0.6 + v, size, {
      label: kind,
      lift: 0.36 + lift,
      turn,
      seat,
      item: String(index),
      home: areaThing(seat),
    })
  writer.put(frame, `tag:chest@${seat}`, 'tag', aside, 2.3, goldTag, {
    label: `${chestGold} gold in the chest`,
    front: `gold:${chestGold}`,
    back: 'gold:0',
    seat,
    cut: plate(0.2, edges.card),
  })
}
