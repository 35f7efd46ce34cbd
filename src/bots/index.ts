/**
 * Computer players. `bot.ts` says what one is, `randomBot.ts` plays anything, `botFor.ts` lists who knows which game at
 * which level. A game's own knowledge is a file of its own and one line of that list.
 */
export * from './bot'
export { botFor, budgets, levelsOf } from './botFor'
export { randomBot } from './randomBot'
