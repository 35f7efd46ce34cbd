import { refuse } from '../../refusal'
import { does } from '../../sentence'
import { upgradeCard } from '../data/upgrades'
import type { MoveRule } from '../moveRule'
import { leaveQueue } from '../stages/queue'
import { nameOf, playerAt } from '../table'
import { changePlayer, say } from '../work'

/** Convoy: the Wanted player chooses a ready Upgrade to exhaust (A10). */
export const exhaustForCard: MoveRule<'exhaustForCard'> = {
  rule: 'RB-95',
  phases: ['briefing.forced'],
  check(state, { seat, upgradeId }) {
    const owned = playerAt(state, seat).upgrades.find(({ id }) => id === upgradeId)
    if (!owned) return refuse('RB-95', 'This Upgrade is not on your Galleon')
    if (upgradeCard(upgradeId).icon !== 'E') return refuse('RB-164', 'This Upgrade has no exhaust icon')
    return owned.ready ? undefined : refuse('RB-15', 'This Upgrade is exhausted already')
  },
  play(work, { seat, upgradeId }) {
    const { upgrades } = playerAt(work.state, seat)
    changePlayer(work, seat, {
      upgrades: upgrades.map(one => (one.id === upgradeId ? { ...one, ready: false } : one)),
    })
    say(
      work,
      'RB-95',
      `${nameOf(work.state, seat)} ${does(seat, 'exhausts', 'exhaust')} ${upgradeCard(upgradeId).name}`,
      {
        kind: 'exhaust',
        data: { seat, upgradeId },
      },
    )
    leaveQueue(work, seat)
  },
  list: (state, seat) =>
    playerAt(state, seat).upgrades.map(({ id }) => ({ kind: 'exhaustForCard', seat, upgradeId: id })),
  name: (_, { upgradeId }) => `Exhaust ${upgradeCard(upgradeId).name}`,
}
