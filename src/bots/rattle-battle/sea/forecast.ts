/** The imagined Battle: RB-211 and RB-212a on the tables of a position. */
import { thousandths } from '../../../measure'
import { type Gains, isHooked, type Position } from './position'

/** What this Adventure will have brought to every seat when the Battle is over. */
export function forecastBattle(position: Position): Gains {
  const { ships, nps, gaps, state } = position
  const width = nps.length
  const resolution = thousandths(state.options.rulerResolutionMm)
  const coins = [...position.gains.coins]
  const loot = [...position.gains.loot]
  const lost = [...position.gains.lost]
  const trophies = [...position.gains.trophies]
  let shipsAfloat = afloat(ships)
  let npsAfloat = afloat(nps)
  while (shipsAfloat !== 0 && npsAfloat !== 0) {
    const limit = leastGap(gaps, width, shipsAfloat, npsAfloat) + resolution
    let sunkShips = 0
    let sunkNps = 0
    for (let n = 0; n < width; n++) {
      if ((npsAfloat & (1 << n)) === 0) continue
      const np = nps[n]!
      let takers = 0
      let boarders = 0
      let hookers = 0
      for (let p = 0; p < ships.length; p++) {
        if ((shipsAfloat & (1 << p)) === 0) continue
        const gap = gaps[p * width + n]!
        if (gap > limit) continue
        const ship = ships[p]!
        if (np.strength >= ship.strength) sunkShips |= 1 << p
        if (np.strength > ship.strength) continue
        sunkNps |= 1 << n
        if (ship.seat === undefined) continue
        const seat = 1 << ship.seat
        takers |= seat
        if (gap !== 0) continue
        boarders |= seat
        if (isHooked(position, ship.die.id, np.die.id)) hookers |= seat
      }
      if (takers === 0) continue
      for (let seat = 0; seat < coins.length; seat++) {
        const bit = 1 << seat
        if ((takers & bit) === 0) continue
        coins[seat]! += np.prize.coins
        loot[seat]! += np.prize.loot + ((boarders & bit) === 0 ? 0 : 1) + ((hookers & bit) === 0 ? 0 : 1)
        trophies[seat]! += 1
      }
    }
    for (let p = 0; p < ships.length; p++) {
      const seat = ships[p]?.seat
      if ((sunkShips & (1 << p)) !== 0 && seat !== undefined) lost[seat]! += 1
    }
    shipsAfloat &= ~sunkShips
    npsAfloat &= ~sunkNps
  }
  return { coins, loot, lost, trophies }
}

function afloat(list: readonly unknown[]): number {
  let bits = 0
  for (let i = 0; i < list.length; i++) if (list[i] !== undefined) bits |= 1 << i
  return bits
}

function leastGap(gaps: Int32Array, width: number, shipsAfloat: number, npsAfloat: number): number {
  let least = 0x7fffffff
  for (let p = 0; shipsAfloat >> p !== 0; p++) {
    if ((shipsAfloat & (1 << p)) === 0) continue
    for (let n = 0; n < width; n++) {
      if ((npsAfloat & (1 << n)) !== 0 && gaps[p * width + n]! < least) least = gaps[p * width + n]!
    }
  }
  return least
}
