/** All decisions but the movement: foes, fights, cards, rams, the load (section 10). */
import type { Seat } from '../../rules/game'
import { capacityOf } from '../../rules/waves-of-fortune/cargo'
import { choicesOf } from '../../rules/waves-of-fortune/data/cards'
import { foeBefore, fullHp, leastToSend, mostToSend } from '../../rules/waves-of-fortune/fight'
import { type Cell, homeOf } from '../../rules/waves-of-fortune/grid'
import { costOf } from '../../rules/waves-of-fortune/home'
import { movesOf } from '../../rules/waves-of-fortune/legality'
import type { FortuneMove, HomeServices } from '../../rules/waves-of-fortune/moves'
import { shipOn } from '../../rules/waves-of-fortune/seating'
import type { Player } from '../../rules/waves-of-fortune/state'
import type { UpgradeId } from '../../rules/waves-of-fortune/vocabulary'
import { playerAt } from '../../rules/waves-of-fortune/work'
import { bestOf } from '../search'
import { type Mind, me } from './mind'
import { chanceOf, dares, kingCell, turnsBetween } from './water'
import { landingWorth, optionWorth, takesOn, unknownWorth } from './worth'

export function faceFoe(mind: Mind): FortuneMove {
  const { state, seat } = mind
  const { foe, card } = foeBefore(state, seat)!
  if (foe === 'king') {
    const chance = chanceOf(state, me(mind), me(mind).crew, foe, fullHp(state, foe, card))
    return { kind: 'faceFoe', seat, choice: dares(mind, chance) ? 'fight' : 'escape' }
  }
  return { kind: 'faceFoe', seat, choice: takesOn(mind, foe, fullHp(state, foe, card)) ? 'fight' : 'decline' }
}

export function sendFighters({ state, seat }: Mind): FortuneMove {
  // WF-82a: where the lowest dice meet, numbers are a burden.
  const isBurden = state.options.dicePairing === 'from-lowest'
  const count = isBurden ? leastToSend(state.combat!) : mostToSend(state, seat)
  return { kind: 'sendFighters', seat, count }
}

export function chooseOption(mind: Mind): FortuneMove {
  const { card } = mind.state.shown!
  const open = movesOf(mind.state, mind.seat, mind.random)
  const worthOf = (move: FortuneMove) => {
    const choice = choicesOf(card).find(({ id }) => move.kind === 'chooseOption' && id === move.option)
    return choice ? optionWorth(mind, choice) : 0
  }
  return bestOf(open, worthOf, mind.random)
}

/** One and two of six cost a crew, five and six pay 150: worth it while there are enough. */
export function sendExpedition(mind: Mind): FortuneMove {
  const { crew } = me(mind)
  return { kind: 'sendExpedition', seat: mind.seat, count: Math.max(0, Math.min(3, crew - 3)) }
}

/** To where it harms the rammed ship most. */
export function ram(mind: Mind): FortuneMove {
  const { state, seat } = mind
  const rammed = shipOn(state, me(mind).cell, seat)!
  const theirs: Mind = { ...mind, seat: rammed }
  const unknown = unknownWorth(theirs)
  const worthOf = (move: FortuneMove) => (move.kind === 'ram' ? -pushWorth(theirs, move.to, unknown) : 0)
  return bestOf(movesOf(state, seat, mind.random), worthOf, mind.random)
}

function pushWorth(theirs: Mind, to: Cell, unknown: ReturnType<typeof unknownWorth>): number {
  const player = me(theirs)
  return landingWorth(theirs, to, unknown) - 20 * turnsBetween(player, to, homeOf(player.colour))
}

/** What is wanted, in that order, while `reserve` stays in the chest. */
export function purchases(
  player: Player,
  bank: number,
  reserve: number,
  wanted: readonly UpgradeId[],
): readonly UpgradeId[] {
  const buy: UpgradeId[] = []
  for (const upgrade of wanted) {
    if (player.upgrades.includes(upgrade)) continue
    if (player.chestGold + bank - costOf([...buy, upgrade]) < reserve) break
    buy.push(upgrade)
  }
  return buy
}

/** Bank all, buy, and load for what comes next: the King, or a voyage of discovery. */
export function homeServices(mind: Mind, reserve: number): HomeServices {
  const { seat } = mind
  const player = me(mind)
  const bank = player.shipGold
  const isFound = kingCell(mind.state) !== undefined
  const buy = purchases(player, bank, isFound ? 0 : reserve, mind.style.wanted)
  const fitted = { ...player, upgrades: [...player.upgrades, ...buy] }
  return { kind: 'homeServices', seat, bank, buy, ...loadFor(mind, seat, fitted) }
}

export function loadFor(
  mind: Mind,
  seat: Seat,
  player: Player,
): { readonly crew: number; readonly food: number } {
  const { state, style } = mind
  const capacity = capacityOf(player)
  const king = kingCell(state)
  if (king !== undefined) {
    const food = Math.max(0, turnsBetween(player, homeOf(player.colour), king) - 1)
    const crew = capacity - food
    if (dares({ state, seat, style }, chanceOf(state, player, crew, 'king', 15))) return { crew, food }
  }
  const crew = Math.round((capacity * style.crewOfTwelve) / 12)
  return { crew, food: capacity - crew }
}

export function allocate(mind: Mind): FortuneMove {
  const { seat } = mind
  return { kind: 'allocate', seat, ...loadFor(mind, seat, playerAt(mind.state, seat)) }
}
