/** Rules of thumb, and no thought of what comes of them (section 10, Easy). */
import { chartOf } from '../../rules/rolling-seas/chart'
import { islandCard } from '../../rules/rolling-seas/data/islands'
import { dirIndex } from '../../rules/rolling-seas/grid'
import { portsShutIn } from '../../rules/rolling-seas/islandPlaces'
import { movesOf } from '../../rules/rolling-seas/legality'
import type { RollingMove } from '../../rules/rolling-seas/moves'
import { courseOf, type Passage, passages } from '../../rules/rolling-seas/passages'
import { layDown } from '../../rules/rolling-seas/placements'
import { windDice } from '../../rules/rolling-seas/sailSample'
import { watersOf } from '../../rules/rolling-seas/waters'
import { playerAt } from '../../rules/rolling-seas/work'
import { type Mind, toldBits } from './mind'
import { openMoorings, stepsFrom } from './waterways'

export function playEasily(mind: Mind): RollingMove {
  const { state, seat, random } = mind
  const moves = movesOf(state, seat, random)
  if (state.phase === 'setupIslands') return random.pick(keepingPortsOpen(mind, moves))
  if (state.phase !== 'action') return random.pick(moves)
  const [visit] = moves.filter(move => move.kind === 'visitPort')
  // The fullest visit is listed first; a port told at is left alone.
  if (visit?.tell) return visit
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

/** Without spending a Provision on the way. */
function towardsNearestPort({ state, seat }: Mind): RollingMove {
  const player = playerAt(state, seat)
  const chart = chartOf(player.map)
  const told = toldBits(player)
  const open = chart.ports.filter((_, index) => (told & (1 << index)) === 0)
  const goals = (open.length > 0 ? open : chart.ports).flatMap(port => openMoorings(chart, port))
  const steps = stepsFrom(chart.passable, goals, state.options.cornerSqueeze)
  const waters = watersOf(player, state.options)
  let best: { readonly die: number; readonly passage: Passage } | undefined
  for (const { die, wind } of windDice(state)) {
    const limits = { steps: searchSteps, bonuses: 0 }
    for (const passage of passages(waters, player.ledger, dirIndex(wind), limits)) {
      const { inStorm, at, ledger } = passage.voyage
      if (inStorm || ledger.provOnBoard < player.ledger.provOnBoard) continue
      if (!best || steps[at]! < steps[best.passage.voyage.at]!) best = { die, passage }
    }
  }
  const course = best ? courseOf(best.passage) : { before: [], moves: [], after: [] }
  return { kind: 'sail', seat, die: best?.die ?? 0, ...course }
}
