import type { DieSpec } from '../../../measure'
import {
  crewDiceInPlay,
  freebootersFor,
  type RollingWavesState,
  specOf,
} from '../../../rules/rolling-with-the-waves/public'
import type { DiceOnDesk } from '../../table/hand'
import { dieThing, throwerYaw, trayTurn } from '../layout'

/** RW-9 to RW-11: the dice of all crews at the table, reserves included, and the freebooters. */
export function diceInPlay({ players }: RollingWavesState): readonly DieSpec[] {
  const ids = [
    ...players.flatMap(({ colour }) => crewDiceInPlay(colour, 3)),
    ...freebootersFor(players.length),
  ]
  return ids.map(specOf)
}

/** The dice of a match, and the tray in the middle of the table that they fall into. */
export function wavesDice(view: RollingWavesState): DiceOnDesk {
  return {
    dice: diceInPlay(view),
    thingOf: dieThing,
    inHandOf: seen => (seen as RollingWavesState).roll?.due ?? [],
    turnOf: (seen, eyes) => trayTurn((seen as RollingWavesState).players.length, eyes),
    middleOf: () => ({ x: 0, y: 0, z: 0 }),
    yawOf: (seen, eyes, seat) => throwerYaw((seen as RollingWavesState).players.length, eyes, seat),
  }
}
