/** The mini-game of each Crazy Adventure (4.5, 4.6). */
import type { AdventureId } from '../vocabulary'
import { attackThePrison } from './attackThePrison'
import { bombs } from './bombs'
import { brawl } from './brawl'
import { cannonsReady } from './cannonsReady'
import { drinkingContest } from './drinkingContest'
import { gunnersLadder } from './gunnersLadder'
import type { MiniGame } from './miniGame'
import { oddOneOut } from './oddOneOut'
import { race } from './race'
import { throwingTheBones } from './throwingTheBones'
import { treasureMap } from './treasureMap'
import { walkThePlank } from './walkThePlank'

const games: Readonly<Record<AdventureId, MiniGame>> = {
  C01: race,
  C02: brawl,
  C03: bombs,
  C04: cannonsReady,
  C05: attackThePrison,
  C06: drinkingContest,
  C07: treasureMap,
  C08: walkThePlank,
  C09: gunnersLadder,
  C10: oddOneOut,
  I04: throwingTheBones,
}

export function miniGameOf(card: AdventureId): MiniGame {
  const game = games[card]
  if (!game) throw new RangeError(`${card} is no Crazy Adventure`)
  return game
}
