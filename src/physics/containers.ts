import type { ContainerId, Side } from '../measure'
import type { Material } from './settings'

/** A place to throw dice into: inner sizes in millimetres; x to the right, z towards the south. */
export interface Container {
  readonly id: ContainerId
  readonly innerX: number
  readonly innerZ: number
  /** 0: no walls, the open table. */
  readonly wallHeight: number
  readonly wallThickness: number
  readonly floor: Material
  readonly walls: Material
  /** How high the floor lies above the table top. */
  readonly floorThickness: number
  readonly roll: RollStart
  /** The floor is the circle within the inner sizes. */
  readonly isRound?: true
}

/** Where and how fast dice leave the hand that rolls them. */
export interface RollStart {
  readonly from: Side
  /** Heights of the centres above the floor, in mm. */
  readonly height: readonly [low: number, high: number]
  /** Speed inwards, in mm/s. */
  readonly speed: readonly [low: number, high: number]
  /** Minimum spin in rad/s, so that nobody can place a face by hand. */
  readonly leastSpin: number
  /** Milliseconds between one die and the next as they leave the hand; 0: all at once. */
  readonly everyMs: number
}

/**
 * Dice on bare cardboard or felt roll the same way but where a game says otherwise. From 45 mm up a die has time to make
 * any turn before it meets the floor, so that it forgets how it lay in the hand.
 */
const tableRoll: RollStart = { from: 'south', height: [45, 65], speed: [600, 900], leastSpin: 10, everyMs: 0 }

export const containers: Readonly<Record<ContainerId, Container>> = {
  /** rattle-battle 2.1: the bottom of the game box. */
  'sea-box': {
    id: 'sea-box',
    innerX: 290,
    innerZ: 290,
    wallHeight: 70,
    wallThickness: 4,
    floor: 'board',
    walls: 'board',
    floorThickness: 3,
    roll: tableRoll,
  },
  /** rattle-battle 6.2: a player's own tray; rolls start at a short side with 600 to 900 mm/s. */
  tray: {
    id: 'tray',
    innerX: 200,
    innerZ: 140,
    wallHeight: 30,
    wallThickness: 8,
    floor: 'felt',
    walls: 'wood',
    floorThickness: 3,
    roll: { ...tableRoll, from: 'west' },
  },
  /** rolling-with-the-waves 2 and RW-140: the bag is tipped over it, one die every 40 ms. */
  'rolling-waves-tray': {
    id: 'rolling-waves-tray',
    innerX: 300,
    innerZ: 220,
    wallHeight: 40,
    wallThickness: 8,
    floor: 'felt',
    walls: 'wood',
    floorThickness: 3,
    roll: { from: 'south', height: [60, 120], speed: [300, 1200], leastSpin: 0, everyMs: 40 },
  },
  /** rolling-seas 2 and 6: tossed from about 200 mm above. */
  'rolling-seas-tray': {
    id: 'rolling-seas-tray',
    innerX: 240,
    innerZ: 240,
    wallHeight: 45,
    wallThickness: 8,
    floor: 'felt',
    walls: 'wood',
    floorThickness: 3,
    roll: { from: 'south', height: [180, 220], speed: [200, 500], leastSpin: 5, everyMs: 0 },
  },
  /** waves-of-fortune 2 and 6: at least 10 rad/s about a random axis. */
  'fortune-tray': {
    id: 'fortune-tray',
    innerX: 160,
    innerZ: 160,
    wallHeight: 30,
    wallThickness: 8,
    floor: 'felt',
    walls: 'wood',
    floorThickness: 3,
    // Out of a cup held high: thrown slowly from low down, dice lie before they have forgotten how they lay in it.
    roll: { ...tableRoll, height: [90, 120], speed: [300, 700] },
  },
  /** waves 2: a shallow round dish in the middle of the Council, for the toss of the Wave token. */
  'shell-dish': {
    id: 'shell-dish',
    innerX: 110,
    innerZ: 110,
    wallHeight: 4,
    wallThickness: 6,
    floor: 'felt',
    walls: 'wood',
    floorThickness: 2,
    roll: { from: 'south', height: [200, 300], speed: [0, 200], leastSpin: 15, everyMs: 0 },
    isRound: true,
  },
  /** The bare table top; dice within this square of its middle count as inside. */
  table: {
    id: 'table',
    innerX: 600,
    innerZ: 600,
    wallHeight: 0,
    wallThickness: 0,
    floor: 'wood',
    walls: 'wood',
    floorThickness: 0,
    roll: { ...tableRoll, speed: [400, 700] },
  },
}

/** RB-116: from the third repetition on, invisible walls reach this high above the floor, in mm. */
export const raisedWallHeight = 400
