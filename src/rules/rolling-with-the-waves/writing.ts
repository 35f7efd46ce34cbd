/** Writing a number on a Pirate Map, with what follows from it at once (RW-54 to RW-73, RW-104). */
import type { Seat } from '../game'
import { does } from '../sentence'
import { crewDiceInPlay, sortedDice } from './dice'
import { chestOf, levelOf, raisedNumber, sumOf, trackOf } from './tracks'
import { dieOn, iconNames, nameOf, type SingleIcon } from './vocabulary'
import { change, changePlayer, playerAt, say, type Work } from './work'

/** The number of the die that waits to be written on this icon. */
export function faceOn(work: Pick<Work, 'state'>, seat: Seat, icon: SingleIcon): number {
  const { plan, nests } = playerAt(work.state, seat)
  const die = dieOn(plan, icon)
  return nests.find(({ id }) => id === die)!.face
}

/** RW-60: spends the spirits if asked to and writes the die of this icon. */
export function writeDie(work: Work, seat: Seat, icon: SingleIcon, isRaised: boolean): void {
  if (isRaised) {
    changePlayer(work, seat, { spirits: [] })
    say(
      work,
      'RW-58',
      `${nameOf(work.state, seat)} ${does(seat, 'raises', 'raise')} spirits: the die counts as a 7`,
      'raised',
      {
        seat,
        icon,
      },
    )
  }
  const value = isRaised ? raisedNumber : faceOn(work, seat, icon)
  const chest = chestOf(icon)
  if (chest !== undefined) {
    const { chests } = playerAt(work.state, seat)
    const filled = [...chests[chest - 1]!, value]
    changePlayer(work, seat, { chests: chests.with(chest - 1, filled) })
    sayWritten(work, 'RW-71', seat, icon, value, isRaised)
    return
  }
  const track = trackOf(icon)!
  const before = playerAt(work.state, seat)[track]
  const numbers = [...before, value]
  changePlayer(work, seat, { [track]: numbers })
  sayWritten(work, track === 'spirits' ? 'RW-57' : 'RW-65', seat, icon, value, isRaised)
  if (track === 'spirits') return
  const level = levelOf(track, numbers)
  const gained = level - levelOf(track, before)
  if (gained === 0) return
  const isCannon = track === 'small' || track === 'large'
  const text = isCannon
    ? `${nameOf(work.state, seat)} ${does(seat, 'has', 'have')} ${level} ${level > 1 ? 'shots' : 'shot'} in ${iconNames[icon]}`
    : `${nameOf(work.state, seat)} ${does(seat, 'reaches', 'reach')} level ${level} of ${iconNames[icon]} with a sum of ${sumOf(numbers)}`
  say(work, 'RW-67', text, 'levelUp', { seat, icon, level })
  if (track === 'crew') hireCrew(work, seat, level, gained)
}

function sayWritten(
  work: Work,
  rule: string,
  seat: Seat,
  icon: SingleIcon,
  value: number,
  raised: boolean,
): void {
  say(
    work,
    rule,
    `${nameOf(work.state, seat)} ${does(seat, 'writes', 'write')} a ${value} ${chestOf(icon) ? 'in' : 'on'} ${iconNames[icon]}`,
    'written',
    {
      seat,
      icon,
      value,
      raised,
    },
  )
}

/** RW-104 to RW-106: a die of the own colour for every new level. */
function hireCrew(work: Work, seat: Seat, level: number, gained: number): void {
  const dice = crewDiceInPlay(playerAt(work.state, seat).colour, level).slice(-gained)
  change(work, { bag: sortedDice([...work.state.bag, ...dice]) })
  const text = `${nameOf(work.state, seat)} ${does(seat, 'hires', 'hire')} crew: ${dice.length > 1 ? `${dice.length} more dice go` : 'one more die goes'} into the bag`
  say(work, dice.length > 1 ? 'RW-106' : 'RW-104', text, 'crewJoined', { seat, dice })
}
