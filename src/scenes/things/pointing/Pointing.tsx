import { useEffect, useRef } from 'react'
import { Ray, Vector3 } from 'three'
import { useStore } from 'zustand'
import { highlightsOf } from '../../../table/highlights'
import { armPointing, onAskedToPoint, pointAt, pointingOf } from '../../../table/pointing'
import { usePart, useTable } from '../../../table/useTable'
import { meetLevel } from '../../table/input/pointerDesk'
import { useStage } from '../../table/StageContext'
import { labelOf } from '../labelOf'
import type { Layout } from '../layout'
import { pickThing } from '../motion'
import { useTableThings } from '../TableThings'
import { areaAt, type Grounds, pointOfSpot, spotAt, thingOfSpot } from './grounds'
import { SoftLight } from './SoftLight'

/** Before everything else where the next press is to point; before things are held up, where none lies under the finger. */
const orders = { armed: 30, bare: 14 } as const

export interface PointingProps {
  readonly grounds: Grounds
  /** Height of the bare table, in cm. */
  readonly tableTop: number
}

/** Where the players of a room point, and the hand of the one at this screen. */
export function Pointing({ grounds, tableTop }: PointingProps) {
  const table = useTable()
  const pointing = usePart(pointingOf)
  const highlights = usePart(highlightsOf)
  const { desk: pointers, rig } = useStage()
  const { layout, motion } = useTableThings()
  const lights = useStore(pointing, state => state.lights)
  const now = useRef<{ readonly layout: Layout; readonly grounds: Grounds }>({ layout, grounds })
  now.current = { layout, grounds }

  useEffect(() => {
    const ray = new Ray()
    const met = new Vector3()
    let over: { readonly x: number; readonly y: number } | undefined
    const isOwn = () => pointing.getState().own !== undefined

    /** The floor of a box lies at another height than the table around it. */
    const floorUnder = (along: Ray, grounds: Grounds): Vector3 | undefined => {
      for (const area of grounds.areas) {
        const at = meetLevel(along, area.y, met)
        if (at && areaAt(grounds, at) === area) return at
      }
      return undefined
    }
    const thingUnder = (along: Ray) => {
      const { layout, grounds } = now.current
      const id = pickThing(along, motion, ({ kind }) => !grounds.hollow?.has(kind))
      return id === undefined ? undefined : layout.things.get(id)
    }
    const pointAlong = (along: Ray): boolean => {
      if (!isOwn()) return false
      const { layout, grounds } = now.current
      const thing = thingUnder(along)
      const at = thing
        ? meetLevel(along, thing.y + thing.height, met)
        : (floorUnder(along, grounds) ?? meetLevel(along, tableTop, met))
      const spot = at && spotAt(layout, grounds, at, thing)
      return spot !== undefined && pointAt(table, spot)
    }

    const stops = [
      pointers.add({
        order: orders.armed,
        tap({ ray }) {
          const { isArmed } = pointing.getState()
          if (isArmed) pointAlong(ray)
          return isArmed
        },
        point: ({ ray }) => pointAlong(ray),
        hover(at) {
          over = at && { x: at.x, y: at.y }
          return at && pointing.getState().isArmed ? 'crosshair' : undefined
        },
      }),
      pointers.add({ order: orders.bare, hold: ({ ray }) => !thingUnder(ray) && pointAlong(ray) }),
      onAskedToPoint(table, () => {
        if (!isOwn()) return
        if (over) {
          rig.writeRay(over.x, over.y, ray)
          pointAlong(ray)
          return
        }
        const { hovered } = highlights.getState()
        const { layout, grounds } = now.current
        const thing = hovered === undefined ? undefined : layout.things.get(hovered)
        const spot = thing && spotAt(layout, grounds, { ...thing, y: thing.y + thing.height }, thing)
        if (spot) pointAt(table, spot)
        else armPointing(table, true)
      }),
    ]
    pointing.setState({
      nameAt: spot => {
        const thing = thingOfSpot(now.current.layout, spot)
        return thing && labelOf(table, thing)
      },
    })
    return () => {
      for (const stop of stops) stop()
      pointing.setState({ nameAt: undefined })
    }
  }, [pointers, rig, motion, tableTop])

  return lights.map(light => {
    const at = pointOfSpot(layout, grounds, light)
    return at && <SoftLight key={`${light.seat} ${light.since}`} light={light} at={at} />
  })
}
