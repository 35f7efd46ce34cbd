/** What ships gain and lose (3.8, WF-52, WF-56, WF-68, WF-118). */
import type { Seat } from '../game'
import { does } from '../sentence'
import { isAtHome, nameOf } from './seating'
import { sink } from './sinking'
import type { Player } from './state'
import type { UpgradeId } from './vocabulary'
import { changePlayer, playerAt, say, type Work } from './work'

export function hasUpgrade(player: Player, upgrade: UpgradeId): boolean {
  return player.upgrades.includes(upgrade)
}

/** WF-67, WF-116. */
export function capacityOf(player: Pick<Player, 'upgrades'>): number {
  return player.upgrades.includes('hold') ? 16 : 12
}

export function freeSpace(player: Player): number {
  return capacityOf(player) - player.crew - player.food
}

/** WF-68a: as much as fits; the rest is lost. */
function gain(work: Work, seat: Seat, what: 'crew' | 'food', amount: number): void {
  const player = playerAt(work.state, seat)
  const fits = Math.min(amount, freeSpace(player))
  changePlayer(work, seat, { [what]: player[what] + fits })
  const lost = amount - fits
  const taken = fits > 0 && `${does(seat, 'takes', 'take')} ${fits} ${what} aboard`
  const left =
    lost > 0 && `${does(seat, 'has', 'have')} no room for ${fits > 0 ? `${lost} more` : `${lost} ${what}`}`
  const text = [taken, left].filter(part => part !== false).join(' and ')
  say(work, 'WF-68', `${nameOf(work.state, seat)} ${text}`, 'cargoGained', {
    seat,
    what,
    amount: fits,
    lost,
  })
}

/** WF-56: at most what is there. */
function lose(work: Work, seat: Seat, what: 'crew' | 'food', amount: number): void {
  const player = playerAt(work.state, seat)
  const gone = Math.min(amount, player[what])
  changePlayer(work, seat, { [what]: player[what] - gone })
  say(
    work,
    'WF-56',
    `${nameOf(work.state, seat)} ${does(seat, 'loses', 'lose')} ${gone} ${what}`,
    'cargoLost',
    {
      seat,
      what,
      amount: gone,
    },
  )
}

/** A single gain, or a single loss caused by a card (WF-118). */
export function changeCrew(work: Work, seat: Seat, amount: number): void {
  if (amount >= 0) {
    gain(work, seat, 'crew', amount)
    return
  }
  const spared = hasUpgrade(playerAt(work.state, seat), 'hull') ? 1 : 0
  if (spared > 0) {
    say(work, 'WF-118', `The Iron Hull spares ${nameOf(work.state, seat)} 1 crew`, 'hull', { seat })
  }
  lose(work, seat, 'crew', Math.max(0, -amount - spared))
  if (playerAt(work.state, seat).crew === 0) sink(work, seat, 'WF-72', 'the last of the crew is gone')
}

/** By a card: with `starvation = zero` the last food lost at sea sinks the ship (WF-71). */
export function changeFood(work: Work, seat: Seat, amount: number): void {
  if (amount >= 0) {
    gain(work, seat, 'food', amount)
    return
  }
  const { food } = playerAt(work.state, seat)
  lose(work, seat, 'food', -amount)
  if (food > 0) sinkIfStarved(work, seat)
}

function sinkIfStarved(work: Work, seat: Seat): void {
  if (work.state.options.starvation !== 'zero' || isAtHome(work.state, seat)) return
  if (playerAt(work.state, seat).food === 0)
    sink(work, seat, 'WF-71', 'the food is gone and the crew mutinies')
}

export function gainGold(work: Work, seat: Seat, amount: number, rule: string, from: string): void {
  const { shipGold } = playerAt(work.state, seat)
  changePlayer(work, seat, { shipGold: shipGold + amount })
  const verb = amount < 0 ? does(seat, 'pays', 'pay') : does(seat, 'gains', 'gain')
  say(work, rule, `${nameOf(work.state, seat)} ${verb} ${Math.abs(amount)} gold: ${from}`, 'gold', {
    seat,
    amount,
  })
}

/** WF-70: one food at the end of a turn at sea, or mutiny. */
export function feedCrew(work: Work, seat: Seat): void {
  const { food } = playerAt(work.state, seat)
  const name = nameOf(work.state, seat)
  if (food === 0) {
    sink(work, seat, 'WF-70', 'there is nothing left to eat and the crew mutinies')
    return
  }
  changePlayer(work, seat, { food: food - 1 })
  say(work, 'WF-70', `${name}'s crew eats 1 food; ${food - 1 || 'none'} left`, 'fed', {
    seat,
    food: food - 1,
  })
  sinkIfStarved(work, seat)
}
