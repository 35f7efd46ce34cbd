/** The Port visit, location by location, and the end of a Quest (RB-310 to RB-357). */

import { does } from '../../sentence'
import { questsOf } from '../data/adventures'
import { refillBag } from '../goods/loot'
import { hasPortChoice } from '../port/choices'
import { returnDiscards } from '../port/decks'
import { goOn, locationNames } from '../port/visit'
import type { Pieces, Visit } from '../state'
import { nameOf, playerAt, turnOrder } from '../table'
import { type Location, locations } from '../vocabulary'
import { change, changePlayer, changeVisit, goTo, say, type Work } from '../work'
import type { FlowId, Stage, WaitingStage } from './flow'

function startVisit(players: number): Visit {
  const each = <T>(value: T) => Array.from({ length: players }, () => value)
  return {
    at: each('market' as const),
    hired: each(0),
    partsBought: each(0),
    upgradesBought: each(0),
    vpBought: each(0),
    drawnSailors: each([]),
    drawnUpgrades: each([]),
  }
}

export const port: Stage = {
  enter(work) {
    const { players, options } = work.state
    change(work, { visit: startVisit(players.length) })
    for (const seat of players.keys()) {
      const { sailors } = playerAt(work.state, seat)
      changePlayer(work, seat, { sailors: sailors.map(sailor => ({ ...sailor, uses: 0 })) })
    }
    say(work, 'RB-310', 'All ships make port', { kind: 'port' })
    goTo(work, options.simultaneousPort === 'on' ? 'port.free' : 'port.market')
  },
}

/** Everybody visits it in turn order, then all go to the next one (RB-310). */
function locationStage(location: Location): WaitingStage {
  const next = locations[locations.indexOf(location) + 1]
  const after: FlowId = next === undefined ? 'quest.end' : `port.${next}`
  return {
    rule: 'RB-310',
    ask: `Visit ${locationNames[location]}`,
    enter(work) {
      change(work, { queue: turnOrder(work.state) })
      changeVisit(work, { at: work.state.players.map(() => location) })
      returnDiscards(work)
      // Where nobody stops there is nothing to tell.
      if (!work.state.queue.some(seat => hasPortChoice(work.state, seat))) return
      say(work, 'RB-22a', `The Market token moves to ${locationNames[location]}`, {
        kind: 'location',
        data: { location },
      })
    },
    hasChoice: hasPortChoice,
    leave: work => goTo(work, after),
  }
}

/** RB-422: all locations but the Guild, each player at their own speed. */
export const free: WaitingStage = {
  rule: 'RB-422',
  ask: 'Visit the Port at your own speed; the Guild follows in turn order',
  together: true,
  enter: work => change(work, { queue: turnOrder(work.state) }),
  // A player with nothing to decide at their location goes on at once, as in 5.5.
  begin(work) {
    for (const seat of work.state.queue) {
      while (work.state.queue.includes(seat) && !hasPortChoice(work.state, seat)) goOn(work, seat)
    }
  },
  leave: work => goTo(work, 'port.guild'),
}

export const market = locationStage('market')
export const tavern = locationStage('tavern')
export const shipyard = locationStage('shipyard')
export const workshop = locationStage('workshop')
export const pit = locationStage('pit')
export const guild = locationStage('guild')

const readied = ({ ready, exhausted }: Pieces): Pieces => ({ ready: ready + exhausted, exhausted: 0 })

/** RB-350 to RB-352. */
export const questEnd: Stage = {
  enter(work) {
    const { players, quest, options, baron } = work.state
    for (const seat of players.keys()) {
      const { sails, cannons, upgrades } = playerAt(work.state, seat)
      changePlayer(work, seat, {
        sails: readied(sails),
        cannons: readied(cannons),
        upgrades: upgrades.map(upgrade => ({ ...upgrade, ready: true })),
      })
    }
    refillBag(work)
    change(work, { baron: (baron + 1) % players.length, visit: undefined, closed: [] })
    say(
      work,
      'RB-352',
      `${nameOf(work.state, work.state.baron)} ${does(work.state.baron, 'is', 'are')} the Baron now`,
      {
        kind: 'baron',
        data: { seat: work.state.baron },
      },
    )
    beginNextQuest(work, quest + 1 < questsOf(options.scenario).length)
  },
}

function beginNextQuest(work: Work, isThereOne: boolean): void {
  if (isThereOne) change(work, { quest: work.state.quest + 1, stage: 0 })
  goTo(work, isThereOne ? 'briefing.reveal' : 'game.end')
}
