/** Why a player would make a move, in a sentence: what waits there, how far home is, how a fight would end. */

import { does } from '../sentence'
import { cardReason, expeditionReason } from './cardReasons'
import { capacityOf } from './cargo'
import { foeBefore, fullHp } from './fight'
import { type Cell, homeOf } from './grid'
import type { FortuneMove, HomeServices } from './moves'
import { crewLeft, matchFor, percentOf, winChance } from './odds'
import { counted, turnsHome, usualReach } from './provisions'
import { homeCell, nameOf, shipOn } from './seating'
import type { FortuneState, Player } from './state'
import { tileNames, tokenNames, type UpgradeId } from './vocabulary'
import { playerAt, tileAt } from './work'

export function reasonFor(state: FortuneState, move: FortuneMove): string | undefined {
  const { seat } = move
  const player = state.players[seat]
  if (!player) return undefined
  switch (move.kind) {
    case 'move':
      return wayReason(state, seat, move.path.at(-1) ?? player.cell)
    case 'teleport':
      return wayReason(state, seat, move.to)
    case 'allocate':
      return loadText(move)
    case 'homeServices':
      return homeReason(state, move)
    case 'faceFoe':
      return foeReason(state, seat)
    case 'sendFighters': {
      const { foe, hp, rounds } = state.combat ?? {}
      if (foe === undefined || hp === undefined) return undefined
      const chance = winChance(player.crew, hp, matchFor(state, player, foe, rounds))
      return `With ${player.crew} crew against ${hp} HP you win ${percentOf(chance)} of such fights.`
    }
    case 'chooseOption':
      return cardReason(state, move)
    case 'sendExpedition':
      return expeditionReason(state, move)
    case 'ram':
      return pushReason(state, seat, move.to)
    case 'chooseColour':
      return `Your home base is then ${homeOf(move.colour)}.`
    case 'thrown':
      return undefined
  }
}

function wayReason(state: FortuneState, seat: number, to: Cell): string {
  const { shipGold, food } = playerAt(state, seat)
  if (to === homeCell(state, seat)) {
    const safe = shipGold > 0 ? `the ${shipGold} gold aboard goes into your chest, and ` : ''
    return `At home ${safe}the hold is filled again.`
  }
  const turns = turnsHome(state, seat, to)
  const home = `Home is then ${counted(turns, 'turn')} away, and you have ${counted(food, 'meal')}.`
  return `${waitsText(state, to)}${home}`
}

/** What a ship finds on a space, as far as it is known. */
function waitsText(state: FortuneState, cell: Cell): string {
  const { faceUp, wrecks } = tileAt(state, cell)
  const gold = wrecks.reduce((sum, wreck) => sum + wreck.gold, 0)
  if (gold > 0) return `A wreck with ${gold} gold lies there. `
  return faceUp ? '' : 'Nobody has turned this tile yet. '
}

/** What a rammed ship finds there (WF-36, WF-37), and how far it is thrown back. */
function pushReason(state: FortuneState, seat: number, to: Cell): string | undefined {
  const rammed = shipOn(state, playerAt(state, seat).cell, seat)
  if (rammed === undefined) return undefined
  const name = nameOf(state, rammed)
  const { kind, faceUp, looted, token } = tileAt(state, to)
  const isDanger = kind === 'reef' || kind === 'whirlpool' || (kind === 'king' && !looted)
  const thing = token ? tokenNames[token.kind] : isDanger ? tileNames[kind] : undefined
  const meets = thing && `${name} ${does(rammed, 'meets', 'meet')} ${thing} there. `
  const waits = faceUp ? (meets ?? '') : `${name} must turn the tile there. `
  return `${waits}Home is then ${counted(turnsHome(state, rammed, to), 'turn')} away for ${name}.`
}

const loadText = ({ crew, food }: { readonly crew: number; readonly food: number }) =>
  `${crew} crew to fight with, and food for ${counted(food, 'turn')} at sea.`

function upgradeReason(state: FortuneState, seat: number, upgrade: UpgradeId): string {
  switch (upgrade) {
    case 'sails':
      return `Swift Sails carry you ${usualReach(state, seat) + 1} spaces a turn.`
    case 'hold':
      return `Deep Hold has room for ${capacityOf({ upgrades: ['hold'] })} crew and food.`
    case 'cannons':
      return 'Deck Cannons throw one die more in the first two rounds of a fight.'
    case 'hull':
      return 'With Iron Hull reefs do not hold you, and mines do nothing.'
  }
}

function homeReason(state: FortuneState, move: HomeServices): string {
  const banked = move.bank > 0 ? [`Gold in the chest stays yours even if the ship sinks.`] : []
  const bought = move.buy.map(upgrade => upgradeReason(state, move.seat, upgrade))
  return [...banked, ...bought, loadText(move)].join(' ')
}

function foeReason(state: FortuneState, seat: number): string | undefined {
  const before = foeBefore(state, seat)
  if (!before) return undefined
  const player: Player = playerAt(state, seat)
  const match = matchFor(state, player, before.foe)
  const hp = fullHp(state, before.foe, before.card)
  const left = crewLeft(player.crew, hp, match).toFixed(1)
  return `${player.crew} crew win ${percentOf(winChance(player.crew, hp, match))} of such fights, and ${left} of them are left on average.`
}
