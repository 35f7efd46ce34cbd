import { useState } from 'react'
import { useStore } from 'zustand'
import { coachOf } from '../../table/coach'
import { deskOf } from '../../table/desk'
import { openHand, shakeHand } from '../../table/handSignals'
import { bound } from '../../table/part'
import { usePart, useTable } from '../../table/useTable'
import type { Told } from '../../wire'
import { FilmBar } from './FilmBar'
import { heldWords } from './heldWords'
import { Tools } from './Tools'

const fists = [
  { level: 1, word: 'Gently' },
  { level: 2, word: 'Firmly' },
  { level: 3, word: 'With all your might' },
] as const

/** What hands can do now that is no choice from the list: dice, fist, going on, going back. */
export function ActionRow() {
  const desk = usePart(deskOf)
  const isBack = useStore(desk.state, ({ lookingBack }) => lookingBack !== undefined)
  if (isBack) return <FilmBar />
  return (
    <section className="deck-actions" aria-label="Hands">
      <Hand />
      <Tools />
      <Course />
      <UndoButton />
    </section>
  )
}

function Hand() {
  const table = useTable()
  const desk = usePart(deskOf)
  const phase = useStore(desk.state, state => state.phase)
  const hand = useStore(desk.state, state => state.hand)
  if (phase !== 'held' || !hand || hand.by !== 'person' || hand.opensByItself) return null
  if (hand.fist) {
    const due = hand.record.bangs.at(-1)?.level
    return (
      <>
        <button type="button" className="big fist" onClick={() => void desk.letGo()}>
          Bang the table <kbd>B</kbd>
        </button>
        {fists
          .filter(({ level }) => level !== due)
          .map(({ level, word }) => (
            <button
              key={level}
              type="button"
              className="fist"
              onClick={() => void desk.letGo(undefined, level)}
            >
              {word}
            </button>
          ))}
      </>
    )
  }
  return (
    <>
      <button type="button" className="big" onClick={bound(table, openHand)} data-action="drop">
        {heldWords(hand).letGo} <kbd>Space</kbd>
      </button>
      <button type="button" onClick={bound(table, shakeHand)}>
        Shake <kbd>S</kbd>
      </button>
    </>
  )
}

/** Hurrying, pausing and looking back at what goes on by itself. */
function Course() {
  const desk = usePart(deskOf)
  const coach = usePart(coachOf)
  const phase = useStore(desk.state, state => state.phase)
  const isPaused = useStore(desk.state, state => state.isPaused)
  const canLookBack = useStore(
    desk.state,
    ({ phase, told }) => phase !== 'falling' && phase !== 'stopped' && (told?.lines.length ?? 0) > 0,
  )
  const isTeaching = useStore(coach.state, state => state.isHolding)
  const goesOn = phase === 'telling' || phase === 'thinking' || phase === 'falling'
  return (
    <>
      {phase === 'telling' && !isTeaching && (
        <button type="button" onClick={() => desk.hurry()}>
          Next <kbd>Space</kbd>
        </button>
      )}
      {(goesOn || isPaused) && !isTeaching && (
        <button type="button" aria-pressed={isPaused} onClick={() => desk.pause(!isPaused)}>
          {isPaused ? 'Go on' : 'Pause'} <kbd>P</kbd>
        </button>
      )}
      {canLookBack && (
        <button type="button" onClick={() => desk.lookBack(desk.state.getState().shown)}>
          Look back <kbd>T</kbd>
        </button>
      )}
    </>
  )
}

/** Takes back the last move of a person; where that takes back what others did since, it asks first. */
function UndoButton() {
  const desk = usePart(deskOf)
  // Read again whenever anything at the desk changes.
  const canUndo = useStore(desk.state, () => desk.canUndo())
  const told = useStore(desk.state, state => state.told)
  const [isBusy, setBusy] = useState(false)
  /** Asked about the table as it was then. */
  const [asked, setAsked] = useState<Told>()
  if (!canUndo || !told) return null
  const others = movesSince(told)
  const isAsking = asked === told
  const undo = () => {
    if (others > 0 && !isAsking) return setAsked(told)
    setAsked(undefined)
    setBusy(true)
    void desk.undo().finally(() => setBusy(false))
  }
  return (
    <>
      <button type="button" onClick={undo} disabled={isBusy} data-undo aria-keyshortcuts="z">
        {isAsking ? `Yes, take back ${others === 1 ? '1 more move' : `${others} more moves`}` : 'Take back'}{' '}
        <kbd>Z</kbd>
      </button>
      {isAsking && (
        <button type="button" onClick={() => setAsked(undefined)}>
          No, go on
        </button>
      )}
    </>
  )
}

/** What has been played since the move that would be taken back; it would go too. */
function movesSince({ lines, seats }: Told): number {
  const own = lines.findLastIndex(({ seat }) => seats[seat]?.sitter.kind === 'human')
  return own < 0 ? 0 : lines.length - 1 - own
}
