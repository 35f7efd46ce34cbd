import { desk } from '../../match/desk'
import { coach } from '../../match/table/coach'
import { openHand, shakeHand } from '../../match/table/handBells'
import { deskJudge, toggleJudge } from '../../match/table/judge/deskJudge'
import type { BoundKey } from '../keys/boundKey'
import { cameraKeys, lightKey, soundKey, viewKeys } from '../keys/lookingKeys'

/** Whatever the game waits for that needs no choosing. */
function goAhead(): void {
  const { phase, hand, lookingBack } = desk.state.getState()
  if (lookingBack) desk.playFilm(!lookingBack.playing)
  else if (coach.state.getState().isHolding) coach.heard()
  else if (phase === 'held' && hand?.by === 'person' && !hand.opensByItself) letGo()
  else if (phase === 'telling') desk.hurry()
}

function letGo(): void {
  const { phase, hand } = desk.state.getState()
  if (phase !== 'held' || hand?.by !== 'person' || hand.opensByItself) return
  if (hand.fist) void desk.letGo(undefined, 1)
  else openHand()
}

function stepFilm(by: number): void {
  const { lookingBack, shown } = desk.state.getState()
  desk.lookBack((lookingBack?.entry ?? shown) + by)
}

function toggleFilm(): void {
  const { lookingBack, shown } = desk.state.getState()
  if (lookingBack) desk.goOn()
  else desk.lookBack(shown)
}

/** Leaves what was gone into last; false where nothing was left. */
export function leaveLast(): boolean {
  if (desk.state.getState().lookingBack) desk.goOn()
  else if (deskJudge.getState().isOn) toggleJudge(false)
  else return false
  return true
}

const undo = () => {
  if (desk.canUndo()) void desk.undo()
}

const digits = Object.fromEntries(
  Array.from({ length: 9 }, (_, index) => [
    String(index + 1),
    () => document.querySelector<HTMLButtonElement>(`[data-choice="${index}"]`)?.click(),
  ]),
)

export const tableKeys: readonly BoundKey[] = [
  { keys: ['1', '…', '9'], does: 'choose from the list', on: digits },
  { keys: ['↑', '↓', 'Enter'], does: 'go through the list, and choose', on: {} },
  {
    keys: ['/'],
    does: 'find a choice by a word',
    on: { '/': () => document.querySelector<HTMLInputElement>('[data-filter]')?.focus() },
  },
  { keys: ['Space'], does: 'let the dice go; on to the next word', on: { ' ': goAhead } },
  { keys: ['S'], does: 'shake the dice in the hand', on: { s: shakeHand } },
  { keys: ['B'], does: 'bang the table when a die is cocked', on: { b: letGo } },
  { keys: ['Z'], does: 'take back', on: { z: undo } },
  {
    keys: ['P'],
    does: 'pause what goes on by itself',
    on: { p: () => desk.pause(!desk.state.getState().isPaused) },
  },
  { keys: ['T'], does: 'look back, and return', on: { t: toggleFilm } },
  {
    keys: ['[', ']'],
    does: 'back and on in what was played',
    on: { '[': () => stepFilm(-1), ']': () => stepFilm(1) },
  },
  { keys: ['Esc'], does: 'close what is open; back to the game', on: {} },
  {
    keys: ['J'],
    does: 'the judge: measure anything, see why this order; and back',
    on: { j: () => toggleJudge() },
  },
  ...viewKeys,
  ...cameraKeys,
  lightKey,
  soundKey,
  { keys: ['C', 'H', 'E', 'O', '?'], does: 'choices, log, score, settings, keys', on: {} },
]
