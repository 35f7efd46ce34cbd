/** What players choose in mini-games (4.5): a die to pick, to set aside or to toss, and dice to roll again. */
import type { Seat } from '../../game'
import { firstOf, refuse } from '../../refusal'
import { does } from '../../sentence'
import { goodDice, setDieAside } from '../crazy/attackThePrison'
import { brawlers, pickDie } from '../crazy/brawl'
import { changeCrazy, crazyOf } from '../crazy/miniGame'
import { miniGameOf } from '../crazy/miniGames'
import { rollDice } from '../crazy/rolling'
import { tossDie, untossed } from '../crazy/tossing'
import { dieInfo, markText } from '../data/dice'
import type { MoveRule } from '../moveRule'
import type { RattleState } from '../state'
import { nameOf } from '../table'
import type { DieId } from '../vocabulary'
import { adventureOf, say } from '../work'
import { subsets } from './subsets'

/** One die of each kind and face: dice that are alike are listed once. */
function differentDice(state: RattleState, dice: readonly DieId[]): readonly DieId[] {
  const { faces } = crazyOf(state)
  const sortOf = (die: DieId) => `${dieInfo(die).kind} ${faces[die]}`
  const sorts = dice.map(sortOf)
  return dice.filter((die, index) => sorts.indexOf(sortOf(die)) === index)
}

/** The player's own die: by what it shows. */
function shown(state: RattleState, die: DieId): string {
  const face = crazyOf(state).faces[die]
  const captain = dieInfo(die).captain ? ' on the Captain' : ''
  return face === undefined ? `a die${captain}` : `the ${markText(die, face)}${captain}`
}

/** Brawl. */
export const pick: MoveRule<'pick'> = {
  rule: 'RB-297',
  phases: ['crazy.pick'],
  check: (state, { seat, dieId }) =>
    brawlers(state, seat).includes(dieId)
      ? undefined
      : refuse('RB-297', 'Pick one of your dice that is not out'),
  play: (work, { seat, dieId }) => pickDie(work, seat, dieId),
  list: (state, seat) =>
    differentDice(state, brawlers(state, seat)).map(dieId => ({ kind: 'pick', seat, dieId })),
  name: (state, { dieId }) => `Pick ${shown(state, dieId)}`,
}

/** Attack the Prison. */
export const setAside: MoveRule<'setAside'> = {
  rule: 'RB-290',
  phases: ['crazy.aside'],
  check: (state, { seat, dieId }) =>
    goodDice(state, seat).includes(dieId)
      ? undefined
      : refuse('RB-290', 'Set aside one of your dice that is high enough for this round'),
  play: (work, { seat, dieId }) => setDieAside(work, seat, dieId),
  list: (state, seat) =>
    differentDice(state, goodDice(state, seat)).map(dieId => ({ kind: 'setAside', seat, dieId })),
  name: (state, { dieId }) => `Set ${shown(state, dieId)} aside`,
}

/** Drinking Contest and Gunner's Ladder: no dice means that the player stops. */
export const reroll: MoveRule<'reroll'> = {
  rule: 'RB-290',
  phases: ['crazy.reroll'],
  check(state, { seat, dieIds }) {
    const own = rerollable(state, seat)
    return firstOf(
      () =>
        dieIds.some(die => !own.includes(die)) &&
        refuse('RB-290', 'Only your own dice that are not out roll again'),
      () => new Set(dieIds).size < dieIds.length && refuse('RB-290', 'Each die rolls once'),
    )
  },
  play(work, { seat, dieIds }) {
    if (dieIds.length === 0) {
      say(work, 'RB-290', `${nameOf(work.state, seat)} ${does(seat, 'keeps', 'keep')} the dice`, {
        kind: 'kept',
        data: { seat },
      })
      miniGameOf(adventureOf(work.state).card).stopRolling!(work, seat)
      return
    }
    changeCrazy(work, { rerolls: crazyOf(work.state).rerolls + 1 })
    rollDice(work, seat, dieIds)
  },
  list: (state, seat) => subsets(rerollable(state, seat)).map(dieIds => ({ kind: 'reroll', seat, dieIds })),
  name: (state, { dieIds }) =>
    dieIds.length === 0 ? 'Keep the dice' : `Roll again: ${dieIds.map(die => shown(state, die)).join(', ')}`,
}

function rerollable(state: RattleState, seat: Seat): readonly DieId[] {
  return miniGameOf(adventureOf(state).card).rerollable?.(state, seat) ?? []
}

/** Bombs and Walk the Plank: which die is tossed next. */
export const toss: MoveRule<'toss'> = {
  rule: 'RB-290',
  phases: ['crazy.toss'],
  check: (state, { seat, dieId }) =>
    untossed(state, seat).includes(dieId)
      ? undefined
      : refuse('RB-290', 'Toss one of your dice that you have not tossed yet'),
  play: (work, { seat, dieId }) => tossDie(work, seat, dieId),
  list: (state, seat) =>
    differentDice(state, untossed(state, seat)).map(dieId => ({ kind: 'toss', seat, dieId })),
  name: (_, { dieId }) => (dieInfo(dieId).captain ? 'Toss the Captain' : 'Toss a Ship'),
}
