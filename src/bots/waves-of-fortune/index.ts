/**
 * Computer players of Waves of Fortune (docs/rules/waves-of-fortune.md, section 10).
 *
 * mind, water             what they think with, and distances in turns
 * worth                   what it is worth to end up on a space, cards counted
 * sailing, choices        where to sail; every other decision
 * easy.ts                 rules of thumb
 * solid.ts                the best of what can be weighed now; the strong one weighs it better
 */
import type { FortuneState } from '../../rules/waves-of-fortune'
import type { FortuneMove } from '../../rules/waves-of-fortune/moves'
import type { Bot } from '../bot'
import { startMeter } from '../search'
import { playEasily } from './easy'
import type { Mind, Style } from './mind'
import { playSolidly } from './solid'

export const usual: Style = {
  crew: 35,
  lastCrew: 300,
  food: 20,
  ship: 350,
  turn: 60,
  bankAt: 900,
  pirates: 0.72,
  kraken: 0.8,
  king: 0.55,
  restlessFrom: 40,
  races: false,
  wanted: ['hold', 'cannons', 'sails'],
  crewOfTwelve: 6,
}

/** Swift Sails first, more food, gold brought home earlier, the Kraken dared, no turn wasted: counted over some hundred games. */
const keen: Style = {
  ...usual,
  crew: 20,
  turn: 100,
  kraken: 0.65,
  king: 0.45,
  races: true,
  bankAt: 700,
  wanted: ['sails', 'hold', 'cannons'],
  crewOfTwelve: 5,
}

function player(choose: (mind: Mind) => FortuneMove, style: Style = usual): () => Bot {
  return () => (view, seat, random, budget) =>
    choose({ state: view as FortuneState, seat, random, meter: startMeter(budget), style })
}

/** One line in botFor.ts. */
export const fortuneBots = {
  easy: player(playEasily),
  solid: player(playSolidly),
  strong: player(playSolidly, keen),
}
