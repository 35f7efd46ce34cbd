import { useFrame, useThree } from '@react-three/fiber'
import { useEffect, useMemo, useRef } from 'react'
import { Vector3 } from 'three'
import { isPhysicsLoaded } from '../../physics'
import { offerCounts } from '../../table/pictureCounts'
import { pictureFactsOf } from '../../table/pictureFacts'
import { tableSettingsOf } from '../../table/tableSettings'
import { offerPicture } from '../../table/takePicture'
import { usePart, useTable } from '../../table/useTable'
import { viewInsetsOf } from '../../table/viewInsets'
import { sharpenTextures } from './assets'
import { connectFrameLoop, frame, framePriority, startFrame, wake } from './frameLoop'
import { findGraphics } from './graphics'
import { lightHandles } from './light/lightHandles'
import { createShadowTurns } from './light/shadowTurns'
import type { Tier, TierWatch } from './quality'
import { useStage } from './StageContext'
import { createStillPicture, type StillPicture } from './still/stillPicture'

/** Milliseconds without any change after which a picture at rest is built up. */
const calmMs = 150

/** First and last driver of each frame: keeps the time, moves the camera on, draws, and watches how long it took. */
export function DrawLoop({ watch, onTier }: { readonly watch: TierWatch; readonly onTier: () => void }) {
  const table = useTable()
  const tableSettings = usePart(tableSettingsOf)
  const pictureFacts = usePart(pictureFactsOf)
  const viewInsets = usePart(viewInsetsOf)
  const { rig, quality } = useStage()
  const invalidate = useThree(state => state.invalidate)
  const size = useThree(state => state.size)
  const gl = useThree(state => state.gl)
  const scene = useThree(state => state.scene)
  const get = useThree(state => state.get)
  const startMs = useRef(0)
  const focus = useMemo(() => new Vector3(), [])
  const shadowTurns = useMemo(createShadowTurns, [])
  const still = useRef<StillPicture>(undefined)
  const seenChanges = useRef(-1)
  const calm = useRef<ReturnType<typeof setTimeout>>(undefined)
  const building = useRef(false)
  const appliedTier = useRef(watch.tier)
  const probed = useRef(new Set<Tier>())
  const rested = useRef(true)
  const facts = useRef({ frames: 0, calls: 0, triangles: 0, scriptMs: 0 })

  useEffect(() => {
    const disconnect = connectFrameLoop(() => invalidate())
    wake(true)
    return disconnect
  }, [invalidate])

  useEffect(() => {
    gl.shadowMap.autoUpdate = false
    // Left to itself it forgets what the shadows cost.
    gl.info.autoReset = false
  }, [gl])

  useEffect(() => {
    const resize = () => rig.resize(size.width, size.height, viewInsets.getState())
    resize()
    return viewInsets.subscribe(resize)
  }, [rig, size])

  useEffect(
    () =>
      offerPicture(table, () => {
        gl.shadowMap.needsUpdate = true
        gl.render(scene, get().camera)
        return gl.domElement
      }),
    [gl, scene, get],
  )

  useEffect(
    () =>
      offerCounts(table, () => {
        const { memory, programs } = gl.info
        return { geometries: memory.geometries, textures: memory.textures, programs: programs?.length ?? 0 }
      }),
    [gl],
  )

  // Another size or tier: what was built up is worth nothing.
  useEffect(() => {
    void size
    void quality
    wake(true)
    return () => {
      clearTimeout(calm.current)
      building.current = false
      still.current?.dispose()
      still.current = undefined
    }
  }, [size, quality])

  useFrame((_, delta) => {
    startFrame(delta)
    startMs.current = performance.now()
  }, framePriority.clock)

  useFrame(() => {
    rig.reducedMotion = tableSettings.getState().reducedMotion
    if (rig.update(frame.seconds)) wake()
  }, framePriority.camera)

  useFrame(() => {
    if (building.current && seenChanges.current === frame.changes) {
      buildUp()
      return
    }
    building.current = false
    const { lamp, window } = lightHandles
    gl.shadowMap.needsUpdate = shadowTurns.begin(frame.shadowsStale, lamp, window)
    frame.shadowsStale = false
    frame.shadowsOwed = shadowTurns.isOwed
    const { current } = facts
    gl.info.reset()
    gl.render(scene, get().camera)
    shadowTurns.end(lamp, window)
    current.frames++
    if (rested.current) Object.assign(current, { calls: 0, triangles: 0 })
    rested.current = false
    current.calls = Math.max(current.calls, gl.info.render.calls)
    current.triangles = Math.max(current.triangles, gl.info.render.triangles)
    current.scriptMs = performance.now() - startMs.current
    if (frame.gapMs !== undefined) {
      watch.frame(frame.gapMs)
    }
    if (watch.tier !== appliedTier.current && !frame.busy) {
      appliedTier.current = watch.tier
      onTier()
    }
    if (seenChanges.current === frame.changes && !frame.wanted) rest()
    else if (pictureFacts.getState().atRest) pictureFacts.setState({ atRest: false })
    if (seenChanges.current !== frame.changes) {
      seenChanges.current = frame.changes
      // One frame more, to know that nothing changed in the last.
      if (!frame.wanted) invalidate()
    }
  }, framePriority.draw)

  /** Nothing moves any more: says so, and begins to build up the picture at rest if the tier can afford it. */
  function rest(): void {
    tellFacts(0)
    rested.current = true
    clearTimeout(calm.current)
    if (
      !probed.current.has(watch.tier) &&
      !findGraphics().software &&
      tableSettings.getState().quality === 'auto'
    ) {
      calm.current = setTimeout(probe, calmMs)
      return
    }
    // Dice to drop and all that stands on the table come before sharper prints.
    const isWhole = isPhysicsLoaded() && pictureFacts.getState().pendingAssets === 0
    if (quality.tier !== 'low' && isWhole)
      void sharpenTextures(
        () => quality.tier !== 'low',
        () => wake(),
      )
    if (quality.stillFrames === 0 || frame.overlays > 0) return
    calm.current = setTimeout(() => {
      if (seenChanges.current !== frame.changes || frame.overlays > 0) return
      still.current ??= createStillPicture(gl)
      still.current.restart()
      building.current = true
      invalidate()
    }, calmMs)
  }

  /** Draws a frame and waits until it is really there: how much room is left for a higher tier. */
  function probe(): void {
    if (seenChanges.current !== frame.changes) return
    probed.current.add(watch.tier)
    const context = gl.getContext()
    const pixel = new Uint8Array(4)
    const draw = () => {
      gl.shadowMap.needsUpdate = true
      gl.render(scene, get().camera)
      context.readPixels(0, 0, 1, 1, context.RGBA, context.UNSIGNED_BYTE, pixel)
    }
    // The first one may still wait for what was queued before.
    draw()
    const start = performance.now()
    draw()
    watch.probe(performance.now() - start)
    wake()
  }

  function buildUp(): void {
    const picture = still.current
    if (!picture) return
    focus.set(rig.state.x, rig.state.y, rig.state.z)
    picture.add(scene, get().camera, focus, quality.stillFrames)
    // The shadows are where the last frame's lights were.
    frame.shadowsStale = true
    if (picture.frames < quality.stillFrames) invalidate()
    else {
      building.current = false
      tellFacts(picture.frames)
    }
  }

  function tellFacts(stillFrames: number): void {
    pictureFacts.setState({
      ...facts.current,
      atRest: true,
      tier: quality.tier,
      stillFrames,
      plan: rig.plan(),
    })
  }
  return null
}
