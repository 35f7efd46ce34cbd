/**
 * Slow and independent measuring, for tests only: it knows bodies as clouds of points with a radius, tries directions
 * and samples borders, uses the engine's own sine, and shares no function with what it checks.
 */

export interface Dot {
  readonly x: number
  readonly y: number
}

/** Everything within the radius of the hull of some dots. */
export interface Body {
  readonly dots: readonly Dot[]
  readonly radius: number
}

export interface Square extends Dot {
  readonly yaw: number
}

export function squareBody({ x, y, yaw }: Square, half = 6.5, radius = 1.5): Body {
  const diagonal = half * Math.SQRT2
  const dots = [45, 135, 225, 315].map(corner => {
    const direction = ((yaw + corner) * Math.PI) / 180
    return { x: x + diagonal * Math.cos(direction), y: y + diagonal * Math.sin(direction) }
  })
  return { dots, radius }
}

export function movedBody({ dots, radius }: Body, dx: number, dy: number): Body {
  return { dots: dots.map(({ x, y }) => ({ x: x + dx, y: y + dy })), radius }
}

const table = Array.from({ length: 360 }, (_, i) => {
  const direction = (i * Math.PI) / 180
  return { x: Math.cos(direction), y: Math.sin(direction) }
})

/** How far apart two clouds are when looked at along a direction; negative if their shadows there overlap. */
function clearance(a: Body, b: Body, direction: Dot): number {
  let front = Number.NEGATIVE_INFINITY
  for (const dot of a.dots) front = Math.max(front, dot.x * direction.x + dot.y * direction.y)
  let back = Number.POSITIVE_INFINITY
  for (const dot of b.dots) back = Math.min(back, dot.x * direction.x + dot.y * direction.y)
  return back - front
}

/** The distance of the hulls of two clouds, 0 if they meet: the best clearance of all directions. */
export function hullDistance(a: Body, b: Body): number {
  let best = 0
  let bestClearance = Number.NEGATIVE_INFINITY
  table.forEach((direction, degrees) => {
    const found = clearance(a, b, direction)
    if (found > bestClearance) {
      best = degrees
      bestClearance = found
    }
  })
  const look = (degrees: number) => {
    const direction = (degrees * Math.PI) / 180
    return clearance(a, b, { x: Math.cos(direction), y: Math.sin(direction) })
  }
  return Math.max(0, -leastBetween(best - 1, best + 1, degrees => -look(degrees)))
}

/** The least value of a function with a single valley, by thirds. */
export function leastBetween(low: number, high: number, value: (at: number) => number): number {
  for (let i = 0; i < 60; i++) {
    const left = low + (high - low) / 3
    const right = high - (high - low) / 3
    if (value(left) < value(right)) high = right
    else low = left
  }
  return value((low + high) / 2)
}

export function slowGap(a: Body, b: Body): number {
  return Math.max(0, hullDistance(a, b) - a.radius - b.radius)
}

export function slowOverlap(a: Body, b: Body): number {
  return Math.max(0, a.radius + b.radius - hullDistance(a, b))
}

/** Distance of a point from the border of a rounded square, negative inside: the usual formula for a rounded box. */
export function signedDistance(square: Square, point: Dot, half = 6.5, radius = 1.5): number {
  const yaw = (square.yaw * Math.PI) / 180
  const dx = point.x - square.x
  const dy = point.y - square.y
  const x = Math.abs(dx * Math.cos(yaw) + dy * Math.sin(yaw)) - half
  const y = Math.abs(dy * Math.cos(yaw) - dx * Math.sin(yaw)) - half
  return Math.hypot(Math.max(x, 0), Math.max(y, 0)) + Math.min(Math.max(x, y), 0) - radius
}

/** A point of the border of a rounded square; `at` from 0 to 4 goes round once, edges and arcs taking half each. */
export function borderPoint(square: Square, at: number, half = 6.5, radius = 1.5): Dot {
  const side = Math.floor(at) % 4
  const part = at - Math.floor(at)
  const isEdge = part < 0.5
  const turn = isEdge ? 0 : (part - 0.5) * 180
  const along = isEdge ? -half + part * 4 * half : half
  const x = half + radius * Math.cos((turn * Math.PI) / 180)
  const y = along + radius * Math.sin((turn * Math.PI) / 180)
  const yaw = ((square.yaw + side * 90) * Math.PI) / 180
  return {
    x: square.x + x * Math.cos(yaw) - y * Math.sin(yaw),
    y: square.y + x * Math.sin(yaw) + y * Math.cos(yaw),
  }
}

/** The gap of two rounded squares by walking round one of them, ever finer near the best place. */
export function sampledGap(a: Square, b: Square): number {
  let centre = 2
  let width = 2
  let least = Number.POSITIVE_INFINITY
  for (const samples of [400, 100, 100, 100]) {
    let best = centre
    for (let i = 0; i <= samples; i++) {
      const at = centre - width + (2 * width * i) / samples
      const distance = signedDistance(b, borderPoint(a, (at + 8) % 4))
      if (distance < least) {
        least = distance
        best = at
      }
    }
    centre = best
    width = (2 * width) / samples
  }
  return Math.max(0, least)
}
