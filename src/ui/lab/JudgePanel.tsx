import { useStore } from 'zustand'
import { dieName } from '../../lab/fleets'
import { clearMeasured, measureBetween } from '../../lab/labMeasuring'
import { labStoreOf } from '../../lab/labStore'
import { shotFault, shotWords, tileBelow, tileName } from '../../lab/labTiles'
import { shownWord } from '../../lab/lyingWords'
import { type DieReading, type MeasuredPair, tileOutline } from '../../measure'
import {
  around,
  measuresOf,
  nearestOn,
  otherOf,
  pairOf,
  verdictOn,
  writtenMm,
} from '../../table/judge/measures'
import { bound } from '../../table/part'
import { tableSettingsOf } from '../../table/tableSettings'
import { usePart, useTable } from '../../table/useTable'
import { VerdictCard } from '../judge/VerdictCard'
import { Field } from './Field'
import { PlanView } from './PlanView'
import { ShareRows } from './ShareRows'
import { ToolRows } from './ToolRows'

/** The judge: picks two dice, says the gap, the ranges and the order, with the rule each stands on. */
export function JudgePanel() {
  const table = useTable()
  const tableSettings = usePart(tableSettingsOf)
  const labStore = usePart(labStoreOf)
  const lying = useStore(labStore, state => state.lying)
  const { first, second } = useStore(labStore, state => state.measured)
  const hasPicture = useStore(tableSettings, ({ picture }) => picture === 'drawn' || picture === 'starting')
  if (lying.length === 0) return <p>Drop the dice first: the judge measures what lies still.</p>
  return (
    <>
      <div className="lab-pick">
        <DieSelect
          label="From"
          value={first}
          lying={lying}
          except={second}
          onPick={id => measureBetween(table, id, second)}
        />
        <DieSelect
          label="To"
          value={second}
          lying={lying}
          except={first}
          onPick={id => measureBetween(table, first, id)}
        />
        <button type="button" onClick={bound(table, clearMeasured)} disabled={first === undefined}>
          Clear
        </button>
      </div>
      {first === undefined ? (
        <p>Tap a die on the table, or choose one here. Its ranges are drawn; a second die gives the gap.</p>
      ) : (
        <>
          <PairVerdict lying={lying} first={first} second={second} />
          <TileVerdict lying={lying} first={first} second={second} />
          <Around lying={lying} id={first} />
        </>
      )}
      {!hasPicture && <PlanView />}
      <ToolRows />
      <Order lying={lying} />
      <ShareRows />
    </>
  )
}

interface DieSelectProps {
  readonly label: string
  readonly value: string | undefined
  readonly lying: readonly DieReading[]
  /** Left out: it is chosen elsewhere. */
  readonly except?: string | undefined
  readonly onPick: (id: string | undefined) => void
}

