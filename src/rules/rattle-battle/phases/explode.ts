/** Explosions (RB-136). */
import { tieSet } from '../../../measure'
import { markOf } from '../data/dice'
import { actionOf, gapOf, isPlayerShip, isReef, seaOf, sidesOf } from '../sea/sea'
import { shipName } from '../sea/shipNames'
import { removeFromSea, sink } from '../sea/sinking'
import type { RattleState, SeaDie } from '../state'
import { hasUpgrade, ownerOf } from '../table'
import type { DieId } from '../vocabulary'
import { say, type Work } from '../work'
import type { Orders } from './orders'

export function explode(work: Work, orders: Orders): void {
  for (;;) {
    if (sidesOf(work.state).players.length === 0) return
    const due = seaOf(work.state).filter(die => actionOf(orders.get(die.id), 'explode'))
    if (due.length === 0) return
    const { state } = work
    const bombs = tieSet(due, die => leastGap(state, die), state.options)
    const victims = new Map<DieId, SeaDie>()
    for (const bomb of bombs) {
      const struck = victimsOf(state, bomb, orders)
      for (const victim of struck) victims.set(victim.id, victim)
      say(work, 'RB-136', `${shipName(state, bomb.id)} explodes`, {
        kind: 'explode',
        data: { die: bomb.id, victims: struck.map(die => ({ die: die.id, mm: gapOf(state, bomb, die) })) },
      })
    }
    const sunk = [...victims.values()].filter(die => !isProtected(state, die))
    sink(
      work,
      sunk.map(die => ({ die, credits: [] })),
      'RB-136',
    )
    // RB-136c: removed even if another explosion of the same moment has sunk it.
    removeFromSea(
      work,
      bombs.map(die => die.id),
    )
  }
}

/** RB-136c: its gap to the closest Player Ship, or to the closest Ship if there is none. */
function leastGap(state: RattleState, die: SeaDie): number {
  const { players, nps } = sidesOf(state)
  const others = (players.length > 0 ? players : nps).filter(other => other.id !== die.id)
  return Math.min(...others.map(other => gapOf(state, die, other)))
}

/** RB-136, RB-136a: the n closest, and all that the ruler cannot tell from the n-th. */
function victimsOf(state: RattleState, bomb: SeaDie, orders: Orders): readonly SeaDie[] {
  const action = actionOf(orders.get(bomb.id), 'explode')!
  const mark = markOf(bomb.id, bomb.face)
  const count = action.count ?? (typeof mark === 'number' ? mark : 1)
  const candidates = action.playersOnly
    ? sidesOf(state).players
    : seaOf(state).filter(die => !isReef(state, die))
  const others = candidates
    .filter(die => die.id !== bomb.id)
    .map(die => ({ die, mm: gapOf(state, bomb, die) }))
    .toSorted((a, b) => a.mm - b.mm)
  if (others.length <= count) return others.map(({ die }) => die)
  const certain = others.slice(0, count - 1).map(({ die }) => die)
  const last = tieSet(others.slice(count - 1), ({ mm }) => mm, state.options)
  return [...certain, ...last.map(({ die }) => die)]
}

/** RB-136e: Super Hull keeps its owner's Ships afloat, and no other Ship is sunk in their place. */
function isProtected(state: RattleState, die: SeaDie): boolean {
  if (!isPlayerShip(die)) return false
  const owner = ownerOf(state, die.id)
  return owner !== undefined && hasUpgrade(state, owner, 'U07')
}
