import { useState } from 'react'
import { useStore } from 'zustand'
import { inNames } from '../../../match/inNames'
import {
  type Cls,
  classes,
  classPlural,
  mayTalk,
  modeOf,
  needsClass,
  type SignalKind,
  signalKinds,
  signalSentence,
  type TeamSignal,
  type WavesState,
} from '../../../rules/waves/public'
import { deskOf } from '../../../table/desk'
import { WhyLink } from '../../rulebook/RuleLink'
import { nameOf } from '../seatWords'
import './teamTalk.css'
import { usePart } from '../../../table/useTable'

/** What each sentence begins with, before it is known of which class it speaks. */
const beginnings: Readonly<Record<SignalKind, string>> = {
  planFollow: 'I am going to follow …',
  planRebel: 'I am going to rebel …',
  wantTablet: 'Let us have the tablet of …',
  avoidTablet: 'Not the tablet of …',
  have: 'I hold …',
  lack: 'I hold no …',
  yourPlan: 'What is your plan?',
  yes: 'Yes',
  no: 'No',
}
/** Sentences that are whole without a class. */
const isWhole = (signal: SignalKind) => signal === 'yourPlan' || signal === 'yes' || signal === 'no'

/**
 * Talk between team-mates (WV-83): a sentence is put together in two steps, and the whole table hears it. There is
 * nothing to press for a player who has to be silent.
 */
export default function TeamTalk() {
  const desk = usePart(deskOf)
  const seat = useStore(desk.state, ({ asked }) => asked?.seat)
  const view = useStore(desk.state, state => state.view as WavesState)
  const [signal, setSignal] = useState<SignalKind>()
  if (seat === undefined || modeOf(view).id !== 'teams' || view.options.teamTalk === 'none') return null
  const say = (cls?: Cls) => {
    const move: TeamSignal = { kind: 'teamSignal', seat, signal: signal!, ...(cls && { cls }) }
    setSignal(undefined)
    void desk.choose(move)
  }
  const choose = (next: SignalKind) => {
    if (!isWhole(next)) return setSignal(next)
    const move: TeamSignal = { kind: 'teamSignal', seat, signal: next }
    void desk.choose(move)
  }
  return (
    <section className="team-talk" aria-label="Talk to your team">
      <Heard view={view} />
      {mayTalk(view, seat) && (
        <details>
          <summary>Say something to your team</summary>
          <p>
            Everybody at the table hears it, until you have placed. <WhyLink rule="WV-83" />
          </p>
          <div className="talk-steps">
            {signal === undefined
              ? signalKinds.map(kind => (
                  <button key={kind} type="button" onClick={() => choose(kind)}>
                    {beginnings[kind]}
                  </button>
                ))
              : classes.map(cls => (
                  <button key={cls} type="button" onClick={() => say(cls)}>
                    {beginnings[signal].replace(' …', '')} … {classPlural(cls)}
                  </button>
                ))}
            {signal !== undefined && !needsClass.has(signal) && (
              <button type="button" onClick={() => say()}>
                {beginnings[signal].replace(' …', '')}, no more than that
              </button>
            )}
            {signal !== undefined && (
              <button type="button" onClick={() => setSignal(undefined)}>
                Say something else
              </button>
            )}
          </div>
        </details>
      )}
    </section>
  )
}

/** What has been said since the Council was formed. */
function Heard({ view }: { readonly view: WavesState }) {
  const desk = usePart(deskOf)
  const told = useStore(desk.state, state => state.told)
  if (view.signals.length === 0) return null
  return (
    <ul className="talk-heard" aria-label="Said in this round">
      {view.signals.map((said, index) => (
        <li key={index}>
          <strong>{nameOf({ told }, said.seat)}</strong> “{inNames(signalSentence(said), told?.seats)}”
        </li>
      ))}
    </ul>
  )
}
