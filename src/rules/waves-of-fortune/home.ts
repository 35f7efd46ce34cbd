/** What a ship may do in its own home base, in its order: bank, buy, load (3.13). */

import { does } from '../sentence'
import { capacityOf } from './cargo'
import type { HomeServices } from './moves'
import { nameOf } from './seating'
import type { Player } from './state'
import { joined, type UpgradeId, upgradeCosts, upgradeIds, upgradeNames } from './vocabulary'
import { changePlayer, playerAt, say, type Work } from './work'

export function costOf(buy: readonly UpgradeId[]): number {
  return buy.reduce((sum, upgrade) => sum + upgradeCosts[upgrade], 0)
}

/** WF-110b: banked gold can pay, and a Deep Hold bought here can be filled here. */
export function serve(work: Work, { seat, bank, buy, crew, food }: HomeServices): void {
  const name = nameOf(work.state, seat)
  if (bank > 0) {
    const { shipGold, chestGold } = playerAt(work.state, seat)
    changePlayer(work, seat, { shipGold: shipGold - bank, chestGold: chestGold + bank })
    say(work, 'WF-113', `${name} ${does(seat, 'banks', 'bank')} ${bank} gold`, 'banked', {
      seat,
      amount: bank,
    })
  }
  if (buy.length > 0) {
    const { chestGold, upgrades } = playerAt(work.state, seat)
    changePlayer(work, seat, {
      chestGold: chestGold - costOf(buy),
      upgrades: upgradeIds.filter(one => upgrades.includes(one) || buy.includes(one)),
    })
    const list = joined(buy.map(upgrade => upgradeNames[upgrade]))
    say(work, 'WF-114', `${name} ${does(seat, 'buys', 'buy')} ${list}`, 'bought', {
      seat,
      buy,
      cost: costOf(buy),
    })
  }
  changePlayer(work, seat, { crew, food })
  say(work, 'WF-112', `${name} ${does(seat, 'loads', 'load')} ${crew} crew and ${food} food`, 'loaded', {
    seat,
    crew,
    food,
  })
}

/** Every set of upgrades that the player could pay after banking so much (WF-114a). */
export function affordable({ upgrades, chestGold }: Player, bank: number): readonly (readonly UpgradeId[])[] {
  const open = upgradeIds.filter(upgrade => !upgrades.includes(upgrade))
  return Array.from({ length: 1 << open.length }, (_, bits) =>
    open.filter((_, index) => bits & (1 << index)),
  ).filter(buy => costOf(buy) <= chestGold + bank)
}

export function capacityWith(player: Player, buy: readonly UpgradeId[]): number {
  return capacityOf({ upgrades: [...player.upgrades, ...buy] })
}

/** WF-18a, WF-112a: every load that fits, fullest first. */
export function loads(capacity: number): readonly { readonly crew: number; readonly food: number }[] {
  const found: { crew: number; food: number }[] = []
  for (let sum = capacity; sum >= 1; sum--) {
    for (let crew = 1; crew <= sum; crew++) found.push({ crew, food: sum - crew })
  }
  return found
}
