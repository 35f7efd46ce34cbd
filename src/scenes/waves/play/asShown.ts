import type { RuleEvent, Viewer } from '../../../rules/game'
import { type CheckResult, tableAfter } from '../../../rules/waves/public'
import type { ShownTable } from '../layout'

/** Of the viewer's own cards a second event tells more at once: the first waits for it. */
const waitsForMore: ReadonlySet<string> = new Set([
  'cardsDrawn',
  'emergencyDraw',
  'handsDealt',
  'agentPlaced',
])
const tellsMore: ReadonlySet<string> = new Set(['cardsSeen', 'agentSeen'])

export interface Fold {
  after(table: ShownTable, event: RuleEvent): ShownTable
  /** The entry is over. */
  end(): void
}

/** The table event by event, for these eyes, with what the telling adds to it. */
export function createFold(eyes: () => Viewer): Fold {
  let waiting: RuleEvent[] = []
  return {
    after(table, event) {
      const viewer = eyes()
      const { kind = '', data = {} } = event
      const isOwn = kind === 'handsDealt' ? viewer !== 'spectator' : data.seat === viewer
      if (waitsForMore.has(kind) && isOwn) {
        waiting.push(event)
        return table
      }
      const events = tellsMore.has(kind) ? [...waiting, event] : [event]
      if (tellsMore.has(kind)) waiting = []
      return events.reduce((shown, one) => withWords(tableAfter(shown, one, viewer), one), table)
    },
    end() {
      waiting = []
    },
  }
}

/** What stands on the table only while a round is told. */
function withWords(told: ShownTable, { kind, data = {} }: RuleEvent): ShownTable {
  const { isRotating: _, ...table } = told
  switch (kind) {
    case 'eldersRotated':
      return { ...table, isRotating: true }
    case 'waveStarted':
      return {
        ...table,
        waveOrder: data.slots as readonly number[],
        atWaves: table.atWaves ?? table.slots.map(({ elder }) => elder),
      }
    case 'checked': {
      const verdicts = new Map(table.verdicts)
      verdicts.set(data.slot as number, {
        result: data.result as CheckResult,
        agentPower: data.agentPower as number,
        elderPower: data.elderPower as number,
      })
      return { ...table, verdicts }
    }
    case 'councilFormed': {
      const { verdicts: _verdicts, atWaves: _atWaves, waveOrder: _waveOrder, ...bare } = table
      return bare
    }
    default:
      return table
  }
}
