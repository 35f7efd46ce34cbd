import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { deskOf } from '../../table/desk'
import type { Table } from '../../table/part'
import { tableSettingsOf } from '../../table/tableSettings'
import { usePart, useTable } from '../../table/useTable'
import { gameOnShelf } from '../games'
import { useFingers } from '../keys/useFingers'
import { firstMinuteOf } from './firstMinutes'
import './firstMinute.css'
import { MinuteRows } from './MinuteRows'

/** Once this many lines are told, a player knows the game or has done without. */
const youngLines = 8

/** The game in a minute, before the first choice of the first match; the game waits until it is put away. */
export function FirstMinute() {
  const table = useTable()
  const desk = usePart(deskOf)
  const tableSettings = usePart(tableSettingsOf)
  const game = useStore(desk.state, ({ told }) => told?.match.game)
  const view = useStore(desk.state, state => state.view)
  const isReady = useStore(desk.state, ({ phase }) => phase !== 'opening' && phase !== 'closed')
  const hasPerson = useStore(
    desk.state,
    ({ told }) => told?.seats.some(({ sitter }) => sitter.kind === 'human') ?? false,
  )
  const isYoung = useStore(desk.state, ({ told }) => told !== undefined && told.lines.length < youngLines)
  const isBack = useStore(desk.state, ({ lookingBack }) => lookingBack !== undefined)
  const tips = useStore(tableSettings, settings => settings.tips)
  const key = `${game} first minute`
  const isKnown = useStore(tableSettings, ({ learnt }) => learnt.includes(key))
  const withFingers = useFingers()
  const words = view === undefined ? undefined : firstMinuteOf(game, view, withFingers)
  const isOpen = words !== undefined && tips && !isKnown && isReady && isYoung && hasPerson && !isBack
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isOpen) return
    desk.pause(true)
    button.current?.focus({ preventScroll: true })
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      putAway(table, key)
    }
    window.addEventListener('keydown', leave, { capture: true })
    return () => {
      window.removeEventListener('keydown', leave, { capture: true })
      desk.pause(false)
    }
  }, [isOpen, key])
  if (!isOpen) return null
  return (
    <section className="first-minute" aria-labelledby="first-minute-title" data-first-minute>
      <h2 id="first-minute-title">{gameOnShelf(game)?.title} in a minute</h2>
      <MinuteRows words={words} />
      <p className="first-minute-acts">
        <button ref={button} type="button" onClick={() => putAway(table, key)}>
          Let’s play
        </button>
        <small>
          {withFingers ? (
            'Found again under Help'
          ) : (
            <>
              Found again under <kbd>?</kbd>
            </>
          )}
        </small>
      </p>
    </section>
  )
}

const putAway = (table: Table, key: string) =>
  tableSettingsOf(table).setState(({ learnt }) => ({ learnt: [...learnt, key] }))

/** The same where it is looked up. */
export function FirstMinuteAgain() {
  const desk = usePart(deskOf)
  const game = useStore(desk.state, ({ told }) => told?.match.game)
  const view = useStore(desk.state, state => state.view)
  const words = firstMinuteOf(game, view, useFingers())
  if (!words) return null
  return (
    <section className="first-minute-again" aria-labelledby="first-minute-again">
      <h3 id="first-minute-again">The game in a minute</h3>
      <MinuteRows words={words} />
    </section>
  )
}
