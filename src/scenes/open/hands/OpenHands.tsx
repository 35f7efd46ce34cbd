import { useFrame, useThree } from '@react-three/fiber'
import { useRapier } from '@react-three/rapier'
import { useEffect, useMemo, useRef } from 'react'
import { Vector3 } from 'three'
import {
  nameOf,
  type OpenTable,
  sizeOf,
  spotOf,
  standingHalf,
  type Thing,
  thingOf,
} from '../../../open-table'
import { clearHighlights, highlightsOf } from '../../../table/highlights'
import { usePart, useTable } from '../../../table/useTable'
import { framePriority, wake } from '../../table/frameLoop'
import { type Grip, meetLevel, type PointerAt } from '../../table/input/pointerDesk'
import { tableTopY } from '../../table/room/places'
import { useStage } from '../../table/StageContext'
import { tableSoundOf } from '../../table/tableSound'
import { useTableThings } from '../../things'
import { pickThing } from '../../things/motion'
import { useBodyBook } from '../bodies/bodyBook'
import { toSceneY } from '../units'
import type { Hand } from './createHand'
import type { LassoLine } from './lassoLine'

/** How high things are carried over what lies below, in cm; a notch of the wheel lifts by so much more. */
const clearance = { one: 1.4, fist: 5 } as const
const notchCm = 1
const mostLift = 24
/** Faster than this (cm/s) the hand throws what it lets go. */
const flickSpeed = 30
/** Fingers are thicker than tokens, in cm. */
const touchSlack = 0.4
/** How much of a shake a centimetre of running to and fro is. */
const shakePerCm = 0.012
const farAbove = 80
/** Farther than the camera ever stands, in cm: the view from above looks through a lens of a fraction of a degree. */
const farAway = 100_000

export interface OpenHandsProps {
  readonly table: OpenTable
  readonly hand: Hand
  readonly lasso: LassoLine
}

