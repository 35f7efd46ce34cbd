import { isTooDeep, overlap, slackMm, wallCrossed } from '../../../measure'
import { refuse } from '../../refusal'
import { does } from '../../sentence'
import { placeDie } from '../phases/npMove'
import { outlineOfDie, seaOf } from '../sea/sea'
import { namedShip, shipNames } from '../sea/shipNames'
import { ownShip, ownShips } from '../sea/travel'
import type { RattleState, SeaDie } from '../state'
import { nameOf } from '../table'
import { say } from '../work'
import type { StoreUse } from './storeUse'

/** X06: two of your Ships swap places, which is no movement: range and tiles do not limit it (RB-171a). */
export const weaverWu: StoreUse = {
  fields: ['dieId', 'otherId'],
  check(state, { seat, dieId, otherId }) {
    const first = ownShip(state, seat, dieId)
    const second = ownShip(state, seat, otherId)
    if (!first || !second || first === second) {
      return refuse('RB-172', 'Choose two of your Ships in the Sea')
    }
    const [one, two] = swapped(first, second)
    const others = seaOf(state).filter(die => die !== first && die !== second)
    return fits(state, one, [two, ...others]) && fits(state, two, [one, ...others])
      ? undefined
      : refuse('RB-74a', 'Turned as they are, one of these Ships has no room in the place of the other')
  },
  play(work, { seat, dieId, otherId }) {
    const [one, two] = swapped(ownShip(work.state, seat, dieId)!, ownShip(work.state, seat, otherId)!)
    const names = shipNames(work.state, [one.id, two.id])
    placeDie(work, one)
    placeDie(work, two)
    say(work, 'RB-171a', `${nameOf(work.state, seat)} ${does(seat, 'swaps', 'swap')} ${names}`, {
      kind: 'swap',
      data: { dice: [one.id, two.id] },
    })
  },
  list: (state, seat) => {
    const ships = ownShips(state, seat)
    return ships.flatMap((ship, index) =>
      ships.slice(index + 1).map(other => ({ dieId: ship.id, otherId: other.id })),
    )
  },
  name: (state, { dieId, otherId }) =>
    `swap ${namedShip(state, dieId, 'a Ship')} and ${namedShip(state, otherId, 'a Ship')}`,
}

/** Each keeps its yaw and its face. */
function swapped(first: SeaDie, second: SeaDie): readonly [SeaDie, SeaDie] {
  return [
    { ...first, x: second.x, y: second.y },
    { ...second, x: first.x, y: first.y },
  ]
}

/** RB-69, RB-74a: inside the box, and on top of nothing. */
function fits(state: RattleState, die: SeaDie, others: readonly SeaDie[]): boolean {
  const outline = outlineOfDie(state, die)
  if (wallCrossed(outline, slackMm)) return false
  return !others.some(other => isTooDeep(overlap(outline, outlineOfDie(state, other))))
}
