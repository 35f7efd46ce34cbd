import { useFrame } from '@react-three/fiber'
import { Physics, useRapier } from '@react-three/rapier'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { Color, type Group, LineSegments } from 'three'
import { useStore } from 'zustand'
import { tellLens } from '../../lab/labEvents'
import { labStoreOf } from '../../lab/labStore'
import { labPlayer } from '../../lab/labTable'
import type { ThrowRecord } from '../../measure'
import { createRerun, type Rerun } from '../../physics'
import { usePart, useTable } from '../../table/useTable'
import { framePriority, wake } from '../table/frameLoop'
import { physicsProps } from '../table/physicsProps'
import { createContactMarks } from './contactMarks'

/** Times the engine's dark colours: dice red, what stands fast brass. */
const tint = new Color(1.7, 1, 0.6)

/**
 * What the physics sees of the drop that is played back: the shapes that collide, and where they touch, at the very
 * step that the playhead is at. The world is that of the throw, run again.
 */
export default function PhysicsLens({ onShown }: { readonly onShown: (isShown: boolean) => void }) {
  const labStore = usePart(labStoreOf)
  const record = useStore(labStore, state => state.record)
  useEffect(() => {
    onShown(true)
    wake(true)
    return () => {
      onShown(false)
      wake(true)
    }
  }, [onShown])
  if (!record) return null
  return (
    <Physics key={record.seed} paused debug {...physicsProps}>
      <RerunWorld record={record} />
    </Physics>
  )
}

function RerunWorld({ record }: { readonly record: ThrowRecord }) {
  const table = useTable()
  const { setWorld } = useRapier()
  const anchor = useRef<Group>(null)
  const rerun = useRef<Rerun>(undefined)
  const marks = useMemo(createContactMarks, [])
  useEffect(() => marks.dispose, [marks])

  // Before <Physics> makes a world of its own. It writes its parameters into ours, which has them already, and frees
  // the one that it holds when it goes: that one is not ours to free.
  useLayoutEffect(() => {
    rerun.current = createRerun(record, setWorld)
    return () => {
      rerun.current = undefined
    }
  }, [record, setWorld])

  // The engine's own drawing stands beside us: it lies over everything, as bright as it is meant.
  useLayoutEffect(() => {
    anchor.current?.parent?.traverse(thing => {
      if (!(thing instanceof LineSegments) || thing === marks.arrows) return
      thing.renderOrder = 10
      thing.material.depthTest = false
      thing.material.toneMapped = false
      thing.material.color.copy(tint)
    })
  }, [marks])

  const shownStep = useRef(-1)
  useFrame(() => {
    const player = labPlayer(table)
    if (!player || !rerun.current) return
    const step = Math.round(player.playhead)
    if (step === shownStep.current) return
    shownStep.current = step
    rerun.current.goTo(step)
    const { live } = rerun.current
    const contacts = marks.write(live)
    tellLens(table, {
      step: live.steps,
      lastStep: player.lastStep,
      contacts,
      hash: live.done ? live.result().hash : undefined,
    })
    wake()
  }, framePriority.dice)

  return (
    <group ref={anchor}>
      <primitive object={marks.points} dispose={null} />
      <primitive object={marks.arrows} dispose={null} />
    </group>
  )
}
