/**
 * Looking ahead, apart from any game. `meter.ts` keeps the budget, `bestOf.ts` picks with fair ties, `onePly.ts` tries
 * every move in imagined states and asks the game's own evaluation for the outcome; `playOnInMind.ts` lets computers go on. `race.ts` tries choices in many
 * imagined worlds and decides which of them are worth more of the budget; `net.ts` judges where a world leads by what has
 * been learned from whole games (scripts/bots/train.ts).
 */
export { bestOf } from './bestOf'
export { type Meter, startMeter } from './meter'
export { chancesBy, type Net, netFrom, netOf, sharesOf, standingBy, standingsBy, weightCount } from './net'
export { type OnePly, onePly } from './onePly'
export { playOnInMind } from './playOnInMind'
export { type Race, race, type World } from './race'
