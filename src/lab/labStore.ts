import { createStore } from 'zustand/vanilla'
import type { DieReading, DieSpec, PlacedTile, ThrowRecord, ThrowResult } from '../measure'
import { type Measured, nothingMeasured } from '../table/judge/measured'
import { part } from '../table/part'
import { diceOf, type Fleet, presets } from './fleets'

/**
 * What the lab knows and both the table and the page around it show. It changes at events only (a grip, a release,
 * rest, a choice); what changes every frame stays in the throw player.
 *
 *   loading → held → falling → settled ⇄ held
 *                       ↓ ↑ fist
 *                     cocked      overboard → held (the same drop again)
 */
export const labPhases = [
  'loading',
  'held',
  'falling',
  'overboard',
  'cocked',
  'settled',
  'unsettled',
  'failed',
] as const
export type LabPhase = (typeof labPhases)[number]

/** Where the dice that lie there come from. */
export type LabSource = 'drop' | 'hand' | 'link'

/** The last words to the person, with the rule they stand on. */
export interface LabWord {
  readonly text: string
  readonly rule?: string
}

export interface LabReplay {
  readonly playing: boolean
  /** Against real time; below 0 backwards. */
  readonly rate: number
}

export interface LabState {
  readonly phase: LabPhase
  /** The dice can be seen. */
  readonly inView: boolean
  readonly fleet: Fleet
  readonly dice: readonly DieSpec[]
  readonly source: LabSource
  /** The throw that is in the hand, in the air or on the floor. */
  readonly record: ThrowRecord | undefined
  /** Only once the last die rests; never while anything moves. */
  readonly result: ThrowResult | undefined
  /** What lies there and can be measured; empty while anything moves. */
  readonly lying: readonly DieReading[]
  /** Ocean tiles on the floor. */
  readonly tiles: readonly PlacedTile[]
  readonly attempt: number
  readonly blows: number
  readonly word: LabWord
  /** The dice are let go by themselves as soon as they are in the hand. */
  readonly dropsAtOnce: boolean
  readonly replay: LabReplay | undefined
  /** A drop that is played back is shown as the physics sees it. */
  readonly lens: boolean
  readonly measured: Measured
  readonly hovered: string | undefined
  /** Dice are placed by hand. */
  readonly placing: boolean
  /** Set when a dispute was opened: whether the dice fell as the link says. */
  readonly agrees: boolean | undefined
}

export const loadingWord: LabWord = { text: 'Fetching the dice…' }

export const labStoreOf = part(() =>
  createStore<LabState>(() => ({
    phase: 'loading',
    inView: false,
    fleet: presets.skirmish.fleet,
    dice: diceOf(presets.skirmish.fleet),
    source: 'drop',
    record: undefined,
    result: undefined,
    lying: [],
    tiles: [],
    attempt: 1,
    blows: 0,
    word: loadingWord,
    dropsAtOnce: false,
    replay: undefined,
    lens: false,
    measured: nothingMeasured,
    hovered: undefined,
    placing: false,
    agrees: undefined,
  })),
)
