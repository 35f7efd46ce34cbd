import { useStore } from 'zustand'
import { desk } from '../../match/desk'
import { tableTools } from '../../match/table/tableTools'
import { RuleLink } from '../rulebook/RuleLink'

/** What the hand on the table can do, as buttons with their keys. */
export function Tools() {
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
  const word = useStore(tableTools, state => state.word)
  const isAsking = useStore(desk.state, ({ phase, lookingBack }) => phase === 'asking' && !lookingBack)
  if (!word || !isAsking) return null
  return (
    <p
      className={word.isBad ? 'deck-word is-bad' : 'deck-word'}
      data-word={word.isBad ? 'bad' : 'good'}
      data-on-chart={word.chart}
    >
      {word.text} {word.rule && <RuleLink rule={word.rule} />}
    </p>
  )
}
