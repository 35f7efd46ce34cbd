/** Rules of thumb, and no thought of their consequences (section 10, Easy). */
import { chartOf, monster } from '../../rules/rolling-seas/chart'
import { islandCard } from '../../rules/rolling-seas/data/islands'
import { dirIndex } from '../../rules/rolling-seas/grid'
import { portsShutIn } from '../../rules/rolling-seas/islandPlaces'
import { movesOf } from '../../rules/rolling-seas/legality'
import type { RollingMove } from '../../rules/rolling-seas/moves'
import { courseOf, type Passage, passages } from '../../rules/rolling-seas/passages'
import { layDown } from '../../rules/rolling-seas/placements'
import { windDice } from '../../rules/rolling-seas/sailSample'
import { noWay, stepsFrom } from '../../rules/rolling-seas/sea'
import { watersOf } from '../../rules/rolling-seas/waters'
import { playerAt } from '../../rules/rolling-seas/work'
import { type Mind, roundsAtAnchor, toldBits } from './mind'
import { openMoorings } from './waterways'

export function playEasily(mind: Mind): RollingMove {
  const { state, seat, random } = mind
  const moves = movesOf(state, seat, random)
  if (state.phase === 'setupIslands') return random.pick(keepingPortsOpen(mind, moves))
  if (state.phase !== 'action') return random.pick(moves)
  const [visit] = moves.filter(move => move.kind === 'visitPort')
  // The fullest visit is listed first; a port told at is good for a new load, when the hold is empty.
  if (visit?.tell) return visit
  if (visit?.resupply && playerAt(state, seat).ledger.provOnBoard < 1) return visit
  const land = moves.filter(move => move.kind === 'explore')
  if (land.length > 0 && random.index(2) === 0) return random.pick(land)
  return towardsNearestPort(mind)
}

function keepingPortsOpen({ state, seat }: Mind, moves: readonly RollingMove[]): readonly RollingMove[] {
  const { map } = playerAt(state, seat)
  const open = moves.filter(move => {
    if (move.kind !== 'placeIsland') return true
    const lying = layDown(islandCard(move.island).shape, move.placement)
    return lying !== undefined && portsShutIn(state, map, lying).length === 0
  })
  return open.length > 0 ? open : moves
}

/** Ways looked at for each wind. */
const searchSteps = 300

/**
 * Without spending a Provision on the way, as long as that gets anywhere. Where nothing does, a deckhand waits a round for
 * a better wind, and then sails anywhere rather than lie there.
 */
function towardsNearestPort({ state, seat, random }: Mind): RollingMove {
  const player = playerAt(state, seat)
  const chart = chartOf(player.map)
  const told = toldBits(player)
  const open = chart.ports.filter((_, index) => (told & (1 << index)) === 0)
  const waters = watersOf(player, state.options)
  // Passing a Sea Monster costs a Provision.
  const isHungry = player.ledger.provOnBoard < 1
  const water = chart.passable.map((free, space) =>
    isHungry && chart.active[space] === 1 && chart.obstacle[space] === monster ? 0 : free,
  )
  const stepsTo = (ports: readonly number[]) =>
    stepsFrom(
      water,
      ports.flatMap(port => openMoorings(chart, port)),
      waters.corners,
    )
  const toOpen = stepsTo(open.length > 0 ? open : chart.ports)
  const steps = toOpen[chart.ship]! < noWay ? toOpen : stepsTo(chart.ports)
  let saving: Course | undefined
  let spending: Course | undefined
  const away: Course[] = []
  for (const { die, wind } of windDice(state)) {
    const limits = { steps: searchSteps, bonuses: 0 }
    for (const passage of passages(waters, player.ledger, dirIndex(wind), limits)) {
      const { inStorm, at, ledger } = passage.voyage
      if (inStorm) continue
      const left = steps[at]!
      if (at !== chart.ship) away.push({ die, passage, left })
      if (ledger.provOnBoard >= player.ledger.provOnBoard && (!saving || left < saving.left))
        saving = { die, passage, left }
      if (!spending || left < spending.left) spending = { die, passage, left }
    }
  }
  const isStuck = saving === undefined || saving.left >= steps[chart.ship]!
  const best = isStuck ? (spending ?? saving) : saving
  const isBecalmed = best === undefined || (best.left >= steps[chart.ship]! && steps[chart.ship]! > 0)
  const chosen = isBecalmed && away.length > 0 && roundsAtAnchor(player) > 0 ? random.pick(away) : best
  const course = chosen ? courseOf(chosen.passage) : { before: [], moves: [], after: [] }
  return { kind: 'sail', seat, die: chosen?.die ?? 0, ...course }
}

interface Course {
  readonly die: number
  readonly passage: Passage
  /** Steps from its end to the nearest port. */
  readonly left: number
}
