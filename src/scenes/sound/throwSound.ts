import type { Bang } from '../../measure'
import type { DieContact } from '../../physics'
import type { ThrowVoice } from './hits/mergeHits'
import { placementOf } from './hits/placement'
import { createPlayClock } from './hits/playClock'
import { createThrowTape, fistVoice, type HeardThrow, type ThrowTape } from './hits/throwTape'
import type { Desk } from './play/desk'
import type { SoundBank } from './play/soundBank'

/** From where the table is heard. */
export interface Listening {
  azimuth: number
}

/** Plays a throw from its tape: live while its steps are made, later at any speed. */
export interface ThrowSound {
  begin(heard: HeardThrow): void
  hear(step: number, contacts: readonly DieContact[], poses: ArrayLike<number>): void
  bang(level: Bang['level'], step: number | undefined, desk: Desk | undefined): void
  follow(playhead: number, isPlaying: boolean, desk: Desk | undefined): void
}

/** Sounds are handed over this long before they are due, in seconds. */
const handOverSeconds = 0.12
/** What is later than this is left out: a hit out of time is worse than none. */
const mostLateSeconds = 0.05
/** Slower than this, every hit is softened by a layer: what falls slowly falls lightly. */
const dreamyRate = 1 / 3

export function createThrowSound(bank: SoundBank, listening: Listening): ThrowSound {
  const clock = createPlayClock()
  let tape: ThrowTape | undefined
  /** Voices before this one have been handed over. */
  let cursor = 0
  /** Blows that were heard at once when they fell. */
  const heardLive = new Set<ThrowVoice>()

  function start(voice: ThrowVoice, at: number, desk: Desk): void {
    const isFist = voice.sound === 'fist'
    const softer = clock.playhead !== undefined && clock.rate < dreamyRate && !isFist
    const layer = softer && voice.layer > 0 ? ((voice.layer - 1) as 0 | 1) : voice.layer
    const place = placementOf(voice.x, voice.z, listening.azimuth)
    desk.voices.start({
      buffer: bank.impact(voice.sound, layer, voice.variant),
      bus: isFist ? desk.chain.buses.table : desk.chain.buses.dice,
      at,
      gain: voice.gain * place.gain,
      rate: voice.rate,
      pan: place.pan,
      isFar: place.isFar,
      ofThrow: true,
    })
  }

  function silence(desk: Desk | undefined): void {
    if (clock.playhead === undefined) return
    clock.stop()
    if (!desk) return
    desk.voices.recallThrow()
    desk.loops.felt.follow(0)
    desk.loops.wood.follow(0)
  }

  function handOver(tape: ThrowTape, desk: Desk, isReplay: boolean): void {
    const now = desk.context.currentTime
    for (; cursor < tape.voices.length; cursor++) {
      const voice = tape.voices[cursor]!
      const due = clock.timeOf(voice.at)
      if (due > now + handOverSeconds) return
      if (heardLive.has(voice) && !isReplay) continue
      if (due >= now - mostLateSeconds) start(voice, Math.max(due, now), desk)
    }
  }

  return {
    begin(heard) {
      tape = createThrowTape(heard)
      cursor = 0
      heardLive.clear()
      clock.stop()
    },
    hear(step, contacts, poses) {
      tape?.hear(step, contacts, poses)
    },
    bang(level, step, desk) {
      const voice = tape && step !== undefined ? tape.bang(step, level) : undefined
      if (tape && step !== undefined && !voice) return
      const isToCome = voice && clock.playhead !== undefined && voice.at > clock.playhead
      if (isToCome) return
      if (voice) heardLive.add(voice)
      if (!desk) return
      start(voice ?? fistVoice(0, level), desk.context.currentTime, desk)
    },
    follow(playhead, isPlaying, desk) {
      if (!tape || !desk || !isPlaying) {
        silence(desk)
        return
      }
      const { context } = desk
      const latency =
        'outputLatency' in context
          ? ((context as AudioContext).baseLatency ?? 0) + ((context as AudioContext).outputLatency ?? 0)
          : 0
      const isStanding = playhead === clock.playhead
      clock.follow(playhead, tape.lastStep, context.currentTime, performance.now() / 1000, latency)
      if (clock.isFresh) {
        desk.voices.recallThrow()
        cursor = tape.voices.findIndex(voice => voice.at > playhead)
        if (cursor < 0) cursor = tape.voices.length
        return
      }
      if (isStanding) return
      handOver(tape, desk, playhead < tape.lastStep - 1)
      if (tape.rollingFloor)
        desk.loops[tape.rollingFloor].follow(tape.rollingAt(playhead), 0.8 + 0.3 * tape.rollingAt(playhead))
    },
  }
}
