/** The six Island cards (4.2). */
import { spaceIndex } from '../grid'
import { type IslandId, islandIds } from '../vocabulary'
import { type Shape, shapeOf } from './shapes'

export interface IslandCard {
  readonly id: IslandId
  readonly name: string
  /** The space that the island must cover (RS-22a). */
  readonly coordinate: number
  readonly shape: Shape & { readonly port: NonNullable<Shape['port']> }
}

function card(id: IslandId, name: string, coordinate: string, ...rows: readonly string[]): IslandCard {
  const shape = shapeOf(...rows)
  if (!shape.port) throw new Error(`${name} has no port`)
  return { id, name, coordinate: spaceIndex(coordinate), shape: { ...shape, port: shape.port } }
}

const cards: Readonly<Record<IslandId, IslandCard>> = {
  'IS-1': card('IS-1', 'Horseshoe Isle', 'E5', '##.', '#..', '#.P', '###'),
  'IS-2': card('IS-2', 'Gallows Reach', 'E11', '####', 'P..#', '...#'),
  'IS-3': card('IS-3', 'Long Barrow', 'J6', '#####', '.#P#.'),
  'IS-4': card('IS-4', 'Trident Rock', 'J10', '..P..', '#.#.#', '#####'),
  'IS-5': card('IS-5', 'Stair Isle', 'O5', '##..', '.###', '..P#'),
  'IS-6': card('IS-6', 'Lantern Cay', 'O11', '####', '#...', '##P.'),
}

export const islandCards: readonly IslandCard[] = islandIds.map(id => cards[id])

export function islandCard(id: IslandId): IslandCard {
  return cards[id]
}
