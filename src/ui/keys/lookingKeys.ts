import { pushCamera, wishNextView, wishView } from '../../table/cameraWish'
import { bound, part, type Table } from '../../table/part'
import { tableSettingsOf, toggleMute } from '../../table/tableSettings'
import type { BoundKey } from './boundKey'

const toggleLight = (table: Table) =>
  tableSettingsOf(table).setState(({ light }) => ({ light: light === 'day' ? 'evening' : 'day' }))

/** What the views are called on every page with a table. */
export const viewWords = { drop: 'Table', seat: 'Seat', close: 'Close', judge: 'Above' } as const

/** The same on every page with a table, as are those that follow. */
export const viewKeysOf = part((table): readonly BoundKey[] => [
  {
    keys: ['V'],
    does: 'next view: table, seat, close, above',
    on: { v: bound(table, wishNextView) },
    needsPicture: true,
  },
  {
    keys: ['Home'],
    does: 'back to the table',
    on: { home: () => wishView(table, 'drop') },
    needsPicture: true,
  },
])

export const cameraKeysOf = part((table): readonly BoundKey[] => [
  {
    keys: ['←', '→', '↑', '↓'],
    does: 'look around',
    on: {
      arrowleft: () => pushCamera(table, 'orbit-left'),
      arrowright: () => pushCamera(table, 'orbit-right'),
      arrowup: () => pushCamera(table, 'orbit-up'),
      arrowdown: () => pushCamera(table, 'orbit-down'),
    },
    needsPicture: true,
  },
  {
    keys: ['Shift + arrows'],
    does: 'move along the table',
    on: {
      'shift+arrowleft': () => pushCamera(table, 'pan-left'),
      'shift+arrowright': () => pushCamera(table, 'pan-right'),
      'shift+arrowup': () => pushCamera(table, 'pan-up'),
      'shift+arrowdown': () => pushCamera(table, 'pan-down'),
    },
    needsPicture: true,
  },
  {
    keys: ['+', '−'],
    does: 'nearer, farther',
    on: {
      '+': () => pushCamera(table, 'nearer'),
      'shift++': () => pushCamera(table, 'nearer'),
      '=': () => pushCamera(table, 'nearer'),
      '-': () => pushCamera(table, 'farther'),
    },
    needsPicture: true,
  },
])

export const lightKeyOf = part(
  (table): BoundKey => ({
    keys: ['L'],
    does: 'day or lamp light',
    on: { l: bound(table, toggleLight) },
    needsPicture: true,
  }),
)
export const soundKeyOf = part(
  (table): BoundKey => ({ keys: ['M'], does: 'sound on or off', on: { m: bound(table, toggleMute) } }),
)
