import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { desk } from '../../match/desk'
import type { KioskPhase } from '../../match/kiosk/course'
import { kioskStore } from '../../match/kiosk/kioskStore'
import { viewInsets } from '../../match/table/viewInsets'
import { LiveLog } from '../table/LiveLog'
import { Caption } from './Caption'
import { isForbiddenKey } from './guards'
import { SeatRow } from './SeatRow'
import { Title } from './Title'
import { Winner } from './Winner'

/** Share of the height that words cover below; the picture is composed for what is left above them. */
const captionShare = 0.16
/** Seconds for which faulty settings stand on the screen: whoever has just started the kiosk stands before it. */
const faultsSeconds = 40

/** What is to be seen while nobody has touched anything. A touch anywhere, or any key, invites. */
export function Show({
  phase,
  faults,
  onTouch,
}: {
  readonly phase: KioskPhase
  readonly faults: readonly string[]
  readonly onTouch: () => void
}) {
  useAnyKey(onTouch)
  useCaptionInset(phase === 'watching' || phase === 'interlude')
  return (
    <>
      {phase === 'title' && <Title />}
      {(phase === 'watching' || phase === 'interlude') && (
        <>
          <Head />
          <Caption phase={phase} />
        </>
      )}
      {phase === 'winner' && <Winner />}
      <SettingFaults faults={faults} />
      <button type="button" className="kiosk-touch" onClick={onTouch}>
        <span>Touch anywhere to play</span>
      </button>
      <LiveLog />
    </>
  )
}

/** Escape is the attendant's, and who goes from one thing to the next wants to read first. */
function useAnyKey(onTouch: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (/^(Escape|Shift|Tab)$/.test(event.key) || isForbiddenKey(event)) return
      event.preventDefault()
      onTouch()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [onTouch])
}

function Head() {
  const game = useStore(kioskStore, kiosk => kiosk.game)
  const open = useStore(desk.state, state => state.open)
  const view = useStore(desk.state, state => state.view)
  if (!game || !open || !view) return null
  return (
    <header className="kiosk-head">
      <p className="kiosk-name">
        {game.title} <small>{open.game.progress(view).text}</small>
      </p>
      <SeatRow />
    </header>
  )
}

function SettingFaults({ faults }: { readonly faults: readonly string[] }) {
  const [isShown, setShown] = useState(faults.length > 0)
  useEffect(() => {
    const timer = setTimeout(() => setShown(false), faultsSeconds * 1000)
    return () => clearTimeout(timer)
  }, [])
  if (!isShown) return null
  return (
    <ul className="kiosk-faults" role="alert">
      {faults.map(fault => (
        <li key={fault}>{fault}</li>
      ))}
    </ul>
  )
}

function useCaptionInset(isCaptioned: boolean): void {
  useEffect(() => {
    const measure = () =>
      viewInsets.setState({ bottom: isCaptioned ? window.innerHeight * captionShare : 0, right: 0 })
    measure()
    window.addEventListener('resize', measure)
    return () => {
      window.removeEventListener('resize', measure)
      viewInsets.setState({ bottom: 0 })
    }
  }, [isCaptioned])
}
