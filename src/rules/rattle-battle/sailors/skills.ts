/** The skills of the twelve Sea Sailors (4.7). */
import type { SailorId } from '../vocabulary'
import { drawIfBeaten, drawIfBoarded, drawIfEmptyHanded, earnCoin, swapLoot } from './draws'
import { addUpgrade, enlistSailor, repairForFree, takePart } from './gains'
import { readyCannons, readySail, readyUpgrade } from './readying'
import type { SailorSkill } from './sailorSkill'

const skills: Readonly<Partial<Record<SailorId, SailorSkill>>> = {
  N01: addUpgrade,
  N02: takePart,
  N03: enlistSailor,
  N04: repairForFree,
  N05: swapLoot,
  N06: earnCoin,
  N07: drawIfBoarded,
  N08: drawIfBeaten,
  N09: readyCannons,
  N10: readySail,
  N11: readyUpgrade,
  N12: drawIfEmptyHanded,
}

export function skillOf(id: SailorId): SailorSkill | undefined {
  return Object.hasOwn(skills, id) ? skills[id] : undefined
}
