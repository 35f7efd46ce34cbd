import { useThree } from '@react-three/fiber'
import { useEffect, useMemo, useRef } from 'react'
import { Vector3 } from 'three'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { desk } from '../../../match/desk'
import { choosing, offerChoices } from '../../../match/table/choosing'
import { composing, pickPart, unpickPart } from '../../../match/table/composing'
import type { RollingWavesState } from '../../../rules/rolling-with-the-waves/state'
import { Label } from '../../table/judge/Label'
import { useTable } from '../../table/TableContext'
import { useTableThings } from '../../things'
import { isAskedNow, type NamedPlace, ThingSpots, TouchThings } from '../../things/touch'
import { dieThing, partThing, type WavesLayout } from '../layout'
import { bagHand, isBagInHand } from '../things/bagHand'
import { dragToMap } from './dragToMap'
import { offer, partThings } from './offered'
import { partWords } from './partWords'

/** The hands of whoever is asked: dice are drafted and put on icons, cannons are aimed, chests are buried. */
export function Touch() {
  const { motion, layout } = useTableThings<WavesLayout>()
  const laid = useRef(layout)
  laid.current = layout

  useEffect(() => {
    const anew = () => {
      const state = desk.state.getState()
      if (isAskedNow() && state.asked) offerChoices(offer(state.asked.choices, state))
    }
    const stopParts = composing.subscribe((now, before) => {
      if (now.now !== before.now) anew()
    })
    const stopPicks = choosing.subscribe(({ picked }, before) => {
      if (picked === before.picked || picked.length === 0) return
      const meant = partThings(desk.state.getState()).find(
        ({ things }) => things.length === picked.length && things.every(id => picked.includes(id)),
      )
      if (!meant) return
      if (meant.key === undefined) unpickPart(meant.slot)
      else pickPart(meant.slot, meant.key)
    })
    return () => {
      stopParts()
      stopPicks()
    }
  }, [])

  return (
    <>
      <TouchThings
        offer={offer}
        grab={(id, at) => dragToMap(id, at, motion, () => laid.current)}
        point={pointAt}
        sees={isPart}
      />
      <PartWord />
      <ThingSpots thingOf={dieThing} places={bagPlace} />
      <RaiseOffer />
    </>
  )
}

const pointed = createStore<{ readonly part: string | undefined }>(() => ({ part: undefined }))
const isPart = (id: string) => id.startsWith('part:')
const pointAt = (id: string | undefined) => {
  const part = id !== undefined && /^(part|cell):/.test(id) ? id : undefined
  if (pointed.getState().part !== part) pointed.setState({ part })
}

/** What the part of a map that is pointed at means, and how far it has come. */
function PartWord() {
  const part = useStore(pointed, state => state.part)
  const view = useStore(desk.state, state => state.view as RollingWavesState | undefined)
  const { layout } = useTableThings<WavesLayout>()
  const place = part === undefined ? undefined : layout.things.get(part)
  const words = part === undefined || !view ? undefined : partWords(view, part)
  const at = useMemo(() => place && { x: place.x * 10, y: -(place.z - place.depth / 2 - 1.2) * 10 }, [place])
  return words !== undefined && at ? <Label text={words} tone="long" at={at} height={1.4} /> : null
}

/** Where the bag hangs that whoever throws is to take. */
const bagPlace = (): readonly NamedPlace[] => (isBagInHand() ? [{ name: 'hand', ...bagHand }] : [])

/** RW-60: the question stands in words beside the squares of the spirits as soon as it is asked. */
function RaiseOffer() {
  const { rig } = useTable()
  const { motion } = useTableThings()
  const size = useThree(state => state.size)
  const screen = useRef(size)
  screen.current = size
  useEffect(() => {
    const point = new Vector3()
    return choosing.subscribe((now, before) => {
      if (now.named === before.named || now.picked.length > 0) return
      const { asked } = desk.state.getState()
      if (!asked?.choices.every(({ move }) => move.kind === 'raise')) return
      const show = () => {
        const pose = motion.poseOf(partThing('spirits', asked.seat))
        if (!pose || desk.state.getState().asked !== asked) return
        point.set(pose.x, pose.y, pose.z).project(rig.camera)
        const { width, height } = screen.current
        const at = { x: ((point.x + 1) / 2) * width, y: ((1 - point.y) / 2) * height + 24 }
        choosing.setState({ offers: asked.choices, at })
      }
      // The camera is on its way to the map.
      setTimeout(show, rig.reducedMotion ? 60 : 950)
    })
  }, [rig, motion])
  return null
}
