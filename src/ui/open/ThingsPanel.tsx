import { useState } from 'react'
import { useStore } from 'zustand'
import {
  cardName,
  chosenThings,
  mostNoteLetters,
  type OpenTable,
  readAll,
  type Thing,
} from '../../open-table'
import { dealing, nudge } from './openActs'

/** Everything on the table as a list, for keys, screen readers and small screens: the same verbs act on what is ticked. */
export function ThingsPanel({ table }: { readonly table: OpenTable }) {
  const things = useStore(table.state, state => state.moments[state.at]!.state.things)
  const chosen = useStore(table.state, state => state.chosen)
  const awake = useStore(table.state, state => state.awake)
  const { things: read, dice, sum, tilted } = readAll(things, cardName)
  const one = chosen.size === 1 ? chosenThings(table)[0] : undefined
  return (
    <>
      <h2>On the table</h2>
      <p data-sum={sum} data-dice={dice}>
        {things.length === 0
          ? 'Nothing lies here.'
          : `${things.length} ${things.length === 1 ? 'thing' : 'things'}${dice > 0 ? `; the dice make ${sum}` : ''}${tilted > 0 ? `, ${tilted} ${tilted === 1 ? 'leans' : 'lean'}` : ''}${awake > 0 ? ' (still moving)' : ''}.`}
      </p>
      {chosen.size > 0 && (
        <fieldset className="open-row">
          <legend>Carry</legend>
          <button type="button" aria-label="Carry to the left" onClick={() => nudge(table, -20, 0)}>
            ←
          </button>
          <button type="button" aria-label="Carry away" onClick={() => nudge(table, 0, -20)}>
            ↑
          </button>
          <button type="button" aria-label="Carry nearer" onClick={() => nudge(table, 0, 20)}>
            ↓
          </button>
          <button type="button" aria-label="Carry to the right" onClick={() => nudge(table, 20, 0)}>
            →
          </button>
        </fieldset>
      )}
      {one && <OneThing key={one.id} table={table} thing={one} />}
      <ul className="open-things">
        {things.map((thing, index) => {
          const { name, shows, isTilted } = read[index]!
          return (
            <li key={thing.id}>
              <label className="check">
                <input
                  type="checkbox"
                  checked={chosen.has(thing.id)}
                  onChange={() => table.choose([thing.id], 'toggle')}
                />
                <span>
                  {name}
                  {shows !== undefined && <strong> {shows}</strong>}
                  {isTilted && <em> leans</em>}
                  {thing.isLocked && <small> locked</small>}
                  {thing.note && <small> “{thing.note}”</small>}
                </span>
              </label>
            </li>
          )
        })}
      </ul>
    </>
  )
}

/** An empty field has no number. */
const typed = (value: number) => (Number.isNaN(value) ? '' : value)

/** What only one thing can be given: words, a face, cards to deal. */
function OneThing({ table, thing }: { readonly table: OpenTable; readonly thing: Thing }) {
  const { what, note = '' } = thing
  const [text, setText] = useState(what.kind === 'pad' ? what.text : note)
  const [face, setFace] = useState(1)
  const [each, setEach] = useState(dealing.each)
  const [seats, setSeats] = useState(dealing.seats)
  const keep = () =>
    what.kind === 'pad'
      ? table.act({ act: 'write', id: thing.id, text })
      : table.act({ act: 'note', id: thing.id, text })
  return (
    <>
      <form
        className="lab-field"
        onSubmit={event => {
          event.preventDefault()
          keep()
        }}
      >
        <label htmlFor="open-note">{what.kind === 'pad' ? 'Written on it' : 'A note on it'}</label>
        <textarea
          id="open-note"
          rows={what.kind === 'pad' ? 6 : 2}
          maxLength={mostNoteLetters}
          value={text}
          onChange={event => setText(event.target.value)}
        />
        <button type="submit">Write</button>
      </form>
      {what.kind === 'die' && (
        <form
          className="open-row"
          onSubmit={event => {
            event.preventDefault()
            table.act({ act: 'set-face', id: thing.id, face })
          }}
        >
          <label htmlFor="open-face">Turn to face</label>
          <input
            id="open-face"
            type="number"
            min={1}
            max={20}
            value={typed(face)}
            onChange={event => setFace(event.target.valueAsNumber)}
          />
          <button type="submit">Turn</button>
        </form>
      )}
      {what.kind === 'cards' && what.cards.length > 1 && (
        <form
          className="open-row"
          onSubmit={event => {
            event.preventDefault()
            Object.assign(dealing, { each, seats })
            table.act({ act: 'deal', id: thing.id, each, seats })
          }}
        >
          <label htmlFor="open-each">Deal</label>
          <input
            id="open-each"
            type="number"
            min={1}
            max={20}
            value={typed(each)}
            onChange={event => setEach(event.target.valueAsNumber)}
          />
          <label htmlFor="open-seats">to each of</label>
          <input
            id="open-seats"
            type="number"
            min={1}
            max={8}
            value={typed(seats)}
            onChange={event => setSeats(event.target.valueAsNumber)}
          />
          <button type="submit">Deal</button>
        </form>
      )}
    </>
  )
}
