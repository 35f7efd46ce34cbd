import { useEffect, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import {
  aboutPicked,
  choicesBehind,
  choosingOf,
  differentChoices,
  listPathOf,
  pickNothing,
  stepInList,
} from '../../table/choosing'
import { composingOf } from '../../table/composing'
import { deskOf } from '../../table/desk'
import { fillingOf } from '../../table/filling'
import { bound } from '../../table/part'
import { pointedChoiceOf } from '../../table/tableTools'
import { usePart, useTable } from '../../table/useTable'
import { asides } from '../games/asides'
import { WhyLink } from '../rulebook/RuleLink'
import { wordsOf } from '../rulebook/searchBook'
import { ChoiceButton } from './ChoiceButton'
import { Composer } from './Composer'
import { FillingForm } from './FillingForm'
import { focusChoice, goThrough } from './goThrough'
import { apartFrom, countFitting, groupChoices, mostShown } from './groupChoices'
import { heldWords } from './heldWords'
import { LogPanel } from './LogPanel'
import { StepList } from './StepList'
import { Suggest } from './Suggest'
import { nameOf } from './seatWords'
import { hasSteps, steppedChoices } from './steppedChoices'

/** From this many on a list is filtered rather than read. */
const manyChoices = 10

/** What happened last, as much as fits beside the table. */
const lastEntries = 3

/** All that may be chosen, in words: arrows go through it, digits choose, each with the rule that allows it. */
export function Choices() {
  const desk = usePart(deskOf)
  const composing = usePart(composingOf)
  const asked = useStore(desk.state, state => state.asked)
  const who = useStore(desk.state, state => (state.asked ? nameOf(state, state.asked.seat) : ''))
  const composed = useStore(composing, state => state.now)
  if (!asked) return <Waiting />
  if (composed)
    return (
      <>
        <Composer now={composed} />
        <Suggest />
      </>
    )
  return (
    <>
      <ChoiceList key={`${asked.seat} ${asked.phase} ${asked.choices.length}`} who={who} />
      <Suggest />
      <Beside />
    </>
  )
}

function Beside() {
  const desk = usePart(deskOf)
  const game = useStore(desk.state, ({ told }) => told?.match.game)
  const Aside = game && asides[game]
  return Aside && <Aside />
}

function Waiting() {
  const desk = usePart(deskOf)
  const phase = useStore(desk.state, state => state.phase)
  const hand = useStore(desk.state, state => state.hand)
  const isHeld = phase === 'held' && hand?.by === 'person'
  return (
    <>
      <p>
        {isHeld
          ? `${hand.fist ? 'The fist is raised.' : heldWords(hand).inHand} Take the hand on the table, or use the buttons.`
          : 'Waiting for the others.'}
      </p>
      <section aria-labelledby="just-now">
        <h3 id="just-now">Just now</h3>
        <LogPanel entries={lastEntries} />
      </section>
    </>
  )
}

function ChoiceList({ who }: { readonly who: string }) {
  const table = useTable()
  const choosing = usePart(choosingOf)
  const desk = usePart(deskOf)
  const filling = usePart(fillingOf)
  const pointedChoice = usePart(pointedChoiceOf)
  const offered = useStore(desk.state, ({ asked }) => asked?.choices)
  const picked = useStore(choosing, state => state.picked)
  const { list: choices, last } = useMemo(() => {
    const { list, last } = apartFrom(offered ?? [])
    return { list: differentChoices(aboutPicked(list, { ...choosing.getState(), picked })), last }
  }, [offered, picked])
  const filled = useStore(filling, state => state.kind)
  const [filter, setFilter] = useState('')
  const taken = useStore(usePart(listPathOf))
  const list = useRef<HTMLDivElement>(null)
  const words = wordsOf(filter)
  const key = words.join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words are the key
  const groups = useMemo(() => {
    // Choices made part by part are listed only on request.
    const shown = choices.filter(({ move }) => words.length > 0 || move.kind !== filled)
    return groupChoices(shown, words)
  }, [choices, key, filled])
  useEffect(() => {
    // Keys go on where the last choice was made; nobody else's focus is taken.
    const { activeElement } = document
    if (activeElement === document.body || activeElement === null || !activeElement.isConnected)
      list.current?.querySelector('button')?.focus({ preventScroll: true })
    return () => pointedChoice.setState({ move: undefined })
  }, [])
  if (!offered) return null
  const isStepped = words.length === 0 && hasSteps(choices)
  const fitting = countFitting(choices, words)
  const single = groups.length === 1
  const isTaken = taken.of === offered && choicesBehind(choices, taken.path).length > 0
  const path = isTaken ? taken.path : []
  /** This many stand above what only goes on. */
  const listed = isStepped
    ? steppedChoices(choices, path).lines.length
    : groups.reduce((sum, group) => sum + group.choices.length, 0)
  return (
    <>
      {picked.length > 0 && (
        <p className="choices-picked">
          For what you have picked on the table.{' '}
          <button type="button" onClick={bound(table, pickNothing)}>
            Show all
          </button>
        </p>
      )}
      <FillingForm isFirst={groups.length === 0 && !last} />
      {choices.length >= manyChoices && (
        <div className="field">
          <input
            type="search"
            value={filter}
            aria-label="Find a choice"
            placeholder={`Search ${choices.length} options`}
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
        {isStepped && <StepList choices={choices} path={path} onPath={bound(table, stepInList)} />}
        {(isStepped ? [] : groups).map(({ title, choices: own }) => (
          <section key={title} aria-label={single ? `Choices: ${who}` : title}>
            {!single && <h3>{title}</h3>}
            <ol>
              {own.map(({ choice, index }) => (
                <li key={index}>
                  <ChoiceButton choice={choice} index={index} text={choice.text} />
                  <WhyLink rule={choice.rule} />
                </li>
              ))}
            </ol>
          </section>
        ))}
        {last && (
          <ol className="goes-on">
            <li>
              <ChoiceButton choice={last} index={listed} text={last.text} goesOn />
              <WhyLink rule={last.rule} />
            </li>
          </ol>
        )}
      </div>
      {fitting > mostShown && groups.length > 0 && !isStepped && (
        <p>
          {mostShown} of {fitting} are shown: type a word to find the others.
        </p>
      )}
      {fitting === 0 && words.length > 0 && <p role="status">No choice matches.</p>}
    </>
  )
}
