/**
 * The links of a room. The host's screen makes one key, and all other keys follow from it: so the host can show every
 * link on any device, and the server keeps only their hashes.
 */
import { randomHex } from '../match/freshSeed'
import { sha256Hex } from '../match/sealed/chain'
import type { Seat } from '../rules/game'

const keyLetters = 32

/** 256 random bits. */
export const freshKey = () => randomHex(8)

/** Of a chair; `turn` counts how often its link was changed. */
export function chairKey(hostKey: string, seat: Seat, turn = 0): string {
  return sha256Hex(`seabox chair ${seat} ${turn} of ${hostKey}`).slice(0, keyLetters)
}

export function watchKey(hostKey: string, turn = 0): string {
  return sha256Hex(`seabox watch ${turn} of ${hostKey}`).slice(0, keyLetters)
}

/** What the server keeps of a key. */
export function lockOf(key: string): string {
  return sha256Hex(`seabox lock of ${key}`)
}

export function locksOf(hostKey: string, chairs: number) {
  return {
    host: lockOf(hostKey),
    watch: lockOf(watchKey(hostKey)),
    chairs: Array.from({ length: chairs }, (_, seat) => lockOf(chairKey(hostKey, seat))),
  }
}
