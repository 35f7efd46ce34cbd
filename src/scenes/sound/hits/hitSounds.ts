import type { ContainerId } from '../../../measure'
import { containers, type DieContact, type physicsSettings } from '../../../physics'
import type { HitLayer, ImpactName } from '../synth/impacts'

type Material = physicsSettings.Material

const floors: Readonly<Record<Material, ImpactName>> = {
  board: 'die-on-cardboard',
  felt: 'die-on-felt',
  wood: 'die-on-wood',
  die: 'die-on-die',
}

/** What a hit in this container sounds like. */
export function hitSound(against: DieContact['against'], container: ContainerId): ImpactName {
  const { floor, walls } = containers[container]
  switch (against) {
    case 'die':
      return 'die-on-die'
    case 'floor':
      return floors[floor]
    case 'wall':
      return walls === 'board' ? 'die-on-wall' : floors[walls]
    case 'table':
      return 'die-on-wood'
  }
}

/**
 * The hardest hit that still grows louder, in m/s. A die dropped from a hand lands with 1.7 m/s and bounces, and all of
 * it falls into one step.
 */
export const loudestSpeed = 3.4
/**
 * Physics says 1.4, which spreads the hits of one drop over 50 dB: most would be lost in a room. 0.8 leaves 29 dB
 * between a bump and a blow.
 */
const loudnessExponent = 0.8

/** The share of its full loudness with which a hit of this speed sounds. */
export function hitLevel(speed: number): number {
  return Math.min(1, (speed / loudestSpeed) ** loudnessExponent)
}

export function layerOf(speed: number): HitLayer {
  if (speed < 0.35) return 0
  return speed < 1.3 ? 1 : 2
}
