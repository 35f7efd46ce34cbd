import { createChance } from './chance'
import { highPass, lowPass } from './filters'
import { closeLoop, normalise } from './shape'

/** What dice roll and slide on audibly; on cardboard their hits say it all. */
export const rollingFloors = ['felt', 'wood'] as const
export type RollingFloor = (typeof rollingFloors)[number]

const band: Readonly<Record<RollingFloor, readonly [low: number, high: number]>> = {
  felt: [250, 1500],
  wood: [400, 3000],
}

/** Rolling and sliding, to be looped: one voice for all dice of a throw. */
export function renderRollingLoop(floor: RollingFloor, sampleRate: number): Float32Array {
  const chance = createChance(`rolling/${floor}`)
  const samples = new Float32Array(Math.round(1.7 * sampleRate))
  for (let i = 0; i < samples.length; i++) samples[i] = chance.noise()
  highPass(samples, band[floor][0], sampleRate)
  lowPass(samples, band[floor][1], sampleRate)
  return normalise(closeLoop(samples, Math.round(0.2 * sampleRate)))
}
