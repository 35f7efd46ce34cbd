/** Moves with a Sail, and movements by Upgrades and stores (RB-165, RB-171a). */
import { longRangeMm, type PlanePoint, passesOver, roundMm, shortRangeMm } from '../../../measure'
import { effectOf } from '../../../rules/rattle-battle/data/adventures'
import { storedToken } from '../../../rules/rattle-battle/goods/sailorStore'
import { checkReady } from '../../../rules/rattle-battle/goods/upgradeState'
import type { MoveShip, RattleMove } from '../../../rules/rattle-battle/moves'
import { seaCardOf } from '../../../rules/rattle-battle/sea/sea'
import { cappedRange } from '../../../rules/rattle-battle/sea/travel'
import { playerAt } from '../../../rules/rattle-battle/table'
import type { UpgradeId } from '../../../rules/rattle-battle/vocabulary'
import type { Mind } from '../mind'
import { type Breadth, type Choice, ownAfloat, reserveOf, shipAt } from './choices'
import { isWithin, openEnds, touchingEnds } from './ends'
import { type Position, type Ship, withoutNp, withShip } from './position'

/** A way to travel: how far, at what cost, and the move that it makes of an end. */
interface Way {
  readonly rangeMm: number
  readonly cost: number
  moveTo(ship: Ship, end: PlanePoint): RattleMove
}

export function travels(mind: Mind, position: Position, breadth: Breadth): readonly Choice[] {
  const ways = waysOf(mind, breadth)
  const farthest = Math.max(0, ...ways.map(way => way.rangeMm))
  if (farthest === 0) return []
  const drills = breadth.usesPieces ? drillChoices(mind, position) : []
  const plain = ownAfloat(mind, position).flatMap(([index, ship]) => {
    const found: Choice[] = []
    for (const end of endsFor(mind, position, ship, farthest, breadth)) {
      const way = ways.find(({ rangeMm }) => isWithin(ship.die, end, rangeMm))
      if (!way) continue
      const after = withShip(position, index, shipAt(position, ship, end.x, end.y))
      found.push({ move: way.moveTo(ship, end), after, cost: way.cost })
    }
    return found
  })
  return [...plain, ...drills]
}

/** All ways that are open, the cheapest first. */
function waysOf(mind: Mind, { usesPieces }: Breadth): readonly Way[] {
  const { state, seat } = mind
  const ways: Way[] = []
  const isReady = (id: UpgradeId) => usesPieces && checkReady(state, seat, id) === undefined
  const upgrade = (upgradeId: UpgradeId, rangeMm: number, cost: number): Way => ({
    rangeMm: cappedRange(state, rangeMm),
    cost,
    moveTo: ({ die }, { x, y }) => ({ kind: 'useUpgrade', seat, upgradeId, dieId: die.id, x, y }),
  })
  if (isReady('U19')) ways.push(upgrade('U19', shortRangeMm, 0.02))
  if (isReady('U02')) ways.push(upgrade('U02', longRangeMm, reserveOf(mind, 'upgrade') + 0.04))
  if (canSail(mind)) {
    const sail = (rangeMm: number, cost: number, extras: Partial<MoveShip>): Way => ({
      rangeMm: cappedRange(state, rangeMm),
      cost,
      moveTo: ({ die }, { x, y }) => ({ kind: 'move', seat, dieId: die.id, x, y, ...extras }),
    })
    const piece = reserveOf(mind, 'piece')
    ways.push(sail(longRangeMm, piece + 0.03, {}))
    if (isReady('U03')) {
      const far = piece + reserveOf(mind, 'upgrade') + 0.05
      ways.push(sail(2 * longRangeMm, far, { superSails: true }))
    }
  }
  if (usesPieces && storedToken(state, seat, 'X02') !== undefined) {
    ways.push({
      rangeMm: cappedRange(state, longRangeMm),
      cost: 0.3,
      moveTo: ({ die }, { x, y }) => ({ kind: 'spendStore', seat, sailorId: 'X02', dieId: die.id, x, y }),
    })
  }
  return ways
}

function canSail({ state, seat }: Mind): boolean {
  return (
    state.adventure?.acted === false &&
    playerAt(state, seat).sails.ready > 0 &&
    effectOf(seaCardOf(state).id, 'noSails') === undefined
  )
}

function endsFor(
  { state, random }: Mind,
  position: Position,
  { die }: Ship,
  rangeMm: number,
  { rings }: Breadth,
): readonly PlanePoint[] {
  const touching = position.nps.flatMap(np => (np ? touchingEnds(state, die, np.die, rangeMm, random) : []))
  return [...touching, ...openEnds(state, die, rangeMm, rings)]
}

/** U17: over an NP Ship, which sinks; the end may be where it lay. */
function drillChoices(mind: Mind, position: Position): readonly Choice[] {
  const { state, seat } = mind
  if (!canSail(mind) || checkReady(state, seat, 'U17') !== undefined) return []
  const range = cappedRange(state, longRangeMm)
  const cost = reserveOf(mind, 'piece') + reserveOf(mind, 'upgrade')
  return ownAfloat(mind, position).flatMap(([index, ship]) =>
    position.nps.flatMap((np, n) => {
      if (!np) return []
      const beyond = [1, 1.3, 1.7].map(share => ({
        x: roundMm(ship.die.x + (np.die.x - ship.die.x) * share),
        y: roundMm(ship.die.y + (np.die.y - ship.die.y) * share),
      }))
      return beyond
        .filter(end => isWithin(ship.die, end, range) && passesOver(ship.outline, end, np.outline))
        .map((end): Choice => {
          const moved = withShip(position, index, shipAt(position, ship, end.x, end.y))
          const move: MoveShip = { kind: 'move', seat, dieId: ship.die.id, ...end, drillTarget: np.die.id }
          return { move, after: withoutNp(moved, n, { seat, boarded: false }), cost }
        })
    }),
  )
}

/** U15: to touch an NP Ship within short range; boarding it then gives 1 Loot more. */
export function hooks(mind: Mind, position: Position): readonly Choice[] {
  const { state, seat, random } = mind
  if (checkReady(state, seat, 'U15') !== undefined) return []
  const range = cappedRange(state, shortRangeMm)
  const cost = reserveOf(mind, 'upgrade')
  return ownAfloat(mind, position).flatMap(([index, ship]) =>
    position.nps.flatMap(np => {
      if (!np) return []
      const target = np.die.id
      return touchingEnds(state, ship.die, np.die, range, random).map(({ x, y }): Choice => {
        const moved = withShip(position, index, shipAt(position, ship, x, y))
        const after = { ...moved, hooks: [...moved.hooks, { die: ship.die.id, target }] }
        const move = { kind: 'useUpgrade', seat, upgradeId: 'U15', dieId: ship.die.id, x, y } as const
        return { move: { ...move, targetId: target }, after, cost }
      })
    }),
  )
}
