/** An imagined drop: dice fall anywhere, the card and the NP Ships act by the rules (RB-110 to RB-145). */
import { imagineThrow, spotOf } from '../../../rules/imagineThrow'
import type { Random } from '../../../rules/random'
import { dieInfo, npShipsOf } from '../../../rules/rattle-battle/data/dice'
import { applyCardBefore } from '../../../rules/rattle-battle/phases/cardBefore'
import { actNpShips } from '../../../rules/rattle-battle/phases/npPhase'
import { isPlayerShip, seaCardOf } from '../../../rules/rattle-battle/sea/sea'
import type { RattleState, SeaDie } from '../../../rules/rattle-battle/state'
import { type DieId, type NpColour, npColours } from '../../../rules/rattle-battle/vocabulary'
import { adventureOf, changeAdventure, startWork, type Work } from '../../../rules/rattle-battle/work'

/** Re-drops that are followed; the game allows more, which hardly ever happen. */
const mostRedrops = 3

/** Where the dice of a drop might lie, all Ships of the card and these Player Ships. */
export function scatter(state: RattleState, ships: readonly DieId[], random: Random): readonly SeaDie[] {
  const card = seaCardOf(state)
  const taken = new Map<NpColour, number>()
  const placed = card.prePlaced.map(({ colour, x, y }): SeaDie => {
    const index = taken.get(colour) ?? 0
    taken.set(colour, index + 1)
    return { id: npShipsOf(colour, index + 1)[index]!, x, y, yaw: 0, face: 1 + random.index(6) }
  })
  const fleet = npColours.flatMap(colour => npShipsOf(colour, card.fleet[colour] ?? 0))
  const dropped = [...fleet.filter(id => !placed.some(die => die.id === id)), ...ships]
  return [...placed, ...fall(state, dropped, placed, random)]
}

/** Where these dice might come to lie among others that do not move. */
export function fall(
  { options }: RattleState,
  ids: readonly DieId[],
  lying: readonly SeaDie[],
  random: Random,
): readonly SeaDie[] {
  const kindOf = (id: DieId) => ({ id, kind: dieInfo(id).kind })
  const readings = imagineThrow(
    {
      container: 'sea-box',
      style: 'drop',
      dice: ids.map(kindOf),
      lying: lying.map(({ id, x, y, yaw, face }) => ({ ...kindOf(id), face, x, z: 0 - y, yaw })),
      bystanders: 'anchored',
      flat: { tiltDeg: options.flatToleranceDeg, heightMm: 0.5 },
      edgeMm: options.dieEdgeMm,
    },
    random,
  )
  return ids.map((id, index) => {
    const reading = readings[index]!
    return { id, ...spotOf(reading), face: reading.face }
  })
}

/** The state at the beginning of phase 4 if the dice fall like this. */
export function afterDrop(state: RattleState, sea: readonly SeaDie[], random: Random): RattleState {
  const work: Work = startWork(state)
  changeAdventure(work, { sea, drop: undefined })
  applyCardBefore(work)
  let acting: readonly DieId[] = adventureOf(work.state)
    .sea.filter(die => !isPlayerShip(die))
    .map(die => die.id)
  for (let round = 0; round <= mostRedrops; round++) {
    actNpShips(work, acting)
    const { drop, sea: left } = adventureOf(work.state)
    if (!drop) break
    const lying = left.filter(die => !drop.dice.includes(die.id))
    changeAdventure(work, { drop: undefined, sea: [...lying, ...fall(work.state, drop.dice, lying, random)] })
    acting = drop.dice
  }
  changeAdventure(work, { drop: undefined })
  return work.state
}
