import { Canvas, type RootState, useThree } from '@react-three/fiber'
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { cameraWishOf, onCameraPush } from '../../table/cameraWish'
import { tableSettingsOf } from '../../table/tableSettings'
import { usePart, useTable } from '../../table/useTable'
import { createCameraRig } from './camera/cameraRig'
import { goToWished } from './camera/goToWished'
import { DrawLoop } from './DrawLoop'
import type { ShownPoses } from './dice/dicePoses'
import { wake } from './frameLoop'
import { findGraphics, firstTier } from './graphics'
import { createPointerDesk } from './input/pointerDesk'
import { Lights } from './light/Lights'
import { createLightLevels, writeLightLevels } from './light/lightLevels'
import { createTierWatch, qualities, type Tier } from './quality'
import { StageProvider } from './StageContext'
import { installToneMapping } from './toneMapping'

/**
 * The one canvas of the page: it stays mounted for the whole visit, because taking it down leaves memory behind, and
 * what stands on the table changes inside. Without WebGL it draws nothing and says so in `tableSettings.picture`.
 */
export function TableCanvas({ children }: { readonly children: ReactNode }) {
  const tableSettings = usePart(tableSettingsOf)
  const [absent] = useState(() => findGraphics().absent)
  useEffect(() => {
    if (absent) tableSettings.setState({ picture: 'absent' })
  }, [absent])
  const [maxPixelRatio, setMaxPixelRatio] = useState(1)
  const [renderer] = useState(() => ({
    toneMapping: installToneMapping(),
    antialias: !findGraphics().software,
    powerPreference: 'high-performance' as const,
    alpha: false,
    stencil: false,
  }))
  if (absent) return null
  return (
    <Canvas
      className="canvas-host"
      frameloop="demand"
      shadows="percentage"
      dpr={[1, maxPixelRatio]}
      gl={renderer}
      onCreated={describeCanvas}
    >
      <Table onPixelRatio={setMaxPixelRatio}>{children}</Table>
    </Canvas>
  )
}

function describeCanvas({ gl }: RootState): void {
  gl.setClearColor('#140d08')
  const canvas = gl.domElement
  canvas.tabIndex = -1
  // All that it shows is told in words as well.
  canvas.role = 'img'
  canvas.ariaLabel = 'The table'
}

function Table({ children, onPixelRatio }: { children: ReactNode; onPixelRatio: (ratio: number) => void }) {
  const table = useTable()
  const tableSettings = usePart(tableSettingsOf)
  const cameraWish = usePart(cameraWishOf)
  const gl = useThree(state => state.gl)
  const set = useThree(state => state.set)
  const [watch] = useState(() => createTierWatch(firstTier()))
  const [foundTier, setFoundTier] = useState<Tier>(watch.tier)
  const choice = useStore(tableSettings, settings => settings.quality)
  const quality = qualities[choice === 'auto' ? foundTier : choice]
  const [rig] = useState(createCameraRig)
  const [levels] = useState(() => {
    const made = createLightLevels()
    writeLightLevels(made, 0, 0)
    return made
  })
  const [epoch, setEpoch] = useState(0)
  const [desk] = useState(() => createPointerDesk(rig))
  const [dice] = useState<ShownPoses[]>(() => [])

  useEffect(() => desk.connect(gl.domElement), [desk, gl])

  // React Three Fiber has the camera that is drawn, so whatever asks it for one gets this; the rig moves it.
  useLayoutEffect(() => rig.lend(camera => set({ camera })), [rig, set])
  useEffect(() => onPixelRatio(quality.maxPixelRatio), [quality, onPixelRatio])

  useEffect(() => {
    goToWished(table, rig, true)
    const stopWishes = cameraWish.subscribe(
      (now, before) => now.serial !== before.serial && goToWished(table, rig),
    )
    const stopPushes = onCameraPush(table, push => rig.push(push))
    return () => {
      stopWishes()
      stopPushes()
    }
  }, [rig])

  useEffect(() => {
    const canvas = gl.domElement
    const lost = (event: Event) => {
      // Without this the browser never gives the context back.
      event.preventDefault()
      tableSettings.setState({ picture: 'lost' })
    }
    const restored = () => {
      tableSettings.setState({ picture: 'drawn' })
      setEpoch(count => count + 1)
      wake(true)
    }
    canvas.addEventListener('webglcontextlost', lost)
    canvas.addEventListener('webglcontextrestored', restored)
    tableSettings.setState({ picture: 'drawn' })
    return () => {
      canvas.removeEventListener('webglcontextlost', lost)
      canvas.removeEventListener('webglcontextrestored', restored)
    }
  }, [gl])

  const onTier = useCallback(() => setFoundTier(watch.tier), [watch])
  const value = useMemo(
    () => ({ quality, rig, desk, levels, dice, epoch }),
    [quality, rig, desk, levels, dice, epoch],
  )
  return (
    <StageProvider value={value}>
      <DrawLoop watch={watch} onTier={onTier} />
      <Lights />
      {children}
    </StageProvider>
  )
}
