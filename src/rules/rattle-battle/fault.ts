/** What the rules say cannot be (section 9): a state that was typed by hand or changed on the way is found out here. */
import { droppedSlackMm, isInsideBox, overlap } from '../../measure'
import type { Refusal } from '../game'
import { faultOfCrazy } from './crazy/crazyFault'
import { adventureCard, isAdventureId, questsOf, scenarioPile } from './data/adventures'
import { isDieId } from './data/dice'
import { isTokenId, lootTokens, partCount, printedCoins, specialTokens, vpPile } from './data/loot'
import { baseSailors, crewPackSailors, isSailorId } from './data/sailors'
import { allUpgrades, isUpgradeId } from './data/upgrades'
import { stowedTokens } from './loot'
import { firstOf, refuse } from './moveRule'
import { faultOfVisit } from './port/visitFault'
import { outlineOfDie, seaOf } from './sea'
import { setUpTable } from './setup'
import type { RattleState } from './state'
import { slotsNow } from './stowing'
import { cannonsOf, sailsOf } from './table'
import { faultOfThrow } from './throwFault'
import { pileIds, playerColours } from './vocabulary'

/** Contact error that the engine may leave between dice (invariant 8). */
const restingOverlapMm = 0.5

export function faultOf(state: RattleState): Refusal | undefined {
  const checks = [
    faultOfSeats,
    faultOfPhase,
    faultOfDice,
    faultOfLoot,
    faultOfStowing,
    faultOfParts,
    faultOfCards,
    faultOfAdventure,
    faultOfThrow,
    faultOfCrazy,
    faultOfSea,
    faultOfVisit,
  ]
  for (const check of checks) {
    const fault = check(state)
    if (fault) return fault
  }
  return undefined
}

/** The first thing that occurs twice or is missing; every one of `all` must be there exactly once. */
function faultOfSet(found: readonly string[], all: readonly string[], what: string, rule: string) {
  const seen = new Set<string>()
  for (const one of found) {
    if (seen.has(one)) return refuse(rule, `${what} ${one} is in two places`)
    seen.add(one)
  }
  const missing = all.find(one => !seen.has(one))
  if (missing !== undefined) return refuse(rule, `${what} ${missing} is missing`)
  const known = new Set(all)
  const strange = found.find(one => !known.has(one))
  return strange === undefined ? undefined : refuse(rule, `${what} ${strange} is not in this game`)
}

function faultOfSeats({ players, baron, queue, wanted, options, closed }: RattleState): Refusal | undefined {
  const isSeat = (seat: number) => seat < players.length
  return firstOf(
    players.some((player, seat) => player.colour !== playerColours[seat]) &&
      refuse('RB-29', 'Seats take the colours yellow, blue, green, red, white in their order'),
    !isSeat(baron) && refuse('RB-30', 'The Baron sits on a seat of this table'),
    (!queue.every(isSeat) || new Set(queue).size < queue.length) &&
      refuse('RB-3', 'Each player of this table can be in the queue once'),
    wanted !== undefined &&
      (!isSeat(wanted) || options.scenario !== 'norrington') &&
      refuse('RB-371', 'Wanted is a player of this table, in the scenario Admiral Norrington only'),
    closed.some(({ by }) => !isSeat(by)) && refuse('RB-2', 'Locations are closed by players of this table'),
  )
}

/** Phases with an Adventure, and phases with a Port visit. */
function faultOfPhase({
  phase,
  quest,
  stage,
  options,
  adventure,
  visit,
  queue,
  rollOff,
}: RattleState): Refusal | undefined {
  const quests = questsOf(options.scenario)
  const isPort = phase.startsWith('port.')
  const isOutside = isPort || phase.startsWith('setup') || phase.startsWith('game')
  const isDropDue = (adventure?.drop ?? rollOff?.drop) !== undefined
  const piles = quests[quest]
  return firstOf(
    (piles === undefined || stage >= piles.length) &&
      refuse('RB-41', 'There is no such Quest or Adventure in this scenario'),
    isOutside === (adventure !== undefined) &&
      refuse(
        'RB-44',
        isOutside ? 'No Adventure is played in this phase' : 'In this phase an Adventure is played',
      ),
    isPort !== (visit !== undefined) &&
      refuse(
        'RB-310',
        isPort ? 'In this phase the Port is visited' : 'The Port is not visited in this phase',
      ),
    (rollOff === undefined ? phase === 'game.rollOff' : !phase.startsWith('game')) &&
      refuse('RB-357', 'A final tie is rolled off at the end of the game'),
    !isDropDue &&
      phase !== 'game.over' &&
      queue.length === 0 &&
      refuse('RB-44', 'Somebody must be in the queue'),
  )
}

