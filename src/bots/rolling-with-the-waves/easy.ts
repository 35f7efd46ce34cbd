/** Rules of thumb, one for each choice (section 10). */
import { canBury, iconsWithRoom } from '../../rules/rolling-with-the-waves/acts/allocate'
import { listVolleys } from '../../rules/rolling-with-the-waves/firing'
import type { Draft, RollingWavesMove, Volley } from '../../rules/rolling-with-the-waves/moves'
import { buriableChests, writtenIcon } from '../../rules/rolling-with-the-waves/resolve'
import type { Player, RollingWavesState } from '../../rules/rolling-with-the-waves/state'
import { chestOf, sumOf } from '../../rules/rolling-with-the-waves/tracks'
import type { Icon, SingleIcon } from '../../rules/rolling-with-the-waves/vocabulary'
import { theftOf } from '../../rules/rolling-with-the-waves/volleys'
import { faceOn } from '../../rules/rolling-with-the-waves/writing'
import { bestOf } from '../search'
import { draftMoves, faceAfter } from './draft'
import type { Mind } from './mind'

export function playEasily(mind: Mind): RollingWavesMove {
  const { state, seat } = mind
  if (state.phase === 'draft') return pick(mind)
  if (state.phase === 'allocate') {
    const player = state.players[seat]!
    return player.plan ? { kind: 'yarrr', seat } : { kind: 'allocate', seat, plan: layOut(mind, player) }
  }
  switch (state.step) {
    case 'S5':
      return { kind: 'bury', seat, chest: richest(mind) }
    case 'S9':
      return { kind: 'fire', seat, volleys: aim(mind) }
    default:
      return { kind: 'raise', seat, use: isLowTreasure(state, seat) }
  }
}

/** A bribe must bring so much more than a free die, and leave so much Infamy. */
const leastBetter = 3
const leastLeft = 2
/** The most to pay for a die when none is free. */
const mostPaid = 2

function pick({ state, seat, random }: Mind): Draft {
  const moves = draftMoves(state, seat)
  const face = (move: Draft) => faceAfter(state, move)
  const free = moves.filter(({ via }) => via === 'free')
  const bribes = moves.filter(({ via }) => via === 'bribe')
  if (free.length === 0) {
    const cheap = bribes.filter(move => face(move) <= mostPaid)
    return bestOf(cheap.length > 0 ? cheap : moves.filter(({ via }) => via === 'drunk'), face, random)
  }
  const best = bestOf(free, face, random)
  const { infamy } = state.players[seat]!
  const dear = bribes.filter(
    move => face(move) >= face(best) + leastBetter && infamy - face(move) >= leastLeft,
  )
  return dear.length > 0 ? bestOf(dear, face, random) : best
}

/** Treasure of three numbers or more that is worth burying. */
const leastBuried = 11

function layOut({ random }: Mind, player: Player): Record<string, Icon> {
  const { nests, chests, buried } = player
  const isRich = chests.some(
    (chest, index) => !buried[index] && chest.length >= 3 && sumOf(chest) >= leastBuried,
  )
  if (isRich && canBury(player) && random.index(2) === 0) {
    return Object.fromEntries(nests.map(({ id }) => [id, 'bury']))
  }
  const plan: Record<string, Icon> = {}
  let open = iconsWithRoom(player)
  const fill = (icon: SingleIcon) => chests[chestOf(icon)! - 1]!.length
  for (const { id } of nests.toSorted((a, b) => b.face - a.face)) {
    const openChests = open.filter(icon => chestOf(icon) !== undefined)
    const isFirst = Object.keys(plan).length === 0
    const icon =
      isFirst && openChests.length > 0
        ? bestOf(openChests, one => -fill(one), random)
        : random.pick(open.flatMap(one => Array.from({ length: chances[one] }, () => one)))
    plan[id] = icon
    open = open.filter(one => one !== icon)
  }
  return plan
}

const chances: Readonly<Record<SingleIcon, number>> = {
  chest1: 4,
  chest2: 4,
  chest3: 4,
  hull: 2,
  smallCannon: 2,
  largeCannon: 2,
  ports: 2,
  crew: 1,
  spirits: 1,
}

function richest({ state, seat, random }: Mind) {
  const { chests } = state.players[seat]!
  return bestOf(buriableChests(state, seat), chest => sumOf(chests[chest - 1]!), random)
}

function aim({ state, seat, random }: Mind): readonly Volley[] {
  const worth = (volleys: readonly Volley[]) =>
    sumOf(volleys.flatMap(volley => theftOf(state, seat, volley).stolen))
  return bestOf(listVolleys(state, seat), worth, random)
}

function isLowTreasure(state: RollingWavesState, seat: number): boolean {
  const icon = writtenIcon(state.step)!
  return chestOf(icon) !== undefined && faceOn({ state }, seat, icon) <= 3
}
