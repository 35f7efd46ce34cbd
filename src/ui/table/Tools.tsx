import { useStore } from 'zustand'
import { deskOf } from '../../table/desk'
import { tableToolsOf } from '../../table/tableTools'
import { usePart } from '../../table/useTable'
import { RuleLink, WhyLink } from '../rulebook/RuleLink'

/** What the hand on the table can do, as buttons with their keys. */
export function Tools() {
  const tableTools = usePart(tableToolsOf)
  const tools = useStore(tableTools, state => state.tools)
  return tools.map(({ id, label, key, isMain, isPressed, isOff, run }) => (
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
      {label} {key && <kbd>{key.toUpperCase()}</kbd>}
    </button>
  ))
}

/** What the hand on the table would do where it is, or why it may not. */
export function HandWord() {
  const desk = usePart(deskOf)
  const tableTools = usePart(tableToolsOf)
  const word = useStore(tableTools, state => state.word)
  const isAsking = useStore(desk.state, ({ phase, lookingBack }) => phase === 'asking' && !lookingBack)
  if (!word || !isAsking) return null
  return (
    <p
      className={word.isBad ? 'deck-word is-bad' : 'deck-word'}
      data-word={word.isBad ? 'bad' : 'good'}
      data-on-chart={word.chart}
    >
      {word.text} {word.rule && (word.isBad ? <RuleLink rule={word.rule} /> : <WhyLink rule={word.rule} />)}
    </p>
  )
}
