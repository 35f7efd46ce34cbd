import {
  type Card,
  classes,
  classPlural,
  faceById,
  knightsRead,
  knightsReadElders,
  majorityForecast,
  modeOf,
  openMajority,
  shellCount,
  slotToPlace,
  unknownRebels,
} from '../../../rules/waves/public'
import { tableFrame } from '../../things/layout'
import { cuts } from './cuts'
import { cardFront } from './layCouncil'
import { deck, discardCard, discards, shell, tablet } from './names'
import { commonSpots, countAt, freeCorner } from './places'
import { at, outward, type Ring } from './ring'
import type { ShownTable } from './shown'
import {
  cardSize,
  countSize,
  dishFloor,
  dishSize,
  farTallySize,
  ringSize,
  shellSize,
  tabletSize,
  tallySize,
  traySize,
} from './sizes'
import type { WavesWriter } from './writer'

/** Dish, shells, deck, discards, Council card, tablets. */
export function layMiddle(writer: WavesWriter, table: ShownTable, ring: Ring): void {
  const { players } = modeOf(table)
  // The sectors belong to places, so the ring turns with the first place.
  writer.put(outward(ring.seatAngle(table.personAt[0]!)), 'ring', 'ring', 0, 0, ringSize, {
    label: 'The ring that tells whom the crest shows',
    front: `ring:${table.personAt.join('')}`,
    cut: cuts.disc,
    isRound: true,
    count: players,
  })
  writer.put(tableFrame, 'dish', 'dish', 0, 0, dishSize, { label: 'The Shell dish', isRound: true })
  layShells(writer, table, ring)
  layPiles(writer, table, ring)
  layTablets(writer, table, ring)
}

/** Shells of the dish lie in its round, the others in their tray. */
function layShells(writer: WavesWriter, table: ShownTable, ring: Ring): void {
  const { shells } = table
  const trayFrame = commonSpots(ring).tray
  writer.put(trayFrame, 'tray', 'tray', 0, 0, traySize, {
    label: `${shellCount - shells} Shells in the tray`,
    isRound: true,
  })
  for (let index = 0; index < shellCount; index++) {
    const isIn = index < shells
    const number = isIn ? index : index - shells
    const many = isIn ? shells : shellCount - shells
    const angle = (number / Math.max(1, many)) * Math.PI * 2 + (isIn ? 0.3 : 1.1)
    const r = many === 1 ? 0 : isIn ? 3.1 : many < 4 ? 1.5 : 2
    const frame = isIn ? tableFrame : trayFrame
    writer.put(frame, shell(index), 'shell', Math.sin(angle) * r, Math.cos(angle) * r, shellSize, {
      label: isIn ? 'A Shell in the dish' : 'A Shell in the tray',
      lift: isIn ? dishFloor : 0.2,
      turn: angle * 1.7 + index,
      item: `${index + 1}`,
      isRound: true,
    })
  }
  if (table.round === 0) return
  writer.put(at(freeCorner(ring), countAt(ring)), 'count', 'count', 0, 0, countSize, {
    label: `${shells} ${shells === 1 ? 'Shell' : 'Shells'} left`,
    front: `count:${shells}`,
    cut: cuts.disc,
    isRound: true,
  })
}

/** This many discards lie each for themselves; below them they are a pile. */
const openDiscards = 3

function layPiles(writer: WavesWriter, table: ShownTable, ring: Ring): void {
  const { deck: cards, discard } = table
  const pile = (count: number) => Math.max(1, Math.ceil(count / 2))
  const spots = commonSpots(ring)
  if (cards.length > 0)
    writer.put(
      spots.deck,
      deck,
      'deck',
      0,
      0,
      { ...cardSize, height: cards.length * 0.032 },
      {
        label: `${cards.length} cards in the deck`,
        front: 'back',
        back: 'back',
        faceUp: false,
        count: cards.length,
        pieces: pile(cards.length),
        cut: cuts.card,
      },
    )
  const frame = spots.discards
  const below = Math.max(0, discard.length - openDiscards)
  const height = below * 0.032
  if (below > 0)
    writer.put(
      frame,
      discards,
      'deck',
      0,
      0,
      { ...cardSize, height },
      {
        label: `${discard.length} discards`,
        front: cardFront(discard[below - 1]!),
        back: 'back',
        count: below,
        pieces: pile(below),
        cut: cuts.card,
      },
    )
  for (const [index, card] of discard.entries()) {
    if (index < below) continue
    const level = index - below
    writer.put(frame, discardCard(index), 'discard', slant(index) * 0.5, slant(index + 7) * 0.4, cardSize, {
      label: labelOf(card),
      front: cardFront(card),
      back: 'back',
      faceUp: card !== 0,
      turn: slant(index + 3) * 0.14,
      lift: height + level * cardSize.height + 0.01,
      cut: cuts.card,
    })
  }
  const { councilCard } = modeOf(table)
  const majority = table.round > 0 && table.active === undefined ? openMajority(table).cls : 0
  writer.put(spots.councilCard, 'council-card', 'council', 0, 0, cardSize, {
    label: 'The Council card: Shells for each Open Majority',
    front: `council:${councilCard}:${shellRow(table)}:${majority}`,
    back: `council-back:${councilCard}`,
    cut: cuts.card,
  })
}

const labelOf = (card: Card) => (card === 0 ? 'A discard' : `Discarded: ${classPlural(card)}`)

/** A pile that hands have made is never quite straight. */
function slant(index: number): number {
  const value = Math.sin(index * 12.9898) * 43758.5453
  return (value - Math.floor(value)) * 2 - 1
}

const shellRow = ({ options }: ShownTable) =>
  [
    options.shellsScholars,
    options.shellsKeepers,
    options.shellsKnights,
    options.shellsSeers,
    options.shellsNobles,
  ].join(',')

/** WV-39: the five tablets; the active one goes to the Council (WV-94). */
function layTablets(writer: WavesWriter, table: ShownTable, ring: Ring): void {
  const spots = commonSpots(ring)
  const forecast = majorityForecast(table)
  const isPlacing = table.phase === 'play' && !table.active && slotToPlace(table) !== undefined
  const [tallies, size] = isPlacing ? [spots.talliesByTablets, farTallySize] : [spots.tallies, tallySize]
  const hidden = table.phase === 'play' && !table.active ? unknownRebels(table) : 0
  // The Waves take Elders away: what is left of the Council decides nothing.
  const isCounted = table.round > 0 && table.slots.every(({ elder }) => elder !== undefined)
  for (const cls of classes) {
    const face = table.faces[cls - 1]!
    const isActive = table.active === face
    const spot = spots.tablets[cls - 1]!
    const readsElders = face === 'KNI-AGT' && knightsRead(table) === 'elder'
    const text = readsElders ? knightsReadElders : faceById[face].text
    writer.put(isActive ? spots.activeTablet : spot, tablet(cls), 'tablet', 0, 0, tabletSize, {
      label: text === '' ? `${classPlural(cls)}: calm` : `${classPlural(cls)}: ${text}`,
      front: `tablet:${face}:${knightsRead(table)}`,
      back: `tablet-back:${cls}`,
      cut: cuts.tablet,
      item: face,
    })
    if (!isCounted) continue
    const { known, needs } = forecast[cls - 1]!
    writer.put(tallies[cls - 1]!, `tally:${cls}`, 'tally', 0, 0, size, {
      label: `${classPlural(cls)}: ${known} on the table; ${needs === 0 ? 'leads' : `${needs} more to lead`}`,
      front: `tally:${cls}:${known}:${needs}:${hidden > 0 ? hidden : 0}`,
      cut: cuts.chip,
    })
  }
}
