import type { BoxWords } from './boxWords'

export const rollingSeas: BoxWords = {
  word: 'Three winds, one throw for all: sail your own map and tell the tale in every port.',
  pitch:
    'Storms, monsters and currents are drawn where you least want them, and every one you live through lengthens your story.',
  minutes: [30, 60],
  spine: 'moss',
  wantsRoom: true,
  marksHandOver: true,
  hasTable: true,
}
