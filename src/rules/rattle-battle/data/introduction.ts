/** The seven Introductory Adventures (4.6), number 1 on top. */
import type { AdventureCard } from './adventureTypes'
import { away, escapes, explode, redrop, row, seaCard, surrender, towards, volley } from './cardRows'

export const introductoryAdventures: readonly AdventureCard[] = [
  seaCard({
    id: 'I01',
    name: 'Fair Wind',
    pile: 'intro',
    fleet: { yellow: 3 },
    rows: { SAIL: row(1), GRAPE: row(1) },
    loot: 2,
  }),
  seaCard({
    id: 'I02',
    name: 'Runaway Merchants',
    pile: 'intro',
    fleet: { yellow: 3, green: 1 },
    rows: { SAIL: row(1, escapes), GRAPE: row(1, surrender) },
    loot: 2,
  }),
  seaCard({
    id: 'I03',
    name: 'Sea Patrol',
    pile: 'intro',
    fleet: { green: 2, red: 1 },
    rows: { SAIL: row(2, towards), GRAPE: row(2, volley) },
    loot: 2,
  }),
  {
    kind: 'crazy',
    id: 'I04',
    name: 'Throwing the Bones',
    pile: 'intro',
    diceUse: 'roll',
    loot: 1,
    tiles: [],
    effects: [],
  },
  seaCard({
    id: 'I05',
    name: 'Powder Barge',
    pile: 'intro',
    fleet: { yellow: 2, green: 2 },
    rows: { SAIL: row(0, explode(1)), GRAPE: row(3, away) },
    loot: 3,
  }),
  seaCard({
    id: 'I06',
    name: 'Among the Islands',
    pile: 'intro',
    fleet: { green: 2, red: 1 },
    rows: { SAIL: row(2, volley), GRAPE: row(4) },
    loot: 3,
    effects: [{ key: 'tilesBlockFire' }],
    tiles: [
      { id: 'T10', x: 0, y: 85, rotation: 0 },
      { id: 'T1', x: -80, y: -60, rotation: 0 },
      { id: 'T2', x: 80, y: -60, rotation: 30 },
    ],
  }),
  seaCard({
    id: 'I07',
    name: "The Governor's Flagship",
    pile: 'intro',
    fleet: { red: 2, green: 2, orange: 1 },
    rows: { SAIL: row(3, volley), GRAPE: row(4), SKULL: row(6, volley, redrop) },
    loot: 3,
    effects: [{ key: 'sinkBonusCoin', colour: 'orange', coins: 2 }],
  }),
]
