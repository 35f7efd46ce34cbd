import { type ComponentType, lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { type Choice, desk } from '../../match/desk'
import { composing } from '../../match/table/composing'
import { filling } from '../../match/table/filling'
import { pointedChoice } from '../../match/table/tableTools'
import type { GameId } from '../../rules/game'
import { RuleLink } from '../rulebook/RuleLink'
import { wordsOf } from '../rulebook/searchBook'
import { ChoiceButton } from './ChoiceButton'
import { Composer } from './Composer'
import { FillingForm } from './FillingForm'
import { focusChoice, goThrough } from './goThrough'
import { countFitting, groupChoices, mostShown } from './groupChoices'
import { heldWords } from './heldWords'
import { LogPanel } from './LogPanel'
import { StepList } from './StepList'
import { nameOf } from './seatWords'
import { hasSteps } from './steppedChoices'

/** From this many on a list is filtered rather than read. */
const manyChoices = 10

/** What happened last, as much as fits beside the table. */
const lastEntries = 5

/** All that may be chosen, in words: arrows go through it, digits choose, each with the rule that allows it. */
export function Choices() {
  const asked = useStore(desk.state, state => state.asked)
  const who = useStore(desk.state, state => (state.asked ? nameOf(state, state.asked.seat) : ''))
  const composed = useStore(composing, state => state.now)
  if (!asked) return <Waiting />
  if (composed) return <Composer now={composed} />
  return (
    <>
      <ChoiceList key={`${asked.seat} ${asked.phase} ${asked.choices.length}`} who={who} />
      <Beside />
    </>
  )
}

/** What can be said or done beside all choices, where a game has something of the kind. */
const asides: Readonly<Partial<Record<GameId, ComponentType>>> = {
  'rattle-battle': lazy(() => import('./rattle-battle/Rearranging')),
  waves: lazy(() => import('./waves/TeamTalk')),
}

function Beside() {
  const game = useStore(desk.state, ({ open }) => open?.match.game)
  const Aside = game && asides[game]
  return (
    Aside && (
      <Suspense fallback={null}>
        <Aside />
      </Suspense>
    )
  )
}

function Waiting() {
  const phase = useStore(desk.state, state => state.phase)
  const hand = useStore(desk.state, state => state.hand)
  const isHeld = phase === 'held' && hand?.by === 'person'
  return (
    <>
      <p>
        {isHeld
          ? `${hand.fist ? 'The fist is raised.' : heldWords(hand).inHand} Take the hand on the table, or use the buttons.`
          : 'Nothing is asked of anybody at this moment.'}
      </p>
      <section aria-labelledby="just-now">
        <h3 id="just-now">Just now</h3>
        <LogPanel entries={lastEntries} />
      </section>
    </>
  )
}

function ChoiceList({ who }: { readonly who: string }) {
  const choices = useStore(desk.state, ({ asked }) => asked?.choices)
  const filled = useStore(filling, state => state.kind)
  const [filter, setFilter] = useState('')
  const [taken, setTaken] = useState<Taken>({ of: choices, path: [] })
  const list = useRef<HTMLDivElement>(null)
  const words = wordsOf(filter)
  const key = words.join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words are the key
  const groups = useMemo(() => {
    // What is said part by part is listed only for whoever looks for it.
    const shown = choices?.filter(({ move }) => words.length > 0 || move.kind !== filled)
    return groupChoices(shown ?? [], words)
  }, [choices, key, filled])
  useEffect(() => {
    // Keys go on where the last choice was made; nobody else's focus is taken.
    const { activeElement } = document
    if (activeElement === document.body || activeElement === null || !activeElement.isConnected)
      list.current?.querySelector('button')?.focus({ preventScroll: true })
    return () => pointedChoice.setState({ move: undefined })
  }, [])
  if (!choices) return null
  const isStepped = words.length === 0 && hasSteps(choices)
  const fitting = countFitting(choices, words)
  const single = groups.length === 1
  return (
    <>
      <FillingForm isFirst={groups.length === 0} />
      {choices.length >= manyChoices && (
        <div className="field">
          <input
            type="search"
            value={filter}
            aria-label="Find a choice"
            placeholder={`Find one of ${choices.length}`}
            data-filter
            onChange={event => setFilter(event.target.value)}
            onKeyDown={event => {
              if (event.key === 'ArrowDown') focusChoice(list.current, 0)
              else if (event.key === 'Enter') list.current?.querySelector('button')?.click()
              else return
              event.preventDefault()
            }}
          />
        </div>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the buttons inside bubble up here */}
      <div ref={list} className="choices" onKeyDown={goThrough} data-choices={fitting}>
        {isStepped && (
          <StepList
            choices={choices}
            path={taken.of === choices ? taken.path : []}
            onPath={path => setTaken({ of: choices, path })}
          />
        )}
        {(isStepped ? [] : groups).map(({ title, choices: own }) => (
          <section key={title} aria-label={single ? `Choices: ${who}` : title}>
            {!single && <h3>{title}</h3>}
            <ol>
              {own.map(({ choice, index }) => (
                <li key={index}>
                  <ChoiceButton choice={choice} index={index} text={choice.text} />
                  <RuleLink rule={choice.rule} />
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
      {fitting > mostShown && groups.length > 0 && !isStepped && (
        <p>
          {mostShown} of {fitting} are shown: type a word to find the others.
        </p>
      )}
      {fitting === 0 && <p role="status">No choice has these words.</p>}
    </>
  )
}

interface Taken {
  /** The choices that the steps were taken among. */
  readonly of: readonly Choice[] | undefined
  readonly path: readonly string[]
}
