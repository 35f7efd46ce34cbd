/** Setting up the table (3.2, RB-381). */
import type { SetUp } from '../game'
import { resumeRandom, startRandom } from '../random'
import { scenarioPile } from './data/adventures'
import { captainId, playerShips } from './data/dice'
import { lootTokens, partCount, specialTokens, vpPile } from './data/loot'
import { baseSailors, crewPackSailors } from './data/sailors'
import { allUpgrades } from './data/upgrades'
import type { RattleOptions } from './options'
import type { Player, RattleState } from './state'
import { type DieId, type PlayerColour, pileIds, playerColours, type Scenario } from './vocabulary'

/** RB-380a: the Soft, Hard and Final cards of scenario 1. */
const revengeDeck = 17

/** RB-32, RB-381: Player Ships, and whether the Captain Ship sails too. */
function shipsFor(scenario: Scenario, players: number): { ships: number; captain: boolean } {
  if (scenario === 'pirateWars') return { ships: players === 2 ? 4 : players === 3 ? 3 : 2, captain: true }
  return { ships: players <= 3 ? 4 : 3, captain: players === 2 }
}

/** The dice of a player: the Player Ships, then the Captain Ship if they have it. */
export function shipsOf(colour: PlayerColour, scenario: Scenario, players: number): readonly DieId[] {
  const { ships, captain } = shipsFor(scenario, players)
  const dice = playerShips(colour, ships)
  return captain ? [...dice, captainId(colour)] : dice
}

function createPlayer(colour: PlayerColour, scenario: Scenario, players: number): Player {
  return {
    colour,
    dice: shipsOf(colour, scenario, players),
    coins: 0,
    vpCards: [],
    sailors: [],
    // RB-32: one Sail from three players on, one Hold from four; the Part of choice follows (RB-31).
    sails: { ready: players >= 3 ? 1 : 0, exhausted: 0 },
    cannons: { ready: 0, exhausted: 0 },
    holds: players >= 4 ? 1 : 0,
    hamsters: 0,
    upgrades: [],
    stowed: {},
    secure: [],
    quay: [],
    revengeCards: 0,
    trophies: [],
    sunk: [],
  }
}

/** The table before anybody has chosen a Part. */
export function setUpTable({ players: count, seed, options: given, colours }: SetUp): RattleState {
  const options = given as unknown as RattleOptions
  const { scenario } = options
  const random = resumeRandom(startRandom(seed))
  const drawnBaron = random.index(count)
  const baron = options.startBaron === 'random' ? drawnBaron : options.startBaron % count
  const chosen = (colours as readonly PlayerColour[] | undefined) ?? playerColours.slice(0, count)
  const players = chosen.map(colour => createPlayer(colour, scenario, count))
  const taken = (part: 'sails' | 'holds') =>
    players.reduce((sum, player) => sum + (part === 'sails' ? player.sails.ready : player.holds), 0)
  const sailors = options.crewPack1 === 'on' ? [...baseSailors, ...crewPackSailors] : baseSailors
  return {
    game: 'rattle-battle',
    version: 1,
    options,
    random: random.state(),
    phase: 'setup.part',
    quest: 0,
    stage: 0,
    baron,
    queue: [],
    players,
    piles: {
      adventures: Object.fromEntries(pileIds.map(pile => [pile, scenarioPile(scenario, pile)])) as Record<
        (typeof pileIds)[number],
        readonly string[]
      >,
      played: [],
      sailors: sailors.map(card => card.id),
      sailorDiscard: [],
      upgrades: allUpgrades.map(card => card.id),
      upgradeDiscard: [],
      vp: vpPile.map(card => card.id),
      revenge: scenario === 'pirateWars' ? revengeDeck : 0,
    },
    bag: options.lootPack1 === 'on' ? [...lootTokens, ...specialTokens] : lootTokens,
    discard: [],
    wild: [],
    stock: {
      sail: partCount.sail - taken('sails'),
      cannon: partCount.cannon,
      hold: partCount.hold - taken('holds'),
    },
    closed: [],
  }
}
