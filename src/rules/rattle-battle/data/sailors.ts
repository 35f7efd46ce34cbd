/** The 27 Sailors and the 6 of Crew pack no. 1 (4.7). Sea skills are in ../sailors, stores in ../stores. */
import type { Location, LootType } from '../vocabulary'

export type SailorTime =
  | { readonly kind: 'sea' }
  | { readonly kind: 'port'; readonly location: Location }
  | { readonly kind: 'end' }
  /** Crew pack: stores this Loot in phase 8 and spends it in phase 4 (RB-405). */
  | { readonly kind: 'store'; readonly loot: LootType }

interface Card<Id extends string> {
  readonly id: Id
  readonly name: string
  readonly time: SailorTime
  readonly skill: string
}

const sea: SailorTime = { kind: 'sea' }
const end: SailorTime = { kind: 'end' }
const at = (location: Location): SailorTime => ({ kind: 'port', location })
const stores = (loot: LootType): SailorTime => ({ kind: 'store', loot })

const sailor = <Id extends string>(id: Id, name: string, time: SailorTime, skill: string): Card<Id> => ({
  id,
  name,
  time,
  skill,
})

const baseRows = [
  sailor('N01', 'Emilio Scar', sea, 'Discard 1 Spice: draw the top Upgrade card and add its token, ready.'),
  sailor('N02', 'Max Schraube', sea, 'Discard 1 Fabric: take 1 Part of your choice, ready.'),
  sailor('N03', 'Olaf Beerson', sea, 'Discard 1 Rum: draw the top Sailor card and keep it.'),
  sailor('N04', 'Ned Plank', sea, 'In the repairs of this Adventure 1 of your Ships costs nothing.'),
  sailor('N05', 'Sticky Finn', sea, 'Discard up to 2 Loot, draw as many.'),
  sailor('N06', 'Greedy Gwen', sea, 'If you have 2 or more Trophies of this Adventure: 1 coin.'),
  sailor('N07', 'Barnacle Bess', sea, 'If you boarded in this Adventure: draw 1 Loot.'),
  sailor('N08', 'Doc Leech', sea, 'If 2 or more of your Ships were sunk in this Adventure: draw 1 Loot.'),
  sailor('N09', 'Gunner Fritz', sea, 'Ready up to 2 of your Cannons.'),
  sailor('N10', 'Nina Gale', sea, 'Ready 1 of your Sails.'),
  sailor('N11', "Patch O'Malley", sea, 'Discard 1 Loot: ready 1 of your Upgrades.'),
  sailor('N12', 'Silent Sal', sea, 'If you took part and have no Trophy of this Adventure: draw 1 Loot.'),
  sailor('N13', 'Louigi', at('tavern'), 'Bonus: also keep 1 of the other cards of this draw, for free.'),
  sailor('N14', 'Martha Scales', at('market'), 'Discard 1 Loot: take 1 Loot of a type of your choice.'),
  sailor('N15', 'Tom Tapster', at('tavern'), 'Hire for 1 Rum instead of 2.'),
  sailor('N16', 'Rosa Rumpot', at('tavern'), 'Draw 5 Sailor cards instead of 3.'),
  sailor('N17', 'Jack Adze', at('shipyard'), 'Pay any 1 Loot instead of Fabrics.'),
  sailor(
    'N18',
    'Twin Hammers',
    at('shipyard'),
    'You may buy a second Part for 1 Fabric. Bonus: take 1 Part.',
  ),
  sailor('N19', 'Professor Cog', at('workshop'), 'Pay only 1 Spice or only 1 Fabric.'),
  sailor('N20', 'Anneke Lens', at('workshop'), 'Draw 5 Upgrade cards instead of 3.'),
  sailor('N21', 'Fat Francis', at('pit'), '1 Valuable gives 2 coins instead of 1.'),
  sailor('N22', 'Honest Abe', at('pit'), 'Discard 1 Loot that is no Valuables: 1 coin.'),
  sailor('N23', 'Lady Carmine', at('guild'), 'The VP card costs 2 coins less, but at least 1.'),
  sailor('N24', 'Bosun Brand', end, '1 VP per Cannon on your Galleon.'),
  sailor('N25', 'Topman Theo', end, '1 VP per Sail on your Galleon.'),
  sailor('N26', 'Cogwheel Cora', end, '1 VP per Upgrade on your Galleon.'),
  sailor('N27', 'Crewmaster Quill', end, '1 VP per Sailor you have, this one included. Bonus: 2 coins.'),
]

const crewPackRows = [
  sailor('X01', 'Gunpowder Gus', stores('spices'), 'Spend 1: one Fire without Cannons.'),
  sailor('X02', 'Windy Wendy', stores('fabrics'), 'Spend 1: move one of your Ships up to 1 long range.'),
  sailor('X03', 'Drunk Duncan', stores('rum'), 'Spend 1: re-drop one of your Ships into the centre.'),
  sailor('X04', 'Jewel Jenny', stores('valuables'), 'Spend 1: turn one of your Ships to any of its faces.'),
  sailor('X05', 'Grog Greta', stores('rum'), 'Spend 1: one of your Ships has +2 Strength in the Battle.'),
  sailor('X06', 'Weaver Wu', stores('fabrics'), 'Spend 1: two of your Ships swap places.'),
]

/** N01 … N27, and X01 … X06 of the Crew pack. */
export type SailorId = (typeof baseRows | typeof crewPackRows)[number]['id']
export type SailorCard = Card<SailorId>

export const baseSailors: readonly SailorCard[] = baseRows
export const crewPackSailors: readonly SailorCard[] = crewPackRows

const sailors: ReadonlyMap<string, SailorCard> = new Map(
  [...baseSailors, ...crewPackSailors].map(card => [card.id, card]),
)

export function isSailorId(id: string): id is SailorId {
  return sailors.has(id)
}

/** The Sailor that a thing of the table names. */
export function sailorIdOf(id: string): SailorId {
  if (!isSailorId(id)) throw new RangeError(`There is no Sailor ${id}`)
  return id
}

export function sailorCard(id: SailorId): SailorCard {
  const card = sailors.get(id)
  if (!card) throw new RangeError(`There is no Sailor ${id}`)
  return card
}
