import { useStore } from 'zustand'
import { canDo, chosenThings, type OpenTable, type Verb, verbs } from '../../open-table'
import { bang, doVerb } from './openActs'

interface VerbBarProps {
  readonly table: OpenTable
  ask(panel: 'things'): void
}

/** What hands do: the bar that is always there, and above it the verbs of what is chosen. */
export function VerbBar({ table, ask }: VerbBarProps) {
  const isFilm = useStore(table.state, state => state.isFilm)
  if (isFilm)
    return (
      <section className="lab-actions" aria-label="Film">
        <button type="button" className="big" onClick={() => table.playFilm(false)}>
          Stop the film
        </button>
      </section>
    )
  return (
    <section className="open-acts" aria-label="What hands do">
      <ChosenVerbs table={table} ask={ask} />
      <TableVerbs table={table} />
    </section>
  )
}

/** They lie over the picture: it makes no room for them, or it would move under the pointer with every choice. */
function ChosenVerbs({ table, ask }: VerbBarProps) {
  const chosen = useStore(table.state, state => state.chosen)
  // What is chosen can be locked, drawn from or piled up while it stays chosen.
  useStore(table.state, state => state.moments[state.at])
  const things = chosen.size > 0 ? chosenThings(table) : []
  const does = (verb: Verb) => canDo(verb, things)
  if (!verbs.some(({ id }) => does(id))) return null
  return (
    <div className="open-verbs">
      {verbs.map(({ id, label, key }) =>
        does(id) ? (
          <button
            key={id}
            type="button"
            className={id === 'throw' ? 'open-throw' : undefined}
            data-verb={id}
            onClick={() => doVerb(table, id, ask)}
          >
            {label} <kbd>{key === 'delete' ? 'Del' : key.toUpperCase()}</kbd>
          </button>
        ) : null,
      )}
    </div>
  )
}

function TableVerbs({ table }: { readonly table: OpenTable }) {
  const at = useStore(table.state, state => state.at)
  const last = useStore(table.state, state => state.moments.length - 1)
  const isLassoing = useStore(table.state, state => state.isLassoing)
  const hasThings = useStore(table.state, state => state.moments[state.at]!.state.things.length > 0)
  return (
    <div className="lab-actions">
      <button
        type="button"
        data-action="lasso"
        aria-pressed={isLassoing}
        onClick={() => table.lasso(!isLassoing)}
      >
        Loop <kbd>O</kbd>
      </button>
      <button type="button" data-action="bang" disabled={!hasThings} onClick={() => bang(table)}>
        Bang <kbd>B</kbd>
      </button>
      <button
        type="button"
        data-action="upset"
        disabled={!hasThings}
        onClick={() => table.push({ push: 'upset' })}
      >
        Upset the table
      </button>
      <button type="button" data-action="undo" disabled={at === 0} onClick={() => table.undo()}>
        Undo <kbd>U</kbd>
      </button>
      <button type="button" data-action="redo" disabled={at === last} onClick={() => table.redo()}>
        Again <kbd>I</kbd>
      </button>
      <button
        type="button"
        data-action="clear"
        disabled={!hasThings}
        onClick={() => table.act({ act: 'clear' })}
      >
        Clear
      </button>
    </div>
  )
}
