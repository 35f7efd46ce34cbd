import { useStore } from 'zustand'
import { dieName } from '../../match/lab/fleets'
import { labStore } from '../../match/lab/labStore'
import {
  flipCard,
  labTools,
  layBetween,
  layTool,
  putToolAway,
  type ToolName,
  toolNames,
  turnTool,
} from '../../match/lab/labTools'
import { writtenMm } from '../../match/table/judge/measures'

const names: Readonly<Record<ToolName, string>> = { ruler: 'Ruler', card: 'Card' }

/** The ruler and the card for those who do not drag: laid, turned, put away by buttons. */
export function ToolRows() {
  const tools = useStore(labTools)
  const lying = useStore(labStore, state => state.lying)
  const { first, second } = useStore(labStore, state => state.measured)
  const nameOf = (id: string) => {
    const die = lying.find(each => each.id === id)
    return die ? dieName(die) : id
  }
  const lay = (tool: ToolName) => {
    if (first === undefined) return
    if (second === undefined) layTool(tool, first, 0)
    else layBetween(tool, first, second)
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
                <button type="button" onClick={() => turnTool(tool, 15)} aria-label={`Turn the ${tool} left`}>
                  ↺
                </button>
                <button
                  type="button"
                  onClick={() => turnTool(tool, -15)}
                  aria-label={`Turn the ${tool} right`}
                >
                  ↻
                </button>
              </>
            )}
            {tool === 'card' && (
              <button type="button" onClick={flipCard}>
                {tools.cardIsLong ? 'Long side' : 'Short side'}
              </button>
            )}
            {place.kind !== 'home' && (
              <button type="button" onClick={() => putToolAway(tool)}>
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
