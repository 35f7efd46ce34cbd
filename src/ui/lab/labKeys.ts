import { clearMeasured } from '../../lab/labMeasuring'
import { labStoreOf } from '../../lab/labStore'
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
  toggleLens,
} from '../../lab/labTable'
import { layBetween, layTool, turnTool } from '../../lab/labTools'
import { toggleFollow, wishView } from '../../table/cameraWish'
import { bound, part, type Table } from '../../table/part'
import type { BoundKey } from '../keys/boundKey'
import { cameraKeysOf, lightKeyOf, soundKeyOf, viewKeysOf } from '../keys/lookingKeys'

function stepReplay(table: Table, steps: number): void {
  const player = labPlayer(table)
  if (player && player.lastStep > 0) scrubTo(table, (player.playhead + steps) / player.lastStep)
}

function playOrPause(table: Table): void {
  const { replay } = labStoreOf(table).getState()
  if (replay?.playing) pauseReplay(table)
  else startReplay(table)
}

/** Leaves what was gone into last; false where nothing was left. */
export function leaveLast(table: Table): boolean {
  const { replay, measured } = labStoreOf(table).getState()
  if (replay) endReplay(table)
  else if (measured.first !== undefined) clearMeasured(table)
  else return false
  return true
}

export const labKeysOf = part((table): readonly BoundKey[] => [
  { keys: ['Space'], does: 'drop the dice', on: { ' ': bound(table, dropNow) } },
  { keys: ['S'], does: 'shake the dice in the hand', on: { s: bound(table, shakeHand) } },
  { keys: ['B'], does: 'bang the table when a die is cocked', on: { b: bound(table, bang) } },
  { keys: ['G'], does: 'take the dice in the hand', on: { g: () => gatherIfResting(table) } },
  { keys: ['R'], does: 'the same drop again', on: { r: bound(table, dropSameAgain) } },
  { keys: ['P'], does: 'slow motion, and pause', on: { p: bound(table, playOrPause) } },
  {
    keys: ['[', ']'],
    does: 'step back and forward in slow motion',
    on: { '[': () => stepReplay(table, -4), ']': () => stepReplay(table, 4) },
  },
  { keys: ['X'], does: 'see the drop as the physics does', on: { x: bound(table, toggleLens) } },
  {
    keys: ['1', '2', '3', '4'],
    does: 'jump to a view: table, seat, close, above',
    on: {
      '1': () => wishView(table, 'drop'),
      '2': () => wishView(table, 'seat'),
      '3': () => wishView(table, 'close'),
      '4': () => wishView(table, 'judge'),
    },
  },
  ...viewKeysOf(table),
  ...cameraKeysOf(table),
  { keys: ['U'], does: 'lay the ruler against the picked die', on: { u: bound(table, layRuler) } },
  {
    keys: [',', '.'],
    does: 'turn the ruler',
    on: {
      ',': () => turnTool(table, 'ruler', 1),
      '.': () => turnTool(table, 'ruler', -1),
      'shift+,': () => turnTool(table, 'ruler', 15),
      'shift+.': () => turnTool(table, 'ruler', -15),
    },
  },
  { keys: ['F'], does: 'follow the dice, or not', on: { f: bound(table, toggleFollow) } },
  lightKeyOf(table),
  soundKeyOf(table),
  { keys: ['Esc'], does: 'let go of what is measured; close what is open', on: {} },
  { keys: ['J', 'D', 'O', '?'], does: 'judge, dice, settings, keys', on: {} },
])

function layRuler(table: Table): void {
  const { first, second } = labStoreOf(table).getState().measured
  if (first === undefined) return
  if (second === undefined) layTool(table, 'ruler', first, 0)
  else layBetween(table, 'ruler', first, second)
}

function gatherIfResting(table: Table): void {
  const { phase } = labStoreOf(table).getState()
  if (phase === 'settled' || phase === 'cocked' || phase === 'unsettled') gather(table)
}
