import { createContext, useContext } from 'react'
import type { CameraRig } from './camera/cameraRig'
import type { ShownPoses } from './dice/dicePoses'
import type { PointerDesk } from './input/pointerDesk'
import type { LightLevels } from './light/lightLevels'
import type { Quality } from './quality'

/** What everything on the table shares: one camera, one pair of hands, one light, one quality. */
export interface StageValue {
  readonly quality: Quality
  readonly rig: CameraRig
  readonly desk: PointerDesk
  readonly levels: LightLevels
  /** Where the dice of the table are drawn by now; each drawing of dice adds its own. */
  readonly dice: ShownPoses[]
  /** Grows when the graphics context came back: what lives on the GPU only must be made again. */
  readonly epoch: number
}

const StageContext = createContext<StageValue | undefined>(undefined)
export const StageProvider = StageContext.Provider

export function useStage(): StageValue {
  const value = useContext(StageContext)
  if (!value) throw new Error('useStage is for what stands on the table')
  return value
}
