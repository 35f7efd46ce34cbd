/** Upgrades as pieces: owned, ready, used (RB-15, RB-164). */
import type { Refusal, Seat } from '../../game'
import { refuse } from '../../refusal'
import { upgradeCard } from '../data/upgrades'
import type { RattleState } from '../state'
import { playerAt } from '../table'
import type { UpgradeId } from '../vocabulary'
import { changePlayer, type Work } from '../work'

/** Can the player use this Upgrade: is it theirs, ready, and not used in this Adventure? */
export function checkReady(state: RattleState, seat: Seat, id: UpgradeId): Refusal | undefined {
  const owned = playerAt(state, seat).upgrades.find(upgrade => upgrade.id === id)
  const { name } = upgradeCard(id)
  if (!owned) return refuse('RB-163', `${name} is not on your Galleon`)
  if (!owned.ready) return refuse('RB-15', `${name} is exhausted until the Quest is over`)
  return owned.used ? refuse('RB-164', `${name} has been used in this Adventure`) : undefined
}

/** Using it exhausts it, or marks it as used until the next Adventure, as its icon says (RB-164). */
export function exhaust(work: Work, seat: Seat, id: UpgradeId): void {
  const isOnce = upgradeCard(id).icon === '1'
  const upgrades = playerAt(work.state, seat).upgrades.map(upgrade =>
    upgrade.id === id ? { ...upgrade, ...(isOnce ? { used: true } : { ready: false }) } : upgrade,
  )
  changePlayer(work, seat, { upgrades })
}
