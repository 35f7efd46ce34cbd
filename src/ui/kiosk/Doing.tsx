import { useStore } from 'zustand'
import { isDoing, type KioskPhase, secondsLeft } from '../../kiosk/course'
import { kioskStoreOf } from '../../kiosk/kioskStore'
import type { Kiosk } from '../../kiosk/playKiosk'
import { usePart } from '../../table/useTable'
import { Dropping } from './Dropping'
import { Measuring } from './Measuring'
import { Seated } from './Seated'

/** What a visitor does, with the way back always in the same place. */
export function Doing({
  phase,
  kiosk,
  idle,
}: {
  readonly phase: KioskPhase
  readonly kiosk: Kiosk
  readonly idle: number
}) {
  if (!isDoing(phase)) return null
  return (
    <>
      {phase === 'dropping' && <Dropping kiosk={kiosk} />}
      {phase === 'measuring' && <Measuring kiosk={kiosk} />}
      {phase === 'seated' && <Seated />}
      <button type="button" className="kiosk-back is-corner" onClick={kiosk.goBack}>
        ← Back to watching
      </button>
      <StillThere idle={idle} onStay={kiosk.touch} />
    </>
  )
}

function StillThere({ idle, onStay }: { readonly idle: number; readonly onStay: () => void }) {
  const kioskStore = usePart(kioskStoreOf)
  const left = useStore(kioskStore, ({ course }) => course && secondsLeft(course, idle))
  if (left === undefined) return null
  return (
    <p className="kiosk-still" role="status">
      <button type="button" onClick={onStay}>
        I am still here
      </button>{' '}
      The table goes on by itself in {left} {left === 1 ? 'second' : 'seconds'}.
    </p>
  )
}
