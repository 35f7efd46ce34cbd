/** The rulebook's words as lists and unions: directions, obstacles, cards and the names of spaces. */

/** Clockwise from north, in steps of 45 degrees (RS-12). */
export const dirs = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const
export type Dir = (typeof dirs)[number]

/** West to east (RS-9). */
export const columns = [
  'A',
  'B',
  'C',
  'D',
  'E',
  'F',
  'G',
  'H',
  'I',
  'J',
  'K',
  'L',
  'M',
  'N',
  'O',
  'P',
  'Q',
  'R',
  'S',
] as const
/** North to south (RS-9). */
export const rows = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] as const

/** Column letter and row number, `A1` in the north-west to `S15` in the south-east (RS-9). */
export type Space = `${(typeof columns)[number]}${(typeof rows)[number]}`

export const obstacleKinds = ['rocks', 'storm', 'monster', 'current'] as const
export type ObstacleKind = (typeof obstacleKinds)[number]

export const islandIds = ['IS-1', 'IS-2', 'IS-3', 'IS-4', 'IS-5', 'IS-6'] as const
export type IslandId = (typeof islandIds)[number]

/** `AD-01` to `AD-24`. */
export type CardId = string

/** Ship levels by their Speed (4.8). */
export const speeds = [3, 4, 5] as const
export type Speed = (typeof speeds)[number]

/** The three direction dice in the order of `dice.direction`, then the exploration die. */
export const dieIds = ['light', 'medium', 'dark', 'exploration'] as const
export type DieId = (typeof dieIds)[number]

/** What a box of the Turn Track holds: the wind of a Sail, X for Explore, P for Visit Port (RS-45). */
export const trackMarks = [...dirs, 'X', 'P'] as const
export type TrackMark = (typeof trackMarks)[number]

/** Mark, name and plural of an obstacle in the words of a sentence. */
export const obstacleNames: Readonly<Record<ObstacleKind, string>> = {
  rocks: 'Rocks',
  storm: 'Storm',
  monster: 'Sea Monster',
  current: 'Current',
}

/** "a Storm", "Rocks": as one is drawn. */
export function anObstacle(kind: ObstacleKind): string {
  return kind === 'rocks' ? obstacleNames.rocks : `a ${obstacleNames[kind]}`
}

export const dirNames: Readonly<Record<Dir, string>> = {
  N: 'north',
  NE: 'north-east',
  E: 'east',
  SE: 'south-east',
  S: 'south',
  SW: 'south-west',
  W: 'west',
  NW: 'north-west',
}
