import type { Result } from '../rules/game'
import { matchVersion } from './match'

/** Turns a match of one version into one of the next; new seals must come from seal.ts. */
export type Migration = (old: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>

/** By the version they start from. A change of the format adds a line and keeps the earlier ones. */
export const migrations: ReadonlyMap<number, Migration> = new Map()

/** The match in the version that this Seabox reads, or why there is no way there. */
export function migrate(
  file: Readonly<Record<string, unknown>>,
  steps: ReadonlyMap<number, Migration> = migrations,
  current: number = matchVersion,
): Result<Readonly<Record<string, unknown>>> {
  const { version } = file
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) {
    return refuse('This match does not say in which version it was written.')
  }
  if (version > current) {
    return refuse(
      `This file was made by a newer Seabox (format ${version}; this one reads up to ${current}). Update this Seabox and try again.`,
    )
  }
  let migrated = file
  for (let at = version; at < current; at++) {
    const step = steps.get(at)
    if (!step) return refuse(`This file is of format ${version}, which this Seabox can no longer read.`)
    migrated = { ...step(migrated), version: at + 1 }
  }
  return { ok: true, value: migrated }
}

function refuse(why: string): Result<never> {
  return { ok: false, why, path: 'version' }
}
