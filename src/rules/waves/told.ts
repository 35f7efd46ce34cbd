/**
 * The table between two events. A round is resolved in one move; the scene goes from the view before the move to
 * the view after it event by event, each time with a whole view that can be laid out like any other.
 */
import type { RuleEvent, Viewer } from '../game'
import type { FaceId } from './data/faces'
import type { Signal } from './signals'
import type { Agents, Slot, WavesState } from './state'
import type { Card, Cls, Role } from './vocabulary'
import { without } from './work'

export interface ToldTable extends WavesState {
  /** The tablet that is active: between activation and the end of the second Wave (WV-13). */
  readonly active?: FaceId | undefined
}

/** What events carry, as far as it changes what lies on the table. */
interface Data {
  readonly slot: number
  readonly seat: number
  readonly party: number
  readonly cls: Cls
  readonly n: number
  readonly role: Role
  readonly cards: readonly Cls[]
  readonly elders: readonly Cls[]
  readonly elder: Cls
  readonly sizes: readonly number[]
  readonly rebels: readonly { readonly slot: number; readonly cls: Cls }[]
  readonly agents: readonly { readonly slot: number; readonly cls: Cls }[]
  readonly hands: readonly (readonly Card[])[]
  readonly face: FaceId
  readonly shells: number
  readonly to: number
  readonly round: number
  readonly misses: number
  readonly personAt: readonly number[]
}

type Change = (table: ToldTable, data: Data, viewer: Viewer) => Partial<ToldTable>

const unknown = (count: number): readonly Card[] => Array<Card>(count).fill(0)

/** Events that are not listed change nothing: they say why. */
const changes: Readonly<Record<string, Change>> = {
  soloChosen: (_, { personAt }) => ({ personAt, toss: undefined }),
  tossedAgain: (table, { misses }) => ({ toss: { ...table.toss!, misses } }),
  wavesSetup: (table, { elders }) => ({
    slots: elders.map(elder => ({ elder })),
    deck: fewer(table.deck, elders.length),
  }),
  handsDealt: (table, { sizes }) => ({
    hands: sizes.map(unknown),
    deck: fewer(
      table.deck,
      sizes.reduce((sum, size) => sum + size, 0),
    ),
  }),
  firstHolder: (_, { slot, seat }) =>
    slot === undefined ? { starter: seat, toss: undefined } : { wave: slot, toss: undefined },
  waveTokenPlaced: (_, { slot }) => ({ wave: slot, starter: undefined }),
  openMajority: (_, { shells, round }) => ({ shells, round, signals: [] }),

  // The viewer's private event tells more about their own cards, and follows at once.
  cardsDrawn: drawn,
  emergencyDraw: drawn,
  cardsSeen: (table, { seat, cards }) => ({
    hands: table.hands.with(seat, sorted([...table.hands[seat]!.slice(cards.length), ...cards])),
  }),
  agentPlaced: (table, { slot, seat, role, n }, viewer) => ({
    slots: withAgents(table, slot, { role, cards: unknown(n), faceUp: false }),
    ...(seat !== viewer && { hands: table.hands.with(seat, fewer(table.hands[seat]!, n)) }),
  }),
  agentSeen: (table, { slot, seat, cards }) => ({
    slots: withAgents(table, slot, { ...table.slots[slot]!.agents!, cards }),
    hands: table.hands.with(seat, without(table.hands[seat]!, cards)),
  }),

  rebelsRevealed: (table, { rebels }) => ({ slots: turnedUp(table, rebels) }),
  agentRevealed: (table, { slot, cls }) => ({ slots: turnedUp(table, [{ slot, cls }]) }),
  tabletActivated: (_, { face }) => ({ active: face }),
  eldersRotated: (table, { elders }) => ({
    slots: table.slots.map((slot, index) => ({ ...slot, elder: elders[index] })),
  }),
  shellsSet: (_, { to }) => ({ shells: to }),
  extraRebelsDiscarded: (table, { slot, cls, n }) => ({
    slots: withAgents(table, slot, { ...table.slots[slot]!.agents!, cards: [cls] }),
    discard: [...table.discard, ...Array<Card>(n).fill(cls)],
  }),
  elderCollected: (table, { slot, party, cls }) => ({
    slots: withoutElder(table, slot),
    displays: table.displays.with(party, [...table.displays[party]!, cls]),
    shells: table.shells - 1,
  }),
  elderToHand: (table, { slot, seat, cls }, viewer) => ({
    slots: withoutElder(table, slot),
    hands: table.hands.with(seat, sorted([...table.hands[seat]!, seat === viewer ? cls : 0])),
  }),

  waveTokenMoved: (_, { slot }) => ({ wave: slot, active: undefined }),
  deckReshuffled: (_, { n }) => ({ deck: unknown(n), discard: [] }),
  discarded: (table, { seat, cards }, viewer) => ({
    hands: table.hands.with(
      seat,
      seat === viewer ? without(table.hands[seat]!, cards) : fewer(table.hands[seat]!, cards.length),
    ),
    discard: [...table.discard, ...cards],
  }),
  extraElderDiscarded: (table, { slot, cls }) => ({
    slots: withoutElder(table, slot),
    discard: [...table.discard, cls],
  }),
  extraElderReplaced: (table, { slot, elder }) => ({
    slots: table.slots.with(slot, { elder }),
    deck: fewer(table.deck, 1),
  }),
  councilFormed: (_, { elders }) => ({ slots: elders.map(elder => ({ elder })), shells: 0 }),
  allRevealed: (table, { hands, agents }) => ({ hands, slots: turnedUp(table, agents) }),
  signalled: (table, data) => ({ signals: [...table.signals, data as unknown as Signal] }),
}

/** The viewer's table after one more event of a move; the caller leaves out events the viewer may not see. */
export function tableAfter(table: ToldTable, { kind, data }: RuleEvent, viewer: Viewer): ToldTable {
  const change = kind === undefined ? undefined : changes[kind]
  if (!change) return table
  const told = { ...table, ...change(table, data as unknown as Data, viewer) }
  if (told.options.discardBrowse || told.discard.length < 2) return told
  const { discard } = told
  return { ...told, discard: [...unknown(discard.length - 1), ...discard.slice(-1)] }
}

function drawn(table: ToldTable, { seat, n }: Data): Partial<ToldTable> {
  return {
    hands: table.hands.with(seat, sorted([...table.hands[seat]!, ...unknown(n)])),
    deck: fewer(table.deck, n),
  }
}

function fewer(cards: readonly Card[], count: number): readonly Card[] {
  return cards.slice(0, cards.length - count)
}

/** Unseen cards first, then by class. */
function sorted(cards: readonly Card[]): readonly Card[] {
  return [...cards].sort((a, b) => a - b)
}

function withAgents({ slots }: ToldTable, slot: number, agents: Agents): readonly Slot[] {
  return slots.with(slot, { ...slots[slot]!, agents })
}

function withoutElder({ slots }: ToldTable, slot: number): readonly Slot[] {
  const { agents } = slots[slot]!
  return slots.with(slot, { ...(agents && { agents }) })
}

function turnedUp(table: ToldTable, turned: readonly { readonly slot: number; readonly cls: Cls }[]) {
  return turned.reduce((slots, { slot, cls }) => {
    const { agents } = slots[slot]!
    if (!agents) return slots
    return slots.with(slot, {
      ...slots[slot]!,
      agents: { ...agents, cards: agents.cards.map(() => cls), faceUp: true },
    })
  }, table.slots)
}
