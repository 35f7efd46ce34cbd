/** Which tiles there are to explore (4.1, WF-7a). */
import type { TileKind } from '../vocabulary'

export const unexploredTiles: Readonly<
  Record<'shallows' | 'depths', readonly (readonly [TileKind, number])[]>
> = {
  shallows: [
    ['ocean', 14],
    ['island', 12],
    ['reef', 3],
    ['whirlpool', 3],
  ],
  depths: [
    ['ocean', 27],
    ['island', 23],
    ['reef', 5],
    ['whirlpool', 4],
    ['king', 1],
  ],
}

export function tilesOfArea(area: 'shallows' | 'depths'): readonly TileKind[] {
  return unexploredTiles[area].flatMap(([kind, count]) => Array<TileKind>(count).fill(kind))
}

export const treasureGold = 700
export const goldPerHp = 50
export const krakenGold = 500
export const kingHp = 15
export const goldPerPoint = 500
export const mostFighters = 3
/** WF-117: in this many rounds of a fight the cannons bear. */
export const cannonRounds = 2
export const expedition = { max: 3, winFrom: 5, goldEach: 150, loseUpTo: 2 } as const
/** The least throw that gets a ship off a reef (WF-23). */
export const reefThrowNeeded = 3
