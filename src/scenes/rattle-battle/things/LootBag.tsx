import { DiceBag } from '../../table/room/ThingsOfUse'
import { useTableThings } from '../../things'

/** The bag that Loot is drawn from. */
export function LootBag() {
  const { layout } = useTableThings()
  const place = layout.things.get('bag')
  return place ? <DiceBag x={place.x} z={place.z} turn={2.1} /> : null
}
