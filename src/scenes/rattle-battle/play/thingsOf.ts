import type { RattleMove, RattleState } from '../../../rules/rattle-battle/public'
import type { ThingId } from '../layout'

/** The things on the table that a move is about; what is only said is about none. */
export function thingsOf(move: RattleMove, view: RattleState): readonly ThingId[] {
  const { seat } = move
  const ids: (ThingId | undefined)[] = []
  const die = (id: string | undefined) => id !== undefined && ids.push(`die:${id}`)
  const token = (id: string | undefined) => id !== undefined && ids.push(`token:${id}`)
  const tokens = (list: readonly string[] = []) => list.forEach(token)
  const upgrade = (id: string | false | undefined) => id && ids.push(`upgrade:${id}@${seat}`)
  const sailor = (id: string) => ids.push(`sailor:${id}`)
  const sailors = (list: readonly string[] = []) => list.forEach(sailor)
  const part = (id: string | undefined) => id !== undefined && ids.push(`stock:${id}`)

  switch (move.kind) {
    case 'choosePart':
      part(move.part)
      break
    case 'exhaustForCard':
      upgrade(move.upgradeId)
      break
    case 'commitShips':
      move.dieIds.forEach(die)
      token(move.forfeit)
      break
    case 'lateDrop':
      die(move.dieId)
      break
    case 'move':
      die(move.dieId)
      upgrade(move.superSails && 'U03')
      upgrade(move.drillTarget !== undefined && 'U17')
      die(move.drillTarget)
      break
    case 'fire':
      die(move.shooterId)
      die(move.targetId)
      upgrade(move.bigBertha && 'U06')
      upgrade(move.superCannons && 'U09')
      if (move.spyglass) token(stowedSpecial(view, seat, 'L1'))
      if (move.gus) sailor('X01')
      if (move.revenge) ids.push(`revenge@${seat}:0`)
      break
    case 'useUpgrade':
      upgrade(move.upgradeId)
      die(move.dieId)
      die(move.ownId)
      die(move.targetId)
      break
    case 'useSpecialLoot':
      token(move.tokenId)
      die(move.ownId)
      die(move.targetId)
      break
    case 'spendStore':
      sailor(move.sailorId)
      die(move.dieId)
      die(move.otherId)
      break
    case 'chooseLoot':
      ids.push('bag')
      break
    case 'lootExchange':
      token(move.tokenId)
      break
    case 'useSailor':
      sailor(move.sailorId)
      upgrade(move.again && 'U08')
      tokens(move.tokenIds)
      part(move.part)
      upgrade(move.upgradeId)
      break
    case 'placeOnSailor':
      sailor(move.sailorId)
      tokens(move.tokenIds)
      break
    case 'repair':
      tokens(move.tokenIds)
      if (move.mermaid) token(stowedSpecial(view, seat, 'L4'))
      break
    case 'stow': {
      // What is given up is shown; what stays stays.
      const kept = Object.values(move.stowPlan)
      tokens(tokensOf(view, seat).filter(id => !kept.includes(id)))
      break
    }
    case 'closeLocation':
      ids.push(`board:${move.location}`)
      break
    case 'reroll':
      move.dieIds.forEach(die)
      break
    case 'pick':
    case 'setAside':
    case 'toss':
      die(move.dieId)
      break
    case 'marketTrade':
      tokens(move.giveIds)
      token(move.wildId)
      break
    case 'hireSailor':
      ids.push('deck:sailors')
      tokens(move.payIds)
      sailors(move.use)
      break
    case 'keepSailor':
      sailor(move.cardId)
      if (move.extraCardId !== undefined) sailor(move.extraCardId)
      part(move.part)
      break
    case 'buyPart':
      part(move.part)
      tokens(move.payIds)
      sailors(move.use)
      break
    case 'buyUpgrade':
      ids.push('deck:upgrades')
      tokens(move.payIds)
      sailors(move.use)
      break
    case 'keepUpgrade':
      ids.push(`upgrade-card:${move.cardId}`)
      break
    case 'pitGift':
      ids.push('board:pit')
      tokens(move.tokenIds)
      sailors(move.use)
      break
    case 'buyRevenge':
      ids.push('deck:revenge')
      tokens(move.tokenIds)
      break
    case 'buyVp':
      ids.push(`vp:${move.vpId}`)
      sailors(move.use)
      break
    case 'portDone':
      if (move.stops) ids.push(`board:${move.stops.at(-1)}`)
      else ids.push('marker:market')
      break
    case 'thrown':
    case 'declineLate':
    case 'declineExchange':
    case 'endTurn':
    case 'pass':
    case 'endSailors':
    case 'rearrange':
      break
  }
  return [...new Set(ids.filter(id => id !== undefined))]
}

/** All Loot that a player has, on the quay and stowed. */
export function tokensOf(view: RattleState, seat: number): readonly string[] {
  const { quay, stowed } = view.players[seat]!
  return [...quay, ...Object.values(stowed)]
}

function stowedSpecial(view: RattleState, seat: number, kind: string): string | undefined {
  return Object.values(view.players[seat]!.stowed).find(token => token.startsWith(`${kind}-`))
}
