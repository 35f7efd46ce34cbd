import { pushCamera } from '../../match/table/cameraWish'
import { tableSettings, toggleMute } from '../../match/table/tableSettings'
import type { BoundKey } from './boundKey'

const toggleLight = () =>
  tableSettings.setState(({ light }) => ({ light: light === 'day' ? 'evening' : 'day' }))

/** The same on every page with a table. */
export const cameraKeys: readonly BoundKey[] = [
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
]

export const lightKey: BoundKey = { keys: ['L'], does: 'day or lamp light', on: { l: toggleLight } }
export const soundKey: BoundKey = { keys: ['M'], does: 'sound on or off', on: { m: toggleMute } }
