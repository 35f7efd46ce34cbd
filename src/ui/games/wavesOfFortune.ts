import type { BoxWords } from './boxWords'

export const wavesOfFortune: BoxWords = {
  word: 'A hundred tiles of unknown sea, a hold to fill, and somewhere the Pirate King.',
  pitch:
    'Sail out as far as your biscuits last, turn over what nobody has seen, and be home before the crew thinks better of it.',
  minutes: [45, 75],
  colours: ['violet', 'blue', 'yellow', 'green'],
  spine: 'dusk',
}
