import { useState } from 'react'
import { useStore } from 'zustand'
import { ranks } from '../../match/ranks'
import { type Asked, deskOf } from '../../table/desk'
import { tableSettingsOf } from '../../table/tableSettings'
import { usePart, useTable } from '../../table/useTable'
import type { Suggestion } from '../../wire'
import { WhyLink } from '../rulebook/RuleLink'
import { showThings } from './ChoiceButton'

interface Said {
  /** The question that it answers. */
  readonly of: Asked
  readonly suggestion?: Suggestion
  readonly why?: string
}

/** “What can I do?”: one move that a mate would make, with a reason, shown on the table; taken or not. */
export function Suggest() {
  const table = useTable()
  const tableSettings = usePart(tableSettingsOf)
  const desk = usePart(deskOf)
  const asked = useStore(desk.state, state => state.asked)
  const isOn = useStore(tableSettings, ({ suggests }) => suggests)
  const [said, setSaid] = useState<Said>()
  const [asking, setAsking] = useState<Asked>()
  if (!asked || !isOn) return null
  const ask = async () => {
    setAsking(asked)
    const answer = await desk.suggest()
    setAsking(undefined)
    if (!answer) return
    if ('why' in answer) return setSaid({ of: asked, why: answer.why })
    setSaid({ of: asked, suggestion: answer })
    showThings(table, answer)
  }
  const answer = said?.of === asked ? said : undefined
  return (
    <section className="suggest" aria-label="What can I do?">
      {!answer && (
        <button
          type="button"
          onClick={() => void ask()}
          disabled={asking === asked}
          data-suggest
          aria-keyshortcuts="a"
        >
          {asking === asked ? `The ${ranks.solid} thinks …` : 'What can I do?'} <kbd>A</kbd>
        </button>
      )}
      <div role="status">
        {answer?.why && <p>{answer.why}</p>}
        {answer?.suggestion && <Advice suggestion={answer.suggestion} />}
      </div>
    </section>
  )
}

function Advice({ suggestion }: { readonly suggestion: Suggestion }) {
  const table = useTable()
  const desk = usePart(deskOf)
  const { move, text, rule, reason } = suggestion
  return (
    <>
      <p>
        <strong>A {ranks.solid} would:</strong> {text}. {reason} <WhyLink rule={rule} />
      </p>
      <button
        type="button"
        onClick={() => void desk.choose(move)}
        onMouseEnter={() => showThings(table, suggestion)}
        onMouseLeave={() => showThings(table, undefined)}
        onFocus={() => showThings(table, suggestion)}
        onBlur={() => showThings(table, undefined)}
        data-suggest
        aria-keyshortcuts="a"
      >
        Do that <kbd>A</kbd>
      </button>
    </>
  )
}
