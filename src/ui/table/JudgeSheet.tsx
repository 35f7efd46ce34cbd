import { useEffect, useId, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { inNames } from '../../match/inNames'
import { type MeasuredPair, tileIds, tileNames } from '../../measure'
import type { RuleEvent } from '../../rules/game'
import { deskOf } from '../../table/desk'
import { deskJudgeOf, type JudgedOrder, judgeBetween, toggleJudge } from '../../table/judge/deskJudge'
import { hullName } from '../../table/judge/hullName'
import { nearestOn, pairOf, verdictOn, writtenMm } from '../../table/judge/measures'
import { headlineText } from '../../table/judge/verdictWords'
import { tableSettingsOf } from '../../table/tableSettings'
import { savePicture } from '../judge/savePicture'
import { VerdictCard } from '../judge/VerdictCard'
import { RuleLink } from '../rulebook/RuleLink'
import './offers.css'
import type { Table } from '../../table/part'
import { usePart, useTable } from '../../table/useTable'

/** The judge's word on what is measured, and the order in which things would come. */
export function JudgeSheet({ canSave = false }: { readonly canSave?: boolean }) {
  const table = useTable()
  const desk = usePart(deskOf)
  const deskJudge = usePart(deskJudgeOf)
  const isOn = useStore(deskJudge, state => state.isOn)
  const isChallenge = useStore(desk.challenging.state, ({ challenged }) => challenged !== undefined)
  if (!isOn || isChallenge) return null
  return (
    <aside className="judge-sheet" aria-label="The judge">
      <header>
        <h2>The judge</h2>
        <button type="button" onClick={() => toggleJudge(table, false)}>
          Back to the game <kbd>J</kbd>
        </button>
      </header>
      <Verdict />
      <Orders />
      {canSave && <SavePicture />}
    </aside>
  )
}

/** What was measured, as a picture with its verdict below. */
function SavePicture() {
  const table = useTable()
  const tableSettings = usePart(tableSettingsOf)
  const deskJudge = usePart(deskJudgeOf)
  const [said, setSaid] = useState<string>()
  const { first, second } = useStore(deskJudge, state => state.measured)
  const lying = useStore(deskJudge, state => state.lying)
  const pair = pairOf(lying, first, second)
  const picture = useStore(tableSettings, settings => settings.picture)
  if (!pair || picture !== 'drawn') return null
  return (
    <p className="judge-save">
      <button type="button" onClick={() => void savePicture(table, verdictLines(table, pair)).then(setSaid)}>
        Save a picture
      </button>{' '}
      <span role="status">{said}</span>
    </p>
  )
}

function verdictLines(table: Table, pair: MeasuredPair): readonly string[] {
  const { game, view } = deskOf(table).state.getState()
  const { lying, blocking } = deskJudgeOf(table).getState()
  const verdict = verdictOn(lying, pair, blocking)
  const distance = `${hullName(table, pair.a)} to ${hullName(table, pair.b)}: ${writtenMm(pair.mm)} mm (${verdict.rule})`
  const where = game && view !== undefined ? `${game.title}, ${game.progress(view).text}` : ''
  return [headlineText(verdict), distance, where]
}

function Verdict() {
  const table = useTable()
  const deskJudge = usePart(deskJudgeOf)
  const lying = useStore(deskJudge, state => state.lying)
  const { first, second } = useStore(deskJudge, state => state.measured)
  if (lying.length === 0) return <p>There is nothing to measure here.</p>
  const pair = pairOf(lying, first, second)
  return (
    <>
      <div className="judge-pick">
        <DiePick label="From" value={first} except={second} onPick={id => judgeBetween(table, id, second)} />
        <DiePick label="To" value={second} except={first} onPick={id => judgeBetween(table, first, id)} />
      </div>
      <div role="status">
        {pair ? (
          <PairVerdicts pair={pair} />
        ) : (
          <p>
            {first === undefined
              ? 'Choose a Ship on the table or here to see its ranges.'
              : 'Choose a second Ship.'}
          </p>
        )}
      </div>
    </>
  )
}

/** Whether it is in range, and whether it is the nearest. */
function PairVerdicts({ pair }: { readonly pair: MeasuredPair }) {
  const table = useTable()
  const deskJudge = usePart(deskJudgeOf)
  const lying = useStore(deskJudge, state => state.lying)
  const blocking = useStore(deskJudge, state => state.blocking)
  const verdict = verdictOn(lying, pair, blocking)
  const nearest = nearestOn(lying, pair)
  const tile = tileIds.find(id => id === verdict.by)
  const names = { from: hullName(table, pair.a), to: hullName(table, pair.b) }
  return (
    <>
      <VerdictCard verdict={verdict} names={{ ...names, ...(tile && { tile: `${tileNames[tile]} tile` }) }} />
      <ShowIt />
      {nearest && (
        <>
          <h3>Is it the nearest?</h3>
          <VerdictCard
            verdict={nearest.verdict}
            names={{ ...names, other: hullName(table, nearest.other) }}
          />
        </>
      )}
    </>
  )
}

/** The measuring told step by step on the table. */
function ShowIt() {
  const tableSettings = usePart(tableSettingsOf)
  const desk = usePart(deskOf)
  const challenger = useStore(desk.challenging.state, state => state.challenger)
  const picture = useStore(tableSettings, settings => settings.picture)
  if (!challenger || picture !== 'drawn') return null
  return (
    <p className="judge-save">
      <button type="button" onClick={() => challenger.challengeMeasured()}>
        Show how it is measured <kbd>X</kbd>
      </button>
    </p>
  )
}

/** The keyboard's way to point at a die on the table. */
function DiePick({
  label,
  value,
  except,
  onPick,
}: {
  readonly label: string
  readonly value: string | undefined
  readonly except: string | undefined
  readonly onPick: (id: string | undefined) => void
}) {
  const table = useTable()
  const deskJudge = usePart(deskJudgeOf)
  const lying = useStore(deskJudge, state => state.lying)
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value ?? ''} onChange={event => onPick(event.target.value || undefined)}>
        <option value="">–</option>
        {lying
          .filter(die => die.id !== except)
          .map(die => (
            <option key={die.id} value={die.id}>
              {hullName(table, die.id)}
            </option>
          ))}
      </select>
    </div>
  )
}

