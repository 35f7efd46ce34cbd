/** Everything that is worth thinking about in the Action Phase, with the ship as it would be afterwards. */
import { chartOf } from '../../rules/rolling-seas/chart'
import { dirIndex, spaceName } from '../../rules/rolling-seas/grid'
import { stowed } from '../../rules/rolling-seas/ledger'
import type { RollingMove } from '../../rules/rolling-seas/moves'
import { courseOf, passages } from '../../rules/rolling-seas/passages'
import { windDice } from '../../rules/rolling-seas/sailSample'
import { watersOf } from '../../rules/rolling-seas/waters'
import { playerAt } from '../../rules/rolling-seas/work'
import { type Mind, roundsAfter, roundsAtAnchor, type Ship, type Study, shipOf } from './mind'
import { explored, visits } from './simulate'
import { exploreTarget, worthOf } from './worth'

export interface Action {
  readonly move: RollingMove
  readonly after: Ship
  readonly worth: number
}

/** Reputation that each further round at anchor loses. */
const impatience = 3

/** Ways looked at for each wind. */
const searchSteps = 2500
/** Bonus Movements thought of in one Sail. */
const mostBonuses = 2

/** What can be done, the best first; Sails that end alike are listed once. */
export function actionsOf(mind: Mind, study: Study): readonly Action[] {
  const { state, seat } = mind
  const player = playerAt(state, seat)
  const ship = shipOf(player)
  const rounds = roundsAfter(state)
  const found: Action[] = []
  const patience = roundsAtAnchor(player)
  const add = (move: RollingMove, after: Ship) => {
    const isAnchor = move.kind === 'sail' && after.at === ship.at
    const worth = worthOf(study, after, rounds) - (isAnchor ? impatience * patience : 0)
    found.push({ move, after, worth })
  }
  for (const { ship: after, port, parts } of visits(study, ship)) {
    const has = (part: (typeof parts)[number]) => parts.includes(part)
    add(
      {
        kind: 'visitPort',
        seat,
        port: spaceName(port),
        tell: has('tell'),
        resupply: has('resupply'),
        upgrade: has('upgrade'),
      },
      after,
    )
  }
  const ashore = state.dice && explored(study, ship, state.dice.exploration)
  const target = exploreTarget(study.ways.chart.ground, ship.explored, ship.at)
  if (ashore && target !== undefined) add({ kind: 'explore', seat, land: spaceName(target) }, ashore)
  for (const [move, after] of sailsOf(mind, ship)) add(move, after)
  return found.toSorted((a, b) => b.worth - a.worth)
}

function* sailsOf({ state, seat, meter }: Mind, ship: Ship): Generator<[RollingMove, Ship]> {
  const player = playerAt(state, seat)
  const waters = watersOf(player, state.options)
  const { active } = chartOf(player.map)
  const known = new Set<string>()
  for (const { die, wind } of windDice(state)) {
    const limits = { steps: searchSteps, bonuses: mostBonuses }
    for (const passage of passages(waters, player.ledger, dirIndex(wind), limits)) {
      const { at, ledger, inStorm, spent } = passage.voyage
      if (inStorm) continue
      const { provOnBoard, bonusMoves, story } = ledger
      const key = [at, provOnBoard, bonusMoves, story, spent.length].join()
      if (known.has(key)) continue
      known.add(key)
      meter.look()
      let left = active
      if (spent.length > 0) {
        left = Uint8Array.from(active)
        for (const space of spent) left[space] = 0
      }
      const after = { ...ship, at, ledger: stowed(ledger), active: left }
      yield [{ kind: 'sail', seat, die, ...courseOf(passage) }, after]
    }
  }
}
