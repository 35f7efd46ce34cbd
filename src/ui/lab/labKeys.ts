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
import { pushCamera, toggleFollow, wishView } from '../../match/table/cameraWish'
import { tableSettings, toggleMute } from '../../match/table/tableSettings'

/** One line of the lab's keys: shown in the help, and done when pressed. */
export interface LabKey {
  readonly keys: readonly string[]
  readonly does: string
  /** Keys as the browser names them, lower case, with `shift+` before. */
  readonly on: Readonly<Record<string, () => void>>
}

function stepReplay(steps: number): void {
  const player = labPlayer()
  if (player && player.lastStep > 0) scrubTo((player.playhead + steps) / player.lastStep)
}

function playOrPause(): void {
  const { replay } = labStore.getState()
  if (replay?.playing) pauseReplay()
  else startReplay()
}

function stepBack(): void {
  if (labStore.getState().replay) endReplay()
  else clearMeasured()
}

const toggleLight = () =>
  tableSettings.setState(({ light }) => ({ light: light === 'day' ? 'evening' : 'day' }))

export const labKeys: readonly LabKey[] = [
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
    does: 'look from the table, the seat, close by, above',
    on: {
      '1': () => wishView('drop'),
      '2': () => wishView('seat'),
      '3': () => wishView('close'),
      '4': () => wishView('judge'),
    },
  },
  { keys: ['Home'], does: 'back to the table', on: { home: () => wishView('drop') } },
  {
    keys: ['←', '→', '↑', '↓'],
    does: 'look round',
    on: {
      arrowleft: () => pushCamera('orbit-left'),
      arrowright: () => pushCamera('orbit-right'),
      arrowup: () => pushCamera('orbit-up'),
      arrowdown: () => pushCamera('orbit-down'),
    },
  },
  {
    keys: ['Shift + arrows'],
    does: 'move along the table',
    on: {
      'shift+arrowleft': () => pushCamera('pan-left'),
      'shift+arrowright': () => pushCamera('pan-right'),
      'shift+arrowup': () => pushCamera('pan-up'),
      'shift+arrowdown': () => pushCamera('pan-down'),
    },
  },
  {
    keys: ['+', '−'],
    does: 'nearer, farther',
    on: {
      '+': () => pushCamera('nearer'),
      'shift++': () => pushCamera('nearer'),
      '=': () => pushCamera('nearer'),
      '-': () => pushCamera('farther'),
    },
  },
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
  { keys: ['L'], does: 'day or lamp light', on: { l: toggleLight } },
  { keys: ['M'], does: 'sound on or off', on: { m: toggleMute } },
  { keys: ['Esc'], does: 'let go of what is measured', on: { escape: stepBack } },
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
