import { MathUtils, OrthographicCamera, PerspectiveCamera, type Ray, Vector3 } from 'three'
import type { CameraPush } from '../../../table/cameraWish'
import type { ViewInsets } from '../../../table/viewInsets'
import { wake } from '../frameLoop'
import type { CameraHandle } from '../input/pointerDesk'
import {
  copyRig,
  distanceOf,
  limitRig,
  mixRig,
  nearestTurn,
  parallelFov,
  type RigState,
  sameRig,
  writeEye,
} from './rigState'
import { halfOfSpot, type OwnViews, type RigSpot, type RigView, viewFor } from './views'

/** Seconds that the way to each view takes. */
const waySeconds: Readonly<Record<RigView, number>> = {
  hand: 0.7,
  seat: 0.9,
  drop: 0.9,
  close: 0.8,
  judge: 0.7,
}
/** How fast the camera catches up with the hand, per second. */
const followRate = 16
/** Radians of orbit for a pixel. */
const orbitPerPixel = 0.0055

/** A blow of strength 1 moves the table by this many cm, for this long. */
const joltHeight = 0.22
const joltLength = 0.5

const inOut = (t: number) => (t < 0.5 ? 4 * t * t * t : 1 - (-2 * t + 2) ** 3 / 2)

/** Its shape follows from the view, not from the canvas alone: React Three Fiber leaves a manual camera as it is. */
export type RigCamera = (PerspectiveCamera | OrthographicCamera) & { manual?: boolean }

export interface CameraRig extends CameraHandle {
  /** The camera that is moved: one for perspective, another for the judge's parallel view. */
  readonly camera: RigCamera
  /** Hands over the camera to draw with, now and whenever it changes. Returns an unsubscribe function. */
  lend(take: (camera: RigCamera) => void): () => void
  readonly state: Readonly<RigState>
  /** 1 when the picture is the judge's parallel view from above, 0 in any other, between on the way. */
  readonly judged: number
  readonly view: RigView
  /** False once the person has moved the camera away from the view. */
  readonly atView: boolean
  goTo(view: RigView, options?: { readonly cut?: boolean; readonly seconds?: number }): void
  /** Where the player who is asked looks: the table to them, as long as they are asked. */
  home: () => Readonly<RigSpot> | undefined
  /** From here on these are the views of the table; without, those of the Sea Box. */
  compose(views?: OwnViews): void
  /** True once the person has moved the camera, until it is sent somewhere again. */
  readonly isTaken: boolean
  /** Frames these points of the table, at the angle of the close view. */
  goToPlace(x: number, z: number, radius: number): void
  /** Goes to a place of a game's own; it is kept to the limits, and the next view starts from there. */
  goToSpot(spot: Readonly<RigSpot>, options?: { readonly cut?: boolean; readonly seconds?: number }): void
  push(push: CameraPush): void
  /** Keeps these in the middle, without leaving the view: the next view starts from wherever that leads. */
  follow(x: number, z: number, half: number): void
  /** The table is struck, with a strength of 1 to 3. */
  jolt(strength: number): void
  resize(width: number, height: number, insets: ViewInsets): void
  /** Where the middle of the floor is on the screen and how many CSS pixels a millimetre is, if looked at from above. */
  plan(): { readonly x: number; readonly y: number; readonly pxPerMm: number } | undefined
  /** Moves on by a frame; true while in motion. */
  update(seconds: number): boolean
  reducedMotion: boolean
}

