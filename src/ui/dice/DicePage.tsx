import { useEffect, useState } from 'react'
import { askDice, type Weighed } from '../../match/fairness/askDice'
import { addCounts, type DiceCounts } from '../../match/fairness/diceCounts'
import { capital } from '../../rules/sentence'
import { House } from '../house/House'
import { Go } from '../route/Go'
import './dice.css'
import { KindSheet } from './KindSheet'
import { LargeSample } from './LargeSample'
import { LuckSheet } from './LuckSheet'
import { SkillSheet } from './SkillSheet'
import { UnratedSheet } from './UnratedSheet'

interface Counted {
  readonly counts: DiceCounts
  readonly unreadable: number
  readonly name: string | undefined
  readonly weighed: Weighed | undefined
}

type Counting = { readonly done: number; readonly of: number } | { readonly why: string } | Counted

/** What the dice of a kept match did, or of all of them, beside what fair dice do. */
export default function DicePage({ match }: { readonly match: string | undefined }) {
  const [state, setState] = useState<Counting>({ done: 0, of: 0 })
  useEffect(() => {
    const asking = new AbortController()
    const onAt = (done: number, of: number) => setState({ done, of })
    askDice({ kind: 'count', match }, { signal: asking.signal, onAt }).then(
      ({ counted, ...rest }) => setState({ counts: addCounts(counted), ...rest }),
      (error: unknown) => setState({ why: error instanceof Error ? error.message : String(error) }),
    )
    return () => asking.abort()
  }, [match])
  return (
    <House title="Your dice tonight" place={undefined}>
      <div
        className="dice-page"
        data-dice={'counts' in state ? 'counted' : 'why' in state ? 'failed' : 'counting'}
      >
        <section className="sheet">
          <h1>Your dice tonight</h1>
          {'counts' in state ? (
            <Summary counted={state} match={match} />
          ) : 'why' in state ? (
            <p role="alert">{state.why}</p>
          ) : (
            <p role="status">
              <label>
                Counting your dice …{' '}
                <progress value={state.of > 0 ? state.done : undefined} max={Math.max(1, state.of)} />
              </label>
            </p>
          )}
        </section>
        {'counts' in state &&
          kindsOf(state.counts).map(kind => (
            <KindSheet key={kind} kind={kind} all={state.counts.kinds.filter(one => one.kind === kind)} />
          ))}
        {'counts' in state && state.weighed?.luck && match !== undefined && <LuckSheet match={match} />}
        {'counts' in state && state.weighed?.skill === 'offered' && match !== undefined && (
          <SkillSheet match={match} />
        )}
        {'counts' in state && state.weighed?.skill === 'unrated' && <UnratedSheet />}
        <LargeSample />
      </div>
    </House>
  )
}

const kindsOf = ({ kinds }: DiceCounts) => [...new Set(kinds.map(({ kind }) => kind))]

const counted = (count: number, one: string, many = `${one}s`) =>
  `${count === 0 ? 'no' : count.toLocaleString('en')} ${count === 1 ? one : many}`

function Summary({
  counted: { counts, unreadable, name },
  match,
}: {
  readonly counted: Counted
  readonly match: string | undefined
}) {
  const { matches, throws, fell, cocked, outside, blows } = counts
  if (match !== undefined && matches === 0)
    return (
      <p>
        {unreadable > 0 ? 'This match cannot be read.' : 'This match is not kept here.'}{' '}
        <Go to="/dice">All your matches</Go>
      </p>
    )
  const where = match === undefined ? `In ${counted(matches, 'kept match', 'kept matches')}` : `In “${name}”`
  return (
    <>
      <p>
        {fell === 0
          ? `${where} no dice have fallen yet.`
          : `${where} ${counted(fell, 'die', 'dice')} fell in ${counted(throws, 'throw')}.`}
      </p>
      {fell > 0 && (
        <p>
          {capital(counted(cocked, 'die', 'dice'))} came to rest cocked
          {cocked > 0 && ` (${percent(cocked / fell)})`}, {outside === 0 ? 'none' : outside} left the box, and
          the fist {times(blows)}.
        </p>
      )}
      {unreadable > 0 && <p>{capital(counted(unreadable, 'match', 'matches'))} could not be read.</p>}
      {match !== undefined && (
        <p>
          <Go to="/dice">All your matches</Go> · <Go to={`/table/${match}`}>To the table</Go>
        </p>
      )}
    </>
  )
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`
const times = (count: number) =>
  count === 0 ? 'never came down' : `came down ${count === 1 ? 'once' : `${count} times`}`
