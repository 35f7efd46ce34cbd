import { createContext, useContext } from 'react'
import type { CameraRig } from './camera/cameraRig'
import type { PointerDesk } from './input/pointerDesk'
import type { LightLevels } from './light/lightLevels'
import type { Quality } from './quality'

/** What everything on the table shares: one camera, one pair of hands, one light, one quality. */
export interface TableContextValue {
  readonly quality: Quality
  readonly rig: CameraRig
  readonly desk: PointerDesk
  readonly levels: LightLevels
  /** Grows when the graphics context came back: what lives on the GPU only must be made again. */
  readonly epoch: number
}

const TableContext = createContext<TableContextValue | undefined>(undefined)
export const TableProvider = TableContext.Provider

export function useTable(): TableContextValue {
  const value = useContext(TableContext)
  if (!value) throw new Error('useTable is for what stands on the table')
  return value
}
