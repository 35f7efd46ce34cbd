/** Why somebody would make a move, in a sentence: what the Battle would bring, or what a thing is good for. */
import type { Seat } from '../game'
import { sailorCard } from './data/sailors'
import { upgradeCard } from './data/upgrades'
import type { RattleMove } from './moves'
import { foreseenBattle } from './phases/foreseen'
import { inSea } from './sea/sea'
import { namedShip } from './sea/shipNames'
import type { RattleState } from './state'
import { ownerOf } from './table'
import type { DieId, Part } from './vocabulary'

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

const kindReasons: Readonly<Partial<Record<RattleMove['kind'], string>>> = {
  marketTrade: 'Then you have what the next doors ask for.',
  hireSailor: 'A Sailor helps in every Adventure or visit to come.',
  buyUpgrade: 'You see several Upgrades and keep the best of them.',
  pitGift: 'Every coin is a victory point.',
  buyVp: 'The card is worth more than the coins it costs.',
  repair: 'This is the Loot you can best do without.',
  stow: 'This Loot buys most in port.',
  portDone: 'Nothing here is worth its price to you now.',
  endSailors: 'No Sailor can do more for you now.',
}

export function reasonFor(state: RattleState, move: RattleMove): string | undefined {
  const { seat } = move
  if ('x' in move && move.x !== undefined && move.y !== undefined && move.dieId !== undefined) {
    if (!inSea(state, move.dieId)) return undefined
    const without = 'drillTarget' in move ? move.drillTarget : undefined
    const [now, then] = [
      outcomeFor(state, seat),
      outcomeFor(withShipAt(state, move.dieId, move.x, move.y, without), seat),
    ]
    return `If the Battle began then, you would ${outcomeText(then)}; as the Ships lie, ${outcomeText(now)}.`
  }
  switch (move.kind) {
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
    case 'keepSailor':
      return sailorCard(move.cardId).skill
    default:
      return kindReasons[move.kind]
  }
}
