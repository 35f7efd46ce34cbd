import { fireFault, isInRange, longRangeMm, shortRangeMm } from '../../../measure'
import type { Refusal, Seat } from '../../game'
import { firstOf, refuse } from '../../refusal'
import { does } from '../../sentence'
import { effectOf } from '../data/adventures'
import { dieInfo, markOf } from '../data/dice'
import { specialKindOf } from '../data/loot'
import { discardLoot, stowedTokens } from '../goods/loot'
import { spendFromStore, storedToken } from '../goods/sailorStore'
import { checkReady, exhaust } from '../goods/upgradeState'
import type { MoveRule } from '../moveRule'
import type { Fire } from '../moves'
import { checkAction, markActed } from '../phases/turn'
import { gapText, tooFar } from '../sea/lengthWords'
import { gapOf, inSea, isPlayerShip, outlineOfDie, seaCardOf, seaOf, sidesOf, tilesOf } from '../sea/sea'
import { namedShip, ownShipName, shipName } from '../sea/shipNames'
import { sink } from '../sea/sinking'
import { ownShip, ownShips } from '../sea/travel'
import type { RattleState, SeaDie } from '../state'
import { nameOf, ownerOf, playerAt } from '../table'
import type { TokenId } from '../vocabulary'
import { change, changePlayer, say } from '../work'

/** RB-166: sink a Ship within short range of one of yours. */
export const fire: MoveRule<'fire'> = {
  rule: 'RB-166',
  phases: ['actions.turn'],

  check(state, action) {
    const { seat, shooterId, targetId } = action
    const shooter = ownShip(state, seat, shooterId)
    if (!shooter)
      return refuse('RB-172', `${namedShip(state, shooterId)} is not one of your Ships in the Sea`)
    const target = inSea(state, targetId)
    if (!target) return refuse('RB-166', `${namedShip(state, targetId)} is not in the Sea`)
    return firstOf(
      () => checkAction(state),
      () => checkTarget(state, action, target),
      () => action.bigBertha && checkReady(state, seat, 'U06'),
      () => action.superCannons && checkReady(state, seat, 'U09'),
      () =>
        action.spyglass && spyglassOf(state, seat) === undefined && refuse('RB-407', 'You have no Spyglass'),
      () =>
        action.gus &&
        storedToken(state, seat, 'X01') === undefined &&
        refuse('RB-405', 'Gunpowder Gus has no Spices from an earlier Adventure'),
      () => !action.gus && checkCannons(state, action, shooter),
      () => checkRange(state, action, shooter, target),
    )
  },

  play(work, action) {
    const { seat, shooterId, targetId } = action
    const shooter = inSea(work.state, shooterId)!
    const target = inSea(work.state, targetId)!
    const isBoarding = work.state.options.boardingByFire === 'on' && gapOf(work.state, shooter, target) === 0
    if (action.gus) spendFromStore(work, seat, 'X01')
    else payCannons(work, seat, cannonsNeeded(action, shooter))
    if (action.bigBertha) exhaust(work, seat, 'U06')
    if (action.superCannons) exhaust(work, seat, 'U09')
    if (action.spyglass) discardLoot(work, seat, [spyglassOf(work.state, seat)!], 'discard')
    if (action.revenge) spendRevenge(work, seat)
    say(
      work,
      'RB-166',
      `${nameOf(work.state, seat)} ${does(seat, 'fires', 'fire')} with ${ownShipName(work.state, seat, shooterId)} at ${shipName(work.state, targetId)}`,
      {
        kind: 'fire',
        data: { shooter: shooterId, target: targetId, mm: gapOf(work.state, shooter, target) },
      },
    )
    sink(work, [{ die: target, credits: [{ seat, boarded: isBoarding, by: shooterId }] }], 'RB-170')
    markActed(work)
  },

  list(state, seat) {
    const targets = seaOf(state).filter(die => ownerOf(state, die.id) !== seat)
    return ownShips(state, seat).flatMap(shooter =>
      targets.flatMap(target =>
        variants(state, { kind: 'fire', seat, shooterId: shooter.id, targetId: target.id }),
      ),
    )
  },

  name(state, action) {
    const { shooterId, targetId } = action
    const [shooter, target] = [inSea(state, shooterId), inSea(state, targetId)]
    const distance = shooter && target ? `, ${gapText(gapOf(state, shooter, target))}` : ''
    const extras = [
      action.bigBertha && 'Big Bertha',
      action.superCannons && 'Super Cannons',
      action.spyglass && 'a Spyglass',
      action.gus && 'Gunpowder Gus',
      action.revenge && 'a Revenge card',
    ].filter(extra => typeof extra === 'string')
    return `Fire with ${shipName(state, shooterId)} at ${shipName(state, targetId)}${distance}${extras.length > 0 ? ` with ${extras.join(' and ')}` : ''}`
  },
}

