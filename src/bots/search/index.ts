/**
 * Looking ahead, apart from any game. `meter.ts` keeps the budget, `bestOf.ts` picks with fair ties, `onePly.ts` tries
 * every move in imagined states and asks the game's own evaluation what came of it.
 */
export { bestOf } from './bestOf'
export { type Meter, startMeter } from './meter'
export { type OnePly, onePly } from './onePly'
