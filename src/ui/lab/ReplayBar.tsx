import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { labStoreOf } from '../../lab/labStore'
import {
  endReplay,
  labPlayer,
  pauseReplay,
  scrubTo,
  slowRate,
  startReplay,
  toggleLens,
} from '../../lab/labTable'
import { bound } from '../../table/part'
import { usePart, useTable } from '../../table/useTable'
import { LensWords } from './LensWords'

const marks = 1000
/** One press of a key moves by this many steps of the throw. */
const nudgeSteps = 4

/** Plays the last drop slowly, forwards and backwards, and lets it be scrubbed. */
export function ReplayBar() {
  const table = useTable()
  const labStore = usePart(labStoreOf)
  const isPlaying = useStore(labStore, state => state.replay?.playing ?? false)
  const rate = useStore(labStore, state => state.replay?.rate ?? slowRate)
  const lens = useStore(labStore, state => state.lens)
  const slider = useRef<HTMLInputElement>(null)

  // The slider follows the playhead by hand: sixty renders a second would be the page's dearest part.
  useEffect(() => {
    let request = 0
    const follow = () => {
      const player = labPlayer(table)
      if (slider.current && player && player.lastStep > 0)
        slider.current.value = String(Math.round((player.playhead / player.lastStep) * marks))
      request = requestAnimationFrame(follow)
    }
    follow()
    return () => cancelAnimationFrame(request)
  }, [])

  const nudge = (steps: number) => {
    const player = labPlayer(table)
    if (player && player.lastStep > 0) scrubTo(table, (player.playhead + steps) / player.lastStep)
  }
  return (
    <section className="lab-actions lab-replay" aria-label="Slow motion">
      <button type="button" onClick={() => nudge(-nudgeSteps)} aria-label="A little back">
        ‹
      </button>
      <button
        type="button"
        onClick={() => (isPlaying && rate < 0 ? pauseReplay(table) : startReplay(table, -slowRate))}
      >
        {isPlaying && rate < 0 ? 'Pause' : 'Backwards'}
      </button>
      <button
        type="button"
        className="big"
        onClick={() => (isPlaying && rate > 0 ? pauseReplay(table) : startReplay(table, slowRate))}
        data-action="play"
      >
        {isPlaying && rate > 0 ? 'Pause' : 'Play'} <kbd>P</kbd>
      </button>
      <button type="button" onClick={() => nudge(nudgeSteps)} aria-label="A little on">
        ›
      </button>
      <input
        ref={slider}
        type="range"
        min={0}
        max={marks}
        defaultValue={marks}
        aria-label="Moment of the drop"
        onChange={event => scrubTo(table, Number(event.target.value) / marks)}
      />
      <button type="button" onClick={bound(table, toggleLens)} aria-pressed={lens} data-action="lens">
        What the physics sees <kbd>X</kbd>
      </button>
      {lens && <LensWords />}
      <button type="button" onClick={bound(table, endReplay)} data-action="end-replay">
        Back to the result <kbd>Esc</kbd>
      </button>
    </section>
  )
}
