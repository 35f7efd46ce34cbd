import { useStore } from 'zustand'
import { labStoreOf } from '../../lab/labStore'
import { layTile, moveTile, takeTile, tileName } from '../../lab/labTiles'
import { type PlacedTile, tileIds } from '../../measure'
import { usePart, useTable } from '../../table/useTable'
import { Field } from './Field'
import { NumberField } from './NumberField'

const fields = [
  { field: 'x', label: 'x (to the right)', step: 1 },
  { field: 'y', label: 'y (away)', step: 1 },
  { field: 'rotation', label: 'turned by, in degrees', step: 5 },
] as const

/** Ocean tiles: laid on the floor, moved, turned and taken away. The judge says which shots they hinder. */
export function TileRows() {
  const table = useTable()
  const labStore = usePart(labStoreOf)
  const tiles = useStore(labStore, state => state.tiles)
  const free = tileIds.filter(id => tiles.every(tile => tile.id !== id))
  return (
    <section>
      <h2>
        Ocean tiles <span className="lab-rule">RB-80</span>
      </h2>
      <Field label="Lay a tile">
        {id => (
          <select
            id={id}
            value=""
            onChange={event => {
              const chosen = tileIds.find(tile => tile === event.target.value)
              if (chosen) layTile(table, chosen)
            }}
          >
            <option value="">–</option>
            {free.map(tile => (
              <option key={tile} value={tile}>
                {tileName(tile)}
              </option>
            ))}
          </select>
        )}
      </Field>
      {tiles.map(tile => (
        <TileForm key={tile.id} tile={tile} />
      ))}
    </section>
  )
}

function TileForm({ tile }: { readonly tile: PlacedTile }) {
  const table = useTable()
  const name = tileName(tile.id)
  return (
    <fieldset className="lab-place">
      <legend>{name}</legend>
      {fields.map(({ field, label, step }) => (
        <NumberField
          key={field}
          label={label}
          step={step}
          value={tile[field]}
          onChange={value => moveTile(table, tile.id, { [field]: value })}
        />
      ))}
      <button type="button" onClick={() => takeTile(table, tile.id)}>
        Take {name} away
      </button>
    </fieldset>
  )
}
