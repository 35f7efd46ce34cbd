/** A preview of what an allocation would do to the maps as they are now (section 7). */
import type { Player } from './state'
import { type bonusTracks, chestOf, levelOf, squares, sumOf, thresholds, trackOf } from './tracks'
import type { CannonId, SingleIcon } from './vocabulary'

export function foreseeBury({ chests, buried }: Player): string {
  const worth = chests.flatMap((chest, index) =>
    buried[index] || chest.length === 0 ? [] : [`Chest ${index + 1} (${sumOf(chest)})`],
  )
  return `${worth.join(' or ')} is safe for good, 2 points more`
}

/** A die of this face, written there without raising spirits. */
export function foreseeDie(player: Player, icon: SingleIcon, face: number): string {
  const chest = chestOf(icon)
  if (chest !== undefined) {
    const numbers = [...player.chests[chest - 1]!, face]
    const full = numbers.length === squares.chest ? ', full' : ''
    const top = numbers.length > 1 ? `${face} on top, ` : ''
    return `${top}${sumOf(numbers)} in all${full}`
  }
  const track = trackOf(icon)!
  const numbers = [...player[track], face]
  switch (track) {
    case 'spirits':
      return numbers.length === squares.spirits
        ? 'full: a later die can be a 7'
        : 'one more, and a later die can be a 7'
    case 'small':
    case 'large':
      return foreseeCannon(track, numbers)
    case 'hull':
      return `${foreseeTrack(player, track, numbers)}${atLevel(track, numbers, level => `blocks ${level}`)}`
    case 'ports':
      return `${foreseeTrack(player, track, numbers)}${atLevel(track, numbers, level => `pays ${level} a round`)}`
    case 'crew': {
      const hired = levelOf(track, numbers) - levelOf(track, player.crew)
      const dice = hired > 1 ? `, ${hired} dice join` : hired > 0 ? ', a die joins' : ''
      return `${foreseeTrack(player, track, numbers)}${dice}`
    }
  }
}

function foreseeTrack(
  player: Player,
  track: (typeof bonusTracks)[number],
  numbers: readonly number[],
): string {
  const sum = sumOf(numbers)
  const next = thresholds[track].find(threshold => threshold > sum)
  const full = numbers.length === squares[track] ? ', full: 5 points' : ''
  const gained = levelOf(track, numbers) > levelOf(track, player[track])
  const reached = levelOf(track, numbers)
  const level =
    gained || next === undefined ? `level ${reached}` : `${next - sum} more for level ${reached + 1}`
  return `${sum} in all, ${level}${full}`
}

/** What a level is good for, from the first one on. */
function atLevel(
  track: (typeof bonusTracks)[number],
  numbers: readonly number[],
  words: (level: number) => string,
): string {
  const level = levelOf(track, numbers)
  return level > 0 ? `, ${words(level)}` : ''
}

function foreseeCannon(cannon: CannonId, numbers: readonly number[]): string {
  const shots = levelOf(cannon, numbers)
  const words = `${shots} ${shots === 1 ? 'shot' : 'shots'}`
  const missing = squares[cannon] - numbers.length
  if (missing > 0) {
    const more = `${missing} more ${missing === 1 ? 'number' : 'numbers'} and it fires`
    return shots > 0 ? `${more}, ${words} so far` : more
  }
  const gained = Math.min(...numbers)
  return shots > 0 ? `fires ${words}, ${gained} Infamy` : `misfires, ${gained} Infamy`
}
