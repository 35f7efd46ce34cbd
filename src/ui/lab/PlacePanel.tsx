import { useState } from 'react'
import { useStore } from 'zustand'
import { dieName } from '../../lab/fleets'
import { facesOf, type PlacedDie, placeDie, placedOf, startPlacing, stopPlacing } from '../../lab/labPlacing'
import { labStoreOf } from '../../lab/labStore'
import { markWord } from '../../lab/lyingWords'
import { dieFaces } from '../../measure'
import { bound } from '../../table/part'
import { usePart, useTable } from '../../table/useTable'
import { Field } from './Field'
import { DieSelect } from './JudgePanel'
import { NumberField } from './NumberField'
import { TileRows } from './TileRows'

/** Dice placed by hand: which, where, how turned, which face. */
export function PlacePanel() {
  const table = useTable()
  const labStore = usePart(labStoreOf)
  const placing = useStore(labStore, state => state.placing)
  const phase = useStore(labStore, state => state.phase)
  const lying = useStore(labStore, state => state.lying)
  const first = useStore(labStore, state => state.measured.first)
  const [chosen, setChosen] = useState<string>()
  if (!placing)
    return (
      <>
        <p>
          Rebuild what lies on a real table: put each die where it lies and let the judge measure. Dice of the
          last drop stay where they are, and you can move them.
        </p>
        <button
          type="button"
          onClick={bound(table, startPlacing)}
          disabled={phase === 'falling' || phase === 'overboard' || phase === 'loading'}
          data-action="place"
        >
          Place dice by hand
        </button>
        <TileRows />
      </>
    )
  const id = chosen ?? first ?? lying[0]?.id
  const die = lying.find(each => each.id === id) ?? lying[0]
  return (
    <>
      <p>Drag dice on the table, or choose one here. Lengths from the middle of the box, in millimetres.</p>
      <DieSelect label="Die" value={die?.id} lying={lying} onPick={setChosen} />
      {die && <PlaceForm key={die.id} die={placedOf(die)} />}
      <button type="button" onClick={bound(table, stopPlacing)} data-action="placed">
        Done
      </button>
      <TileRows />
    </>
  )
}

const fields = [
  { field: 'x', label: 'x (to the right)', step: 1 },
  { field: 'y', label: 'y (away)', step: 1 },
  { field: 'yaw', label: 'turned by, in degrees', step: 5 },
] as const

type Wish = Partial<Omit<PlacedDie, 'id' | 'kind'>>

function PlaceForm({ die }: { readonly die: PlacedDie }) {
  const table = useTable()
  // What was typed but cannot be yet: the next number may make it possible.
  const [wished, setWished] = useState<Wish>({})
  const [fault, setFault] = useState<string>()
  const change = (wish: Wish) => {
    const all = { ...wished, ...wish }
    const why = placeDie(table, die.id, all)
    setFault(why)
    setWished(why === undefined ? {} : all)
  }
  return (
    <fieldset className="lab-place">
      <legend>{dieName(die)}</legend>
      <Field label="Face up">
        {id => (
          <select
            id={id}
            value={wished.face ?? die.face}
            onChange={event => change({ face: Number(event.target.value) })}
          >
            {Array.from({ length: facesOf(die.kind) }, (_, index) => (
              <option key={index} value={index + 1}>
                {markWord(dieFaces[die.kind][index]!)}
              </option>
            ))}
          </select>
        )}
      </Field>
      {fields.map(({ field, label, step }) => (
        <NumberField
          key={field}
          label={label}
          step={step}
          value={wished[field] ?? die[field]}
          onChange={value => change({ [field]: value })}
        />
      ))}
      {fault && (
        <p role="alert" className="lab-fault">
          {fault}
        </p>
      )}
    </fieldset>
  )
}