export function createCameraRig(): CameraRig {
  const perspective = Object.assign(new PerspectiveCamera(30, 1, 1, 900), { manual: true })
  const parallel = Object.assign(new OrthographicCamera(-1, 1, 1, -1, 1, 200), { manual: true })
  const now = viewFor('drop', 16 / 9)
  const goal = { ...now }
  const from = { ...now }
  let width = 16
  let height = 9
  let insets: ViewInsets = { left: 0, right: 0, top: 0, bottom: 0, barTop: 0, barBottom: 0 }
  let view: RigView = 'drop'
  let own: OwnViews = {}
  let wayLength = 0
  let wayDone = 0
  /** True until the person moves the camera: a resized window then keeps the view. */
  let atView = true
  let isTaken = false
  /** What is looked at until the camera goes elsewhere: a picture of another shape still shows all of it. */
  let spotNow: Readonly<RigSpot> | undefined
  /** The camera does not stand where the state says. */
  let stale = true
  let joltStrength = 0
  let joltSeconds = 0
  const eye = new Vector3()
  const pointed = new Vector3()
  const side = new Vector3()

  const topInset = (judged: number) => Math.max(insets.top, insets.barTop * judged)
  const bottomInset = (judged: number) => Math.max(insets.bottom, insets.barBottom * judged)
  const freeHeight = (judged: number) => Math.max(1, height - topInset(judged) - bottomInset(judged))
  const freeAspect = (wanted: RigView) =>
    Math.max(1, width - insets.left - insets.right) / freeHeight(wanted === 'judge' ? 1 : 0)
  /** Insets shrink the strip that a view is composed for; what is seen grows by as much. */
  const wholeHalf = (state: RigState) => (state.half * height) / freeHeight(rig.judged)
  const centimetresPerPixel = () => (2 * wholeHalf(now)) / height

  function start(seconds: number): void {
    copyRig(now, from)
    goal.azimuth = nearestTurn(goal.azimuth, now.azimuth)
    wayLength = rig.reducedMotion ? 0 : seconds
    wayDone = 0
    if (wayLength === 0) copyRig(goal, now)
    stale = true
    wake()
  }

  /** The person takes the camera where it is. */
  function takeOver(): void {
    if (wayLength > 0 || atView) copyRig(now, goal)
    wayLength = 0
    atView = false
    spotNow = undefined
    isTaken = true
    wake()
  }

  function place(): void {
    stale = false
    const shiftX = (insets.right - insets.left) / 2
    const shiftY = (bottomInset(rig.judged) - topInset(rig.judged)) / 2
    const half = wholeHalf(now)
    writeEye(now, eye)
    const isParallel = now.fov <= parallelFov * 1.001
    const camera = isParallel ? parallel : perspective
    camera.position.copy(eye)
    if (isParallel) {
      camera.position.y = Math.min(eye.y, 90)
      parallel.top = half
      parallel.bottom = -half
      parallel.right = (half * width) / height
      parallel.left = -parallel.right
    } else {
      perspective.fov = MathUtils.radToDeg(2 * Math.atan(half / distanceOf(now)))
      perspective.aspect = width / height
      const distance = distanceOf(now)
      // Far away (on the way to the parallel view) the depth range closes in, or the dice would flicker.
      perspective.near = Math.max(1.5, distance - 90)
      perspective.far = distance + 820
    }
    // From straight above "up" must be north, or the picture would spin.
    camera.up.set(-Math.sin(now.azimuth), 0, -Math.cos(now.azimuth))
    if (now.polar > 1e-4) camera.up.set(0, 1, 0)
    camera.lookAt(now.x, now.y, now.z)
    // Struck, the table leaps and shivers: seen from above it, the world moves down and up again.
    if (joltStrength > 0)
      camera.position.y -=
        joltStrength * joltHeight * Math.exp(-joltSeconds * 11) * Math.sin(joltSeconds * 58)
    if (shiftX !== 0 || shiftY !== 0) camera.setViewOffset(width, height, shiftX, shiftY, width, height)
    else camera.clearViewOffset()
    camera.updateProjectionMatrix()
    camera.updateMatrixWorld()
    if (active === camera) return
    active = camera
    takeCamera?.(camera)
  }

  let active: RigCamera = perspective
  let takeCamera: ((camera: RigCamera) => void) | undefined

  const rig: CameraRig = {
    reducedMotion: false,
    home: () => undefined,
    get camera() {
      return active
    },
    lend(take) {
      takeCamera = take
      take(active)
      return () => {
        if (takeCamera === take) takeCamera = undefined
      }
    },
    get state() {
      return now
    },
    get view() {
      return view
    },
    get atView() {
      return atView
    },
    get isTaken() {
      return isTaken
    },
    get judged() {
      if (wayLength === 0) return view === 'judge' ? 1 : 0
      const share = inOut(Math.min(1, wayDone / wayLength))
      const before = from.fov <= parallelFov * 1.001 ? 1 : 0
      return before + ((view === 'judge' ? 1 : 0) - before) * share
    },
    compose(views = {}) {
      own = views
    },
    goTo(wanted, { cut = false, seconds = waySeconds[wanted] } = {}) {
      view = wanted
      atView = true
      spotNow = undefined
      isTaken = false
      copyRig(viewFor(wanted, freeAspect(wanted), own, width < height), goal)
      start(cut ? 0 : seconds)
    },
    goToPlace(x, z, radius) {
      const close = viewFor('close', freeAspect('close'), own)
      view = 'close'
      isTaken = false
      spotNow = undefined
      copyRig(close, goal)
      goal.x = x
      goal.z = z
      goal.half = Math.max(radius, (radius * 1.1) / freeAspect('close'), 4)
      limitRig(goal)
      atView = false
      start(waySeconds.close)
    },
    goToSpot(spot, { cut = false, seconds = waySeconds.seat } = {}) {
      view = 'close'
      isTaken = false
      spotNow = spot
      copyRig(spot, goal)
      goal.half = halfOfSpot(spot, freeAspect('seat'))
      limitRig(goal)
      atView = false
      start(cut ? 0 : seconds)
    },
    push(push) {
      takeOver()
      const turn = Math.PI / 16
      const shift = goal.half * 0.2
      switch (push) {
        case 'orbit-left':
          goal.azimuth -= turn
          break
        case 'orbit-right':
          goal.azimuth += turn
          break
        case 'orbit-up':
          if (view !== 'judge') goal.polar -= turn / 2
          break
        case 'orbit-down':
          if (view !== 'judge') goal.polar += turn / 2
          break
        case 'nearer':
          goal.half /= 1.25
          break
        case 'farther':
          goal.half *= 1.25
          break
        case 'pan-left':
          movePoint(-shift, 0)
          break
        case 'pan-right':
          movePoint(shift, 0)
          break
        case 'pan-up':
          movePoint(0, -shift)
          break
        case 'pan-down':
          movePoint(0, shift)
          break
      }
      limitRig(goal)
      if (rig.reducedMotion) copyRig(goal, now)
      stale = true
    },
    follow(x, z, half) {
      if (rig.reducedMotion) return
      if (wayLength > 0) copyRig(now, goal)
      wayLength = 0
      spotNow = undefined
      goal.x = x
      goal.z = z
      goal.half = half
      limitRig(goal)
      wake()
    },
    jolt(strength) {
      if (rig.reducedMotion) return
      joltStrength = strength
      joltSeconds = 0
      wake()
    },
    orbit(dx, dy) {
      takeOver()
      goal.azimuth -= dx * orbitPerPixel
      if (view !== 'judge') goal.polar -= dy * orbitPerPixel * 0.8
      limitRig(goal)
    },
    pan(dx, dy) {
      takeOver()
      const scale = centimetresPerPixel()
      // Moving along the table while looking at it flat covers more of it.
      movePoint(-dx * scale, (-dy * scale) / Math.max(0.35, Math.cos(goal.polar)))
      limitRig(goal)
    },
    zoom(factor, x, y) {
      takeOver()
      const before = goal.half
      goal.half *= factor
      limitRig(goal)
      const real = goal.half / before
      // The point of the table under the pointer stays under it.
      groundUnder(x, y)
      goal.x += (pointed.x - goal.x) * (1 - real)
      goal.z += (pointed.z - goal.z) * (1 - real)
      limitRig(goal)
    },
    writeRay(x, y, out: Ray) {
      const nx = (x / width) * 2 - 1
      const ny = 1 - (y / height) * 2
      if (active instanceof PerspectiveCamera) {
        out.origin.setFromMatrixPosition(active.matrixWorld)
        out.direction.set(nx, ny, 0.5).unproject(active).sub(out.origin).normalize()
      } else {
        out.origin.set(nx, ny, -1).unproject(active)
        out.direction.set(0, 0, -1).transformDirection(active.matrixWorld)
      }
    },
    plan() {
      if (active !== parallel || now.azimuth !== 0) return undefined
      const pxPerCm = height / (parallel.top - parallel.bottom)
      return {
        x: width / 2 - (insets.right - insets.left) / 2 - now.x * pxPerCm,
        y: height / 2 - (bottomInset(1) - topInset(1)) / 2 - now.z * pxPerCm,
        pxPerMm: pxPerCm / 10,
      }
    },
    resize(newWidth, newHeight, newInsets) {
      width = Math.max(1, newWidth)
      height = Math.max(1, newHeight)
      insets = newInsets
      if (atView) {
        copyRig(viewFor(view, freeAspect(view), own, width < height), goal)
        goal.azimuth = nearestTurn(goal.azimuth, now.azimuth)
        if (wayLength === 0) copyRig(goal, now)
      } else if (spotNow) {
        goal.half = halfOfSpot(spotNow, freeAspect('seat'))
        limitRig(goal)
        if (wayLength === 0) copyRig(goal, now)
      }
      place()
      wake()
    },
    update(seconds) {
      if (joltStrength > 0) {
        joltSeconds += seconds
        if (joltSeconds > joltLength) joltStrength = 0
        stale = true
      }
      if (wayLength > 0) {
        wayDone += seconds
        const share = Math.min(1, wayDone / wayLength)
        mixRig(from, goal, inOut(share), now)
        if (share === 1) {
          wayLength = 0
          copyRig(goal, now)
        }
        place()
        return true
      }
      if (sameRig(now, goal)) {
        if (!stale) return false
        place()
        return true
      }
      const share = 1 - Math.exp(-followRate * seconds)
      mixRig(now, goal, share, now)
      if (sameRig(now, goal)) copyRig(goal, now)
      place()
      return true
    },
  }

  function movePoint(right: number, toward: number): void {
    const cos = Math.cos(goal.azimuth)
    const sin = Math.sin(goal.azimuth)
    goal.x += right * cos + toward * sin
    goal.z += -right * sin + toward * cos
  }

  function groundUnder(x: number, y: number): void {
    const nx = (x / width) * 2 - 1
    const ny = 1 - (y / height) * 2
    pointed.set(nx, ny, 0.5).unproject(active)
    if (active instanceof PerspectiveCamera) {
      side.setFromMatrixPosition(active.matrixWorld)
      pointed.sub(side)
      const steps = pointed.y < -1e-6 ? (goal.y - side.y) / pointed.y : 0
      pointed.multiplyScalar(steps).add(side)
      // Towards the horizon the point would run off the table.
      if (steps <= 0 || Math.hypot(pointed.x - goal.x, pointed.z - goal.z) > 4 * goal.half)
        pointed.set(goal.x, goal.y, goal.z)
    }
  }

  place()
  return rig
}
