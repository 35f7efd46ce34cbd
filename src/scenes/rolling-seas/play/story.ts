import { createStore } from 'zustand/vanilla'
import type { RuleEvent, Seat } from '../../../rules/game'
import { type RollingState, spaceIndex } from '../../../rules/rolling-seas/public'
import type { Teller } from '../../../table/desk'
import { part, type Table } from '../../../table/part'
import type { PlayableName } from '../../sound'
import { createStepTeller } from '../../things/telling'

/** A word over a space of a chart: what the ship met there. */
export interface StoryWord {
  readonly seat: Seat
  readonly space: number
  readonly text: string
}

export const storyOf = part(() =>
  createStore<{ readonly word: StoryWord | undefined }>(() => ({ word: undefined })),
)

/** What is worth a look by itself; a plain Sail is seen as it is made. */
const notable: ReadonlySet<string> = new Set(['storm', 'monster', 'current', 'tell'])
const sounds: Readonly<Partial<Record<string, PlayableName>>> = {
  sail: 'paper',
  storm: 'bell',
  monster: 'bag',
  tell: 'chest',
}
/** Milliseconds that a word stands over its space, and a ship takes for a step. */
const wordMs = 1100
const stepMs = 300

/** Tells Storms, Sea Monsters, Currents and tellings over the chart, after the ship has sailed there. */
export function createStoryTeller(table: Table): Teller {
  const story = storyOf(table)
  return createStepTeller<RollingState>(table, {
    sees: ({ kind }) => kind !== undefined && notable.has(kind),
    asTold(view, { kind, data }, { after }) {
      if (kind !== 'sail' && kind !== 'tell') return view
      const seat = data?.seat as Seat
      const player = (after as RollingState).players[seat]
      return player ? { ...view, players: view.players.with(seat, player) } : view
    },
    show(event) {
      const word = wordOf(event)
      story.setState({ word })
      if (event.kind === 'sail')
        return { before: 0, after: ((event.data?.steps ?? []) as readonly unknown[]).length * stepMs }
      return word ? { before: wordMs, after: 0 } : undefined
    },
    soundOf: ({ kind }) => sounds[kind ?? ''],
    end: () => story.setState({ word: undefined }),
  })
}

function wordOf({ kind, data }: RuleEvent): StoryWord | undefined {
  const seat = data?.seat as Seat
  const at = (space: unknown) => spaceIndex(String(space))
  switch (kind) {
    case 'storm':
      return { seat, space: at(data?.at), text: 'Storm: +1 Story' }
    case 'monster':
      return { seat, space: at(data?.at), text: 'Sea Monster: +2 Story' }
    case 'current':
      return {
        seat,
        space: at(((data?.spaces ?? []) as readonly string[])[0]),
        text: 'The Current carries us',
      }
    case 'tell':
      return { seat, space: at(data?.port), text: `The Story is told: ${data?.reputation}` }
    default:
      return undefined
  }
}
