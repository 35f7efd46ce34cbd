import { coachOf } from '../../table/coach'
import { deskOf } from '../../table/desk'
import { openHand, shakeHand } from '../../table/handSignals'
import { deskJudgeOf, toggleJudge } from '../../table/judge/deskJudge'
import { bound, part, type Table } from '../../table/part'
import { armPointing, askToPoint } from '../../table/pointing'
import { leaveChallenge } from '../judge/leaveChallenge'
import type { BoundKey } from '../keys/boundKey'
import { cameraKeysOf, lightKeyOf, soundKeyOf, viewKeysOf } from '../keys/lookingKeys'
import { challengeLast } from './challengeLast'
import { holdUpPointed } from './HeldUp'

/** What Space does now, if anything: whatever the game waits for that needs no choosing. */
export function waysAhead(table: Table): (() => void) | undefined {
  const desk = deskOf(table)
  const coach = coachOf(table)
  const { phase, hand, lookingBack } = desk.state.getState()
  const { challenged, stage } = desk.challenging.state.getState()
  if (challenged && !stage.isOver) return () => void desk.challenging.skip()
  if (lookingBack) return () => void desk.playFilm(!lookingBack.playing)
  if (coach.state.getState().isHolding) return () => coach.heard()
  if (phase === 'held' && hand?.by === 'person' && !hand.opensByItself) return bound(table, letGo)
  if (phase === 'telling') return () => desk.hurry()
  return undefined
}

function letGo(table: Table): void {
  const desk = deskOf(table)
  const { phase, hand } = desk.state.getState()
  if (phase !== 'held' || hand?.by !== 'person' || hand.opensByItself) return
  if (hand.fist) void desk.letGo()
  else openHand(table)
}

function stepFilm(table: Table, by: number): void {
  const desk = deskOf(table)
  const { lookingBack, shown } = desk.state.getState()
  desk.lookBack((lookingBack?.entry ?? shown) + by)
}

function toggleFilm(table: Table): void {
  const desk = deskOf(table)
  const { lookingBack, shown } = desk.state.getState()
  if (lookingBack) desk.goOn()
  else desk.lookBack(shown)
}

/** Leaves what was gone into last; false where nothing was left. */
export function leaveLast(table: Table): boolean {
  const desk = deskOf(table)
  if (desk.challenging.skip() || leaveChallenge(table) || armPointing(table, false)) return true
  if (desk.state.getState().lookingBack) desk.goOn()
  else if (deskJudgeOf(table).getState().isOn) toggleJudge(table, false)
  else return false
  return true
}

const press = (control: string) => () => document.querySelector<HTMLElement>(control)?.click()

/** What is printed with a number on the table has that key; any other list is counted. */
const chooseBy = (digit: number, counted: string) => () => {
  const isPrinted = document.querySelector('[data-digit]') !== null
  press(isPrinted ? `[data-digit="${digit}"]` : counted)()
}

const digits = {
  ...Object.fromEntries(
    Array.from({ length: 9 }, (_, index) => [
      String(index + 1),
      chooseBy(index + 1, `[data-choice="${index}"]`),
    ]),
  ),
  '0': press('[data-digit="0"], [data-goes-on]'),
}

export const tableKeysOf = part((table): readonly BoundKey[] => [
  { keys: ['1', '…', '9'], does: 'choose from the list; 0 passes or goes on', on: digits },
  { keys: ['↑', '↓', 'Enter'], does: 'go through the list, and choose', on: {} },
  {
    keys: ['/'],
    does: 'find a choice by a word',
    on: { '/': () => document.querySelector<HTMLInputElement>('[data-filter]')?.focus() },
  },
  { keys: ['Space'], does: 'let the dice go; on to the next word', on: { ' ': () => waysAhead(table)?.() } },
  { keys: ['S'], does: 'shake the dice in the hand', on: { s: bound(table, shakeHand) } },
  { keys: ['B'], does: 'bang the table when a die is cocked', on: { b: bound(table, letGo) } },
  {
    keys: ['W'],
    does: 'why? open the rule behind the question',
    on: { w: press('[data-why]') },
  },
  { keys: ['A'], does: 'ask what to do, and do it', on: { a: press('[data-suggest]') } },
  {
    keys: ['U'],
    does: 'look closely at what the pointer or the choice is on (or right click, long press, double click); ← → look at the next thing',
    on: { u: bound(table, holdUpPointed) },
    needsPicture: true,
  },
  {
    keys: ['G', 'arrows', 'Enter'],
    does: 'steer a Ship to any point (Rattle, Battle): Shift in fine steps, Esc puts it back',
    on: {},
    needsPicture: true,
  },
  {
    keys: ['Q'],
    does: 'in a room: point at what the pointer or the choice is on (or Alt and click)',
    on: { q: bound(table, askToPoint) },
    needsPicture: true,
  },
  { keys: ['Z'], does: 'take back', on: { z: press('[data-undo]') } },
  {
    keys: ['P'],
    does: 'pause, and go on',
    on: { p: () => deskOf(table).pause(!deskOf(table).state.getState().isPaused) },
  },
  { keys: ['T'], does: 'look back, and return', on: { t: bound(table, toggleFilm) } },
  {
    keys: ['[', ']'],
    does: 'step back and forward through the match',
    on: { '[': () => stepFilm(table, -1), ']': () => stepFilm(table, 1) },
  },
  { keys: ['Esc'], does: 'close what is open; back to the game', on: {} },
  {
    keys: ['J'],
    does: 'open the judge (measure anything, see why this order), and close it',
    on: { j: () => toggleJudge(table) },
  },
  {
    keys: ['X'],
    does: 'challenge the last shot or fight: the judge measures it before your eyes',
    on: { x: bound(table, challengeLast) },
  },
  ...viewKeysOf(table),
  ...cameraKeysOf(table),
  lightKeyOf(table),
  soundKeyOf(table),
  { keys: ['C', 'H', 'E', 'O', '?'], does: 'choices, log, score, settings, keys', on: {} },
])
