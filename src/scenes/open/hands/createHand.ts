import type { Random } from '../../../physics/random'
import type { BodyBook } from '../bodies/bodyBook'
import { type Held, hasLanded, layStill, pullHeld, type Target } from './carrying'

/** What the hand does: nothing, hold, or lay down what it held. */
type Doing = 'nothing' | 'holding' | 'laying'

export interface Hand {
  readonly doing: Doing
  readonly ids: readonly string[]
  /** Takes things up, around the point where the hand is; a fist gathers them, else they keep their places. */
  take(ids: readonly string[], at: Readonly<Target>, isFist: boolean): void
  /** Where the hand goes, along the table and above it. */
  move(x: number, z: number, height: number): void
  /** Turns what is held, about the vertical, in radians. */
  turn(angle: number): void
  flip(): void
  shake(strength: number): void
  /** Lays down where the hand is. Calls back when everything lies. */
  lay(heightOf: (id: string) => number, onLaid: () => void): void
  /** Lets go with the speed that the hand has. */
  release(velocity: Readonly<Target>): void
  forget(id: string): void
  /** Before each step of the engine. */
  step(): void
}

/** After this many steps what will not come down is left alone: something is in its way. */
const mostLaying = 150

export function createHand(book: BodyBook, random: Random): Hand {
  let doing: Doing = 'nothing'
  let held: Held[] = []
  const hand: Target = { x: 0, y: 0, z: 0 }
  let shaken = 0
  let steps = 0
  let heights = new Map<string, number>()
  let onLaid: (() => void) | undefined
  const whirl = { x: 0, y: 0, z: 0 }
  const place: Target = { x: 0, y: 0, z: 0 }

  const spin = (strength: number) => {
    whirl.x = random.between(-strength, strength)
    whirl.y = random.between(-strength, strength)
    whirl.z = random.between(-strength, strength)
    return whirl
  }

  /** What was put away while it was held is not spoken to again. */
  const isThere = ({ id, rigid }: Held) => book.all.get(id)?.rigid === rigid

  function dropGone(): void {
    if (held.every(isThere)) return
    held = held.filter(isThere)
    if (held.length === 0) end()
  }

  function end(): void {
    doing = 'nothing'
    held = []
    const tell = onLaid
    onLaid = undefined
    tell?.()
  }

  return {
    get doing() {
      return doing
    },
    get ids() {
      dropGone()
      return held.map(({ id }) => id)
    },
    take(ids, at, isFist) {
      end()
      const bodies = ids.flatMap(id => book.all.get(id) ?? []).filter(({ rigid }) => rigid.isDynamic())
      const side = Math.ceil(Math.sqrt(bodies.length / 2))
      const room = isFist ? Math.max(1.9, ...bodies.map(({ body }) => reachOf(body) * 2)) : 0
      hand.x = at.x
      hand.y = at.y
      hand.z = at.z
      held = bodies.map(({ id, rigid }, index) => {
        const now = rigid.translation()
        const layer = Math.floor(index / (side * side))
        const cell = index % (side * side)
        return {
          id,
          rigid,
          asideX: isFist ? ((cell % side) - (side - 1) / 2) * room : now.x - at.x,
          asideZ: isFist ? (Math.floor(cell / side) - (side - 1) / 2) * room : now.z - at.z,
          above: isFist ? layer * room : now.y - at.y,
          turn: isFist ? undefined : { ...rigid.rotation() },
          lastY: now.y,
          stopped: 0,
        }
      })
      shaken = 0
      doing = held.length > 0 ? 'holding' : 'nothing'
    },
    move(x, z, height) {
      if (doing !== 'holding') return
      hand.x = x
      hand.y = height
      hand.z = z
    },
    turn(angle) {
      for (const one of held) {
        if (!one.turn) continue
        const [sin, cos] = [Math.sin(angle / 2), Math.cos(angle / 2)]
        const { x, y, z, w } = one.turn
        one.turn = { x: cos * x + sin * z, y: cos * y + sin * w, z: cos * z - sin * x, w: cos * w - sin * y }
      }
    },
    flip() {
      for (const one of held) {
        if (!one.turn) continue
        const { x, y, z, w } = one.turn
        // About its own long axis.
        one.turn = { x: y, y: -x, z: w, w: -z }
      }
    },
    shake(strength) {
      shaken = Math.min(1, shaken + strength)
    },
    lay(heightOf, tell) {
      if (doing !== 'holding') return
      doing = 'laying'
      steps = 0
      heights = new Map(held.map(({ id }) => [id, heightOf(id)]))
      onLaid = tell
    },
    release(velocity) {
      dropGone()
      if (doing === 'nothing') return
      const isFist = held.length > 1
      const speed = Math.hypot(velocity.x, velocity.y, velocity.z)
      for (const { rigid } of held) {
        place.x = velocity.x * random.between(0.9, 1.1)
        place.y = velocity.y + (isFist ? random.between(-8, 4) : 0)
        place.z = velocity.z * random.between(0.9, 1.1)
        rigid.setLinvel(place, true)
        // How hard it was shaken and thrown is how fast it tumbles.
        rigid.setAngvel(spin(isFist ? 6 + shaken * 18 + speed * 0.08 : Math.min(16, speed * 0.1)), true)
      }
      end()
    },
    forget(id) {
      held = held.filter(one => one.id !== id)
      if (held.length === 0 && doing !== 'nothing') end()
    },
    step() {
      dropGone()
      if (doing === 'nothing') return
      steps++
      let landed = 0
      for (const one of held) {
        if (doing === 'laying') {
          place.x = hand.x
          place.z = hand.z
          place.y = heights.get(one.id)! - one.above
          pullHeld(one, place, true)
          if (hasLanded(one, place)) landed++
          continue
        }
        pullHeld(one, hand, false)
        if (!one.turn && shaken > 0.02) one.rigid.setAngvel(spin(24 * shaken), true)
      }
      shaken *= 0.985
      if (doing === 'laying' && (landed === held.length || steps > mostLaying)) {
        for (const { rigid } of held) layStill(rigid)
        end()
      }
    },
  }
}

function reachOf({ shapes }: { readonly shapes: readonly import('../bodies/bodyOf').Shape[] }): number {
  const [shape] = shapes
  if (!shape) return 1
  if (shape.shape === 'box') return Math.hypot(...shape.half) + (shape.round ?? 0)
  if (shape.shape === 'hull') return 1.1
  return Math.max(shape.radius, 'half' in shape ? shape.half : 0)
}
