/** Most voices that sound at once; of 42 that one drop would want, nobody misses the rest. */
export const mostVoices = 24

export interface Slot {
  start: number
  end: number
  gain: number
  t60: number
}

/** What to do with a newcomer: take a slot, take over the slot of the weakest, or be left out. */
export type Admission =
  | { readonly kind: 'free' | 'instead'; readonly slot: number }
  | { readonly kind: 'refused' }

const refused: Admission = { kind: 'refused' }

export interface VoiceLimit {
  /** Asks for a voice from `start` to `end` seconds that is `gain` loud and falls 60 dB in `t60`. */
  admit(start: number, end: number, gain: number, t60: number): Admission
  /** Voices that sound at this time. */
  count(time: number): number
  clear(): void
}

const freeSlot = (): Slot => ({ start: 0, end: 0, gain: 0, t60: 1 })

export function createVoiceLimit(size = mostVoices): VoiceLimit {
  const slots = Array.from({ length: size }, freeSlot)
  const levelAt = ({ start, gain, t60 }: Slot, time: number) =>
    gain * 10 ** ((-3 * Math.max(0, time - start)) / t60)
  return {
    admit(start, end, gain, t60) {
      let weakest = 0
      let level = Number.POSITIVE_INFINITY
      for (let i = 0; i < slots.length; i++) {
        const slot = slots[i]!
        if (slot.end <= start) {
          Object.assign(slot, { start, end, gain, t60 })
          return { kind: 'free', slot: i }
        }
        const left = levelAt(slot, start)
        if (left < level) {
          level = left
          weakest = i
        }
      }
      if (level >= gain) return refused
      Object.assign(slots[weakest]!, { start, end, gain, t60 })
      return { kind: 'instead', slot: weakest }
    },
    count: time => slots.filter(slot => slot.start <= time && slot.end > time).length,
    clear() {
      for (const slot of slots) slot.end = 0
    },
  }
}
