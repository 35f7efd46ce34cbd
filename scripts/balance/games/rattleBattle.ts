import type { RattleMove, RattleState } from '../../../src/rules/rattle-battle'
import { lootTypeOf } from '../../../src/rules/rattle-battle/data/loot'
import { allUpgrades } from '../../../src/rules/rattle-battle/data/upgrades'
import type { Reader, Step, Use } from '../reader'

const kept = allUpgrades.map(({ name }) => `buy ${name}`)
const wares = [
  'hire a Sailor',
  'buy a Part',
  'buy an Upgrade',
  'buy a VP card',
  'give to the Pit',
  'trade at the Market',
]
const wareOf: Readonly<Partial<Record<RattleMove['kind'], string>>> = {
  hireSailor: 'hire a Sailor',
  buyPart: 'buy a Part',
  buyUpgrade: 'buy an Upgrade',
  buyVp: 'buy a VP card',
  pitGift: 'give to the Pit',
  marketTrade: 'trade at the Market',
}

export const rattleBattle: Reader<RattleState> = {
  words: `The VP cards' costs and points, the Parts' split and most cards are reconstructed. No number has been changed
here: so few games say little, and every one of these figures hangs on what the computers buy.

Stowing and going on are more than the 10 % of all entries that we aim at, and what is left of them are real choices.
In 40 games of strong computers (Norrington, three and four at the table, drawn dice) there were 480 times \`stow\` and
929 times \`portDone\` among 8,454 moves. Each \`stow\` had more Loot than room, or the Secret Hold, and Loot of several
sorts to choose from. Each \`portDone\` left something out that the player could have done there: a trade at the Market
691 times, a Sailor at the Tavern 150, an Upgrade at the Workshop 62, a Part at the Shipyard 26. Nobody was asked
where all that was left to do was to leave.`,
  players: [3, 4, 5],
  setUps: [
    { name: 'Norrington', options: { scenario: 'norrington' } },
    { name: 'Pirate Wars', options: { scenario: 'pirateWars' }, players: [4] },
    { name: 'intro', options: { scenario: 'intro' }, players: [4] },
  ],
  things: [...wares, ...kept],
  counted: ['VP cards left', 'Spices spent on repairs', 'Upgrades a player', 'Sailors a player'],
  uses,
  facts,
  aims: [
    {
      text: 'something is left to buy in the Final',
      of: { fact: 'VP cards left before the Final' },
      least: 0.7,
    },
    { text: 'Upgrades a player', of: { fact: 'Upgrades a player' }, least: 1 },
    {
      text: 'of the VP cards the one who bought most has',
      of: { fact: 'part of the VP cards with one player' },
      most: 0.6,
    },
  ],
}

function uses({ move }: Step<RattleState>): readonly Use[] {
  const chosen = move as RattleMove | undefined
  if (!chosen) return []
  const { seat } = chosen
  const ware = wareOf[chosen.kind]
  const card =
    chosen.kind === 'keepUpgrade' ? allUpgrades.find(({ id }) => id === chosen.cardId)?.name : undefined
  return [...(ware ? [{ seat, what: ware }] : []), ...(card ? [{ seat, what: `buy ${card}` }] : [])]
}

function facts(end: RattleState, steps: readonly Step<RattleState>[]) {
  const { players } = end
  const mean = (of: (player: RattleState['players'][number]) => number) =>
    players.reduce((sum, player) => sum + of(player), 0) / players.length
  // The last Quest is the Final.
  const final = steps.find(({ after }) => after.quest === end.quest && after.quest > 0)?.before
  const cards = players.map(({ vpCards }) => vpCards.length)
  const bought = cards.reduce((sum, one) => sum + one, 0)
  const spices = repairedWith(steps, 'spices')
  return {
    ...(final && { 'VP cards left before the Final': final.piles.vp.length > 0 }),
    'VP cards left': end.piles.vp.length,
    'part of the VP cards with one player': bought > 0 ? Math.max(...cards) / bought : 0,
    'coins unspent in all': players.reduce((sum, { coins }) => sum + coins, 0),
    'Upgrades a player': mean(({ upgrades }) => upgrades.length),
    'Sailors a player': mean(({ sailors }) => sailors.length),
    'Parts a player': mean(
      p => p.holds + p.hamsters + p.sails.ready + p.sails.exhausted + p.cannons.ready + p.cannons.exhausted,
    ),
    'Spices spent on repairs': spices,
    'stow or Go on, of all entries': part(steps, ({ kind }) => kind === 'stow' || kind === 'portDone'),
  }
}

function part(steps: readonly Step<RattleState>[], is: (move: RattleMove) => boolean): number {
  return steps.filter(({ move }) => move && is(move as RattleMove)).length / steps.length
}

function repairedWith(steps: readonly Step<RattleState>[], type: string): number {
  return steps.reduce((sum, { move }) => {
    const chosen = move as RattleMove | undefined
    if (chosen?.kind !== 'repair') return sum
    return sum + chosen.tokenIds.filter(token => lootTypeOf(token) === type).length
  }, 0)
}