function faultOfDice(state: RattleState): Refusal | undefined {
  const { players, adventure, options } = state
  const fresh = setUpTable({ players: players.length, seed: '', options: { ...options } })
  const wrong = players.findIndex((player, seat) => player.dice.join() !== fresh.players[seat]!.dice.join())
  if (wrong >= 0) return refuse('RB-32', `Seat ${wrong} has other Ships than this table gives`)
  if (!adventure) return undefined
  const sunk = players.flatMap(player => player.sunk.map(({ die }) => die))
  const placed = [...adventure.sea.map(({ id }) => id), ...sunk, ...inHand(state)]
  const twice = placed.find((die, index) => placed.indexOf(die) !== index)
  const unsent = sunk
    .concat(adventure.sea.map(({ id }) => id))
    .find(die => !die.startsWith('n-') && !adventure.committed.flat().includes(die))
  return firstOf(
    placed.some(die => !isDieId(die)) && refuse('RB-6', 'There is a die that the box does not hold'),
    twice !== undefined && refuse('RB-6', `The die ${twice} is in two places`),
    adventure.crazy === undefined && unsent !== undefined && refuse('RB-93', `${unsent} has not been sent`),
  )
}

/** Dice in the hand that have already left the Sea; a re-dropped die lies there until it falls. */
function inHand({ adventure }: RattleState): readonly string[] {
  const drop = adventure?.drop
  if (!drop) return []
  const lying = new Set(adventure.sea.map(({ id }) => id))
  return drop.dice.filter(die => !lying.has(die))
}

function faultOfLoot({ players, bag, discard, wild, options }: RattleState): Refusal | undefined {
  const all = options.lootPack1 === 'on' ? [...lootTokens, ...specialTokens] : lootTokens
  const held = players.flatMap(player => [
    ...player.quay,
    ...stowedTokens(player.stowed),
    ...player.sailors.flatMap(sailor => sailor.store.map(({ token }) => token)),
  ])
  const found = [...bag, ...discard, ...held]
  const coins = players.reduce((sum, player) => sum + player.coins, 0)
  return firstOf(
    found.some(token => !isTokenId(token)) && refuse('RB-11', 'There is a token that the box does not hold'),
    faultOfSet(found, all, 'The Loot token', 'RB-11'),
    wild.some(token => !held.includes(token)) && refuse('RB-424', 'A wild token lies at a player'),
    options.coinSupply === 'printed' && coins > printedCoins && refuse('RB-10', 'There are only 95 coins'),
  )
}

function faultOfStowing(state: RattleState): Refusal | undefined {
  for (const [seat, { stowed, secure }] of state.players.entries()) {
    const slots = slotsNow(state, seat)
    const wrong = Object.keys(stowed).find(slot => !slots.includes(slot))
    if (wrong !== undefined) return refuse('RB-275', `Seat ${seat} has no place ${wrong} for Loot`)
    if (secure.some(slot => stowed[slot] === undefined)) {
      return refuse('RB-267a', `Seat ${seat} protects a place of the Secret Hold that is empty`)
    }
  }
  return undefined
}

function faultOfParts({ players, stock }: RattleState): Refusal | undefined {
  const on = (part: keyof typeof partCount) =>
    players.reduce(
      (sum, player) =>
        sum +
        (part === 'sail'
          ? sailsOf(player)
          : part === 'cannon'
            ? cannonsOf(player)
            : player.holds + player.hamsters),
      0,
    )
  // A Hamster Hold is one piece; the other two are in the stock again.
  const wrong = (['sail', 'cannon', 'hold'] as const).find(part => stock[part] + on(part) !== partCount[part])
  return firstOf(
    wrong !== undefined && refuse('RB-16', `There must be ${partCount[wrong!]} pieces of the Part ${wrong}`),
    players.some(player => player.holds > 2) && refuse('RB-279', 'Three Holds become a Hamster Hold'),
  )
}

