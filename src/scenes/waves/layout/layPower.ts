import type { Cls } from '../../../rules/waves/public'
import { cuts } from './cuts'
import { outward } from './ring'
import { badgeSize } from './sizes'
import type { WavesWriter } from './writer'

export interface OpenCard {
  /** How far from the middle of the dish its own middle lies. */
  readonly v: number
  readonly lift: number
  readonly printed: Cls
  /** What it is worth now, if the tablet says something of it. */
  readonly power: number | undefined
}

/** Cards of the Council lie with their lower edges outward (WV-46): only the one before the viewer stands upright for them. */
const isUpright = (angle: number) => Math.cos(angle) > 0.75

/** On its corner, upright for the viewer: a Power that is another than the printed one, and every one that would be read lying down or on its head. */
export function layPower(writer: WavesWriter, angle: number, of: string, card: OpenCard): void {
  const { v, lift, printed, power } = card
  const isOther = power !== undefined && power !== printed
  if (!isOther && isUpright(angle)) return
  writer.put(outward(angle), `${isOther ? 'badge' : 'number'}-${of}`, 'badge', 2.25, v - 3.1, badgeSize, {
    label: isOther ? `Power ${power} instead of ${printed}` : `Power ${printed}`,
    front: isOther ? `power:${printed}:${power}` : `power:${printed}`,
    turn: angle,
    lift: lift + 0.06,
    cut: cuts.disc,
    isRound: true,
  })
}
