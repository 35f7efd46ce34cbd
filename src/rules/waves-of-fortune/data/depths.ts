/** The two decks of the depths, the harsher water (4.4, 4.5). */
import { choose, crew, does, food, gold, map, pirates, row, throws, token } from './effects'
import type { CardRow } from './shallows'

const bites = throws(row(1, 2, crew(-2)), row(3, 4, crew(-1)), row(5, 6))

export const depthsOcean: readonly CardRow[] = [
  [1, 'Kraken', 1, { kind: 'kraken' }],
  [2, 'Pirate Brig', 2, pirates(4)],
  [3, 'Pirate Frigate', 2, pirates(5)],
  [4, 'Pirate Galleon', 1, pirates(6)],
  [5, 'Sunken Treasure', 3, does(gold(400))],
  [6, 'Sunken Treasure Hoard', 2, does(gold(600))],
  [7, 'Lost Galleon', 1, does(gold(1000))],
  [8, 'New Crewmates', 3, does(crew(3))],
  [9, 'Great Catch', 2, does(food(3))],
  [10, 'Minefield', 2, token('mine', crew(-2))],
  [11, 'Storm', 3, does(food(-2))],
  [12, 'Hurricane', 1, does(crew(-1), food(-2))],
  [13, 'Crew Overboard', 2, does(crew(-1))],
  [14, 'Shark Attack', 2, bites],
  [15, 'Scurvy', 2, does(crew(-2))],
  [16, 'Rotten Stores', 2, does(food(-3))],
  [
    17,
    'Ghost Ship',
    1,
    choose(
      { id: 'leave', words: 'Leave the ghost ship alone', changes: [] },
      {
        id: 'board',
        words: 'Board her and throw a die',
        rows: [row(1, 3, crew(-2)), row(4, 6, gold(400))],
      },
    ),
  ],
  [18, 'Becalmed', 1, { kind: 'mark', mark: 'becalmed' }],
  [
    19,
    'Homeward Current',
    1,
    choose(
      { id: 'stay', words: 'Stay on course', changes: [] },
      { id: 'goHome', words: 'Drift home at once', changes: [{ goHome: true }] },
    ),
  ],
]

export const depthsIsland: readonly CardRow[] = [
  [1, 'Treasure Map', 1, map('A6', 1000)],
  [2, 'Treasure Map', 1, map('E1', 1000)],
  [3, 'Treasure Map', 1, map('J5', 1000)],
  [4, 'Treasure Map', 1, map('F10', 1000)],
  [5, 'Siren Song', 2, throws(row(1, 3, crew(-2)), row(4, 6, gold(300)))],
  [6, "Mermaid's Blessing", 1, does(crew(3))],
  [7, 'Tiger Ambush', 2, bites],
  [8, 'Crocodile River', 2, does(crew(-2))],
  [9, 'Giant Serpent', 2, throws(row(1, 3, crew(-2)), row(4, 6, food(3)))],
  [10, 'Jungle Fever', 2, does(crew(-2))],
  [11, 'Plague of Rats', 2, does(food(-3))],
  [12, 'Quicksand', 1, does(crew(-1), food(-1))],
  [13, 'Smoking Volcano', 1, does(crew(-2), food(-2))],
  [14, 'Buried Treasure', 3, does(gold(500))],
  [
    15,
    'Cursed Gold',
    2,
    choose(
      { id: 'leave', words: 'Leave the cursed gold where it lies', changes: [] },
      { id: 'take', words: 'Take 400 gold, and the curse with it', changes: [gold(400), crew(-2)] },
    ),
  ],
  [16, 'Lost Temple', 2, { kind: 'expedition' }],
  [17, 'Jungle Feast', 2, does(food(4))],
  [18, 'Castaway Colony', 2, does(crew(3))],
  [19, 'Hidden Anchorage', 1, does(crew(1), food(2))],
]