function faultOfCards(state: RattleState): Refusal | undefined {
  const { players, piles, options, visit } = state
  const sailors = options.crewPack1 === 'on' ? [...baseSailors, ...crewPackSailors] : baseSailors
  const foundSailors = [
    ...players.flatMap(player => player.sailors.map(({ id }) => id)),
    ...piles.sailors,
    ...piles.sailorDiscard,
    ...(visit?.drawnSailors.flat() ?? []),
  ]
  const foundUpgrades = [
    ...players.flatMap(player => player.upgrades.map(({ id }) => id)),
    ...piles.upgrades,
    ...piles.upgradeDiscard,
    ...(visit?.drawnUpgrades.flat() ?? []),
  ]
  const vp = vpPile.map(card => card.id)
  const revenge = players.reduce((sum, player) => sum + player.revengeCards, piles.revenge)
  return firstOf(
    foundSailors.some(id => !isSailorId(id)) &&
      refuse('RB-23', 'There is a Sailor that the box does not hold'),
    faultOfSet(
      foundSailors,
      sailors.map(({ id }) => id),
      'The Sailor',
      'RB-23',
    ),
    foundUpgrades.some(id => !isUpgradeId(id)) &&
      refuse('RB-25', 'There is an Upgrade that the box does not hold'),
    faultOfSet(
      foundUpgrades,
      allUpgrades.map(({ id }) => id),
      'The Upgrade',
      'RB-25',
    ),
    faultOfSet([...players.flatMap(player => player.vpCards), ...piles.vp], vp, 'The VP card', 'RB-27'),
    piles.vp.join() !== vp.slice(vp.length - piles.vp.length).join() &&
      refuse('RB-331', 'VP cards are bought from the top of the pile'),
    revenge !== (options.scenario === 'pirateWars' ? 17 : 0) &&
      refuse('RB-380', 'The Revenge deck has 17 cards'),
    faultOfAdventures(state),
  )
}

/** Every Adventure of the scenario is in its pile, being played, or out; as many are out as have been played. */
function faultOfAdventures({
  piles,
  options,
  adventure,
  quest,
  stage,
  phase,
}: RattleState): Refusal | undefined {
  const all = pileIds.flatMap(pile => scenarioPile(options.scenario, pile))
  const inPiles = pileIds.flatMap(pile => piles.adventures[pile] ?? [])
  const now = adventure ? [adventure.card] : []
  const quests = questsOf(options.scenario)
  const before = quests.slice(0, quest).reduce((sum, list) => sum + list.length, 0) + stage
  const isQuestOver = phase.startsWith('port.') || phase.startsWith('game')
  return firstOf(
    faultOfSet([...inPiles, ...piles.played, ...now], all, 'The Adventure', 'RB-35'),
    piles.played.length !== before + (isQuestOver ? 1 : 0) &&
      refuse('RB-41', 'As many Adventures are out of the game as have been played'),
    pileIds.some(pile => (piles.adventures[pile] ?? []).some(id => adventureCard(id).pile !== pile)) &&
      refuse('RB-35', 'An Adventure lies in the pile of its type'),
  )
}

function faultOfAdventure(state: RattleState): Refusal | undefined {
  const { adventure, players, options, quest, stage, visit } = state
  if (!adventure) {
    const isLeft = players.some(
      ({ trophies, sunk, quay }) => trophies.length + sunk.length + (visit ? 0 : quay.length) > 0,
    )
    return isLeft
      ? refuse('RB-45', 'After an Adventure no Trophies, sunk Ships or quays are left')
      : undefined
  }
  if (!isAdventureId(adventure.card)) return refuse('RB-35', `There is no Adventure ${adventure.card}`)
  const { pile } = adventureCard(adventure.card)
  const { length } = players
  const perSeat = [adventure.committed, adventure.chained, adventure.freeRepairs]
  return firstOf(
    pile !== questsOf(options.scenario)[quest]![stage] &&
      refuse('RB-42', 'This card comes from another pile'),
    perSeat.some(entries => entries.length !== length) &&
      refuse('RB-97', 'There is one entry for each player'),
    adventure.committed.some((dice, seat) => dice.some(die => !players[seat]!.dice.includes(die))) &&
      refuse('RB-93', 'Each player sends his own Ships'),
    (adventureCard(adventure.card).kind === 'crazy') !== (adventure.crazy !== undefined) &&
      refuse('RB-290', 'A Crazy Adventure, and no other, has a mini-game'),
  )
}

/** Invariant 8. */
function faultOfSea(state: RattleState): Refusal | undefined {
  const dice = seaOf(state)
  for (const [index, die] of dice.entries()) {
    const outline = outlineOfDie(state, die)
    if (!isInsideBox(outline, droppedSlackMm)) return refuse('RB-69', `${die.id} does not lie inside the box`)
    const other = dice
      .slice(index + 1)
      .find(one => overlap(outline, outlineOfDie(state, one)) > restingOverlapMm)
    if (other) return refuse('RB-74', `${die.id} and ${other.id} lie on each other`)
  }
  return undefined
}
