/** Crazy Adventures instead of the phases 1 to 6 (RB-92, RB-290): throws, and the choices between them. */
import { goodDice, setDieAside } from '../crazy/attackThePrison'
import { brawlers, pickDie, revealPicks } from '../crazy/brawl'
import { crazyOf, freshGame } from '../crazy/miniGame'
import { miniGameOf } from '../crazy/miniGames'
import { tossDie, untossed } from '../crazy/tossing'
import { dieInfo } from '../data/dice'
import type { DieId } from '../vocabulary'
import { adventureOf, changeAdventure, type Work } from '../work'
import type { Stage, WaitingStage } from './flow'

const gameOf = (work: Work) => miniGameOf(adventureOf(work.state).card)

export const begin: Stage = {
  enter(work) {
    changeAdventure(work, { crazy: freshGame })
    gameOf(work).begin(work)
  },
}

/** Waits for a throw only. */
export const awaitThrow: Stage = { enter: () => undefined }

export const fallen: Stage = { enter: work => gameOf(work).fallen(work) }

/** Brawl: all pick at the same time, in secret. */
export const pick: WaitingStage = {
  rule: 'RB-297',
  ask: 'Pick one of your dice in secret',
  together: true,
  enter: () => undefined,
  // Not by what the dice show: that all are alike is a secret too.
  hasChoice: (state, seat) => brawlers(state, seat).length > 1,
  passOver: (work, seat) => pickDie(work, seat, brawlers(work.state, seat)[0]!),
  leave: revealPicks,
}

/** Attack the Prison. */
export const aside: WaitingStage = {
  rule: 'RB-290',
  ask: 'Set one of your dice aside that is high enough for this round',
  enter: () => undefined,
  hasChoice(state, seat) {
    const { faces } = crazyOf(state)
    return new Set(goodDice(state, seat).map(die => `${dieInfo(die).kind} ${faces[die]}`)).size > 1
  },
  passOver: (work, seat) => setDieAside(work, seat, goodDice(work.state, seat)[0]!),
  leave: () => undefined,
}

/** Drinking Contest and Gunner's Ladder. */
export const reroll: WaitingStage = {
  rule: 'RB-290',
  ask: 'Roll any of your dice again, or keep them',
  enter: () => undefined,
  leave: () => undefined,
}

/** Bombs and Walk the Plank; dice of a kind are alike. */
export const toss: WaitingStage = {
  rule: 'RB-290',
  ask: 'Choose the die that you toss',
  enter: () => undefined,
  hasChoice: (state, seat) => kindsOf(untossed(state, seat)).size > 1,
  passOver: (work, seat) => tossDie(work, seat, untossed(work.state, seat)[0]!),
  leave: () => undefined,
}

function kindsOf(dice: readonly DieId[]): ReadonlySet<string> {
  return new Set(dice.map(die => dieInfo(die).kind))
}
