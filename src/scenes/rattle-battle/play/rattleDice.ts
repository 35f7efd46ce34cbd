import { type DieSpec, lyingPose } from '../../../measure'
import { dieInfo, npDice } from '../../../rules/rattle-battle/data/dice'
import type { RattleState } from '../../../rules/rattle-battle/state'
import type { DiceOnDesk } from '../../table/hand/diceOnDesk'
import type { DiePlace } from '../../table/hand/dieMotion'
import { dieHalf, type Placement } from '../layout'
import { tableLayout } from './tableLayout'

/** The dice of all who play and of the pool. */
export function rattleDice({ players, options }: RattleState): DiceOnDesk {
  const ids = [...players.flatMap(player => player.dice), ...npDice]
  const specs = ids.map((id): DieSpec => ({ id, kind: dieInfo(id).kind }))
  return {
    dice: specs,
    placesOf(view, eyes) {
      const { things } = tableLayout(view as RattleState, eyes)
      const places = new Map<string, DiePlace>()
      for (const { id, kind } of specs) {
        const thing = things.get(`die:${id}`)
        if (thing) places.set(id, placeOf(kind, thing, options.dieEdgeMm))
      }
      return places
    },
    inHandOf: view => dropOf(view as RattleState)?.dice ?? [],
  }
}

function dropOf({ adventure, rollOff }: RattleState) {
  return adventure?.drop ?? rollOff?.drop
}

/** Layouts say where the underside lies and which way a thing is turned; the engine counts from the middle of a die. */
function placeOf(kind: DieSpec['kind'], { x, y, z, yaw, face }: Placement, edgeMm: number): DiePlace {
  const spot = { x: x * 10, y: z === 0 ? 0 : -z * 10, yaw: (yaw * 180) / Math.PI }
  const { rotation } = lyingPose(kind, face ?? 1, spot, edgeMm)
  return { position: [x, y + dieHalf, z], rotation }
}
