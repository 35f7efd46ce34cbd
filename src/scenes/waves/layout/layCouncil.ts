import {
  type Agents,
  type Card,
  className,
  isSolo,
  mayTalk,
  modeOf,
  openPowers,
  orderFrom,
  ownerOf,
  slotToPlace,
} from '../../../rules/waves/public'
import type { Frame } from '../../things/layout'
import { cuts } from './cuts'
import { isExtraCounted } from './extraElder'
import { layPower } from './layPower'
import { agentCard, elderCard, followPlace, rebelPlace, token, tokenPlace } from './names'
import { outward, type Ring } from './ring'
import type { ShownTable } from './shown'
import { arrowSize, cardSize, matMiddle, matSize, orderSize, roleSize, tokenSize, verdictSize } from './sizes'
import type { WavesWriter } from './writer'

/** Distances from the middle of the dish (4.11). */
const elderAt = 14
const followerAt = 22.4
const rebelAt = 20.2
const verdictAt = 13
/** From the sixth card on bundles lie closer. */
const rebelStep = (count: number) => (count > 5 ? 0.9 : 1.2)

/** The Elder lies on the Follower's edge and under the Rebels. */
const lifts = { mat: 0, follower: 0.05, elder: 0.1, rebel: 0.15 } as const
const peekPitch = 0.8
const marks = { badge: 0.32, place: 0.26 } as const

/** The Council: mats, Elders, Agents, and what is said of them. */
export function layCouncil(
  writer: WavesWriter,
  table: ShownTable,
  ring: Ring,
  peeked: string | undefined,
): void {
  const powers = openPowers(table, table.atWaves)
  const placing = table.phase === 'play' && table.waveOrder === undefined ? slotToPlace(table) : undefined
  for (const [slot, { elder, agents }] of table.slots.entries()) {
    const frame = outward(ring.slotAngle(slot))
    const owner = ownerOf(table, slot)
    const extra = isExtraCounted(table) ? 'counts' : 'rests'
    const front = owner === undefined ? `mat:extra:${extra}` : `mat:${owner}`
    writer.put(frame, `mat@${slot}`, 'mat', 0, matMiddle, matSize, {
      label: owner === undefined ? `The place of the extra Elder, which ${extra}` : 'A place of the Council',
      front,
      cut: cuts.mat,
      ...(owner !== undefined && { seat: owner }),
    })
    if (elder !== undefined) {
      writer.put(frame, elderCard(slot), 'elder', 0, elderAt, cardSize, {
        label: `Elder: ${className(elder)}`,
        front: cardFront(elder),
        back: 'back',
        lift: lifts.elder,
        cut: cuts.card,
        home: 'deck',
      })
      layPower(writer, ring.slotAngle(slot), `elder@${slot}`, {
        v: elderAt,
        lift: lifts.elder,
        printed: elder,
        power: powers.elders[slot],
      })
    }
    if (agents) {
      layAgents(writer, frame, slot, agents, peeked, ring.slotAngle(slot))
      const [card] = agents.cards
      const middle = agents.role === 'follower' ? followerAt : rebelAt
      const open = agents.faceUp && card ? card : undefined
      if (open) {
        const lift = lifts.rebel + agents.cards.length * cardSize.height
        layPower(writer, ring.slotAngle(slot), `agent@${slot}`, {
          v: middle,
          lift,
          printed: open,
          power: powers.agents[slot],
        })
      }
    }
    const verdict = table.verdicts?.get(slot)
    if (verdict) {
      const { result, agentPower, elderPower } = verdict
      // Where the Elder lies, and once it has gone, in its place.
      writer.put(frame, `verdict@${slot}`, 'verdict', 0, verdictAt, verdictSize, {
        label: result,
        front: `verdict:${result}:${agentPower}:${elderPower}:${table.active ?? ''}`,
        turn: ring.slotAngle(slot),
        lift: elder === undefined ? 0.06 : marks.badge,
        cut: cuts.chip,
      })
    }
    if (owner !== undefined) layPlaces(writer, frame, slot, slot === placing, table)
  }
  layTalk(writer, table, ring)
  layArrows(writer, table, ring)
  layOrder(writer, table, ring)
  layToken(writer, table, ring)
}

export const cardFront = (card: Card) => (card === 0 ? 'back' : `card:${card}`)

function layAgents(
  writer: WavesWriter,
  frame: Frame,
  slot: number,
  { role, cards, faceUp }: Agents,
  peeked: string | undefined,
  upright: number,
): void {
  const isRebel = role === 'rebel'
  for (const [index, card] of cards.entries()) {
    const id = agentCard(slot, index)
    const isPeeked = id === peeked && card !== 0 && !faceUp
    const v = isRebel ? rebelAt + index * rebelStep(cards.length) : followerAt
    writer.put(frame, id, 'agent', 0, v, cardSize, {
      label: isRebel ? 'A Rebel' : 'A Follower',
      front: cardFront(card),
      back: 'back',
      faceUp: faceUp || isPeeked,
      // WV-80: owners may look at their own card; it is raised towards them.
      ...(isPeeked && { pitch: peekPitch }),
      // Face down the Crab or the Fish points to the Elder; turned up end over end it is upright for its owner.
      turn: isRebel && !faceUp && !isPeeked ? Math.PI : 0,
      lift: isRebel ? lifts.rebel + index * cardSize.height : lifts.follower,
      cut: cuts.card,
      home: 'deck',
    })
  }
  if (!isRebel || cards.length < 2) return
  const last = rebelAt + (cards.length - 1) * rebelStep(cards.length)
  writer.put(frame, `bundle@${slot}`, 'bundle', 3.9, last + 2.2, roleSize, {
    label: `${cards.length} Rebels`,
    front: `bundle:${cards.length}`,
    turn: upright,
    lift: lifts.rebel + cards.length * cardSize.height + 0.02,
    cut: cuts.disc,
    isRound: true,
  })
}

