import type { Table } from '../../../table/part'
import { wake } from '../../table/frameLoop'
import { pause } from '../../things/telling'

interface Point {
  readonly x: number
  readonly y: number
  readonly z: number
}

/** A cannonball between a cannon and what it was aimed at. */
export interface Ball {
  readonly from: Point
  readonly to: Point
  /** It bounces off a hull. */
  readonly bounces: boolean
  /** Seconds of its way, and how many of them are done. */
  readonly length: number
  done: number
}

export const balls: Ball[] = []

const arcShare = 0.28
const bounceSeconds = 0.45

/** The middle of a ball, at its time. */
export function ballAt(
  { from, to, length, done, bounces }: Ball,
  out: { x: number; y: number; z: number },
): void {
  const share = Math.min(1, done / length)
  const way = Math.hypot(to.x - from.x, to.z - from.z)
  out.x = from.x + (to.x - from.x) * share
  out.z = from.z + (to.z - from.z) * share
  out.y = from.y + (to.y - from.y) * share + 4 * share * (1 - share) * way * arcShare
  if (!bounces || done <= length) return
  const over = (done - length) / bounceSeconds
  out.x += (to.x - from.x) * -0.12 * over + 2.4 * over
  out.z += (to.z - from.z) * -0.12 * over
  out.y += 4 * over * (1 - over) * 5 - over * over * 3
}

export const secondsOf = ({ length, bounces }: Ball): number => length + (bounces ? bounceSeconds : 0.02)

/** Fires a ball; fulfilled when it has struck. */
export async function fireBall(
  table: Table,
  from: Point,
  to: Point,
  {
    bounces,
    speed,
    signal,
  }: { readonly bounces: boolean; readonly speed: number; readonly signal: AbortSignal },
): Promise<void> {
  const way = Math.hypot(to.x - from.x, to.z - from.z)
  const ball: Ball = { from, to, bounces, length: (0.32 + way * 0.008) / speed, done: 0 }
  balls.push(ball)
  wake(true)
  await pause(table, secondsOf(ball) * 1000, signal)
}
