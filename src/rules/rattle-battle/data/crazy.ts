/** The ten Crazy Adventures (4.5); each one's course is in the file of its name in ../crazy. */
import type { CrazyAdventure } from './adventureTypes'

function crazyCard(
  id: string,
  name: string,
  diceUse: CrazyAdventure['diceUse'],
  loot: number,
  more: Partial<Pick<CrazyAdventure, 'tiles' | 'effects'>> = {},
): CrazyAdventure {
  return { kind: 'crazy', id, name, pile: 'crazy', diceUse, loot, tiles: [], effects: [], ...more }
}

export const crazyAdventures: readonly CrazyAdventure[] = [
  crazyCard('C01', 'Race', 'drop', 1),
  crazyCard('C02', 'Brawl', 'roll', 1, { effects: [{ key: 'exchangeLoot', type: 'rum', coins: 1 }] }),
  crazyCard('C03', 'Bombs', 'toss', 1, { tiles: [{ id: 'T11', x: 0, y: 0, rotation: 0 }] }),
  crazyCard('C04', 'Cannons Ready', 'roll', 1),
  crazyCard('C05', 'Attack the Prison', 'roll', 2),
  crazyCard('C06', 'Drinking Contest', 'roll', 1),
  crazyCard('C07', 'Treasure Map', 'drop', 1),
  crazyCard('C08', 'Walk the Plank', 'toss', 1),
  crazyCard('C09', "Gunner's Ladder", 'roll', 2),
  crazyCard('C10', 'Odd One Out', 'drop', 1),
]
