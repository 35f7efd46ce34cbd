/** The two decks of the shallows: number of the card, name, copies, effect (4.2, 4.3). */
import { choose, crew, does, type Effect, food, gold, map, pirates, row, throws, token } from './effects'

export type CardRow = readonly [number: number, name: string, copies: number, effect: Effect]

export const shallowsOcean: readonly CardRow[] = [
  [1, 'Pirate Raft', 1, pirates(1)],
  [2, 'Pirate Sloop', 2, pirates(2)],
  [3, 'Pirate Cutter', 1, pirates(3)],
  [4, 'Sunken Treasure', 3, does(gold(250))],
  [5, 'Sunken Treasure Hoard', 1, does(gold(400))],
  [6, 'New Crewmates', 3, does(crew(2))],
  [7, 'Shoal of Fish', 3, does(food(2))],
  [8, 'Fishing Grounds', 1, token('fishingGrounds', food(2))],
  [9, 'Drifting Mine', 1, token('mine', crew(-1))],
  [10, 'Squall', 1, does(food(-1))],
  [11, 'Following Wind', 1, { kind: 'mark', mark: 'wind' }],
  [
    12,
    'Merchant Ship',
    1,
    choose(
      { id: 'pass', words: 'Wave and sail on', changes: [] },
      { id: 'buyFood', words: 'Buy 3 food for 100 gold', changes: [gold(-100), food(3)] },
      { id: 'buyCrew', words: 'Hire 2 crew for 100 gold', changes: [gold(-100), crew(2)] },
    ),
  ],
  [13, 'Calm Waters', 1, does()],
]

export const shallowsIsland: readonly CardRow[] = [
  [1, 'Treasure Map', 1, map('B4', 300)],
  [2, 'Treasure Map', 1, map('G2', 300)],
  [3, 'Treasure Map', 1, map('I7', 300)],
  [4, 'Treasure Map', 1, map('D9', 300)],
  [5, 'Mermaid Lagoon', 1, token('mermaidLagoon', crew(1))],
  [6, 'Playful Mermaid', 1, throws(row(1, 2), row(3, 4, food(2)), row(5, 6, gold(200)))],
  [7, 'Wild Boars', 2, throws(row(1, 2, crew(-1)), row(3, 6, food(2)))],
  [8, 'Snake Bite', 1, does(crew(-1))],
  [9, 'Thieving Monkeys', 1, does(food(-2))],
  [10, 'Fruit Grove', 2, does(food(3))],
  [11, 'Marooned Sailors', 2, does(crew(2))],
  [12, 'Buried Chest', 2, does(gold(300))],
  [
    13,
    'Abandoned Camp',
    1,
    choose(
      { id: 'food', words: 'Take the 2 food left in the camp', changes: [food(2)] },
      { id: 'crew', words: 'Take the straggler aboard: 1 crew', changes: [crew(1)] },
    ),
  ],
  [14, 'Deserted Beach', 1, does()],
]
