import { useThree } from '@react-three/fiber'
import { useEffect, useMemo, useRef } from 'react'
import { Vector3 } from 'three'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { Refusal } from '../../../rules/game'
import type { Draft, RollingWavesState } from '../../../rules/rolling-with-the-waves/public'
import { choosingOf, offerChoices } from '../../../table/choosing'
import { composingOf, pickPart, unpickPart } from '../../../table/composing'
import { deskOf } from '../../../table/desk'
import { bound, part, type Table } from '../../../table/part'
import { usePart, useTable } from '../../../table/useTable'
import { Label } from '../../table/judge/Label'
import { useStage } from '../../table/StageContext'
import { useTableThings } from '../../things'
import type { ThingId } from '../../things/layout'
import { isAskedNow, type NamedPlace, ThingSpots, TouchThings } from '../../things/touch'
import { dieThing, partThing, type WavesLayout } from '../layout'
import { bagHandOf, isBagInHand } from '../things/bagHand'
import { dragToMap } from './dragToMap'
import { offer, partThings } from './offered'
import { partWords } from './partWords'

/** Input of the player who is asked: dice are drafted and put on icons, cannons are aimed, chests are buried. */
export function Touch() {
  const table = useTable()
  const desk = usePart(deskOf)
  const choosing = usePart(choosingOf)
  const composing = usePart(composingOf)
  const { motion, layout } = useTableThings<WavesLayout>()
  const laid = useRef(layout)
  laid.current = layout

  useEffect(() => {
    const restart = () => {
      const state = desk.state.getState()
      if (isAskedNow(table) && state.asked) offerChoices(table, offer(table, state.asked.choices, state))
    }
    const stopParts = composing.subscribe((now, before) => {
      if (now.now !== before.now) restart()
    })
    const stopPicks = choosing.subscribe(({ picked }, before) => {
      if (picked === before.picked || picked.length === 0) return
      const meant = partThings(table, desk.state.getState()).find(
        ({ things }) => things.length === picked.length && things.every(id => picked.includes(id)),
      )
      if (!meant) return
      if (meant.key === undefined) unpickPart(table, meant.slot)
      else pickPart(table, meant.slot, meant.key)
    })
    return () => {
      stopParts()
      stopPicks()
    }
  }, [])

  return (
    <>
      <TouchThings
        offer={bound(table, offer)}
        grab={(id, at) => dragToMap(table, id, at, motion, () => laid.current)}
        point={bound(table, pointAt)}
        sees={isPart}
        refusalOf={bound(table, refusalOf)}
      />
      <PartWord />
      <ThingSpots thingOf={dieThing} places={bound(table, bagPlace)} />
      <RaiseOffer />
    </>
  )
}

/** RW-24 to RW-27: a die that cannot be taken says whose it is, and what would have it. */
function refusalOf(table: Table, id: ThingId): Refusal | undefined {
  const { view, asked, game } = deskOf(table).state.getState()
  const dieId = id.slice('die:'.length)
  const lies = (view as RollingWavesState).pool.some(die => die.id === dieId)
  if (asked?.phase !== 'draft' || !id.startsWith('die:') || !lies) return undefined
  return game?.check(view, { kind: 'draft', seat: asked.seat, dieId, via: 'free' } as Draft)
}

const pointedOf = part(() => createStore<{ readonly part: string | undefined }>(() => ({ part: undefined })))
const isPart = (id: string) => id.startsWith('part:')
const pointAt = (table: Table, id: string | undefined) => {
  const pointed = pointedOf(table)
  const part = id !== undefined && /^(part|cell):/.test(id) ? id : undefined
  if (pointed.getState().part !== part) pointed.setState({ part })
}

/** What the part of a map that is pointed at means, and how far it has come. */
function PartWord() {
  const desk = usePart(deskOf)
  const pointed = usePart(pointedOf)
  const part = useStore(pointed, state => state.part)
  const view = useStore(desk.state, state => state.view as RollingWavesState | undefined)
  const { layout } = useTableThings<WavesLayout>()
  const place = part === undefined ? undefined : layout.things.get(part)
  const words = part === undefined || !view ? undefined : partWords(view, part)
  const at = useMemo(() => place && { x: place.x * 10, y: -(place.z - place.depth / 2 - 1.2) * 10 }, [place])
  return words !== undefined && at ? <Label text={words} tone="long" at={at} height={1.4} /> : null
}

/** Where the bag hangs for the player who throws. */
const bagPlace = (table: Table): readonly NamedPlace[] =>
  isBagInHand(table) ? [{ name: 'hand', ...bagHandOf(table) }] : []

/** RW-60: the question stands in words beside the squares of the spirits as soon as it is asked. */
function RaiseOffer() {
  const desk = usePart(deskOf)
  const choosing = usePart(choosingOf)
  const { rig } = useStage()
  const { motion } = useTableThings()
  const get = useThree(state => state.get)
  useEffect(() => {
    const point = new Vector3()
    return choosing.subscribe((now, before) => {
      if (now.named === before.named || now.picked.length > 0) return
      const { asked } = desk.state.getState()
      if (!asked?.choices.every(({ move }) => move.kind === 'raise')) return
      const show = () => {
        const pose = motion.poseOf(partThing('spirits', asked.seat))
        if (!pose || desk.state.getState().asked !== asked) return
        const {
          camera,
          size: { width, height },
        } = get()
        point.set(pose.x, pose.y, pose.z).project(camera)
        const at = { x: ((point.x + 1) / 2) * width, y: ((1 - point.y) / 2) * height + 24 }
        choosing.setState({ offers: asked.choices, at })
      }
      // The camera is on its way to the map.
      setTimeout(show, rig.reducedMotion ? 60 : 950)
    })
  }, [rig, motion, get])
  return null
}
