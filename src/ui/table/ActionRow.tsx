import { useState } from 'react'
import { useStore } from 'zustand'
import { desk } from '../../match/desk'
import { coach } from '../../match/table/coach'
import { openHand, shakeHand } from '../../match/table/handBells'
import { FilmBar } from './FilmBar'
import { heldWords } from './heldWords'
import { Tools } from './Tools'

const fists = [
  { level: 1, word: 'Gently' },
  { level: 2, word: 'Firmly' },
  { level: 3, word: 'With all his might' },
] as const

/** What hands can do now that is no choice from the list: dice, fist, going on, going back. */
export function ActionRow() {
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
  const phase = useStore(desk.state, state => state.phase)
  const hand = useStore(desk.state, state => state.hand)
  if (phase !== 'held' || !hand || hand.by !== 'person' || hand.opensByItself) return null
  if (hand.fist)
    return (
      <>
        {fists.map(({ level, word }) => (
          <button
            key={level}
            type="button"
            className={level === 1 ? 'big fist' : 'fist'}
            onClick={() => void desk.letGo(undefined, level)}
          >
            {level === 1 ? 'Bang the table' : word} {level === 1 && <kbd>B</kbd>}
          </button>
        ))}
      </>
    )
  return (
    <>
      <button type="button" className="big" onClick={openHand} data-action="drop">
        {heldWords(hand).letGo} <kbd>Space</kbd>
      </button>
      <button type="button" onClick={shakeHand}>
        Shake <kbd>S</kbd>
      </button>
    </>
  )
}

/** Hurrying, pausing and looking back at what goes on by itself. */
function Course() {
  const phase = useStore(desk.state, state => state.phase)
  const isPaused = useStore(desk.state, state => state.isPaused)
  const canLookBack = useStore(
    desk.state,
    ({ phase, open }) => phase !== 'falling' && phase !== 'stopped' && (open?.match.log.length ?? 0) > 0,
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

function UndoButton() {
  // Read anew whenever anything at the desk changes.
  const canUndo = useStore(desk.state, () => desk.canUndo())
  const [isBusy, setBusy] = useState(false)
  if (!canUndo) return null
  const undo = () => {
    setBusy(true)
    void desk.undo().finally(() => setBusy(false))
  }
  return (
    <button type="button" onClick={undo} disabled={isBusy}>
      Take back <kbd>Z</kbd>
    </button>
  )
}