/** RB-169, RB-385, RB-390: the targets that this Ship may fire at. */
function checkTarget(state: RattleState, action: Fire, target: SeaDie): Refusal | undefined {
  const { seat, shooterId, revenge } = action
  if (!isPlayerShip(target)) {
    const isFair = sidesOf(state).nps.includes(target)
    if (!isFair) return refuse('RB-169a', `${shipName(state, target.id)} may not be fired at`)
    return revenge ? refuse('RB-390', 'A Revenge card is for firing at another player') : undefined
  }
  if (ownerOf(state, target.id) === seat) return refuse('RB-169', 'You cannot fire at your own Ship')
  if (state.options.scenario !== 'pirateWars') return refuse('RB-169', 'Only merchants may be fired at')
  const isFree = dieInfo(shooterId).captain || effectOf(seaCardOf(state).id, 'openFire') !== undefined
  if (revenge) {
    if (isFree) return refuse('RB-390', `${shipName(state, shooterId)} needs no Revenge card`)
    return playerAt(state, seat).revengeCards > 0 ? undefined : refuse('RB-390', 'You have no Revenge card')
  }
  return isFree
    ? undefined
    : refuse('RB-385', 'Only your Captain Ship may fire at other players, or any Ship with a Revenge card')
}

/** RB-167: 1 for the Cannon result, else 2. */
function cannonsNeeded(action: Fire, shooter: SeaDie): number {
  return action.superCannons || markOf(shooter.id, shooter.face) === 'CANNON' ? 1 : 2
}

function checkCannons(state: RattleState, action: Fire, shooter: SeaDie): Refusal | undefined {
  const needed = cannonsNeeded(action, shooter)
  const { ready } = playerAt(state, action.seat).cannons
  return ready >= needed
    ? undefined
    : refuse(
        'RB-167',
        `${shipName(state, shooter.id)} needs ${needed} ready Cannon${needed > 1 ? 's' : ''} to fire; you have ${ready}`,
      )
}

/** Range by the nearest modifier, and what rocks hinder (RB-66, RB-80). */
function checkRange(state: RattleState, action: Fire, shooter: SeaDie, target: SeaDie): Refusal | undefined {
  const range = action.bigBertha || action.spyglass ? longRangeMm : shortRangeMm
  const gap = gapOf(state, shooter, target)
  if (!isInRange(gap, range, state.options)) {
    return tooFar(shipName(state, target.id), gap, range)
  }
  if (!effectOf(seaCardOf(state).id, 'tilesBlockFire')) return undefined
  return fireFault(outlineOfDie(state, shooter), outlineOfDie(state, target), tilesOf(state), state.options)
}

/** A12: firing needs the Cannons but exhausts none. */
function payCannons(work: Parameters<typeof say>[0], seat: Seat, count: number): void {
  if (effectOf(seaCardOf(work.state).id, 'freeCannons')) return
  const { ready, exhausted } = playerAt(work.state, seat).cannons
  changePlayer(work, seat, { cannons: { ready: ready - count, exhausted: exhausted + count } })
}

/** Used Revenge cards are shuffled back into the deck (RB-390). */
function spendRevenge(work: Parameters<typeof say>[0], seat: Seat): void {
  const { piles } = work.state
  changePlayer(work, seat, { revengeCards: playerAt(work.state, seat).revengeCards - 1 })
  change(work, { piles: { ...piles, revenge: piles.revenge + 1 } })
}

function spyglassOf(state: RattleState, seat: Seat): TokenId | undefined {
  return stowedTokens(playerAt(state, seat).stowed).find(token => specialKindOf(token) === 'L1')
}

/** The shot with every set of modifiers that its seat owns. */
function variants(state: RattleState, plain: Fire): readonly Fire[] {
  const { seat } = plain
  const modifiers: readonly Partial<Fire>[] = [
    ...(checkReady(state, seat, 'U06') === undefined ? [{ bigBertha: true } as const] : []),
    ...(checkReady(state, seat, 'U09') === undefined ? [{ superCannons: true } as const] : []),
    ...(spyglassOf(state, seat) !== undefined ? [{ spyglass: true } as const] : []),
    ...(storedToken(state, seat, 'X01') !== undefined ? [{ gus: true } as const] : []),
    ...(playerAt(state, seat).revengeCards > 0 ? [{ revenge: true } as const] : []),
  ]
  let found: readonly Fire[] = [plain]
  for (const modifier of modifiers) found = found.flatMap(shot => [shot, { ...shot, ...modifier }])
  return found
}
