import { deskOf, type Teller } from '../../../table/desk'
import type { Table } from '../../../table/part'
import type { PlayableName } from '../../sound'
import { createStepTeller, type Look } from '../../things/telling'
import type { ShownTable } from '../layout'
import { createFold } from './asShown'
import type { Guide } from './guide'

/** How long the table is looked at as it lies before an event changes it, and after; only what has to sink in. */
const looks: Readonly<Partial<Record<string, Look>>> = {
  signalled: { before: 0, after: 700 },
  rebelsRevealed: { before: 350, after: 700 },
  trueMajority: { before: 0, after: 500 },
  tabletActivated: { before: 0, after: 700 },
  eldersRotated: { before: 300, after: 500 },
  shellsSet: { before: 200, after: 400 },
  agentRevealed: { before: 0, after: 350 },
  checked: { before: 0, after: 650 },
  elderCollected: { before: 150, after: 250 },
  elderToHand: { before: 150, after: 150 },
  gameWon: { before: 0, after: 900 },
}

/** During these everybody looks at the Council; afterwards at the whole table. */
const atCouncil: ReadonlySet<string> = new Set([
  'rebelsRevealed',
  'waveStarted',
  'checked',
  'tabletActivated',
])
const atTable: ReadonlySet<string> = new Set(['waveTokenMoved', 'councilFormed', 'gameWon', 'openMajority'])

const sounds: Readonly<Partial<Record<string, PlayableName>>> = {
  handsDealt: 'card-slide',
  deckReshuffled: 'card-slide',
  cardsDrawn: 'card-slide',
  cardsSeen: 'card-slide',
  signalled: 'paper',
  agentPlaced: 'card-slide',
  agentSeen: 'card-slide',
  rebelsRevealed: 'card-flip',
  agentRevealed: 'card-flip',
  tabletActivated: 'tile',
  shellsSet: 'shell',
  openMajority: 'shell',
  elderCollected: 'shell',
  elderToHand: 'card-slide',
  discarded: 'card-flip',
  waveTokenMoved: 'token',
  waveTokenPlaced: 'token',
}

/** Tells a round on the table itself, from the turning of the Rebels to the next Council. */
export function createTeller(here: Table, guide: Guide): Teller {
  const fold = createFold(() => deskOf(here).state.getState().eyes)
  return createStepTeller<ShownTable>(here, {
    sees: ({ kind }) => kind !== undefined,
    asTold: (table, event) => fold.after(table, event),
    show({ kind = '' }) {
      if (atCouncil.has(kind)) guide.go('close')
      else if (atTable.has(kind)) guide.go('drop')
      return looks[kind]
    },
    soundOf: ({ kind }) => sounds[kind ?? ''],
    end: fold.end,
  })
}
