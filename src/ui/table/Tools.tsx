import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { deskOf } from '../../table/desk'
import { tableToolsOf } from '../../table/tableTools'
import { usePart } from '../../table/useTable'
import { RuleLink, WhyLink } from '../rulebook/RuleLink'

const keyWords: Readonly<Record<string, string>> = { enter: 'Enter', escape: 'Esc' }
/** Keys are still being pressed if the next comes within this time, in ms. */
const restMs = 700

/** What the hand on the table can do, as buttons with their keys. */
export function Tools() {
  const tableTools = usePart(tableToolsOf)
  const tools = useStore(tableTools, state => state.tools)
  const focused = tools.find(({ takesFocus }) => takesFocus)?.id
  useEffect(() => {
    if (focused === undefined) return
    const before = document.activeElement
    document.querySelector<HTMLElement>(`[data-tool="${focused}"]`)?.focus()
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [focused])
  const shown = tools.filter(({ isKeyOnly }) => !isKeyOnly)
  return shown.map(({ id, label, key, isMain, isPressed, isOff, run }) => (
    <button
      key={id}
      type="button"
      className={isMain ? 'big' : undefined}
      data-tool={id}
      aria-pressed={isPressed}
      disabled={isOff}
      aria-keyshortcuts={key}
      onClick={run}
    >
      {label} {key && <kbd>{keyWords[key] ?? key.toUpperCase()}</kbd>}
    </button>
  ))
}

/** What the hand on the table would do where it is, or why it may not. */
export function HandWord() {
  const desk = usePart(deskOf)
  const tableTools = usePart(tableToolsOf)
  const word = useStore(tableTools, state => state.word)
  const isAsking = useStore(desk.state, ({ phase, lookingBack }) => phase === 'asking' && !lookingBack)
  const isShown = word !== undefined && isAsking
  const said = useSettled(isShown && word.isSaid ? word.text : '')
  if (!isShown) return null
  return (
    <>
      <p
        className={word.isBad ? 'deck-word is-bad' : 'deck-word'}
        data-word={word.isBad ? 'bad' : 'good'}
        data-on-chart={word.chart}
      >
        {word.text} {word.rule && (word.isBad ? <RuleLink rule={word.rule} /> : <WhyLink rule={word.rule} />)}
      </p>
      {word.isSaid && (
        <p className="hidden-word" role="status">
          {said}
        </p>
      )}
    </>
  )
}

/** The words that have stood for a moment: of a row of key presses only the last is read out. */
function useSettled(text: string): string {
  const [said, setSaid] = useState('')
  useEffect(() => {
    const waiting = setTimeout(() => setSaid(text), restMs)
    return () => clearTimeout(waiting)
  }, [text])
  return said
}
