import { spaceIndex } from '../../../rules/rolling-seas/public'
import type { Table } from '../../../table/part'
import { tableSettingsOf } from '../../../table/tableSettings'
import type { Point } from '../ink/hand'
import { middleOf } from '../ink/sheet'

/** Where a ship is on its chart, in mm, on the way through the spaces of its last Sail. */
export interface ShipWay {
  readonly x: number
  readonly y: number
  /** Clockwise from north, in radians. */
  readonly heading: number
  /** The track of the ship has grown, or is another one. */
  sail(track: readonly (readonly string[])[]): void
  /** Moves on; true while under way. */
  advance(seconds: number): boolean
}

/** Seconds from one space to the next. */
const stepSeconds = 0.3

const pointOf = (space: string): Point => middleOf(spaceIndex(space))

export function shipWay(table: Table): ShipWay {
  let points: readonly Point[] = []
  let done = 0
  let known: readonly (readonly string[])[] | undefined
  let [x, y, heading] = [0, 0, Math.PI / 4]

  const place = (share: number) => {
    const index = Math.min(points.length - 1, Math.floor(share))
    const from = points[index]!
    const to = points[index + 1]
    const part = share - index
    x = to ? from[0] + (to[0] - from[0]) * part : from[0]
    y = to ? from[1] + (to[1] - from[1]) * part : from[1]
    const [a, b] = to ? [from, to] : [points[index - 1] ?? from, from]
    if (a !== b) heading = Math.atan2(b[0] - a[0], a[1] - b[1])
  }

  return {
    get x() {
      return x
    },
    get y() {
      return y
    },
    get heading() {
      return heading
    },
    sail(track) {
      const spaces = track.flat()
      const isNext =
        known !== undefined && track.length === known.length + 1 && track[0]?.[0] === known[0]?.[0]
      const entered = isNext ? track.at(-1)! : []
      known = track
      const isSeen = entered.length > 0 && !tableSettingsOf(table).getState().reducedMotion
      const shown = isSeen ? spaces.slice(-entered.length - 1) : spaces.slice(-2)
      points = shown.map(pointOf)
      done = isSeen ? 0 : points.length - 1
      place(done)
    },
    advance(seconds) {
      const end = points.length - 1
      if (done >= end) return false
      done = Math.min(end, done + seconds / stepSeconds)
      place(done)
      return true
    },
  }
}
