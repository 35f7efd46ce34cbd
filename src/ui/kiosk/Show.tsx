import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { KioskPhase } from '../../kiosk/course'
import { kioskStoreOf } from '../../kiosk/kioskStore'
import { deskOf } from '../../table/desk'
import { usePart } from '../../table/useTable'
import { viewInsetsOf } from '../../table/viewInsets'
import { LiveLog } from '../table/LiveLog'
import { Caption } from './Caption'
import { isForbiddenKey } from './guards'
import { SeatRow } from './SeatRow'
import { Title } from './Title'
import { Winner } from './Winner'

/** Share of the height that words cover below; the picture is composed for what is left above them. */
const captionShare = 0.16
/** Seconds for which faulty settings stand on the screen: the person who has just started the kiosk stands before it. */
const faultsSeconds = 40

/** The screen while nobody has touched anything. A touch anywhere, or any key, opens the invitation. */
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

/** Escape belongs to the attendant, and moving focus must not dismiss what a visitor reads. */
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
  const kioskStore = usePart(kioskStoreOf)
  const desk = usePart(deskOf)
  const title = useStore(kioskStore, kiosk => kiosk.game?.title)
  const game = useStore(desk.state, state => state.game)
  const view = useStore(desk.state, state => state.view)
  if (!title || !game || !view) return null
  return (
    <header className="kiosk-head">
      <p className="kiosk-name">
        {title} <small>{game.progress(view).text}</small>
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
    <div role="alert">
      <ul className="kiosk-faults">
        {faults.map(fault => (
          <li key={fault}>{fault}</li>
        ))}
      </ul>
    </div>
  )
}

function useCaptionInset(isCaptioned: boolean): void {
  const viewInsets = usePart(viewInsetsOf)
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
