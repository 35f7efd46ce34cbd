import type { Layout, Placement, ThingId } from '../layout'
import {
  arcOf,
  copyPose,
  createPose,
  samePose,
  secondsOfWay,
  type ThingPose,
  turnOverHeight,
  type Walls,
  writeFlight,
  writePose,
} from './flight'

/** One thing, and where it is on its way. */
export interface Mover {
  id: ThingId
  placement: Placement
  readonly now: ThingPose
  readonly from: ThingPose
  readonly to: ThingPose
  /** Seconds before it sets out, seconds of the way, seconds done. */
  wait: number
  length: number
  done: number
  arc: number
  /** A hand has it: it stays where the hand puts it. */
  taken: boolean
  /** On its way out of sight. */
  leaving: boolean
}

/** Where all things are while a layout turns into the next. The renderer reads `movers` when `version` has grown. */
export interface ThingMotion {
  readonly movers: ReadonlyMap<ThingId, Mover>
  /** Grows when things have come or gone, or are printed otherwise. */
  readonly structure: number
  /** Grows with every motion. */
  readonly version: number
  readonly isMoving: boolean
  /** Sets everything out for its place in this layout; `cut`: there is no way, it is there. */
  go(layout: Layout, options?: { readonly cut?: boolean }): void
  /** Moves on by a frame; true while anything is on its way. */
  advance(seconds: number): boolean
  /** A hand takes things; they stay where they are until they are put. */
  take(ids: Iterable<ThingId>): void
  /** Places a thing that was taken: its middle in cm, and its rotation. */
  put(id: ThingId, x: number, y: number, z: number, qx: number, qy: number, qz: number, qw: number): void
  /** Lets go: things go to their places. */
  letGo(ids: Iterable<ThingId>, options?: { readonly cut?: boolean }): void
  poseOf(id: ThingId): Readonly<ThingPose> | undefined
}

/** Things that set out together follow each other by so much, in seconds, and all are away after so long. */
const follows = 0.035
const lastStart = 0.5

/** `walls` stand in the middle of the table. */
export function createThingMotion(walls?: Walls): ThingMotion {
  const movers = new Map<ThingId, Mover>()
  const moving: Mover[] = []
  let structure = 0
  let version = 0
  let started = 0

  function start(mover: Mover, cut: boolean): void {
    const { now, to } = mover
    if (cut || samePose(now, to)) {
      copyPose(to, now)
      mover.done = mover.length
      version++
      return
    }
    copyPose(now, mover.from)
    const over = turnOverHeight(now, to, mover.placement)
    const { way } = mover.placement
    mover.arc = way ? over : Math.max(arcOf(now, to, walls), over)
    mover.length = secondsOfWay(now, to, over > 0, way)
    mover.done = 0
    mover.wait = Math.min(lastStart, started++ * follows)
    if (!moving.includes(mover)) moving.push(mover)
  }

  function appear(placement: Placement, old: ReadonlyMap<ThingId, Mover>, layout: Layout): Mover {
    const mover: Mover = {
      id: placement.id,
      placement,
      now: createPose(),
      from: createPose(),
      to: createPose(),
      wait: 0,
      length: 0,
      done: 0,
      arc: 0,
      taken: false,
      leaving: false,
    }
    writePose(placement, mover.to)
    const { home } = placement
    const place = home === undefined ? undefined : (old.get(home)?.placement ?? layout.things.get(home))
    if (place) writeHome(placement, place, mover.now)
    else copyPose(mover.to, mover.now)
    return mover
  }

  /** Things that are called otherwise from here on keep their places and their ways. */
  function rename(names: ReadonlyMap<ThingId, ThingId>): void {
    const renamed = [...names].flatMap(([from, to]) => {
      const mover = movers.get(from)
      return mover ? [[to, mover] as const] : []
    })
    for (const [, mover] of renamed) movers.delete(mover.id)
    for (const [to, mover] of renamed) {
      mover.id = to
      mover.leaving = false
      movers.set(to, mover)
    }
  }

  const motion: ThingMotion = {
    movers,
    get structure() {
      return structure
    },
    get version() {
      return version
    },
    get isMoving() {
      return moving.length > 0
    },
    go(layout, { cut = false } = {}) {
      started = 0
      for (const mover of movers.values()) {
        const isGone = mover.leaving && mover.done >= mover.length
        if (isGone) movers.delete(mover.id)
      }
      if (layout.becomes && !cut) rename(layout.becomes)
      for (const placement of layout.things.values()) {
        const known = movers.get(placement.id)
        const mover = known ?? appear(placement, movers, layout)
        if (!known) movers.set(placement.id, mover)
        mover.placement = placement
        mover.leaving = false
        writePose(placement, mover.to)
        if (!mover.taken) start(mover, cut)
      }
      for (const mover of movers.values()) {
        if (layout.things.has(mover.id) || mover.leaving) continue
        const home = mover.placement.home
        const place = home === undefined ? undefined : layout.things.get(home)
        if (!place || cut) {
          movers.delete(mover.id)
          const index = moving.indexOf(mover)
          if (index >= 0) moving.splice(index, 1)
          continue
        }
        mover.leaving = true
        mover.taken = false
        writeHome(mover.placement, place, mover.to)
        start(mover, false)
      }
      structure++
      version++
    },
    advance(seconds) {
      if (moving.length === 0) return false
      version++
      let kept = 0
      for (let i = 0; i < moving.length; i++) {
        const mover = moving[i]!
        if (mover.taken) continue
        let step = seconds
        if (mover.wait > 0) {
          mover.wait -= step
          step = Math.max(0, -mover.wait)
        }
        mover.done = Math.min(mover.length, mover.done + step)
        const share = mover.length === 0 ? 1 : mover.done / mover.length
        if (share < 1) {
          writeFlight(mover.from, mover.to, share, mover.arc, mover.now, mover.placement.way)
          moving[kept++] = mover
          continue
        }
        copyPose(mover.to, mover.now)
        if (mover.leaving) mover.now.scale = 0
      }
      moving.length = kept
      return kept > 0
    },
    take(ids) {
      for (const id of ids) {
        const mover = movers.get(id)
        if (mover) mover.taken = true
      }
    },
    put(id, x, y, z, qx, qy, qz, qw) {
      const mover = movers.get(id)
      if (!mover?.taken) return
      const { now } = mover
      now.x = x
      now.y = y
      now.z = z
      now.qx = qx
      now.qy = qy
      now.qz = qz
      now.qw = qw
      version++
    },
    letGo(ids, { cut = false } = {}) {
      started = 0
      for (const id of ids) {
        const mover = movers.get(id)
        if (!mover?.taken) continue
        mover.taken = false
        start(mover, cut)
      }
    },
    poseOf: id => movers.get(id)?.now,
  }
  return motion
}

/** A thing at the place it comes from: on top of it, in its size, showing the same side. */
function writeHome(thing: Placement, home: Placement, out: ThingPose): void {
  writePose({ ...thing, faceUp: home.kind === 'deck' ? home.faceUp : thing.faceUp }, out)
  out.x = home.x
  out.z = home.z
  out.y = home.y + home.height + thing.height / 2
  // Out of the bag they come from nothing.
  out.scale = home.kind === 'deck' ? home.width / thing.width : home.kind === 'bag' ? 0.2 : 1
}