/** Where a hand puts a Follower, and where Rebels; nothing is drawn there but the rim of a choice. */
function layPlaces(
  writer: WavesWriter,
  frame: Frame,
  slot: number,
  isPlacing: boolean,
  table: ShownTable,
): void {
  if (isPlacing) {
    writer.put(
      frame,
      followPlace(slot),
      'place',
      0,
      23.2,
      { width: 6.7, depth: 8.2, height: 0.02 },
      {
        label: 'Beneath the Elder: a Follower',
        lift: marks.place,
      },
    )
    writer.put(
      frame,
      rebelPlace(slot),
      'place',
      0,
      16.7,
      { width: 6.7, depth: 3.6, height: 0.02 },
      {
        label: 'Across the Elder: Rebels',
        lift: marks.place,
      },
    )
  }
  if (table.phase === 'placeToken')
    writer.put(
      frame,
      tokenPlace(slot),
      'place',
      ...tokenSpot(table),
      { ...tokenSize, height: 0.02 },
      {
        label: 'Beside this Elder: the Wave token',
        isRound: true,
      },
    )
}

const tokenSpot = ({ hands }: Pick<ShownTable, 'hands'>): readonly [u: number, v: number] =>
  hands.length === 2 ? [6.3, 14] : [6.3, 25.6]

/** WV-83, WV-84: in teams, who may talk and who has to be silent until everybody has placed. */
function layTalk(writer: WavesWriter, table: ShownTable, ring: Ring): void {
  const mode = modeOf(table)
  if (mode.id !== 'teams' || table.options.teamTalk === 'none' || table.phase !== 'play') return
  for (const slot of mode.owned) {
    const seat = ownerOf(table, slot)!
    if (isSolo(table, seat)) continue
    const isOpen = mayTalk(table, seat)
    writer.put(outward(ring.slotAngle(slot)), `talk@${slot}`, 'talk', 4.9, 11, orderSize, {
      label: isOpen ? 'May talk' : 'Is silent until everybody has placed',
      front: `talk:${isOpen ? 'open' : 'shut'}`,
      turn: ring.slotAngle(slot),
      cut: cuts.disc,
      isRound: true,
    })
  }
}

/** While these are active, it matters who is to the right (WV-8) or that the Waves run that way (WV-135). */
const pointingRight: ReadonlySet<string> = new Set(['KNI-ELD', 'KNI-AGT', 'SEE-ROT', 'SEE-CCW'])

/** Arrows from each slot to the next on its right, seen by who sits there. */
function layArrows(writer: WavesWriter, table: ShownTable, ring: Ring): void {
  if (table.active === undefined || !pointingRight.has(table.active)) return
  for (const slot of table.slots.keys())
    writer.put(outward(ring.bisector(slot)), `arrow@${slot}`, 'arrow', 0, 11.4, arrowSize, {
      label: 'To the right',
      front: 'arrow',
      cut: cuts.chip,
    })
}

/** Numbers in the order of placing, or of the Wave that runs (4.8). */
function layOrder(writer: WavesWriter, table: ShownTable, ring: Ring): void {
  const { wave } = table
  if (wave === undefined || table.phase === 'over') return
  const order = table.waveOrder ?? orderFrom(modeOf(table), wave)
  const next = table.waveOrder ? undefined : slotToPlace(table)
  for (const [index, slot] of order.entries()) {
    const isNext = slot === next && table.phase === 'play'
    writer.put(outward(ring.slotAngle(slot)), `order@${slot}`, 'order', -4.9, 11, orderSize, {
      label: `Number ${index + 1} in the order`,
      front: `order:${index + 1}:${isNext ? 'now' : 'rest'}`,
      // Whatever is only said is upright for the viewer.
      turn: ring.slotAngle(slot),
      cut: cuts.disc,
      isRound: true,
    })
  }
}

function layToken(writer: WavesWriter, table: ShownTable, ring: Ring): void {
  const { wave } = table
  const size = tokenSize
  const wanted = { label: 'The Wave token', isRound: true, item: token }
  if (wave === undefined) {
    writer.put(outward(0), token, 'wave-token', 0, 0, size, {
      ...wanted,
      lift: 0.2,
    })
    return
  }
  const [u, v] = tokenSpot(table)
  writer.put(outward(ring.slotAngle(wave)), token, 'wave-token', u, v, size, wanted)
}
