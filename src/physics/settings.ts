/**
 * Every number that shapes the dice world, with its unit and its reason. One engine unit is one centimetre: at that
 * scale a die is 1.6 units wide, which keeps the engine's absolute tolerances (tuned for objects of about a unit)
 * small against an edge.
 */

export const mmPerUnit = 10

/** True gravity in cm/s². At real scale a drop is over in a second; playback may be slowed, gravity may not. */
export const gravityUnits = 981

/**
 * Steps a second. At 120 a die with 20 rad/s turns 10 degrees between steps, so a corner may pass 1 mm through the
 * floor before it is seen.
 */
export const stepsPerSecond = 120
export const stepSeconds = 1 / stepsPerSecond

/** Rapier's own parameters, all set by us so that no wrapper's or version's default can move a die. */
export const integration = {
  /** The engine's absolute tolerances are meant in units of this length: ours is one unit. */
  lengthUnit: 1,
  /** Penetration that is left alone, in units: 0.02 mm, far below the 0.1 mm a resting die may sink. */
  normalizedAllowedLinearError: 0.002,
  /** Contacts are prepared this far ahead, in units. Larger values damp bounces before they happen. */
  normalizedPredictionDistance: 0.02,
  /**
   * Natural frequency of the contact springs in Hz. With the engine's own 30 one drop of 38 dice in 150 rocks on for
   * seconds, and dice in a pile overlap by up to 0.4 mm; with 120 dice that jam between two walls are still squeezed
   * into each other by up to 0.27 mm (one overfull tray in 300), with 160 by 0.04 mm.
   */
  contactNaturalFrequency: 160,
  /**
   * Iterations of the solver a step. With 4 no two dice of 4,000 throws overlap by more than 0.1 mm at rest (0.05 at
   * most), and none takes longer than 2.8 s. Taking 3 makes a step 7 of 100 cheaper; then three of them overlap by up to
   * 0.36 mm and two rock on for more than 4 s. Stiffer contacts mend the first, and still 1 to 3 of 3,000 rock on.
   */
  solverIterations: 4,
  internalPgsIterations: 1,
  /**
   * One substep: dice against walls and floor are swept by the engine in any case. Sweeping costs 7 of 100; without it
   * a die that is faster sideways than 1.2 m/s may pass a wall of 4 mm in one step.
   */
  maxCcdSubsteps: 1,
} as const

/**
 * Coefficients of a pair are the means of its two partners.
 * Friction: plastic balls on plastic slide at 0.22 to 0.25 (Foerster, Louge, Chang and Allia 1994, Physics of
 * Fluids 6:1108); dice on printed cardboard, felt and wood grip more: the pairs are 0.22 die on die, 0.35 on board,
 * 0.41 on felt and 0.35 on wood.
 * Restitution: acrylic dice on wood rebound with 0.5 to 0.6 (Kapitaniak et al. 2012, Chaos 22:047504), on
 * cardboard and felt far less; the pairs are 0.40 die on die, 0.35 on board, 0.25 on felt.
 */
export const materials = {
  die: { friction: 0.22, restitution: 0.4 },
  board: { friction: 0.48, restitution: 0.3 },
  felt: { friction: 0.6, restitution: 0.1 },
  wood: { friction: 0.48, restitution: 0.4 },
} as const
export type Material = keyof typeof materials

/**
 * The engine lets a resting die sink about 0.05 mm into what bears it, at every setting of its parameters. Each surface
 * is felt this much (in units) before it is reached, so that dice come to rest on things and not in them.
 */
export const skin = 0.0035

/** Acrylic glass (PMMA), g/cm³: a 16 mm die then weighs 4.7 g, about what shop dice weigh. */
export const dieDensity = 1.18

/** When everything counts as at rest (rattle-battle 6.1, and stricter than or equal to the other games' rules). */
export const rest = {
  /** 5 mm/s in units: no die faster than this when a row of still steps begins. */
  linearSpeed: 0.5,
  /** rad/s, likewise. */
  angularSpeed: 0.1,
  /** Steps for which no die may stray: half a second. */
  steps: stepsPerSecond / 2,
  /** This many times these speeds end the row: a hop, where a die that leans may chatter for a step. */
  hop: 6,
  /** How far it may stray in that time, in units and degrees: under half of what the speeds above would allow. */
  strays: 0.1,
  straysDeg: 1.2,
  /** The dice are looked at every this many steps; looking more often costs as much as stepping. */
  lookEvery: 4,
  /**
   * After this many steps a die may stray twice as far, which is still less than the speeds above would allow: a die that
   * is balanced on another rocks endlessly in the engine, by a degree, where a real one would stop.
   */
  tiresAfterSteps: 4 * stepsPerSecond,
  tiredTimes: 2,
  /** Steps after which a throw that will not rest is called unsettled, counted from its start or the last blow. */
  boundSteps: 8 * stepsPerSecond,
} as const

/** Upward speed of each die in units (cm/s) and largest spin in rad/s for a blow of the fist (rattle-battle 6.1). */
export const fistLevels = {
  1: { lift: 12, spin: 1 },
  2: { lift: 25, spin: 3 },
  3: { lift: 45, spin: 6 },
} as const
/** Each die feels a blow up to this share harder or softer than the next. */
export const fistSpread = 0.1

/** Half a millimetre: how far a die pressed against a wall may reach into it and still be inside (RB-69). */
export const insideSlackMm = 0.5
