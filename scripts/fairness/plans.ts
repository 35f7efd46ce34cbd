import type { SamplePlan } from '../../src/cli/fairness/sampleThrows'
import type { ContainerId, DieKind, ThrowStyle } from '../../src/measure'

/**
 * How many dice, fixed before the first throw. Suppose one face is 1 % too likely and its opposite 1 % too rare. To see
 * that eight times in ten at the 5 % level, a chi-square test of six faces needs 385,000 dice.
 */
export const leastDice = 400_000

/** Four seeds a kind, so that one odd run can be told from a habit. */
export const seeds = ['anchor', 'bowline', 'capstan', 'davit'] as const

/**
 * The kinds whose bodies differ. All six-sided kinds share one body, so the same seeds give the same bits whatever is
 * engraved (a test throws each of them): the counts of `d6` are the counts of every one of them.
 */
const bodies: readonly [kind: DieKind, dicePerDrop: number][] = [
  // The largest number that any rule can ask for, and the hardest case: most drops need the fist.
  ['d6', 38],
  // The games throw three; a dozen already meet each other often.
  ['d12', 12],
]

/** Drops into the Sea Box, for every body. */
export const kindPlans: readonly SamplePlan[] = bodies.flatMap(([kind, dicePerDrop]) =>
  seeds.map(seed => ({
    kind,
    dicePerDrop,
    drops: Math.ceil(leastDice / seeds.length / dicePerDrop),
    seed: `${kind}/${seed}`,
    container: 'sea-box' as const,
    style: 'drop' as const,
  })),
)

/** Rolls and tosses as the games make them; fewer, since they share the bodies and the hand of the drops. */
const others: readonly [ContainerId, ThrowStyle, DieKind, number, number][] = [
  ['tray', 'roll', 'ship', 5, 12_000],
  ['rolling-waves-tray', 'roll', 'd6', 15, 4_000],
  ['rolling-seas-tray', 'roll', 'd12', 3, 20_000],
  ['fortune-tray', 'roll', 'd6', 3, 20_000],
  ['sea-box', 'drop', 'ship', 8, 7_500],
]

export const otherPlans: readonly SamplePlan[] = others.map(([container, style, kind, dice, drops]) => ({
  kind,
  dicePerDrop: dice,
  drops,
  seed: `${container}/${style}/${dice}`,
  container,
  style,
}))
