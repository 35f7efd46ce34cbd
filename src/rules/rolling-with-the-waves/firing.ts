/** S9: who fires when, what may be declared, and what follows (RW-82 to RW-94, 5.4). */
import type { Refusal, Seat } from '../game'
import { firstOf, refuse } from '../refusal'
import { does } from '../sentence'
import type { Volley } from './moves'
import { pay } from './ports'
import type { RollingWavesState } from './state'
import { type CannonId, cannonNames, iconNames, nameOf } from './vocabulary'
import {
  afterVolley,
  aimableChests,
  canBeAimedAt,
  firingCannons,
  fullCannons,
  lostOf,
  openChests,
  targetsOf,
  theftOf,
} from './volleys'
import { change, changePlayer, playerAt, say, type Work } from './work'

/** RW-83, RW-83c: most Infamy first; ties as the table has agreed. */
export function firingOrder(state: RollingWavesState, seats: readonly Seat[]): readonly Seat[] {
  const { players, firstSeat, options } = state
  const count = players.length
  const from = options.cannonTie === 'left-of-first' ? firstSeat + 1 : firstSeat
  const place = (seat: Seat) => (seat - from + 2 * count) % count
  return seats.toSorted((a, b) => players[b]!.infamy - players[a]!.infamy || place(a) - place(b))
}

export function checkVolleys(
  state: RollingWavesState,
  seat: Seat,
  volleys: readonly Volley[],
): Refusal | undefined {
  const cannons = checkCannons(firingCannons(playerAt(state, seat)), volleys)
  if (cannons) return cannons
  if (targetsOf(state, seat).length === 0) return checkSea(volleys)
  const targets = volleys.map(({ target }) => target)
  if (new Set(targets).size < targets.length) {
    return refuse('RW-86', 'Two cannons at one player are one volley at one chest')
  }
  let after = state
  for (const volley of volleys) {
    const refusal = checkVolley(after, seat, volley)
    if (refusal) return refusal
    after = afterVolley(after, seat, volley)
  }
  return undefined
}

function checkCannons(due: readonly CannonId[], volleys: readonly Volley[]): Refusal | undefined {
  const named = volleys.flatMap(({ cannons }) => cannons)
  const isSorted = volleys.every(
    ({ cannons }) => cannons.length > 0 && (cannons.length < 2 || cannons[0] === 'small'),
  )
  const isComplete = named.length === due.length && due.every(cannon => named.includes(cannon))
  if (!isComplete) {
    const names = due.map(cannon => `the ${cannonNames[cannon]}`).join(' and ')
    return refuse('RW-82', `You must fire ${names}${due.length > 1 ? ', once each' : ', once'}`)
  }
  return isSorted
    ? undefined
    : refuse('RW-86', 'In a volley of both cannons the Small Cannon is named before the Large Cannon')
}

function checkSea(volleys: readonly Volley[]): Refusal | undefined {
  const [volley] = volleys
  const isSea = volley?.target === undefined && volley?.chest === undefined && volley?.into === undefined
  return volleys.length === 1 && isSea
    ? undefined
    : refuse('RW-84b', 'All chests of the others are buried: fire everything into the sea')
}

function checkVolley(state: RollingWavesState, seat: Seat, volley: Volley): Refusal | undefined {
  const { target, chest, into } = volley
  const aimed = target === undefined ? undefined : state.players[target]
  if (!aimed || chest === undefined)
    return refuse('RW-84', 'Pick an opponent and one of their unburied chests')
  if (target === seat) return refuse('RW-84c', 'You cannot fire at yourself')
  const name = nameOf(state, target!)
  return firstOf(
    () => !canBeAimedAt(aimed) && refuse('RW-84', `All chests of ${name} are buried`),
    () =>
      aimed.buried[chest - 1] &&
      refuse('RW-79', `${name}'s ${iconNames[`chest${chest}`]} is buried and safe`),
    () => checkInto(state, seat, into, theftOf(state, seat, volley).stolen.length),
  )
}

function checkInto(
  state: RollingWavesState,
  seat: Seat,
  into: Volley['into'],
  stolen: number,
): Refusal | undefined {
  const open = openChests(playerAt(state, seat))
  if (stolen === 0) {
    return into === undefined
      ? undefined
      : refuse('RW-89', 'Nothing is stolen, so no chest of yours takes it')
  }
  if (open.length === 0) {
    return into === undefined
      ? undefined
      : refuse('RW-90a', 'None of your chests has room: what is stolen is lost')
  }
  return into !== undefined && open.includes(into)
    ? undefined
    : refuse('RW-90a', `What is stolen goes into a chest of yours with room: ${open.join(' or ')}`)
}