export function DieSelect({ label, value, lying, except, onPick }: DieSelectProps) {
  const choices = lying.filter(die => die.id !== except)
  return (
    <Field label={label}>
      {id => (
        <select id={id} value={value ?? ''} onChange={event => onPick(event.target.value || undefined)}>
          <option value="">–</option>
          {choices.map(die => (
            <option key={die.id} value={die.id}>
              {dieName(die)} ({shownWord(die)})
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

const nameIn = (lying: readonly DieReading[], id: string) => {
  const die = lying.find(each => each.id === id)
  return die ? dieName(die) : id
}

function PairVerdict({
  lying,
  first,
  second,
}: {
  readonly lying: readonly DieReading[]
  readonly first: string
  readonly second: string | undefined
}) {
  const labStore = usePart(labStoreOf)
  const tiles = useStore(labStore, state => state.tiles)
  const pair = pairOf(lying, first, second)
  if (!pair) return null
  const verdict = verdictOn(lying, pair, tiles.map(tileOutline))
  const nearest = nearestOn(lying, pair)
  const tile = tiles.find(each => each.id === verdict.by)
  const names = { from: nameIn(lying, pair.a), to: nameIn(lying, pair.b) }
  return (
    <section className="lab-verdict" aria-live="polite" data-range={rangeWord(pair)} data-mm={pair.mm}>
      <p className="lab-gap">
        {writtenMm(pair.mm)} <small>mm</small>
      </p>
      <VerdictCard
        verdict={verdict}
        names={{ ...names, ...(tile && { tile: `tile ${tileName(tile.id)}` }) }}
      />
      {nearest && (
        <>
          <h2>Is it the nearest?</h2>
          <VerdictCard verdict={nearest.verdict} names={{ ...names, other: nameIn(lying, nearest.other) }} />
        </>
      )}
    </section>
  )
}

/** Where tiles block fire: whether the line between the two is free, and if not, why. */
function TileVerdict({
  lying,
  first,
  second,
}: {
  readonly lying: readonly DieReading[]
  readonly first: string
  readonly second: string | undefined
}) {
  const labStore = usePart(labStoreOf)
  const tiles = useStore(labStore, state => state.tiles)
  if (tiles.length === 0) return null
  const under = tileBelow(lying, tiles, first)
  const fault = shotFault(lying, tiles, first, second)
  const words = fault && shotWords(fault)
  return (
    <section className="lab-shot" data-shot={second === undefined ? undefined : (fault?.rule ?? 'free')}>
      {under && (
        <p>
          The {nameIn(lying, first)} stands on the tile {tileName(under)}.{' '}
          <span className="lab-rule">RB-72</span>
        </p>
      )}
      {words && (
        <p>
          ✕ No shot where tiles block fire. {words.text} <span className="lab-rule">{words.rule}</span>
        </p>
      )}
      {second !== undefined && !words && (
        <p>
          ✓ No tile blocks a shot. <span className="lab-rule">RB-80</span>
        </p>
      )}
    </section>
  )
}

const rangeWord = (pair: MeasuredPair) =>
  pair.touching ? 'touching' : pair.short ? 'short' : pair.long ? 'long' : 'beyond'

/** Everything around one die, nearest first. */
function Around({ lying, id }: { readonly lying: readonly DieReading[]; readonly id: string }) {
  const pairs = around(lying, id)
  const reached = pairs.filter(pair => pair.long)
  return (
    <section>
      <h2>
        Around the {nameIn(lying, id)} <span className="lab-rule">RB-62</span>
      </h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Die</th>
            <th scope="col">Gap</th>
            <th scope="col">Range</th>
          </tr>
        </thead>
        <tbody>
          {reached.map(pair => (
            <PairRow
              key={otherOf(pair, id)}
              lying={lying}
              pair={pair}
              name={nameIn(lying, otherOf(pair, id))}
            />
          ))}
        </tbody>
      </table>
      {reached.length < pairs.length && <p>{pairs.length - reached.length} more lie out of range.</p>}
    </section>
  )
}

function PairRow({
  pair,
  name,
}: {
  readonly lying: readonly DieReading[]
  readonly pair: MeasuredPair
  readonly name: string
}) {
  const table = useTable()
  return (
    <tr data-range={rangeWord(pair)}>
      <td>
        <button type="button" className="link" onClick={() => measureBetween(table, pair.a, pair.b)}>
          {name}
        </button>
      </td>
      <td className="number">{writtenMm(pair.mm)} mm</td>
      <td>{rangeWord(pair)}</td>
    </tr>
  )
}

const longestOrder = 12

/** The closest pairs of all, and which of them count as equally near. */
function Order({ lying }: { readonly lying: readonly DieReading[] }) {
  const table = useTable()
  const { pairs, groups } = measuresOf(lying).pairs
  if (pairs.length === 0) return null
  return (
    <section>
      <h2>
        Nearest first <span className="lab-rule">RB-67</span>
      </h2>
      <p className="lab-note">
        Pairs on one line of the list differ by less than a ruler shows (0.5 mm): a tie.
      </p>
      <ol className="lab-order">
        {groups.slice(0, longestOrder).map(group => (
          <li key={group[0]} data-tie={group.length > 1}>
            {group.map(index => {
              const pair = pairs[index]!
              return (
                <button
                  key={index}
                  type="button"
                  className="link"
                  onClick={() => measureBetween(table, pair.a, pair.b)}
                >
                  {nameIn(lying, pair.a)} – {nameIn(lying, pair.b)} <b>{writtenMm(pair.mm)} mm</b>
                </button>
              )
            })}
          </li>
        ))}
      </ol>
    </section>
  )
}
