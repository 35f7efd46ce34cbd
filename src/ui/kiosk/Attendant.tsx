import { useEffect, useRef, useState } from 'react'
import type { KioskSettings } from '../../kiosk/kioskSettings'
import type { Kiosk } from '../../kiosk/playKiosk'
import { AttendantSheet } from './AttendantSheet'
import { PinPad } from './PinPad'
import type { Awake } from './wakeScreen'

export interface AttendantProps {
  readonly kiosk: Kiosk
  readonly settings: KioskSettings
  readonly faults: readonly string[]
  readonly awake: Awake
  readonly onLeave: () => void
}

/** The attendant's own page: behind a PIN if one is set, and closed by itself when nobody touches it. */
export function Attendant(props: AttendantProps) {
  const { settings, kiosk } = props
  const [isIn, setIn] = useState(settings.pin === undefined)
  const sheet = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sheet is another one behind the PIN
  useEffect(() => sheet.current?.focus(), [isIn])
  return (
    <section ref={sheet} tabIndex={-1} className="kiosk-attendant" aria-labelledby="attendant-title">
      <div className="sheet">
        <h1 id="attendant-title">For the attendant</h1>
        {isIn ? (
          <AttendantSheet {...props} />
        ) : (
          <PinPad pin={settings.pin!} onRight={() => setIn(true)} onBack={kiosk.goBack} />
        )}
      </div>
    </section>
  )
}