/** Every declaration that `checkVolleys` accepts. */
export function listVolleys(state: RollingWavesState, seat: Seat): readonly (readonly Volley[])[] {
  const due = firingCannons(playerAt(state, seat))
  if (due.length === 0) return []
  if (targetsOf(state, seat).length === 0) return [[{ cannons: due }]]
  const together = volleysOf(state, seat, due).map(volley => [volley])
  if (due.length < 2) return together
  const apart = [due, due.toReversed()].flatMap(([first, second]) =>
    volleysOf(state, seat, [first!]).flatMap(one =>
      volleysOf(afterVolley(state, seat, one), seat, [second!])
        .filter(other => other.target !== one.target)
        .map(other => [one, other]),
    ),
  )
  return [...together, ...apart]
}

/** Is there more than one declaration? With two targets there are two ways to fire everything at once. */
export function canAim(state: RollingWavesState, seat: Seat): boolean {
  const due = firingCannons(playerAt(state, seat))
  if (due.length === 0) return false
  const targets = targetsOf(state, seat).length
  return targets > 1 || (targets === 1 && volleysOf(state, seat, due).length > 1)
}

/** One volley of these cannons, at everything it may be aimed at. */
export function volleysOf(
  state: RollingWavesState,
  seat: Seat,
  cannons: readonly CannonId[],
): readonly Volley[] {
  const open = openChests(playerAt(state, seat))
  return targetsOf(state, seat).flatMap(target =>
    aimableChests(playerAt(state, target)).flatMap((chest): readonly Volley[] => {
      const volley = { cannons, target, chest }
      const isTaken = open.length > 0 && theftOf(state, seat, volley).stolen.length > 0
      return isTaken ? open.map(into => ({ ...volley, into })) : [volley]
    }),
  )
}

export function fireVolleys(work: Work, seat: Seat, volleys: readonly Volley[]): void {
  for (const volley of volleys) fireVolley(work, seat, volley)
  gainAndWipe(work, seat)
}

function fireVolley(work: Work, seat: Seat, volley: Volley): void {
  const { target, chest, into } = volley
  const { shots, blocked, stolen } = theftOf(work.state, seat, volley)
  const lost = lostOf(work.state, seat, volley)
  change(work, { players: afterVolley(work.state, seat, volley).players })
  const data = { seat, ...volley, shots, blocked, stolen, lost }
  const fired = `${nameOf(work.state, seat)} ${does(seat, 'fires', 'fire')} ${shots} ${shots > 1 ? 'shots' : 'shot'}`
  if (target === undefined || chest === undefined) {
    say(work, 'RW-84b', `${fired} into the sea`, 'volley', data)
    return
  }
  const aim = `${fired} at ${nameOf(work.state, target)}'s ${iconNames[`chest${chest}`]}`
  const hull = blocked > 0 ? `; the hull stops ${blocked}` : ''
  const loot =
    stolen.length > 0
      ? `; ${nameOf(work.state, seat)} ${does(seat, 'steals', 'steal')} ${stolen.join(', ')}`
      : '; nothing is stolen'
  const home = stolen.length > lost.length && into !== undefined ? ` for ${iconNames[`chest${into}`]}` : ''
  say(work, 'RW-87', `${aim}${hull}${loot}${home}`, 'volley', data)
  if (lost.length > 0) {
    const text = `${lost.join(', ')} ${lost.length > 1 ? 'find' : 'finds'} no room and ${lost.length > 1 ? 'are' : 'is'} lost`
    say(work, into === undefined ? 'RW-90a' : 'RW-90', text, 'lost', { seat, lost })
  }
}

/** RW-91 to RW-93: Infamy for every cannon fired, misfires included; then they are empty. */
function gainAndWipe(work: Work, seat: Seat): void {
  for (const cannon of fullCannons(playerAt(work.state, seat))) {
    const numbers = playerAt(work.state, seat)[cannon]
    const lowest = Math.min(...numbers)
    if (!firingCannons(playerAt(work.state, seat)).includes(cannon)) {
      say(work, 'RW-91', `${nameOf(work.state, seat)}'s ${cannonNames[cannon]} misfires`, 'misfire', {
        seat,
        cannon,
      })
    }
    const text = `${nameOf(work.state, seat)} ${does(seat, 'gains', 'gain')} ${lowest} Infamy for the ${cannonNames[cannon]}`
    pay(work, 'RW-92', seat, lowest, 'cannon', text)
    changePlayer(work, seat, { [cannon]: [] })
    say(work, 'RW-93', `${nameOf(work.state, seat)}'s ${cannonNames[cannon]} is empty again`, 'cannonWiped', {
      seat,
      cannon,
      numbers,
    })
  }
}
