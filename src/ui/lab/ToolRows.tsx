import { useStore } from 'zustand'
import { dieName } from '../../lab/fleets'
import { labStoreOf } from '../../lab/labStore'
import {
  flipCard,
  labToolsOf,
  layBetween,
  layTool,
  putToolAway,
  type ToolName,
  toolNames,
  turnTool,
} from '../../lab/labTools'
import { writtenMm } from '../../table/judge/measures'
import { bound } from '../../table/part'
import { usePart, useTable } from '../../table/useTable'

const names: Readonly<Record<ToolName, string>> = { ruler: 'Ruler', card: 'Card' }

/** Ruler and card without dragging: laid, turned and put away by buttons. */
export function ToolRows() {
  const table = useTable()
  const labStore = usePart(labStoreOf)
  const labTools = usePart(labToolsOf)
  const tools = useStore(labTools)
  const lying = useStore(labStore, state => state.lying)
  const { first, second } = useStore(labStore, state => state.measured)
  const nameOf = (id: string) => {
    const die = lying.find(each => each.id === id)
    return die ? dieName(die) : id
  }
  const lay = (tool: ToolName) => {
    if (first === undefined) return
    if (second === undefined) layTool(table, tool, first, 0)
    else layBetween(table, tool, first, second)
  }
  return (
    <section>
      <h2>Ruler and card</h2>
      {toolNames.map(tool => {
        const place = tools[tool]
        return (
          <div
            key={tool}
            className="lab-tool"
            data-tool={tool}
            data-place={place.kind}
            data-mm={place.kind === 'laid' ? place.mm : undefined}
          >
            <b>{names[tool]}</b>
            <button
              type="button"
              onClick={() => lay(tool)}
              disabled={first === undefined}
              data-action={`lay-${tool}`}
            >
              Lay it
            </button>
            {place.kind === 'laid' && (
              <>
                <button
                  type="button"
                  onClick={() => turnTool(table, tool, 15)}
                  aria-label={`Turn the ${tool} left`}
                >
                  ↺
                </button>
                <button
                  type="button"
                  onClick={() => turnTool(table, tool, -15)}
                  aria-label={`Turn the ${tool} right`}
                >
                  ↻
                </button>
              </>
            )}
            {tool === 'card' && (
              <button type="button" onClick={bound(table, flipCard)}>
                {tools.cardIsLong ? 'Long side' : 'Short side'}
              </button>
            )}
            {place.kind !== 'home' && (
              <button type="button" onClick={() => putToolAway(table, tool)}>
                Put away
              </button>
            )}
            {place.kind === 'laid' && (
              <p>
                {place.target === undefined || place.mm === undefined
                  ? `At the ${nameOf(place.die)}, on no line to another die.`
                  : `From the ${nameOf(place.die)} to the ${nameOf(place.target)}: ${writtenMm(place.mm)} mm.`}
              </p>
            )}
          </div>
        )
      })}
      <p className="lab-note">Or take them from the table and hold them against a die.</p>
    </section>
  )
}