function Orders() {
  const deskJudge = usePart(deskJudgeOf)
  const orders = useStore(deskJudge, state => state.orders)
  return orders.map(order => <Order key={order.title} order={order} />)
}

/** How long each pair is looked at while all are walked through, in milliseconds. */
const walkMs = 1800

type JudgedPair = { readonly a: string; readonly b: string }
const pairIn = ({ data }: RuleEvent) => ((data?.pairs ?? []) as readonly JudgedPair[])[0]

/** Why this order: every step with its pair, and a walk through all of them on the table. */
function Order({ order: { title, steps, rule } }: { readonly order: JudgedOrder }) {
  const table = useTable()
  const desk = usePart(deskOf)
  const seats = useStore(desk.state, state => state.told?.seats)
  const [at, setAt] = useState<number>()
  const measured = useMemo(() => steps.flatMap((step, index) => (pairIn(step) ? [index] : [])), [steps])
  useEffect(() => {
    const pair = at === undefined ? undefined : pairIn(steps[at]!)
    if (at === undefined || !pair) return
    judgeBetween(table, pair.a, pair.b)
    const timer = setTimeout(() => setAt(measured.find(index => index > at)), walkMs)
    return () => clearTimeout(timer)
  }, [at, steps, measured])
  return (
    <details data-order={steps.length}>
      <summary>{title}</summary>
      <p>
        <RuleLink rule={rule} />{' '}
        {measured.length > 1 && (
          <button type="button" onClick={() => setAt(at === undefined ? measured[0] : undefined)}>
            {at === undefined ? 'Walk through' : 'Stop'}
          </button>
        )}
      </p>
      <ol>
        {steps.map((step, index) => {
          const pair = pairIn(step)
          const words = inNames(step, seats)
          return (
            <li key={index} aria-current={index === at ? 'step' : undefined}>
              {pair ? (
                <button type="button" onClick={() => judgeBetween(table, pair.a, pair.b)}>
                  {words}
                </button>
              ) : (
                words
              )}{' '}
              <RuleLink rule={step.rule} />
            </li>
          )
        })}
      </ol>
    </details>
  )
}
