/** Volleys (RB-138). */
import { isStandingOn } from '../../../measure'
import { effectOf } from '../data/adventures'
import {
  actionOf,
  closestOf,
  inStrictOrder,
  isPlayerShip,
  outlineOfDie,
  outlineOfTile,
  type Pair,
  pairOf,
  seaCardOf,
  sidesOf,
  tellPairs,
} from '../sea/sea'
import { shipName } from '../sea/shipNames'
import { sink } from '../sea/sinking'
import type { RattleState, SeaDie } from '../state'
import { hasUpgrade, ownerOf } from '../table'
import type { DieId } from '../vocabulary'
import { say, type Work } from '../work'
import type { Orders } from './orders'

/** A pair together with the end of it that fires. */
interface Shot extends Pair {
  readonly shooter: SeaDie
  readonly target: SeaDie
}

export function volley(work: Work, orders: Orders): void {
  const fired = new Set<DieId>()
  for (;;) {
    const { state } = work
    const shots = possibleShots(state, orders).filter(shot => !fired.has(shot.shooter.id))
    if (shots.length === 0) return
    const due = closestOf(state, shots)
    for (const shot of due) fired.add(shot.shooter.id)
    const targets = new Map<DieId, SeaDie>()
    for (const shot of due) {
      const target = divert(state, shot, shots, due)
      targets.set(target.id, target)
    }
    say(
      work,
      'RB-138',
      due
        .map(shot => `${shipName(state, shot.shooter.id)} fires at ${shipName(state, shot.target.id)}`)
        .join('\n'),
      {
        kind: 'volley',
        data: { pairs: tellPairs(due), targets: [...targets.keys()] },
      },
    )
    sink(
      work,
      [...targets.values()].map(die => ({ die, credits: [] })),
      'RB-138',
    )
  }
}

/** RB-138a: an Ally fires at NP Ships, NP Ships at all of the players' side that no card shelters. */
function possibleShots(state: RattleState, orders: Orders): readonly Shot[] {
  const { players, nps } = sidesOf(state)
  const exposed = players.filter(die => !isSheltered(state, die))
  const fires = (die: SeaDie) => actionOf(orders.get(die.id), 'volley') !== undefined
  const ofNps = nps
    .filter(fires)
    .flatMap(np => exposed.map(player => ({ ...pairOf(state, player, np), shooter: np, target: player })))
  const ofAllies = players
    .filter(fires)
    .flatMap(ally => nps.map(np => ({ ...pairOf(state, ally, np), shooter: ally, target: np })))
  return [...ofNps, ...ofAllies]
}

/** B03: Player Ships that touch the Island are no targets. */
function isSheltered(state: RattleState, die: SeaDie): boolean {
  const card = seaCardOf(state)
  const shelter = effectOf(card.id, 'shelter')
  if (!shelter) return false
  return card.tiles.some(
    tile =>
      tile.id === shelter.tile && isStandingOn(outlineOfDie(state, die), outlineOfTile(tile), state.options),
  )
}

/**
 * RB-138b: a Volley at a Ship under Super Hull goes to the shooter's next target, once; that is a tied one if it is not
 * protected itself.
 */
function divert(state: RattleState, shot: Shot, shots: readonly Shot[], due: readonly Shot[]): SeaDie {
  const { shooter, target } = shot
  if (!isProtected(state, target)) return target
  const isNext = (other: Shot) =>
    !due.includes(other) || (state.options.superHullTie === 'tied' && !isProtected(state, other.target))
  const others = shots.filter(other => other.shooter.id === shooter.id && isNext(other))
  return inStrictOrder(state, others)[0]?.target ?? target
}

function isProtected(state: RattleState, die: SeaDie): boolean {
  const owner = ownerOf(state, die.id)
  return isPlayerShip(die) && owner !== undefined && hasUpgrade(state, owner, 'U07')
}
