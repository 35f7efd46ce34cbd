import { Plane, Ray, type Vector3 } from 'three'

/** Where a pointer is: on the screen, and as a ray into the room (in cm). */
export interface PointerAt {
  readonly ray: Ray
  readonly x: number
  readonly y: number
  readonly timeMs: number
  readonly touch: boolean
  /** The second press of a double click or double tap. */
  readonly isAgain: boolean
}

/** What happens to a thing while it is in the hand. */
export interface Grip {
  move(at: PointerAt): void
  release(at: PointerAt): void
  /** The press was taken away (a second finger, a lost pointer): put things back or let them lie. */
  cancel(): void
}

/** Something on the table that can be pointed at. Those with a higher order are asked first. */
export interface Touchable {
  readonly order: number
  /** Takes the thing in the hand; undefined when the pointer is not on it. */
  grab?(at: PointerAt): Grip | undefined
  /** A press that never became a drag; true when it meant this thing. */
  tap?(at: PointerAt): boolean
  /**
   * A finger or a pen that stays where it is, or a click of the right button; true when it meant this thing, and it is
   * then neither a tap nor a drag. The left button is never held: a player may press a thing and think before they drag.
   */
  hold?(at: PointerAt): boolean
  /** A press with Alt shows it to the others at the table; true when they were shown. */
  point?(at: PointerAt): boolean
  /** The pointer moves over the table with nothing pressed; answers the cursor to show when it is on the thing. */
  hover?(at: PointerAt | undefined): string | undefined
  /** The wheel is turned over it by this many notches; true when it meant this thing and not the camera. */
  wheel?(at: PointerAt, notches: number): boolean
}

/** The camera as the desk moves it; lengths in pixels. */
export interface CameraHandle {
  orbit(dx: number, dy: number): void
  pan(dx: number, dy: number): void
  zoom(factor: number, x: number, y: number): void
  writeRay(x: number, y: number, out: Ray): void
}

type Interaction =
  | { readonly kind: 'idle' }
  | {
      readonly kind: 'pressing'
      readonly pointer: number
      readonly x: number
      readonly y: number
      readonly timeMs: number
      /** Who is asked what the press means, the highest order first. */
      readonly asked: readonly Touchable[]
    }
  | { readonly kind: 'gripping'; readonly pointer: number; readonly grip: Grip }
  | { readonly kind: 'orbiting'; readonly pointer: number }
  | {
      readonly kind: 'panning'
      readonly pointer: number
      /** The right button went down here and has not moved yet. */
      readonly still?: { readonly x: number; readonly y: number } | undefined
    }
  | { readonly kind: 'pinching' }

const idle: Interaction = { kind: 'idle' }

/** A notch of a usual wheel. */
const notchPixels = 100
/** A press that stays where it is for this long is held. */
const holdMs = 500
/** A press that has moved less than this is still a tap. */
const tapPixels = { mouse: 4, touch: 9 }
/** Two taps of a finger are a double tap within this time and this far apart; of a mouse the browser knows. */
const doubleTap = { ms: 350, pixels: 24 }

const byOrder = (a: Touchable, b: Touchable) => b.order - a.order

export interface PointerDesk {
  add(thing: Touchable): () => void
  /** A thing that is pressed, and says so itself: for this one press it is asked among the others. */
  offer(thing: Touchable): void
  /** Starts listening; returns a function that stops. */
  connect(element: HTMLElement): () => void
}

/**
 * Turns presses on the canvas into grips, taps and camera moves. One interaction at a time; whatever ends it, it ends
 * idle. A second finger always means the camera.
 */
