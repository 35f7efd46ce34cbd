import type { DieSpec } from '../../../measure'
import type { DiceOnDesk } from '../../table/hand'
import { dieThing, type FortuneView, fortuneDice, inHandOf } from '../layout'
import { trayAt } from '../layout/sizes'

export const diceList: readonly DieSpec[] = fortuneDice.map(id => ({ id, kind: 'd6' }))

/** Crew and pirates throw into the tray beside the sea; its felt is at height 0. */
export const diceOnDesk: DiceOnDesk = {
  dice: diceList,
  thingOf: dieThing,
  inHandOf: view => inHandOf(view as FortuneView),
  middleOf: () => ({ x: trayAt.x, y: 0, z: trayAt.z }),
}
