import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { KioskPhase } from '../../kiosk/course'
import { labStoreOf } from '../../lab/labStore'
import { deskOf } from '../../table/desk'
import { usePart, useTable } from '../../table/useTable'
import { SeatBadge } from '../seats/SeatBadge'
import { seatOf } from '../table/seatWords'
import { followCaptions, type Caption as Words } from './captionOf'

/** What happens, in words that are read from two metres away. It is also read aloud by the log, so it is no live region. */
export function Caption({ phase }: { readonly phase: KioskPhase }) {
  return phase === 'interlude' ? <InterludeCaption /> : <GameCaption />
}

function GameCaption() {
  const table = useTable()
  const desk = usePart(deskOf)
  const [words, setWords] = useState<Words>()
  useEffect(() => followCaptions(table, setWords), [])
  const sitting = useStore(desk.state, state => seatOf(state, words?.seat))
  if (!words) return null
  return (
    <p className={words.isLoud ? 'kiosk-caption is-loud' : 'kiosk-caption'} aria-hidden="true">
      {sitting && <SeatBadge colour={sitting.colour} />} <span>{words.text}</span>
    </p>
  )
}

function InterludeCaption() {
  const labStore = usePart(labStoreOf)
  const phase = useStore(labStore, state => state.phase)
  const word = useStore(labStore, state => state.word.text)
  const count = useStore(labStore, state => state.dice.length)
  const text = phase === 'held' ? `Between two words: ${count} dice in one hand …` : word
  return (
    <p className="kiosk-caption is-loud" aria-hidden="true">
      <span>{phase === 'settled' ? `All ${count} dice lie flat. The game goes on.` : text}</span>
    </p>
  )
}
