/** What Parts, Upgrades and Sailors will still earn. */
import type { OwnedSailor, Player } from '../../rules/rattle-battle/state'
import { cannonsOf, sailsOf } from '../../rules/rattle-battle/table'
import type { Part, SailorId, UpgradeId } from '../../rules/rattle-battle/vocabulary'
import type { Horizon } from './horizon'
import type { Weights } from './weights'

/** The tie-breaker counts pieces (RB-355), so even a useless one is worth a trifle. */
const trifle = 0.02

const at = (list: readonly number[], index: number) => list[Math.min(index, list.length - 1)] ?? 0

/** Loot buys less and less that will still serve; in the end it is worth its coins. */
export function tokenWorth({ laterQuests }: Horizon, weights: Weights): number {
  return at(weights.token, laterQuests)
}

export function placesBesideShips(player: Player): number {
  const storage = player.upgrades.reduce((sum, { id }) => sum + (id === 'U11' ? 2 : id === 'U13' ? 3 : 0), 0)
  return player.holds + 3 * player.hamsters + storage
}

const has = (player: Player, id: SailorId) => player.sailors.some(sailor => sailor.id === id)

/** One more of this Part. `quests`: Quests in which it will serve. */
export function partWorth(player: Player, part: Part, quests: number, weights: Weights): number {
  switch (part) {
    case 'sail':
      return trifle + quests * at(weights.sail, sailsOf(player)) + (has(player, 'N25') ? 1 : 0)
    case 'cannon':
      return trifle + quests * at(weights.cannon, cannonsOf(player)) + (has(player, 'N24') ? 1 : 0)
    case 'hold':
      return trifle + quests * at(weights.hold, placesBesideShips(player))
  }
}

/** Rich Cabin. */
const cabinVp = 3

export function upgradeWorth(player: Player, id: UpgradeId, ahead: Horizon, weights: Weights): number {
  const own = trifle + (has(player, 'N26') ? 1 : 0)
  if (id === 'U12') return own + cabinVp
  const perQuest = weights.upgradePerQuest[id] ?? 0
  const perAdventure = weights.upgradePerAdventure[id] ?? 0
  return own + needOf(player, id) * (perQuest * ahead.laterQuests + perAdventure * ahead.seaLater)
}

/** Upgrades that improve a Fire or a Sail are idle without the piece (RB-14). */
function needOf(player: Player, id: UpgradeId): number {
  if (id === 'U06' || id === 'U09') return Math.min(1, cannonsOf(player) / 2)
  if (id === 'U03' || id === 'U17') return sailsOf(player) > 0 ? 1 : 0.2
  if (id === 'U10') return cannonsOf(player) > 3 ? 0.1 : 1
  if (id === 'U08') return player.sailors.some(({ id: sailor }) => sailor <= 'N12') ? 1 : 0.2
  return 1
}

/** `isHired`: the Hiring Bonus comes too. */
export function sailorWorth(
  player: Player,
  id: SailorId,
  ahead: Horizon,
  weights: Weights,
  isHired = false,
): number {
  const crew = trifle + (has(player, 'N27') ? 1 : 0)
  const perAdventure = (weights.sailorPerAdventure[id] ?? 0) * ahead.seaLater
  const perPort = (weights.sailorPerPort[id] ?? 0) * Math.max(0, ahead.ports - 1)
  return crew + perAdventure + perPort + endVp(player, id, ahead) + (isHired ? hiringBonus(player, id) : 0)
}

/** N24 to N27: what will be counted in the end, part of it still to be bought. */
function endVp(player: Player, id: SailorId, { laterQuests }: Horizon): number {
  switch (id) {
    case 'N24':
      return cannonsOf(player) + 0.5 * laterQuests
    case 'N25':
      return sailsOf(player) + 0.5 * laterQuests
    case 'N26':
      return player.upgrades.length + 0.5 * laterQuests
    case 'N27':
      return player.sailors.length + 1 + 0.5 * laterQuests
    default:
      return 0
  }
}

/** Crewmaster Quill brings 2 coins, Twin Hammers a Part, Louigi the second-best card. */
function hiringBonus(player: Player, id: SailorId): number {
  if (id === 'N27') return 2
  if (id === 'N18') return has(player, 'N24') || has(player, 'N25') ? 1.5 : 0.8
  return 0
}

/** Everything on the player's Galleon and in their crew. */
export function crewWorth(player: Player, ahead: Horizon, weights: Weights): number {
  const sailors = player.sailors.reduce(
    (sum, { id }: OwnedSailor) => sum + sailorWorth(player, id, ahead, weights),
    0,
  )
  const upgrades = player.upgrades.reduce((sum, { id }) => sum + upgradeWorth(player, id, ahead, weights), 0)
  return sailors + upgrades + partsWorth(player, ahead.laterQuests, weights)
}

/** Piece by piece, as if bought one after the other. */
function partsWorth(player: Player, quests: number, weights: Weights): number {
  const sails = sailsOf(player)
  const cannons = cannonsOf(player)
  let sum = (sails + cannons + player.holds + player.hamsters) * trifle
  for (let n = 0; n < sails; n++) sum += quests * at(weights.sail, n)
  for (let n = 0; n < cannons; n++) sum += quests * at(weights.cannon, n)
  const holds = player.holds + 3 * player.hamsters
  const others = placesBesideShips(player) - holds
  for (let n = 0; n < holds; n++) sum += quests * at(weights.hold, others + n)
  return sum
}
