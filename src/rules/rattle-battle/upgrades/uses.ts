/** The Upgrades that are an action of their own; the others go with a Move or a Fire, or apply automatically (4.8). */
import { longRangeMm, shortRangeMm } from '../../../measure'
import type { UpgradeId } from '../vocabulary'
import { ballista } from './ballista'
import { blackFlag } from './blackFlag'
import { boardingHook } from './boardingHook'
import { crowsNest } from './crowsNest'
import { freeMove } from './freeMove'
import { harpoon } from './harpoon'
import { ironTeeth } from './ironTeeth'
import { ram } from './ram'
import { steeringWheel } from './steeringWheel'
import type { UpgradeUse } from './upgradeUse'

const uses: Readonly<Partial<Record<UpgradeId, UpgradeUse>>> = {
  U01: crowsNest,
  /** Parrot. */
  U02: freeMove(longRangeMm),
  U04: blackFlag,
  U05: harpoon,
  U14: ballista,
  U15: boardingHook,
  U16: steeringWheel,
  U18: ram,
  /** Turbine. */
  U19: freeMove(shortRangeMm),
  U20: ironTeeth,
}

export function upgradeUseOf(id: UpgradeId): UpgradeUse | undefined {
  return Object.hasOwn(uses, id) ? uses[id] : undefined
}
