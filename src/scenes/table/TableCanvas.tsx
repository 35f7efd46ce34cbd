import { useThree } from '@react-three/fiber'
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { cameraWish, onCameraPush } from '../../match/table/cameraWish'
import { tableSettings } from '../../match/table/tableSettings'
import { CanvasHost } from './CanvasHost'
import { createCameraRig } from './camera/cameraRig'
import { DrawLoop } from './DrawLoop'
import { wake } from './frameLoop'
import { findGraphics, firstTier } from './graphics'
import { createPointerDesk } from './input/pointerDesk'
import { Lights } from './light/Lights'
import { createLightLevels, writeLightLevels } from './light/lightLevels'
import { createTierWatch, qualities, type Tier } from './quality'
import { TableProvider } from './TableContext'

/**
 * The one canvas of the page: it stays mounted for the whole visit, because taking it down leaves memory behind, and
 * what stands on the table changes inside. Without WebGL it draws nothing and says so in `tableSettings.picture`.
 */
export function TableCanvas({ children }: { readonly children: ReactNode }) {
  const [absent] = useState(() => findGraphics().absent)
  useEffect(() => {
    if (absent) tableSettings.setState({ picture: 'absent' })
  }, [absent])
  const [maxPixelRatio, setMaxPixelRatio] = useState(1)
  if (absent) return null
  return (
    <CanvasHost maxPixelRatio={maxPixelRatio}>
      <Table onPixelRatio={setMaxPixelRatio}>{children}</Table>
    </CanvasHost>
  )
}

function Table({ children, onPixelRatio }: { children: ReactNode; onPixelRatio: (ratio: number) => void }) {
  const gl = useThree(state => state.gl)
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

  useEffect(() => desk.connect(gl.domElement), [desk, gl])
  useEffect(() => onPixelRatio(quality.maxPixelRatio), [quality, onPixelRatio])

  useEffect(() => {
    const goThere = (cut: boolean) => rig.goTo(cameraWish.getState().view, { cut })
    goThere(true)
    const stopWishes = cameraWish.subscribe((now, before) => now.serial !== before.serial && goThere(false))
    const stopPushes = onCameraPush(push => rig.push(push))
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
  const value = useMemo(() => ({ quality, rig, desk, levels, epoch }), [quality, rig, desk, levels, epoch])
  return (
    <TableProvider value={value}>
      <DrawLoop watch={watch} onTier={onTier} />
      <Lights />
      {children}
    </TableProvider>
  )
}
