import { useFrame, useThree } from '@react-three/fiber'
import { useEffect, useMemo, useRef } from 'react'
import {
  Color,
  type DirectionalLight,
  type HemisphereLight,
  Object3D,
  type PointLight,
  type SpotLight,
} from 'three'
import { arriving } from '../../../table/arriving'
import { tableSettingsOf } from '../../../table/tableSettings'
import { usePart } from '../../../table/useTable'
import { Awaiting } from '../Awaiting'
import { frame, framePriority, wake } from '../frameLoop'
import { PendingAsset } from '../PendingAsset'
import { useStage } from '../StageContext'
import { lightHandles } from './lightHandles'
import { writeLightLevels } from './lightLevels'
import { lampMask, skyMask } from './shadowLayer'
import { WindowPanes } from './WindowPanes'

// The lowest tier reflects nothing, so it does not fetch the surroundings.
const Surroundings = arriving(() => import('./Surroundings'), <PendingAsset />)

/** Seconds from day to evening. */
const duskSeconds = 1.6

/** Seat of the lamp, the window and the oil lamp, in cm. */
const lampAt = [17, 52, -14] as const
const windowAt = [-50, 70, -46] as const
const oilLampAt = [30, 13, -27] as const

const skyShadowSize: [number, number] = [1024, 1024]

const paleLamp = new Color('#fff1e2')

/** Lambert has no surroundings to reflect: the sky has to make up for them. */
const lowTierSky = 0.9

export function Lights() {
  const tableSettings = usePart(tableSettingsOf)
  const { quality, levels, rig } = useStage()
  const lamp = useRef<SpotLight>(null)
  const window = useRef<DirectionalLight>(null)
  const sky = useRef<HemisphereLight>(null)
  const oilLamp = useRef<PointLight>(null)
  const directedSky = useRef<DirectionalLight>(null)
  const hasStills = quality.stillFrames > 0
  const lampTarget = useMemo(() => new Object3D(), [])
  const windowTarget = useMemo(() => new Object3D(), [])
  const hour = useRef(tableSettings.getState().light === 'evening' ? 1 : 0)
  const scene = useThree(state => state.scene)
  const gl = useThree(state => state.gl)

  useEffect(() => {
    // The beam comes and goes with the tier.
    void hasStills
    const mine = {
      lamp: lamp.current ?? undefined,
      window: window.current ?? undefined,
      sky: sky.current ?? undefined,
      directedSky: directedSky.current ?? undefined,
    }
    Object.assign(lightHandles, mine)
    return () => {
      if (lightHandles.lamp === mine.lamp)
        Object.assign(lightHandles, {
          lamp: undefined,
          window: undefined,
          sky: undefined,
          directedSky: undefined,
        })
    }
  }, [hasStills])

  useEffect(() => tableSettings.subscribe((now, before) => now.light !== before.light && wake()), [])

  const { lampShadowSize, windowShadowSize } = quality
  useEffect(() => {
    // A shadow map keeps its size until it is thrown away.
    for (const light of [lamp.current, window.current]) {
      light?.shadow.map?.dispose()
      if (light) light.shadow.map = null
    }
    if (lamp.current && lampShadowSize) lamp.current.shadow.mapSize.set(lampShadowSize, lampShadowSize)
    if (window.current && windowShadowSize)
      window.current.shadow.mapSize.set(windowShadowSize, windowShadowSize)
    wake(true)
  }, [lampShadowSize, windowShadowSize])

  useFrame(() => {
    const wanted = tableSettings.getState().light === 'evening' ? 1 : 0
    if (hour.current !== wanted) {
      const step = tableSettings.getState().reducedMotion ? 1 : frame.seconds / duskSeconds
      hour.current =
        wanted > hour.current ? Math.min(wanted, hour.current + step) : Math.max(wanted, hour.current - step)
      wake()
    }
    writeLightLevels(levels, hour.current, rig.judged)
    const windowless = quality.windowShadowSize ? 1 : 0.5
    if (lamp.current) {
      lamp.current.intensity = levels.lamp
      lamp.current.color.copy(levels.lampColour)
      // No gloss pales the wood there: under the lamp's own colour it would turn orange.
      if (!quality.environment) lamp.current.color.lerp(paleLamp, 0.5)
    }
    if (window.current) {
      // Without panes and shadow the window's light would flood the box.
      window.current.intensity = levels.window * windowless
      window.current.color.copy(levels.windowColour)
    }
    if (sky.current) {
      sky.current.intensity = levels.sky + (quality.environment ? 0 : lowTierSky)
      sky.current.color.copy(levels.skyColour)
      sky.current.groundColor.copy(levels.groundColour)
    }
    if (oilLamp.current) oilLamp.current.intensity = levels.oilLamp
    scene.environmentIntensity = levels.environment
    gl.toneMappingExposure = levels.exposure
  }, framePriority.lights)

  return (
    <>
      <hemisphereLight ref={sky} />
      <spotLight
        ref={lamp}
        position={lampAt}
        target={lampTarget}
        angle={0.78}
        penumbra={0.85}
        decay={2}
        castShadow={lampShadowSize !== undefined}
        shadow-bias={-0.0002}
        shadow-normalBias={0.012}
        shadow-radius={5}
        shadow-camera-layers-mask={lampMask}
        shadow-camera-near={10}
        shadow-camera-far={120}
      />
      <primitive object={lampTarget} position={[2, 0, 2]} />
      <directionalLight
        ref={window}
        position={windowAt}
        target={windowTarget}
        castShadow={windowShadowSize !== undefined}
        shadow-bias={-0.0002}
        shadow-normalBias={0.012}
        shadow-radius={5}
        shadow-camera-left={-60}
        shadow-camera-right={60}
        shadow-camera-top={60}
        shadow-camera-bottom={-60}
        shadow-camera-layers-mask={skyMask}
        shadow-camera-near={10}
        shadow-camera-far={200}
      />
      <primitive object={windowTarget} />
      {hasStills && (
        <directionalLight
          ref={directedSky}
          visible={false}
          castShadow
          shadow-mapSize={skyShadowSize}
          shadow-bias={-0.0004}
          shadow-normalBias={0.03}
          shadow-radius={2}
          shadow-camera-left={-45}
          shadow-camera-right={45}
          shadow-camera-top={45}
          shadow-camera-bottom={-45}
          shadow-camera-layers-mask={skyMask}
          shadow-camera-near={35}
          shadow-camera-far={140}
        />
      )}
      <pointLight ref={oilLamp} position={oilLampAt} color="#ff9c4a" decay={2} />
      {windowShadowSize !== undefined && <WindowPanes windowAt={windowAt} />}
      {quality.environment && (
        <Awaiting>
          <Surroundings />
        </Awaiting>
      )}
    </>
  )
}
