import { clearMeasured } from '../../match/lab/labMeasuring'
import { labStore } from '../../match/lab/labStore'
import {
  bang,
  dropNow,
  dropSameAgain,
  endReplay,
  gather,
  labPlayer,
  pauseReplay,
  scrubTo,
  shakeHand,
  startReplay,
} from '../../match/lab/labTable'
import { layBetween, layTool, turnTool } from '../../match/lab/labTools'
import { toggleFollow, wishView } from '../../match/table/cameraWish'
import type { BoundKey } from '../keys/boundKey'
import { cameraKeys, lightKey, soundKey, viewKeys } from '../keys/lookingKeys'

function stepReplay(steps: number): void {
  const player = labPlayer()
  if (player && player.lastStep > 0) scrubTo((player.playhead + steps) / player.lastStep)
}

function playOrPause(): void {
  const { replay } = labStore.getState()
  if (replay?.playing) pauseReplay()
  else startReplay()
}

/** Leaves what was gone into last; false where nothing was left. */
export function leaveLast(): boolean {
  const { replay, measured } = labStore.getState()
  if (replay) endReplay()
  else if (measured.first !== undefined) clearMeasured()
  else return false
  return true
}

export const labKeys: readonly BoundKey[] = [
  { keys: ['Space'], does: 'drop the dice', on: { ' ': dropNow } },
  { keys: ['S'], does: 'shake the dice in the hand', on: { s: shakeHand } },
  { keys: ['B'], does: 'bang the table when a die is cocked', on: { b: bang } },
  { keys: ['G'], does: 'take the dice in the hand', on: { g: () => gatherIfResting() } },
  { keys: ['R'], does: 'the same drop again', on: { r: dropSameAgain } },
  { keys: ['P'], does: 'slow motion, and pause', on: { p: playOrPause } },
  {
    keys: ['[', ']'],
    does: 'back and on in slow motion',
    on: { '[': () => stepReplay(-4), ']': () => stepReplay(4) },
  },
  {
    keys: ['1', '2', '3', '4'],
    does: 'look from the table, the seat, close by, above, at once',
    on: {
      '1': () => wishView('drop'),
      '2': () => wishView('seat'),
      '3': () => wishView('close'),
      '4': () => wishView('judge'),
    },
  },
  ...viewKeys,
  ...cameraKeys,
  { keys: ['U'], does: 'lay the ruler against the picked die', on: { u: layRuler } },
  {
    keys: [',', '.'],
    does: 'turn the ruler',
    on: {
      ',': () => turnTool('ruler', 1),
      '.': () => turnTool('ruler', -1),
      'shift+,': () => turnTool('ruler', 15),
      'shift+.': () => turnTool('ruler', -15),
    },
  },
  { keys: ['F'], does: 'follow the dice, or not', on: { f: toggleFollow } },
  lightKey,
  soundKey,
  { keys: ['Esc'], does: 'let go of what is measured; close what is open', on: {} },
  { keys: ['J', 'D', 'O', '?'], does: 'judge, dice, settings, keys', on: {} },
]

function layRuler(): void {
  const { first, second } = labStore.getState().measured
  if (first === undefined) return
  if (second === undefined) layTool('ruler', first, 0)
  else layBetween('ruler', first, second)
}

function gatherIfResting(): void {
  const { phase } = labStore.getState()
  if (phase === 'settled' || phase === 'cocked' || phase === 'unsettled') gather()
}
