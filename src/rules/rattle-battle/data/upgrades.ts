/** The 20 Upgrades (4.8). What one does when used is in ../upgrades under its name. */
import type { Slot } from '../vocabulary'

/** E: exhausted by use until Quest end. 1: once per Adventure. P: passive. */
export type UpgradeIcon = 'E' | '1' | 'P'
export type GalleonPlace = 'mast' | 'hull' | 'bow' | 'stern'

interface Card<Id extends string> {
  readonly id: Id
  readonly name: string
  readonly place: GalleonPlace
  readonly icon: UpgradeIcon
  readonly ability: string
  /** Loot tokens that it stows. */
  readonly storage: number
}

const upgrade = <Id extends string>(
  id: Id,
  name: string,
  place: GalleonPlace,
  icon: UpgradeIcon,
  ability: string,
  storage = 0,
): Card<Id> => ({ id, name, place, icon, ability, storage })

const rows = [
  upgrade('U01', "Crow's Nest", 'mast', 'E', 'Re-drop 1 Enemy Ship within long range of one of your Ships.'),
  upgrade('U02', 'Parrot', 'mast', 'E', 'Move one of your Ships up to 1 long range, without a Sail.'),
  upgrade('U03', 'Super Sails', 'mast', 'E', 'With a Move paid by a ready Sail: 2 long ranges.'),
  upgrade(
    'U04',
    'Black Flag',
    'mast',
    'E',
    '1 Enemy Ship within long range of your Ship moves away from it.',
  ),
  upgrade('U05', 'Harpoon', 'hull', 'E', '1 merchant within long range of your Ship moves towards it.'),
  upgrade('U06', 'Big Bertha', 'hull', 'E', 'With a Fire action: range is long range.'),
  upgrade(
    'U07',
    'Super Hull',
    'hull',
    'P',
    'Explosions do not sink your Ships; a Volley goes to the next Ship.',
  ),
  upgrade('U08', "Heaven's Kitchen", 'hull', '1', 'Use one of your Sea Sailors a second time.'),
  upgrade(
    'U09',
    'Super Cannons',
    'hull',
    '1',
    'With a Fire action: it costs 1 Cannon whatever the Ship shows.',
  ),
  upgrade('U10', 'Bombs', 'hull', 'P', 'Your Ships with the Cannon result have Strength 6 in Battles.'),
  upgrade('U11', 'Secret Hold', 'hull', 'P', 'Stows 2 Loot, protected from repairs.', 2),
  upgrade('U12', 'Rich Cabin', 'hull', 'P', '3 VP at game end.'),
  upgrade('U13', 'Super Hold', 'hull', 'P', 'Stows 3 Loot.', 3),
  upgrade('U14', 'Ballista', 'hull', 'E', 'Your Ships have +1 Strength in the Battle of this Adventure.'),
  upgrade(
    'U15',
    'Boarding Hook',
    'hull',
    'E',
    'Move up to 1 short range to touch a merchant; boarding it gives 2.',
  ),
  upgrade('U16', 'Steering Wheel', 'hull', 'E', 'Turn one of your Ships to any of its faces.'),
  upgrade('U17', 'Drill', 'bow', 'E', 'With a Move paid by a ready Sail: sink 1 merchant passed over.'),
  upgrade('U18', 'Ram', 'bow', 'E', 'Your Ship fights an Enemy Ship it touches at once, with +2 Strength.'),
  upgrade('U19', 'Turbine', 'stern', '1', 'Move one of your Ships up to 1 short range.'),
  upgrade('U20', 'Iron Teeth', 'stern', 'E', 'Sink 1 merchant within short range of your Ship; no Trophy.'),
]

/** U01 … U20. */
export type UpgradeId = (typeof rows)[number]['id']
export type UpgradeCard = Card<UpgradeId>

export const allUpgrades: readonly UpgradeCard[] = rows

const upgrades: ReadonlyMap<string, UpgradeCard> = new Map(allUpgrades.map(card => [card.id, card]))

export function isUpgradeId(id: string): id is UpgradeId {
  return upgrades.has(id)
}

/** The Upgrade that a thing of the table names. */
export function upgradeIdOf(id: string): UpgradeId {
  if (!isUpgradeId(id)) throw new RangeError(`There is no Upgrade ${id}`)
  return id
}

export function upgradeCard(id: UpgradeId): UpgradeCard {
  const card = upgrades.get(id)
  if (!card) throw new RangeError(`There is no Upgrade ${id}`)
  return card
}

/** The places that an Upgrade offers for Loot. */
export function storageSlots(id: UpgradeId): readonly Slot[] {
  return Array.from({ length: upgradeCard(id).storage }, (_, index) => `upgrade:${id}:${index}`)
}
