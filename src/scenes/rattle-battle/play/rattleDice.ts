import type { DieSpec } from '../../../measure'
import { dieInfo, npDice, type RattleState } from '../../../rules/rattle-battle/public'
import type { DiceOnDesk } from '../../table/hand'
import { placeOf, seaTurn, seatPlaces } from '../layout'

/** The dice of all who play and of the pool. */
export function rattleDice({ players }: RattleState): DiceOnDesk {
  const ids = [...players.flatMap(player => player.dice), ...npDice]
  return {
    dice: ids.map((id): DieSpec => ({ id, kind: dieInfo(id).kind })),
    thingOf: die => `die:${die}`,
    inHandOf(view) {
      const { adventure, rollOff } = view as RattleState
      return (adventure?.drop ?? rollOff?.drop)?.dice ?? []
    },
    yawOf: (view, eyes, seat) => placeOf(seatPlaces((view as RattleState).players.length, eyes), seat).yaw,
    turnOf: (view, eyes) => seaTurn((view as RattleState).players.length, eyes),
  }
}
