/** What the Adventure cards say, in words short enough to be printed (4.2 to 4.6). */
import type { DieSymbol } from '../../../measure'
import { capital } from '../../sentence'
import type { AdventureId } from '../vocabulary'
import type { CardEffect, FleetRow, NpAction, RowKey } from './adventureTypes'

const targets = {
  wanted: 'to the Wanted player',
  captain: 'to a Captain Ship',
  leader: 'to the leader',
} as const

export function actionWords(action: NpAction): string {
  switch (action.kind) {
    case 'explode':
      return `explodes (${action.count ?? 'result'})`
    case 'towards':
      return action.target ? `sails ${targets[action.target]}` : 'sails closer'
    case 'away':
      return 'sails away'
    case 'escape':
      return 'escapes'
    case 'volley':
      return 'volley'
    case 'redrop':
      return 're-drop'
    case 'surrender':
      return 'surrenders'
    case 'ally':
      return 'is an Ally'
    case 'reef':
      return 'is a reef'
  }
}

/** "Volley, re-drop", or "nothing". */
export function rowWords({ actions }: FleetRow): string {
  return actions.length === 0 ? 'No action' : capital(actions.map(actionWords).join(', '))
}

/** Which dice a row is for: a symbol, and a colour if the row is of one colour only. */
export function rowSubject(key: RowKey): { readonly colour?: string; readonly symbol?: DieSymbol } {
  const [first, second] = key.split(':')
  if (second === undefined) return { symbol: first as DieSymbol }
  return { colour: first!, ...(second !== 'any' && { symbol: second as DieSymbol }) }
}

export function effectWords(effect: CardEffect): string {
  switch (effect.key) {
    case 'lootChain':
      return `${capital(effect.type)} drawn? Draw 1 more, up to ${effect.max} more.`
    case 'chooseLootOnSink':
      return `Sink the ${effect.colour} Ship: choose your Loot from the bag.`
    case 'discardLootForPart':
      return `After drawing you may discard 1 Loot for 1 ${capital(effect.part)}.`
    case 'exchangeLoot':
      return `After drawing you may swap 1 ${capital(effect.type)} for ${effect.coins} coin.`
    case 'wantedPreBattle':
      return `First, ${effect.colour} Ships within 2 short ranges fight Ships of the Wanted player.`
    case 'mostTrophiesLoot':
      return `Most Trophies: draw ${effect.count} more Loot.`
    case 'wantedLoot':
      return `The Wanted player draws ${-effect.count} Loot less.`
    case 'noTrophyTax':
      return `Without a Trophy: pay ${effect.coins} coin.`
    case 'wantedExhaustsUpgrade':
      return 'The Wanted player exhausts 1 Upgrade before Ships are sent.'
    case 'freeCannons':
      return 'Fire needs ready Cannons but exhausts none.'
    case 'tilesBlockFire':
      return 'No Fire across rocks and islands.'
    case 'tilesBlockMove':
      return 'No move across tiles, none from them.'
    case 'moveCap':
      return 'Your Ships move 1 short range at most.'
    case 'sinkBonusLoot':
      return `${capital(effect.colour)} Ship sunk: ${effect.count} more Loot.`
    case 'sinkBonusCoin':
      return `${capital(effect.colour)} Ship sunk: ${effect.coins} more coins.`
    case 'closeLocation':
      return 'Most Trophies: close 1 Port location to all others in the next visit.'
    case 'shelter':
      return 'No Volley hits Ships that touch the island.'
    case 'surrenderLootType':
      return `Surrendered Ships give ${capital(effect.type)}.`
    case 'boarderLootType':
      return `Board it: take 1 ${capital(effect.type)}.`
    case 'reef':
      return `The ${effect.colour} die is a reef, no Ship: your Ships that the drop leaves touching it sink.`
    case 'allySurvivesLoot':
      return `The Ally survives: all draw ${effect.count} more Loot.`
    case 'noSails':
      return 'No Sails can be used.'
    case 'minShips':
      return `Send fewer than ${effect.ships} Ships: give up ${effect.loot} stowed Loot.`
    case 'allySunkTax':
      return `Ally sunk: all who sent Ships pay ${effect.coins} coin.`
    case 'sinkOnTile':
      return 'Ships on the whirlpool sink.'
    case 'sinkTakeLoot':
      return `${capital(effect.colour)} Ship sunk: take ${effect.count} ${capital(effect.type)}.`
    case 'openFire':
      return 'Every Ship may fire at other players.'
    case 'pvpBonusCoin':
      return `A player's Ship sunk: ${effect.coins} more coin.`
  }
}

const crazyWords: Readonly<Record<AdventureId, string>> = {
  C01: 'Drop all dice. The lowest leave the race; drop the rest again. Last one in: 3 coins.',
  C02: 'Roll hidden, pick one die each. Highest wins, but a 1 beats a Cannon. Last one standing: 2 coins.',
  C03: 'Toss your dice by turns. Highest sum on the target: 3 coins.',
  C04: 'Roll all dice. The lowest total is out, again and again. Last one in: 3 coins.',
  C05: 'Roll and set one die aside: 2 or more, then 3, 4 … A failure is out. Get through: 3 coins.',
  C06: 'Roll, re-roll twice. A 1 is drunk and counts nothing. Highest total: 2 coins and 1 Rum.',
  C07: 'Drop all dice. Closest to a corner of the box: 1 coin.',
  C08: 'Toss towards the far wall without touching it. Closest: 3 coins, next: 1.',
  C09: 'Roll, re-roll twice. Longest run: 2 coins.',
  C10: 'Drop all dice. Each value that only you show: 1 coin, up to 3.',
  I04: 'All roll all dice. Highest total: 2 coins.',
}

/** The course of a mini-game. */
export function crazyText(id: AdventureId): string {
  return crazyWords[id] ?? ''
}
