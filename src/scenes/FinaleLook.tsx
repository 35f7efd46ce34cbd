import { useEffect } from 'react'
import { useStore } from 'zustand'
import { finaleOf, lookMs } from '../table/finale'
import { usePart } from '../table/useTable'
import { useStage } from './table/StageContext'

/** Radians to the side of the usual view. */
const aside = 0.38
/** How much more of the table is seen than in the usual view. */
const wider = 1.25

/** Leads the camera slowly past the table once a match has ended, until somebody takes it or reads the result. */
export function FinaleLook() {
  const { rig } = useStage()
  const { isLooking } = useStore(usePart(finaleOf))
  useEffect(() => {
    if (!isLooking) return
    rig.goTo('drop', { seconds: lookMs.there / 1000 })
    const across = setTimeout(() => {
      if (rig.isTaken) return
      const { azimuth, half, ...table } = rig.state
      rig.goToSpot(
        { ...table, azimuth: azimuth + aside, half: half * wider },
        { seconds: lookMs.across / 1000 },
      )
    }, lookMs.there)
    return () => {
      clearTimeout(across)
      if (!rig.isTaken) rig.goTo('drop')
    }
  }, [isLooking, rig])
  return null
}
