import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { deskOf } from '../../table/desk'
import { watchFilling } from '../../table/filling'
import { openHand } from '../../table/handSignals'
import { CoachNote } from '../coach/CoachNote'
import { useCoach } from '../coach/useCoach'
import { boxes } from '../games/boxes'
import { ChallengeSheet } from '../judge/ChallengeSheet'
import { isKeyTaken, nameOfKey } from '../keys/boundKey'
import { ActionRow } from '../table/ActionRow'
import { JudgeSheet } from '../table/JudgeSheet'
import { LiveLog } from '../table/LiveLog'
import { Offers } from '../table/Offers'
import { Prompt } from '../table/Prompt'
import { SidePanel } from '../table/SidePanel'
import '../table/table.css'
import { usePart, useTable } from '../../table/useTable'
import { useComposing } from '../table/useComposing'
import { useJudgeRoom } from '../table/useJudgeRoom'
import { usePageInsets } from '../usePageInsets'
import { GuestStart } from './GuestStart'
import { SeatRow } from './SeatRow'

/** A visitor in somebody's seat: the page of every table, without the ways that lead away from it. */
export function Seated() {
  const table = useTable()
  const desk = usePart(deskOf)
  const [isMet, setMet] = useState(false)
  const [panel, setPanel] = useState<'choices' | 'score' | undefined>('choices')
  const { isChallenge, sheet } = useJudgeRoom()
  const insets = usePageInsets<HTMLElement>('deck', isMet && panel !== undefined && !isChallenge, sheet)
  const shown = useStore(desk.state, state => state.shown)
  const game = useStore(desk.state, ({ told }) => told?.match.game)
  useEffect(() => (game ? watchFilling(table, boxes[game].filled ?? []) : undefined), [game])
  useComposing()
  useKeys(isMet)
  return (
    <section
      className="deck over-table kiosk-deck"
      ref={insets}
      data-shown={shown}
      aria-label="The seat you took"
    >
      <header className="deck-head">
        <SeatRow />
      </header>
      {!isChallenge && <Prompt />}
      <Offers />
      <JudgeSheet />
      <ChallengeSheet />
      {isMet ? <Coaching /> : <GuestStart onGo={() => setMet(true)} />}
      {isMet && !isChallenge && <ActionRow />}
      {isMet && (
        <nav className="deck-tabs" aria-label="Panels">
          {(['choices', 'score'] as const).map(name => (
            <button
              key={name}
              type="button"
              aria-expanded={panel === name}
              onClick={() => setPanel(panel === name ? undefined : name)}
            >
              {name === 'choices' ? 'Choices' : 'Score'}
            </button>
          ))}
        </nav>
      )}
      {isMet && panel && !isChallenge && <SidePanel name={panel} onClose={() => setPanel(undefined)} />}
      <LiveLog />
    </section>
  )
}

/** The coach speaks once the guest has read how to begin. */
function Coaching() {
  useCoach()
  return <CoachNote />
}

/** Digits choose, Space goes ahead: the same keys as at every table, without those that open other pages. */
function useKeys(isOn: boolean): void {
  const table = useTable()
  const desk = usePart(deskOf)
  useEffect(() => {
    if (!isOn) return
    const press = (event: KeyboardEvent) => {
      const name = nameOfKey(event)
      if (event.repeat || isKeyTaken(event.target, name)) return
      if (/^[1-9]$/.test(name)) {
        document.querySelector<HTMLButtonElement>(`[data-choice="${Number(name) - 1}"]`)?.click()
        return
      }
      if (name !== ' ') return
      event.preventDefault()
      const { phase, hand } = desk.state.getState()
      if (desk.challenging.skip()) return
      if (phase === 'telling') desk.hurry()
      else if (phase === 'held' && hand?.by === 'person' && !hand.opensByItself) {
        if (hand.fist) void desk.letGo()
        else openHand(table)
      }
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [isOn])
}
