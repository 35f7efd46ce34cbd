import { isPolyKind } from '../../measure'
import { isFaceUp, isRound, nameOf, sizeOf, type Thing, topCard, yawOf } from '../../open-table'
import { type Cut, disc, edges, type Layout, type Placement, plate } from '../things/layout'
import { toSceneY } from './units'

const cutOf = ({ what }: Thing): Cut | undefined => {
  switch (what.kind) {
    case 'cards':
      return plate(what.cards.length > 0 ? 0.3 : 0, edges.card)
    case 'pad':
      return plate(0.15, edges.card)
    case 'plate':
      if (what.outline === 'round') return disc(edges.board)
      return what.outline === 'plate'
        ? plate(Math.min(0.3, what.size.width / 80), what.size.height < 1.5 ? edges.card : edges.board)
        : { shape: what.outline, corner: 0, edge: edges.board }
    case 'spinner':
      return disc(edges.wood)
    default:
      return undefined
  }
}

/** More cards than these are drawn as if each were a little thicker. */
const mostDrawn = 40

/** How a thing is drawn where it lies at rest. */
export function placementOf(thing: Thing): Placement {
  const { id, what, pose, note } = thing
  const { width, depth, height } = sizeOf(what)
  const [x, y, z] = pose.position
  const isPile = what.kind === 'cards' && what.cards.length > 1
  const base: Placement = {
    id,
    kind: isPile ? 'deck' : kindOf(thing),
    x: x / 10,
    y: toSceneY(y - height / 2),
    z: z / 10,
    yaw: (yawOf(pose) * Math.PI) / 180,
    rotation: pose.rotation,
    faceUp: isFaceUp(pose),
    width: width / 10,
    depth: depth / 10,
    height: height / 10,
    label: note ? `${nameOf(what)}: ${note}` : nameOf(what),
    front: 'open/blank',
    back: 'open/blank',
    cut: cutOf(thing),
    isRound: isRound(what),
  }
  switch (what.kind) {
    case 'die':
      return isPolyKind(what.die) ? { ...base, kind: 'poly' } : { ...base, kind: 'die', die: what.die }
    case 'cards': {
      const count = what.cards.length
      if (!isPile) return { ...base, front: what.cards[0]!.front, back: what.cards[0]!.back }
      // Only the outermost sides of a pile are seen.
      const seen = topCard(what.cards, pose)
      return { ...base, front: seen, back: seen, count, pieces: Math.min(count, mostDrawn) }
    }
    case 'plate':
      return { ...base, front: what.front, back: what.back }
    case 'pad':
      return { ...base, front: `open/pad:${what.text}`, back: 'open/pad:' }
    case 'piece':
    case 'coin':
      return { ...base, item: what.kind === 'piece' ? what.colour : what.coin }
    case 'spinner':
      return { ...base, front: 'open/spinner', back: 'open/spinner' }
    default:
      return base
  }
}

function kindOf({ what }: Thing): string {
  switch (what.kind) {
    case 'coin':
      return what.coin
    case 'piece':
      return what.piece
    case 'cards':
      return 'card'
    case 'tray':
    case 'ship':
    case 'ruler':
    case 'pad':
    case 'spinner':
    case 'plate':
    case 'die':
      return what.kind
  }
}

const known = new WeakMap<Thing, Placement>()

/** The layout that the kit draws; things that have not changed keep their placements. */
export function layoutOfTable(things: readonly Thing[]): Layout {
  return {
    things: new Map(
      things.map(thing => {
        const made = known.get(thing) ?? placementOf(thing)
        known.set(thing, made)
        return [thing.id, made]
      }),
    ),
  }
}
