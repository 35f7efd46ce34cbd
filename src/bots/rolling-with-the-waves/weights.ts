/** What things are worth, in points at the end of the game. */
export interface Weights {
  /** Dice a round that a player in a hurry puts into what ends the game. */
  readonly pace: number
  /** A stolen point over one that was rolled: a rival has one less. */
  readonly steal: number
  /** One Infamy: a third of a point, and the dice that it buys. */
  readonly infamy: number
  /** Volleys a round that every player can be expected to fire, whatever he has loaded. */
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
}

/** As somebody guesses who has read the rules. */
export const guessed: Weights = {
  pace: 1.8,
  steal: 1.4,
  infamy: 0.38,
  volleyRate: 0.25,
  loaded: 0.5,
  shots: 2.6,
  fear: 0.8,
  track: 0.7,
  crewLevel: 0.15,
  oneSpirit: 1.2,
  twoSpirits: 2.8,
  cannon: 0.9,
  room: 0,
}

/** Found by letting computer players play each other. */
export const judged: Weights = { ...guessed }
