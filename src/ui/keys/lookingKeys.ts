import { pushCamera, wishNextView, wishView } from '../../match/table/cameraWish'
import { tableSettings, toggleMute } from '../../match/table/tableSettings'
import type { BoundKey } from './boundKey'

const toggleLight = () =>
  tableSettings.setState(({ light }) => ({ light: light === 'day' ? 'evening' : 'day' }))

/** What the views are called on every page with a table. */
export const viewWords = { drop: 'Table', seat: 'Seat', close: 'Close', judge: 'Above' } as const

/** The same on every page with a table, as are those that follow. */
export const viewKeys: readonly BoundKey[] = [
  { keys: ['V'], does: 'look from elsewhere: table, seat, close by, above', on: { v: wishNextView } },
  { keys: ['Home'], does: 'back to the table', on: { home: () => wishView('drop') } },
]

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
