/** Why somebody would make a move, in a sentence: what the Battle would bring, or what a thing is good for. */
import type { Seat } from '../game'
import { type CrazyMove, crazyReason } from './crazy/reasons'
import { effectOf } from './data/adventures'
import { specialKindOf } from './data/loot'
import { sailorCard } from './data/sailors'
import { upgradeCard } from './data/upgrades'
import type { RattleMove } from './moves'
import { foreseenBattle } from './phases/foreseen'
import { namedShip } from './sea/shipNames'
import type { RattleState } from './state'
import { ownerOf } from './table'
import type { DieId, Part } from './vocabulary'
import { adventureOf } from './work'

interface Outcome {
  readonly sunk: number
  readonly lost: number
}

/** What the Battle would come to for a seat, if it began as the Ships lie. */
function outcomeFor(state: RattleState, seat: Seat): Outcome {
  let [sunk, lost] = [0, 0]
  for (const { kind, data } of foreseenBattle(state)) {
    if (kind !== 'sink' || !data) continue
    if ((data.by as readonly Seat[]).includes(seat)) sunk++
    if (ownerOf(state, data.die as DieId) === seat) lost++
  }
  return { sunk, lost }
}

const outcomeText = ({ sunk, lost }: Outcome) =>
  `${sunk === 0 ? 'sink nothing' : `sink ${sunk}`} and ${lost === 0 ? 'lose no Ship' : `lose ${lost}`}`

function withShipAt(state: RattleState, id: DieId, x: number, y: number, without?: DieId): RattleState {
  const { adventure } = state
  if (!adventure) return state
  const sea = adventure.sea.flatMap(die =>
    die.id === without ? [] : [die.id === id ? { ...die, x, y } : die],
  )
  return { ...state, adventure: { ...adventure, sea } }
}

const partReasons: Readonly<Record<Part, string>> = {
  sail: 'A Sail moves one Ship up to a merchant after the dice have fallen.',
  cannon: 'Cannons make your Ships with a Cannon stronger, and two of them fire a shot.',
  hold: 'A Hold keeps one more Loot, whatever becomes of your Ships.',
}

/** Moves of which every one brings the same. */
const kindReasons = {
  marketTrade: 'Then you have what the next doors ask for.',
  hireSailor: 'A Sailor helps in every Adventure or visit to come.',
  buyUpgrade: 'You see several Upgrades and keep the best of them.',
  pitGift: 'Every coin is a victory point.',
  buyVp: 'The card is worth more than the coins it costs.',
  buyRevenge: "With it any of your Ships can fire at another player's Ship.",
  repair: 'This is the Loot you can best do without.',
  stow: 'This Loot buys most in port.',
  chooseLoot: 'With what you have, this Loot buys most in port.',
  declineExchange: 'Your Loot is worth more to you than what you would get for it.',
  rearrange: 'All that you keep has its place.',
  exhaustForCard: 'The card takes one Upgrade until the Quest ends, and you need the others more.',
  lateDrop: 'The merchants have acted already: this Ship has only the Battle to fear from them.',
  declineLate: 'Every Ship at home keeps what lies under it.',
  portDone: 'Nothing here is worth its price to you now.',
  endSailors: 'No Sailor can do more for you now.',
} satisfies Partial<Record<RattleMove['kind'], string>>

export function reasonFor(state: RattleState, move: RattleMove): string | undefined {
  const { seat } = move
  if ('x' in move && move.x !== undefined && move.y !== undefined && move.dieId !== undefined) {
    const without = 'drillTarget' in move ? move.drillTarget : undefined
    const [now, then] = [
      outcomeFor(state, seat),
      outcomeFor(withShipAt(state, move.dieId, move.x, move.y, without), seat),
    ]
    return `If the Battle began then, you would ${outcomeText(then)}; as the Ships lie, ${outcomeText(now)}.`
  }
  switch (move.kind) {
    case 'thrown':
    case 'move':
      return undefined
    case 'pass':
    case 'endTurn':
      return `As the Ships lie, you would ${outcomeText(outcomeFor(state, seat))}.`
    case 'fire':
      return `A shot sinks ${namedShip(state, move.targetId)} however strong it is, without a fight.`
    case 'commitShips':
      return move.dieIds.length === 0
        ? 'What can be won here is not worth your Loot.'
        : 'Sending even one Ship draws Loot, and each merchant sunk brings more. Ships at home keep what lies under them.'
    case 'choosePart':
    case 'buyPart':
      return partReasons[move.part]
    case 'keepUpgrade':
      return upgradeCard(move.cardId).ability
    case 'useUpgrade':
      return upgradeCard(move.upgradeId).ability
    case 'keepSailor':
      return sailorCard(move.cardId).skill
    case 'useSailor':
    case 'placeOnSailor':
    case 'spendStore':
      return sailorCard(move.sailorId).skill
    case 'useSpecialLoot':
      return specialKindOf(move.tokenId) === 'L2'
        ? 'A Powder Keg sinks a merchant however strong it is, without a fight.'
        : 'One Loot becomes two.'
    case 'lootExchange':
      return effectOf(adventureOf(state).card, 'discardLootForPart')
        ? partReasons.cannon
        : kindReasons.pitGift
    case 'closeLocation':
      return `In the next visit to the port nobody but you can use the ${move.location}.`
    case 'pick':
    case 'setAside':
    case 'reroll':
    case 'toss':
      return crazyReason(state, move satisfies CrazyMove)
    default:
      return kindReasons[move.kind]
  }
}
