import {
  type Icon,
  iconNames,
  levelOf,
  type RollingWavesState,
  squares,
  sumOf,
  thresholds,
  trackOf,
} from '../../../rules/rolling-with-the-waves/public'

const meanings: Readonly<Record<Icon, string>> = {
  spirits: 'both full: wipe them and write a 7 instead of a die',
  chest1: 'filled from the bottom right; the last number is stolen first',
  chest2: 'filled from the bottom right; the last number is stolen first',
  chest3: 'filled from the bottom right; the last number is stolen first',
  bury: 'all three dice: a chest is safe for good and worth 2 points more',
  hull: 'each level blocks a shot of every volley; five numbers: 5 points',
  smallCannon: 'two numbers: it fires; Infamy as the lower one',
  largeCannon: 'three numbers: it fires; Infamy as the lowest',
  ports: 'each level pays 1 Infamy a round, the greatest sum 1 more; five: 5 points',
  crew: 'each level sends a die of yours into the bag; five numbers: 5 points',
}

/** The reference panel for the part that is pointed at, and how far its owner has come with it (section 7). */
export function partWords(view: RollingWavesState, id: string): string | undefined {
  const found = /^(?:part|cell):(\w+)@(\d)$/.exec(id)
  const player = found ? view.players[Number(found[2])] : undefined
  if (!found || !player) return undefined
  const icon = found[1] as Icon
  const name = iconNames[icon].replace(/^the /, '')
  return `${name}${standing(player, icon)}: ${meanings[icon]}`
}

function standing(player: RollingWavesState['players'][number], icon: Icon): string {
  if (icon === 'bury') return ''
  const track = trackOf(icon)
  if (!track || track === 'spirits') return ''
  const numbers = player[track]
  if (numbers.length === 0) return ` (${thresholds[track].join(', ')})`
  return ` ${sumOf(numbers)} of ${thresholds[track].join(', ')}, level ${levelOf(track, numbers)}, ${numbers.length} of ${squares[track]}`
}
