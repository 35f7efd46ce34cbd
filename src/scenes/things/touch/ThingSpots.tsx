import { useFrame, useThree } from '@react-three/fiber'
import { useEffect, useMemo } from 'react'
import { Vector3 } from 'three'
import { choosableNow, choosingOf } from '../../../table/choosing'
import { type ThingSpot, thingSpotsOf } from '../../../table/choosing/thingSpots'
import { deskOf } from '../../../table/desk'
import { usePart, useTable } from '../../../table/useTable'
import { frame, framePriority, wake } from '../../table/frameLoop'
import { useTableThings } from '../TableThings'

/** A place of the table that has a name without being a thing, in cm. */
export interface NamedPlace {
  readonly name: string
  readonly x: number
  readonly y: number
  readonly z: number
}

export interface ThingSpotsProps {
  /** The thing that a die is. */
  thingOf(die: string): string
  /** Where the fist comes down. */
  readonly fistOn?: NamedPlace | undefined
  /** Places that can be pointed at now. */
  places?(): readonly NamedPlace[]
}

/** Tells where on the picture the things are that can be chosen, once nothing moves any more. */
export function ThingSpots({ thingOf, fistOn, places }: ThingSpotsProps) {
  const table = useTable()
  const desk = usePart(deskOf)
  const choosing = usePart(choosingOf)
  const thingSpots = usePart(thingSpotsOf)
  const { motion } = useTableThings()
  const get = useThree(state => state.get)
  const work = useMemo(() => ({ changes: -1, told: -1, point: new Vector3() }), [])
  // The picture may have come to rest before anybody told where things are on it.
  useEffect(() => wake(), [])
  // Another question: until the picture has come to rest nobody knows where anything is.
  useEffect(
    () =>
      desk.state.subscribe((now, before) => {
        if (now.phase === before.phase && now.asked === before.asked) return
        thingSpots.setState({ spots: {} })
        work.told = -1
        wake()
      }),
    [work],
  )
  useFrame(() => {
    // The last driver before the drawing: whatever moves has said so by now.
    const isStill = !frame.wanted && work.changes === frame.changes
    work.changes = frame.changes
    if (!isStill || work.told === frame.changes) return
    work.told = frame.changes
    tell()
  }, framePriority.judge + 1)

  function tell(): void {
    const { camera, size } = get()
    const spots: Record<string, ThingSpot> = {}
    const put = (name: string, x: number, y: number, z: number) => {
      const at = work.point.set(x, y, z).project(camera)
      spots[name] = {
        x: Math.round(((at.x + 1) / 2) * size.width),
        y: Math.round(((1 - at.y) / 2) * size.height),
      }
    }
    const putThing = (name: string, id: string) => {
      const pose = motion.poseOf(id)
      if (pose) put(name, pose.x, pose.y, pose.z)
    }
    for (const id of new Set([...choosableNow(table), ...choosing.getState().picked])) putThing(id, id)
    const { phase, hand } = desk.state.getState()
    if (phase === 'held' && hand) {
      // What a hand is to take: the dice, or the place that the fist comes down on.
      if (!hand.fist) putThing('hand', thingOf(hand.record.request.dice[0]?.id ?? ''))
      else if (fistOn) put('fist', fistOn.x, fistOn.y, fistOn.z)
    }
    for (const { name, x, y, z } of places?.() ?? []) put(name, x, y, z)
    thingSpots.setState({ spots })
  }
  return null
}
