import { useState } from 'react'
import { drawers, type OpenTable, type TableColour, tableColours } from '../../open-table'
import { Picture } from './pictures'

const counts = [1, 2, 5, 10, 20] as const

/** The chest of drawers: a tap puts a thing on the table. */
export function ChestPanel({ table }: { readonly table: OpenTable }) {
  const [open, setOpen] = useState(drawers[0]!.id)
  const [colour, setColour] = useState<TableColour>('red')
  const [count, setCount] = useState<number>(1)
  const drawer = drawers.find(({ id }) => id === open) ?? drawers[0]!
  return (
    <>
      <h2>The chest</h2>
      <fieldset className="open-drawers">
        <legend>Drawers</legend>
        {drawers.map(({ id, name }) => (
          <button key={id} type="button" aria-pressed={id === open} onClick={() => setOpen(id)}>
            {name}
          </button>
        ))}
      </fieldset>
      <fieldset className="open-row">
        <legend>How many</legend>
        {counts.map(one => (
          <button key={one} type="button" aria-pressed={count === one} onClick={() => setCount(one)}>
            {one}
          </button>
        ))}
      </fieldset>
      {drawer.items.some(({ isColoured }) => isColoured) && (
        <fieldset className="open-row open-colours">
          <legend>Colour</legend>
          {tableColours.map(one => (
            <button
              key={one}
              type="button"
              aria-pressed={colour === one}
              aria-label={one}
              title={one}
              data-colour={one}
              onClick={() => setColour(one)}
            />
          ))}
        </fieldset>
      )}
      <ul className="open-items" aria-label={drawer.name}>
        {drawer.items.map(item => (
          <li key={item.id}>
            <button
              type="button"
              data-take={item.id}
              onClick={() =>
                table.act({ act: 'take-out', what: Array.from({ length: count }, () => item.what(colour)) })
              }
            >
              <Picture item={item} colour={colour} />
              {item.name}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
