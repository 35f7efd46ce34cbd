/** Fire actions: who at whom, paid how (RB-166, RB-167, RB-385, RB-390). */
import { farthestInRange, longRangeMm, shortRangeMm, thousandths } from '../../../measure'
import { effectOf } from '../../../rules/rattle-battle/data/adventures'
import { dieInfo, markOf } from '../../../rules/rattle-battle/data/dice'
import { specialKindOf } from '../../../rules/rattle-battle/data/loot'
import { stowedTokens } from '../../../rules/rattle-battle/goods/loot'
import { storedToken } from '../../../rules/rattle-battle/goods/sailorStore'
import { checkReady } from '../../../rules/rattle-battle/goods/upgradeState'
import type { Fire } from '../../../rules/rattle-battle/moves'
import { seaCardOf } from '../../../rules/rattle-battle/sea/sea'
import { playerAt } from '../../../rules/rattle-battle/table'
import type { UpgradeId } from '../../../rules/rattle-battle/vocabulary'
import type { Mind } from '../mind'
import { type Breadth, type Choice, ownAfloat, reserveOf } from './choices'
import { gapBetween, type Position, type Ship, withoutNp, withoutShip } from './position'

/** How a shot is paid and how far it goes. */
interface Shot {
  readonly extras: Partial<Fire>
  readonly cost: number
}

export function fires(mind: Mind, position: Position, { usesPieces }: Breadth): readonly Choice[] {
  const { state, seat } = mind
  const means = meansOf(mind, usesPieces)
  const isBoarding = (gap: number) => state.options.boardingByFire === 'on' && gap === 0
  const width = position.nps.length
  return ownAfloat(mind, position).flatMap(([p, shooter]) => {
    const atNps = [...position.nps.entries()].flatMap(([n, np]) => {
      const gap = position.gaps[p * width + n]!
      const shot = np && shotFor(means, shooter, gap)
      if (!shot) return []
      const after = withoutNp(position, n, { seat, boarded: isBoarding(gap) })
      return [choice(mind, shooter, np, shot, after)]
    })
    return [...atNps, ...atPlayers(mind, position, means, shooter, isBoarding)]
  })
}

function choice({ seat }: Mind, shooter: Ship, target: Ship, shot: Shot, after: Position): Choice {
  const move: Fire = {
    kind: 'fire',
    seat,
    shooterId: shooter.die.id,
    targetId: target.die.id,
    ...shot.extras,
  }
  return { move, after, cost: shot.cost }
}

interface Means {
  readonly ready: number
  /** Worth of a Cannon kept for later in the Quest. */
  readonly perCannon: number
  readonly superCannons: boolean
  readonly gus: boolean
  readonly bigBertha: boolean
  readonly spyglass: boolean
  readonly perUpgrade: number
  readonly short: number
  readonly long: number
}

function meansOf(mind: Mind, usesPieces: boolean): Means {
  const { state, seat } = mind
  const player = playerAt(state, seat)
  const isReady = (id: UpgradeId) => usesPieces && checkReady(state, seat, id) === undefined
  return {
    ready: player.cannons.ready,
    perCannon: effectOf(seaCardOf(state).id, 'freeCannons') ? 0 : reserveOf(mind, 'piece'),
    superCannons: isReady('U09'),
    bigBertha: isReady('U06'),
    gus: usesPieces && storedToken(state, seat, 'X01') !== undefined,
    spyglass: usesPieces && stowedTokens(player.stowed).some(token => specialKindOf(token) === 'L1'),
    perUpgrade: reserveOf(mind, 'upgrade'),
    short: thousandths(farthestInRange(shortRangeMm, state.options)),
    long: thousandths(farthestInRange(longRangeMm, state.options)),
  }
}

/** A Spyglass kept has some worth of its own. */
const spyglassWorth = 0.3

function shotFor(means: Means, shooter: Ship, gap: number): Shot | undefined {
  if (gap > means.long) return undefined
  const isFar = gap > means.short
  if (isFar && !means.bigBertha && !means.spyglass) return undefined
  const range: Shot = !isFar
    ? { extras: {}, cost: 0 }
    : means.bigBertha
      ? { extras: { bigBertha: true }, cost: means.perUpgrade }
      : { extras: { spyglass: true }, cost: spyglassWorth }
  const needed = markOf(shooter.die.id, shooter.die.face) === 'CANNON' ? 1 : 2
  const add = (extras: Partial<Fire>, cost: number): Shot => ({
    extras: { ...range.extras, ...extras },
    cost: range.cost + cost,
  })
  if (needed === 2 && means.superCannons && means.ready > 0)
    return add({ superCannons: true }, means.perCannon)
  if (means.ready >= needed) return add({}, needed * means.perCannon)
  return means.gus ? add({ gus: true }, 0.3) : undefined
}

/** RB-385, RB-390: with the Captain Ship, or by a Revenge card. */
function atPlayers(
  mind: Mind,
  position: Position,
  means: Means,
  shooter: Ship,
  isBoarding: (gap: number) => boolean,
): readonly Choice[] {
  const { state, seat, weights } = mind
  if (state.options.scenario !== 'pirateWars') return []
  const isFree = dieInfo(shooter.die.id).captain || effectOf(seaCardOf(state).id, 'openFire') !== undefined
  if (!isFree && playerAt(state, seat).revengeCards === 0) return []
  return [...position.ships.entries()].flatMap(([index, target]) => {
    if (!target || target.seat === undefined || target.seat === seat) return []
    const gap = gapBetween(state, shooter, target)
    const shot = shotFor(means, shooter, gap)
    if (!shot) return []
    // The loser takes a Revenge card for it, which one has given away or spent.
    const paid: Shot = {
      extras: { ...shot.extras, ...(!isFree && { revenge: true as const }) },
      cost: shot.cost + weights.revenge / 2,
    }
    const after = withoutShip(position, index, { seat, boarded: isBoarding(gap) })
    return [choice(mind, shooter, target, paid, after)]
  })
}
