/** Phases 8 to 10 and the end of an Adventure: Sailors, repairs, stowing, the Wanted token (RB-250 to RB-286, RB-371). */

import { does } from '../../sentence'
import { effectOf, questsOf } from '../data/adventures'
import { planByItself, stowLoot } from '../goods/stowing'
import { leaderOf } from '../leader'
import { mostTrophies } from '../phases/cardLoot'
import { bringShipsHome, hasRepairChoice, payRepairs, repairsDue, waysToPay } from '../phases/repairing'
import { isSailorUsable } from '../phases/sailorUse'
import { nameOf, playerAt, turnOrder } from '../table'
import { locations } from '../vocabulary'
import { adventureOf, change, changePlayer, goTo, say, type Work } from '../work'
import type { Stage, WaitingStage } from './flow'

/** Phase 8: all players, also those who sent nothing (RB-250a). */
export const sailors: WaitingStage = {
  rule: 'RB-250',
  ask: 'Use your Sea Sailors',
  enter: work => change(work, { queue: turnOrder(work.state) }),
  hasChoice: isSailorUsable,
  leave: work => goTo(work, 'repair'),
}

/** Phase 9: all at once; only players with a choice are asked (RB-268). */
export const repair: WaitingStage = {
  rule: 'RB-265',
  ask: 'Choose the Loot that pays for repairs',
  together: true,
  enter: work => change(work, { queue: turnOrder(work.state) }),
  hasChoice: hasRepairChoice,
  passOver(work, seat) {
    if (repairsDue(work.state, seat) > 0) payRepairs(work, seat, waysToPay(work.state, seat)[0]!)
  },
  leave(work) {
    bringShipsHome(work)
    goTo(work, 'stow')
  },
}

/** Phase 10: players find places for what they have drawn (RB-275); only those with a choice are asked (RB-278b). */
export const stow: WaitingStage = {
  rule: 'RB-275',
  ask: 'Stow your Loot; what has no place goes back into the bag',
  together: true,
  enter: work => change(work, { queue: turnOrder(work.state) }),
  hasChoice: (state, seat) => playerAt(state, seat).quay.length > 0 && !planByItself(state, seat),
  passOver(work, seat) {
    if (playerAt(work.state, seat).quay.length > 0) stowLoot(work, seat, planByItself(work.state, seat)!)
  },
  leave: work => goTo(work, 'adventure.end'),
}

/** The Wanted token moves, and Corsairs close locations (RB-371, B02). */
export const adventureEnd: WaitingStage = {
  rule: 'RB-45',
  ask: 'Close a Port location: in the next visit only you may use it',
  enter(work) {
    passWantedToken(work)
    const closes = effectOf(adventureOf(work.state).card, 'closeLocation')
    change(work, { queue: closes ? mostTrophies(work.state) : [] })
  },
  hasChoice: state => state.closed.length < locations.length,
  leave: work => goTo(work, 'adventure.over'),
}

function passWantedToken(work: Work): void {
  const { options, wanted } = work.state
  if (options.scenario !== 'norrington') return
  const leader = leaderOf(work.state)
  if (leader === undefined || leader === wanted) return
  change(work, { wanted: leader })
  say(
    work,
    'RB-371',
    `${nameOf(work.state, leader)} ${does(leader, 'has', 'have')} the most VP and ${does(leader, 'is', 'are')} Wanted`,
    {
      kind: 'wanted',
      data: { seat: leader },
    },
  )
}

/** RB-43, RB-45: the card leaves the game; the next Adventure, or the Port. */
export const adventureOver: Stage = {
  enter(work) {
    const { quest, stage, piles, options, players } = work.state
    const { card } = adventureOf(work.state)
    for (const seat of players.keys()) changePlayer(work, seat, { trophies: [], secure: [] })
    change(work, { piles: { ...piles, played: [...piles.played, card] }, adventure: undefined })
    const isQuestOver = stage + 1 >= questsOf(options.scenario)[quest]!.length
    if (!isQuestOver) change(work, { stage: stage + 1 })
    goTo(work, isQuestOver ? 'port' : 'briefing.reveal')
  },
}
