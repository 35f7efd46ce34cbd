/** What things are worth, in points at the end of the game. */
export interface Weights {
  /** Dice a round that a player in a hurry puts into what ends the game. */
  readonly pace: number
  /** A stolen point over one that was rolled: a rival has one less. */
  readonly steal: number
  /** One Infamy: a third of a point, and the dice that it buys. */
  readonly infamy: number
  /** Volleys a round that every player can be expected to fire, whatever they have loaded. */
  readonly volleyRate: number
  /** Volleys to expect of a cannon that lacks one number. */
  readonly loaded: number
  /** Shots of a usual volley. */
  readonly shots: number
  /** How much of a theft that is feared comes to pass. */
  readonly fear: number
  /** How much of a bonus of 5 is credited on the way to it. */
  readonly track: number
  /** A level of Hire Crew, each round. */
  readonly crewLevel: number
  /** One and two numbers on Raise Spirits. */
  readonly oneSpirit: number
  readonly twoSpirits: number
  /** How much of what a cannon will bring is credited for each number in it. */
  readonly cannon: number
  /** An empty chest square, each round: room for what is still to come. */
  readonly room: number
  /** A hull level, beyond what it saves of the treasure that lies there already. */
  readonly hullLevel: number
}

/**
 * Found by letting 3,000 games be played with weights that were changed at random, each seat its own, and following
 * what had won.
 */
export const judged: Weights = {
  pace: 1.9,
  steal: 1.15,
  infamy: 0.22,
  volleyRate: 0.22,
  loaded: 0.75,
  shots: 2.35,
  fear: 1.15,
  track: 0.7,
  crewLevel: 0.05,
  oneSpirit: 0.6,
  twoSpirits: 1.9,
  cannon: 0.48,
  room: 0.1,
  hullLevel: 0,
}

/**
 * What tells best who wins, from the maps at the beginning of each round of 1,800 such games: good for comparing
 * positions, while `judged` is good for choosing dice.
 */
export const foreseen: Weights = {
  pace: 2.2,
  steal: 1.35,
  infamy: 0.36,
  volleyRate: 0.29,
  loaded: 0.7,
  shots: 2.04,
  fear: 0.75,
  track: 0.67,
  crewLevel: 0.4,
  oneSpirit: 0,
  twoSpirits: 1.07,
  cannon: 0.33,
  room: 0.05,
  hullLevel: 2.9,
}
