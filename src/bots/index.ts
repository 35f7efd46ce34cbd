/**
 * Computer players.
 *
 * bot.ts           what one is: a function of a seat's view, its own chance and a budget counted in positions
 * botFor.ts        who knows which game at which level, fetched game by game; all.ts fetches everybody at once
 * levels.ts        at which levels a game is taught, as data
 * randomBot.ts     plays anything and thinks about nothing
 * weighing.ts      what throws and decisions are worth once a match is over; each game's own is <game>/weighing.ts
 * search/          looking ahead, apart from any game: a meter for the budget, fair ties, one ply in imagined states
 * testing/         whole games without physics, for tests
 * <game>/          what a game teaches: `easy`, `solid` and `strong`, each a `BotMaker`
 *
 * To teach a game: write a folder of small files with one evaluation. Name it in `botFor.ts` and `all.ts`, and its levels
 * in `levels.ts`. `npm run measure:bots -- --game ID` counts how much better each level is (docs/bots.md). A bot must
 * choose a legal move whatever the budget, the same one for the same view, source and budget, and keep no memory.
 */
export * from './bot'
export { botFor, budgets, loadBots, type Makers, teach } from './botFor'
export { levelsOf, taughtLevel } from './levels'
export { randomBot } from './randomBot'
