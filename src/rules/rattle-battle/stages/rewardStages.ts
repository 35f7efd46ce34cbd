/** Phases 6 and 7: coins and Loot (RB-230 to RB-245). */
import type { Seat } from '../../game'
import { does } from '../../sentence'
import { adventureCard } from '../data/adventures'
import { gainCoins } from '../goods/coins'
import { bonusCoins, collectTaxes } from '../phases/cardCoins'
import {
  bonusDraws,
  cardNumber,
  choosesLoot,
  draw,
  exchangeable,
  surrenderLoot,
  takeCardLoot,
} from '../phases/cardLoot'
import type { RattleState } from '../state'
import { nameOf, participants, playerAt, turnOrder } from '../table'
import { adventureOf, change, changeAdventure, goTo, say, type Work } from '../work'
import type { Stage, WaitingStage } from './flow'
import { leaveQueue } from './queue'

/** RB-230, RB-230a: a coin for each Trophy that did not surrender. */
export const coins: Stage = {
  enter(work) {
    for (const seat of turnOrder(work.state)) {
      const due = playerAt(work.state, seat).trophies.filter(({ surrendered }) => !surrendered).length
      const gained = gainCoins(work, seat, due + bonusCoins(work.state, seat))
      if (gained === 0) continue
      say(
        work,
        'RB-230',
        `${nameOf(work.state, seat)} ${does(seat, 'takes', 'take')} ${gained} coin${gained > 1 ? 's' : ''}`,
        {
          kind: 'coins',
          data: { seat, coins: gained },
        },
      )
    }
    collectTaxes(work)
    goTo(work, 'loot')
  },
}

/** Phase 7: the players draw one after another, then may exchange what the card allows (RB-243a). */
export const loot: WaitingStage = {
  rule: 'RB-240',
  ask: 'Choose your Loot',
  enter(work) {
    const isCrazy = adventureCard(adventureOf(work.state).card).kind === 'crazy'
    change(work, { queue: isCrazy ? turnOrder(work.state) : participants(work.state) })
    changeAdventure(work, { drawn: false })
  },
  begin(work, seat) {
    if (adventureOf(work.state).drawn || choosesLoot(work.state, seat)) return
    const { loot: printed } = adventureCard(adventureOf(work.state).card)
    draw(work, seat, cardNumber(work.state, seat, printed), 'RB-240')
    drawTheRest(work, seat)
  },
  hasChoice: (state, seat) => isChoosing(state, seat) || exchangeable(state, seat).length > 0,
  passOver: (work, seat) => finishLoot(work, seat),
  leave(work) {
    const isCrazy = adventureCard(adventureOf(work.state).card).kind === 'crazy'
    goTo(work, isCrazy ? 'stow' : 'sailors')
  },
}

/** A03: the choice is still open. */
export function isChoosing(state: RattleState, seat: Seat): boolean {
  return !adventureOf(state).drawn && choosesLoot(state, seat)
}

/** What follows the card's own number: boarding, Boarding Hook, surrender, other bonuses (RB-241, RB-243a). */
export function drawTheRest(work: Work, seat: Seat): void {
  const { trophies } = playerAt(work.state, seat)
  const boarded = trophies.filter(trophy => trophy.boarded)
  draw(work, seat, boarded.length, 'RB-241')
  draw(work, seat, hooked(work.state, seat), 'RB-243a')
  for (const { surrendered } of trophies) if (surrendered) surrenderLoot(work, seat)
  draw(work, seat, bonusDraws(work.state, seat), 'RB-243')
  takeCardLoot(work, seat)
  changeAdventure(work, { drawn: true })
}

/** U15: the Ships that the player's hooked Ships have boarded. */
function hooked(state: RattleState, seat: Seat): number {
  return playerAt(state, seat).trophies.filter(({ hooked }) => hooked).length
}

/** The player has drawn and exchanged; the next one starts. */
export function finishLoot(work: Work, seat: Seat): void {
  leaveQueue(work, seat)
  changeAdventure(work, { drawn: false })
}