export function createPointerDesk(camera: CameraHandle): PointerDesk {
  let element: HTMLElement | undefined
  const things: Touchable[] = []
  let interaction: Interaction = idle
  const pointers = new Map<number, { x: number; y: number }>()
  let pinchGap = 0
  let pinchX = 0
  let pinchY = 0
  let holding: ReturnType<typeof setTimeout> | undefined
  /** How often the mouse was clicked at this place, as the system counts it. */
  let clicks = 1
  let lastTap: PointerAt | undefined
  const ray = new Ray()
  const box = { left: 0, top: 0 }

  function at(event: PointerEvent): PointerAt {
    const here = { ...atPoint(event), touch: event.pointerType === 'touch' }
    return { ...here, isAgain: event.pointerType === 'mouse' ? clicks % 2 === 0 : followsTap(here) }
  }

  function followsTap({ x, y, timeMs }: PointerAt): boolean {
    return (
      lastTap !== undefined &&
      timeMs - lastTap.timeMs < doubleTap.ms &&
      Math.hypot(x - lastTap.x, y - lastTap.y) < doubleTap.pixels
    )
  }

  function atPoint(event: MouseEvent): PointerAt {
    const x = event.clientX - box.left
    const y = event.clientY - box.top
    camera.writeRay(x, y, ray)
    return { ray, x, y, timeMs: event.timeStamp, touch: false, isAgain: false }
  }

  function measureBox(): void {
    if (!element) return
    const { left, top } = element.getBoundingClientRect()
    box.left = left
    box.top = top
  }

  function end(): void {
    clearTimeout(holding)
    if (interaction.kind === 'gripping') {
      const { grip } = interaction
      interaction = idle
      grip.cancel()
    }
    interaction = idle
  }

  function readPinch(): { gap: number; x: number; y: number } {
    const [a, b] = [...pointers.values()]
    if (!a || !b) return { gap: 1, x: pinchX, y: pinchY }
    return { gap: Math.max(1, Math.hypot(a.x - b.x, a.y - b.y)), x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
  }

  function down(event: PointerEvent): void {
    measureBox()
    clearTimeout(holding)
    const here = at(event)
    pointers.set(event.pointerId, { x: here.x, y: here.y })
    element?.setPointerCapture(event.pointerId)
    hover(undefined)
    if (pointers.size === 2) {
      end()
      const pinch = readPinch()
      pinchGap = pinch.gap
      pinchX = pinch.x
      pinchY = pinch.y
      interaction = { kind: 'pinching' }
      return
    }
    if (pointers.size > 2) return
    if (event.button === 2 || event.button === 1 || event.shiftKey) {
      const { x, y } = here
      interaction = {
        kind: 'panning',
        pointer: event.pointerId,
        still: event.button === 2 ? { x, y } : undefined,
      }
      return
    }
    if (event.button !== 0) return
    if (event.altKey && things.some(thing => thing.point?.(at(event)))) return
    const { x, y, timeMs } = here
    interaction = { kind: 'pressing', pointer: event.pointerId, x, y, timeMs, asked: things }
    if (event.pointerType === 'mouse') return
    holding = setTimeout(() => {
      if (interaction.kind !== 'pressing' || interaction.pointer !== event.pointerId) return
      if (interaction.asked.some(thing => thing.hold?.(at(event)))) interaction = idle
    }, holdMs)
  }

  function move(event: PointerEvent): void {
    const known = pointers.get(event.pointerId)
    if (!known) {
      if (event.pointerType !== 'touch' && interaction.kind === 'idle') {
        measureBox()
        hover(at(event))
      }
      return
    }
    const here = at(event)
    const dx = here.x - known.x
    const dy = here.y - known.y
    known.x = here.x
    known.y = here.y
    switch (interaction.kind) {
      case 'pressing': {
        const far = here.touch ? tapPixels.touch : tapPixels.mouse
        if (Math.hypot(here.x - interaction.x, here.y - interaction.y) < far) return
        begin(event, interaction)
        return
      }
      case 'gripping':
        interaction.grip.move(here)
        return
      case 'orbiting':
        camera.orbit(dx, dy)
        return
      case 'panning': {
        const { still } = interaction
        if (still && Math.hypot(here.x - still.x, here.y - still.y) < tapPixels.mouse) return
        if (still) interaction = { ...interaction, still: undefined }
        camera.pan(dx, dy)
        return
      }
      case 'pinching': {
        const pinch = readPinch()
        camera.zoom(pinchGap / pinch.gap, pinch.x, pinch.y)
        camera.pan(pinch.x - pinchX, pinch.y - pinchY)
        pinchGap = pinch.gap
        pinchX = pinch.x
        pinchY = pinch.y
        return
      }
    }
  }

  /** The press has become a drag: of the thing where it began, or of the camera. */
  function begin(event: PointerEvent, { x, y, asked }: Extract<Interaction, { kind: 'pressing' }>): void {
    const here = at(event)
    camera.writeRay(x, y, ray)
    const start: PointerAt = { ...here, x, y }
    for (const thing of asked) {
      const grip = thing.grab?.(start)
      if (!grip) continue
      interaction = { kind: 'gripping', pointer: event.pointerId, grip }
      grip.move(at(event))
      return
    }
    interaction = { kind: 'orbiting', pointer: event.pointerId }
  }

  function up(event: PointerEvent): void {
    if (!pointers.delete(event.pointerId)) return
    clearTimeout(holding)
    const was = interaction
    if (was.kind === 'pinching') {
      if (pointers.size < 2) interaction = idle
      return
    }
    if (was.kind === 'idle' || was.pointer !== event.pointerId) return
    interaction = idle
    if (was.kind === 'gripping') was.grip.release(at(event))
    else if (was.kind === 'pressing') {
      const here = at(event)
      // On a busy machine the finger may be gone before the clock was heard: its stamps know how long it lay there.
      const isHeld = event.pointerType !== 'mouse' && here.timeMs - was.timeMs >= holdMs
      if (isHeld && was.asked.some(thing => thing.hold?.(here))) return
      lastTap = here.isAgain ? undefined : here
      for (const thing of was.asked) if (thing.tap?.(here)) break
    } else if (was.kind === 'panning' && was.still) {
      const here = at(event)
      things.some(thing => thing.hold?.(here))
    }
  }

  function cancel(event: PointerEvent): void {
    if (pointers.delete(event.pointerId)) end()
  }

  function hover(where: PointerAt | undefined): void {
    let cursor: string | undefined
    for (const thing of things) {
      const wanted = thing.hover?.(cursor === undefined ? where : undefined)
      cursor ??= wanted
    }
    if (element) element.style.cursor = cursor ?? ''
  }

  function wheel(event: WheelEvent): void {
    event.preventDefault()
    measureBox()
    // Lines and pages are turned into pixels as browsers scroll them.
    const pixels = event.deltaY * (event.deltaMode === 1 ? 16 : event.deltaMode === 2 ? 400 : 1)
    const here = atPoint(event)
    if (things.some(thing => thing.wheel?.(here, pixels / notchPixels))) return
    camera.zoom(
      Math.exp(Math.min(Math.max(pixels, -240), 240) * 0.0016),
      event.clientX - box.left,
      event.clientY - box.top,
    )
  }

  const leave = () => hover(undefined)
  const count = (event: MouseEvent) => {
    clicks = event.detail
  }
  const noMenu = (event: Event) => event.preventDefault()
  return {
    add(thing) {
      things.push(thing)
      things.sort(byOrder)
      return () => {
        const index = things.indexOf(thing)
        if (index >= 0) things.splice(index, 1)
      }
    },
    offer(thing) {
      if (interaction.kind !== 'pressing') return
      interaction = { ...interaction, asked: [...interaction.asked, thing].sort(byOrder) }
    },
    connect(canvas) {
      element = canvas
      canvas.addEventListener('pointerdown', down)
      canvas.addEventListener('mousedown', count)
      canvas.addEventListener('pointermove', move)
      canvas.addEventListener('pointerup', up)
      canvas.addEventListener('pointercancel', cancel)
      canvas.addEventListener('pointerleave', leave)
      canvas.addEventListener('wheel', wheel, { passive: false })
      canvas.addEventListener('contextmenu', noMenu)
      return () => {
        end()
        pointers.clear()
        element = undefined
        canvas.removeEventListener('pointerdown', down)
        canvas.removeEventListener('mousedown', count)
        canvas.removeEventListener('pointermove', move)
        canvas.removeEventListener('pointerup', up)
        canvas.removeEventListener('pointercancel', cancel)
        canvas.removeEventListener('pointerleave', leave)
        canvas.removeEventListener('wheel', wheel)
        canvas.removeEventListener('contextmenu', noMenu)
      }
    },
  }
}

const _plane = new Plane()

/** Where the ray meets the level plane at this height; undefined when it never does. */
export function meetLevel(ray: Ray, height: number, out: Vector3): Vector3 | undefined {
  _plane.normal.set(0, 1, 0)
  _plane.constant = -height
  return ray.intersectPlane(_plane, out) ?? undefined
}
