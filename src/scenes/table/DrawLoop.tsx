import { useFrame, useThree } from '@react-three/fiber'
import { useEffect, useRef } from 'react'
import { tableSettings } from '../../match/table/tableSettings'
import { viewInsets } from '../../match/table/viewInsets'
import { connectFrameLoop, frame, framePriority, startFrame, wake } from './frameLoop'
import type { TierWatch } from './quality'
import { useTable } from './TableContext'

/** Counts of the last frame, for the bench and the tests. */
export const drawn = { frames: 0, calls: 0, triangles: 0, scriptMs: 0 }

/** First and last driver of each frame: keeps the time, moves the camera on, draws, and watches how long it took. */
export function DrawLoop({ watch, onTier }: { readonly watch: TierWatch; readonly onTier: () => void }) {
  const { rig, quality } = useTable()
  const invalidate = useThree(state => state.invalidate)
  const size = useThree(state => state.size)
  const gl = useThree(state => state.gl)
  const startMs = useRef(0)

  useEffect(() => {
    connectFrameLoop(() => invalidate())
    wake(true)
    return () => connectFrameLoop(undefined)
  }, [invalidate])

  useEffect(() => {
    gl.shadowMap.autoUpdate = false
    gl.info.autoReset = true
  }, [gl])

  useEffect(() => {
    void quality
    wake(true)
  }, [quality])

  useEffect(() => {
    const fit = () => rig.resize(size.width, size.height, viewInsets.getState())
    fit()
    return viewInsets.subscribe(fit)
  }, [rig, size])

  useFrame((_, delta) => {
    startFrame(delta)
    startMs.current = performance.now()
  }, framePriority.clock)

  useFrame(() => {
    rig.reducedMotion = tableSettings.getState().reducedMotion
    if (rig.update(frame.seconds)) wake()
  }, framePriority.camera)

  useFrame(({ gl, scene }) => {
    gl.shadowMap.needsUpdate = frame.shadowsStale
    frame.shadowsStale = false
    gl.render(scene, rig.camera)
    drawn.frames++
    drawn.calls = gl.info.render.calls
    drawn.triangles = gl.info.render.triangles
    drawn.scriptMs = performance.now() - startMs.current
    if (frame.gapMs !== undefined) {
      const before = watch.tier
      watch.frame(frame.gapMs)
      if (watch.tier !== before) onTier()
    }
  }, framePriority.draw)
  return null
}