/** Pointer and finger on the open table: take, carry, flick, throw, choose, draw a loop. */
export function OpenHands({ table, hand, lasso }: OpenHandsProps) {
  const here = useTable()
  const tableSound = usePart(tableSoundOf)
  const highlights = usePart(highlightsOf)
  const { desk } = useStage()
  const { motion } = useTableThings()
  const { rapier, world } = useRapier()
  const book = useBodyBook()
  const clock = useThree(state => state.clock)
  const work = useMemo(
    () => ({
      lift: 0,
      grabX: 0,
      grabZ: 0,
      level: 0,
      isFist: false,
      /** The last places of the hand, newest last, for its speed. */
      track: [] as { x: number; z: number; ms: number }[],
      point: new Vector3(),
      under: 0,
    }),
    [],
  )
  const kit = useRef({ motion, rapier, world, book, clock })
  kit.current = { motion, rapier, world, book, clock }

  useEffect(() => {
    const idUnder = ({ ray, touch }: PointerAt): string | undefined => {
      const { rapier, world, book, motion } = kit.current
      const hit = world.castRay(new rapier.Ray(ray.origin, ray.direction), farAway, true)
      const rigid = hit?.collider.parent()
      const met = rigid ? book.idOf(rigid.handle) : undefined
      const thing = met === undefined ? undefined : thingOf(table.now(), met)
      if (thing && !thing.isLocked) return met
      const near = touch
        ? pickThing(
            ray,
            motion,
            ({ id, height }) => height < 4 && !thingOf(table.now(), id)?.isLocked,
            touchSlack,
          )
        : undefined
      return near ?? met
    }

    /** The height of what lies below a point, of all that is not in the hand. */
    const heightBelow = (x: number, z: number): number => {
      const { rapier, world, book } = kit.current
      const held = new Set(hand.ids)
      const ray = new rapier.Ray({ x, y: farAbove, z }, { x: 0, y: -1, z: 0 })
      const hit = world.castRay(
        ray,
        2 * farAbove,
        true,
        undefined,
        undefined,
        undefined,
        undefined,
        collider => {
          const rigid = collider.parent()
          const id = rigid ? book.idOf(rigid.handle) : undefined
          return id === undefined || !held.has(id)
        },
      )
      return hit ? farAbove - hit.timeOfImpact : tableTopY
    }

    function follow(at: PointerAt, first: Thing): void {
      const { point, track } = work
      if (!meetLevel(at.ray, work.level, point)) return
      const x = point.x - work.grabX
      const z = point.z - work.grabZ
      const last = track.at(-1)
      if (last && work.isFist) {
        const run = Math.hypot(x - last.x, z - last.z)
        hand.shake(run * shakePerCm)
        if (run > 0.4) tableSound.sound?.shake(Math.min(1, run / 3), hand.ids.length)
      }
      track.push({ x, z, ms: at.timeMs })
      if (track.length > 8) track.shift()
      work.under = heightBelow(x, z)
      const half = work.isFist ? 0 : standingHalf(first) / 10
      hand.move(x, z, work.under + half + (work.isFist ? clearance.fist : clearance.one) + work.lift)
      wake(true)
    }

    /** The speed of the hand over its last 90 milliseconds, in cm/s. */
    function handSpeed(nowMs: number): { x: number; z: number } {
      const recent = work.track.filter(({ ms }) => nowMs - ms < 90)
      const [from, to] = [recent[0], recent.at(-1)]
      if (!from || !to || to.ms - from.ms < 8) return { x: 0, z: 0 }
      const seconds = (to.ms - from.ms) / 1000
      return { x: (to.x - from.x) / seconds, z: (to.z - from.z) / seconds }
    }

    function grab(at: PointerAt): Grip | undefined {
      const id = idUnder(at)
      const first = id === undefined ? undefined : thingOf(table.now(), id)
      if (!first || first.isLocked || table.state.getState().isFilm) return undefined
      const { chosen } = table.state.getState()
      const ids = chosen.has(first.id) ? [...chosen] : [first.id]
      const loose = ids.filter(one => !thingOf(table.now(), one)?.isLocked)
      const body = kit.current.book.all.get(first.id)
      if (!body) return undefined
      if (table.state.getState().awake === 0) kit.current.clock.getDelta()
      const here = body.rigid.translation()
      work.isFist = loose.length > 1
      work.lift = 0
      work.level = here.y
      work.track.length = 0
      if (!meetLevel(at.ray, work.level, work.point)) return undefined
      work.grabX = work.isFist ? 0 : work.point.x - here.x
      work.grabZ = work.isFist ? 0 : work.point.z - here.z
      hand.take(loose, work.isFist ? { x: work.point.x, y: here.y, z: work.point.z } : here, work.isFist)
      if (first.what.kind === 'cards')
        tableSound.sound?.play('card-slide', { x: here.x, z: here.z, strength: 0.4 })
      return {
        move: to => follow(to, first),
        release: to => {
          follow(to, first)
          const { x, z } = handSpeed(to.timeMs)
          const count = hand.ids.length
          if (count === 0) return
          if (work.isFist || Math.hypot(x, z) > flickSpeed) {
            hand.release({ x, y: 0, z })
            table.moved(count > 1 ? `${count} things thrown` : `${nameOf(first.what)} flicked`)
            return
          }
          layDown(first)
        },
        cancel: () => layDown(first),
      }
    }

    function layDown(first: Thing): void {
      const ids = hand.ids
      // It was put away while it was held.
      if (ids.length === 0) return
      const onto = ids.length === 1 ? pileBelow(first) : undefined
      if (onto) {
        hand.release({ x: 0, y: 0, z: 0 })
        table.act({ act: 'join', id: first.id, onto: onto.id })
        tableSound.sound?.play('card-slide', { strength: 0.5 })
        return
      }
      hand.lay(
        id => {
          const thing = thingOf(table.now(), id)
          return thing ? toSceneY(standingHalf(thing)) : 0
        },
        () => {},
      )
      table.moved(ids.length === 1 ? `${nameOf(first.what)} moved` : `${ids.length} things moved`)
    }

    /** Cards that are let go over a pile of their size join it. */
    function pileBelow(first: Thing): Thing | undefined {
      if (first.what.kind !== 'cards') return undefined
      const last = work.track.at(-1)
      if (!last) return undefined
      const size = sizeOf(first.what)
      return table.now().things.find(other => {
        if (other.id === first.id || other.what.kind !== 'cards') return false
        const [own, spot] = [sizeOf(other.what), spotOf(other)]
        if (own.width !== size.width || own.depth !== size.depth) return false
        return Math.hypot(spot.x - last.x * 10, spot.z - last.z * 10) < 20
      })
    }

    function grabLasso(at: PointerAt): Grip | undefined {
      if (!table.state.getState().isLassoing) return undefined
      const add = ({ ray }: PointerAt) => {
        if (meetLevel(ray, tableTopY, work.point)) lasso.add(work.point.x * 10, work.point.z * 10)
      }
      lasso.clear()
      add(at)
      return {
        move: add,
        release: () => {
          const inside = lasso.inside(table.now().things)
          lasso.clear()
          table.lasso(false)
          table.choose(inside)
          if (inside.length === 0) table.say('Nothing lies in the loop.')
        },
        cancel: () => {
          lasso.clear()
          table.lasso(false)
        },
      }
    }

    const remove = [
      desk.add({ order: 40, grab: grabLasso }),
      desk.add({
        order: 30,
        grab,
        hover: at => {
          const id = at && hand.doing === 'nothing' ? idUnder(at) : undefined
          table.hover(id)
          if (id === undefined) return undefined
          return thingOf(table.now(), id)?.isLocked ? undefined : 'grab'
        },
        tap: at => {
          const id = idUnder(at)
          const { chosen } = table.state.getState()
          if (id === undefined) {
            if (chosen.size > 0) table.choose([])
            return false
          }
          // A second tap on what alone is chosen lets go of it; with one thing chosen, the next makes a pair to be measured.
          if (chosen.has(id)) table.choose([id], 'toggle')
          else table.choose([id], at.touch || chosen.size === 1 ? 'add' : 'only')
          tableSound.sound?.play('tick', { strength: 0.3 })
          return true
        },
        wheel: (_, notches) => {
          if (hand.doing !== 'holding') return false
          work.lift = Math.min(mostLift, Math.max(0, work.lift - notches * notchCm))
          const last = work.track.at(-1)
          if (last) hand.move(last.x, last.z, work.under + clearance.one + 1 + work.lift)
          wake(true)
          return true
        },
      }),
    ]
    return () => {
      for (const take of remove) take()
    }
  }, [desk, table, hand, lasso, work])

  // Rims around what is chosen and pointed at.
  useEffect(() => {
    const show = () => {
      const { chosen, hovered } = table.state.getState()
      highlights.setState({ chosen, hovered, choosable: none })
    }
    show()
    const stop = table.state.subscribe((now, before) => {
      if (now.chosen !== before.chosen || now.hovered !== before.hovered) show()
    })
    return () => {
      stop()
      clearHighlights(here)
    }
  }, [table])

  useFrame(() => {
    table.setHeld(hand.doing === 'holding')
    if (hand.doing !== 'nothing') wake(true)
    else if (lasso.isDrawn) wake()
  }, framePriority.throw - 1)
  return null
}

const none: ReadonlySet<string> = new Set()
