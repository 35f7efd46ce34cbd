import type { Bang } from '../../measure'
import type { DieContact } from '../../physics'
import { placementOf } from './hits/placement'
import { createRattle } from './hits/rattle'
import type { HeardThrow } from './hits/throwTape'
import { createDesk, type Desk, type VolumeKind } from './play/desk'
import { createSoundBank } from './play/soundBank'
import { busFor, isLong, type PlayableName, strikesOf } from './playable'
import { variantCount } from './synth/impacts'
import { longSounds } from './synth/longSounds'
import { createThrowSound } from './throwSound'

/**
 * `waiting`: nobody has touched the page yet, and until then no browser lets anything be heard; `quiet`: muted, or
 * out of sight; `unable`: this browser has no sound.
 */
export const soundStates = ['waiting', 'running', 'quiet', 'unable'] as const
export type SoundState = (typeof soundStates)[number]

export interface PlayOptions {
  /** Where it happens, in cm from the middle of the table. */
  readonly x?: number
  readonly z?: number
  /** 0 to 1. */
  readonly strength?: number
}

export interface TableSound {
  readonly state: SoundState
  onState(listener: (state: SoundState) => void): () => void
  /** To be called from within a gesture: makes or resumes the way to the loudspeaker. */
  wake(): void
  /** Wakes with the first gesture on this page and is quiet while nobody sees it; returns how to let go. */
  attach(page: Document): () => void

  setVolume(kind: VolumeKind, share: number): void
  setMuted(isMuted: boolean): void
  setMono(isMono: boolean): void
  /** While somebody speaks, the sea is held back. */
  setDucked(isDucked: boolean): void
  /** Where the camera stands around the table, as the rig counts its azimuth. */
  listenFrom(azimuth: number): void

  /** A new throw; what was heard of the last one is forgotten. */
  startThrow(heard: HeardThrow): void
  /** The hits of a step as it is made; `poses` are seven numbers a die, in cm. Best told every step, even if empty. */
  hear(step: number, contacts: readonly DieContact[], poses: ArrayLike<number>): void
  /** Every frame: where the picture is, in steps. Not playing (pause, dragging, backwards): silence. */
  follow(playhead: number, isPlaying: boolean): void
  /** Every frame while dice are in the hand: how hard it shakes, 0 to 1, and how many they are. */
  shake(intensity: number, dice?: number): void
  /** The fist comes down, after this step of the throw if there is one. */
  bang(level: Bang['level'], step?: number): void
  play(name: PlayableName, options?: PlayOptions): void
  /** The bell calls a player, even from a page that is out of sight. */
  ring(): void
  /** Every frame while a pencil is on paper: its speed, 0 to 1. */
  scratch(speed: number): void
  dispose(): void
}

export interface TableSoundOptions {
  /** A kiosk is never suspended when hidden, only faded: nobody is there to wake it. */
  readonly neverSuspends?: boolean
}

export const defaultVolumes: Readonly<Record<VolumeKind, number>> = { master: 0.7, effects: 1, ambience: 0.6 }

const muteSeconds = 0.015
const hideSeconds = 0.03
/** So long a page out of sight is heard when its bell rings. */
const ringMs = 3300
/** Touches in the hand are handed over for this long ahead, in seconds. */
const rattleAhead = 0.08

export function createTableSound({ neverSuspends = false }: TableSoundOptions = {}): TableSound {
  const bank = createSoundBank()
  const listening = { azimuth: 0 }
  const throwSound = createThrowSound(bank, listening)
  const rattle = createRattle('hand')
  const volumes = { ...defaultVolumes }
  const takes = new Map<string, number>()
  const listeners = new Set<(state: SoundState) => void>()
  let context: AudioContext | undefined
  let desk: Desk | undefined
  let isMuted = false
  let isHidden = false
  let isRinging = false
  let isDucked = false
  let isMono = false
  let isUnable = false
  let isDisposed = false
  let told: SoundState = 'waiting'
  let suspending: ReturnType<typeof setTimeout> | undefined
  let ringing: ReturnType<typeof setTimeout> | undefined

  const isWanted = () => !isMuted && (!isHidden || isRinging) && !isDisposed
  /** Sounds started while the context is suspended would all be heard at once when it resumes. */
  const audible = () => (context?.state === 'running' && isWanted() ? desk : undefined)

  function state(): SoundState {
    if (isUnable) return 'unable'
    if (!context) return 'waiting'
    if (!isWanted()) return 'quiet'
    return context.state === 'running' ? 'running' : 'waiting'
  }

  function tell(): void {
    const now = state()
    if (now === told) return
    told = now
    for (const listener of listeners) listener(now)
  }

  function create(): void {
    try {
      context = new AudioContext({ latencyHint: 'interactive' })
      desk = createDesk(context, bank)
    } catch {
      isUnable = true
      return
    }
    context.onstatechange = tell
    for (const kind of ['master', 'effects', 'ambience'] as const) desk.setVolume(kind, volumes[kind])
    desk.duck(isDucked)
    desk.chain.setMono(isMono)
  }

  /** Brings the context to what is wanted: running and open, or faded and then suspended. */
  function settle(fadeSeconds: number): void {
    clearTimeout(suspending)
    if (context && desk) {
      if (isWanted()) {
        desk.open(true, fadeSeconds)
        void context.resume()
      } else {
        desk.open(false, fadeSeconds)
        throwSound.follow(0, false, desk)
        const ending = desk
        suspending = setTimeout(
          () => {
            ending.voices.silence()
            if (!neverSuspends || isMuted) void context?.suspend()
          },
          fadeSeconds * 1000 + 30,
        )
      }
    }
    tell()
  }

  function nextTake(name: string, count: number): number {
    const take = ((takes.get(name) ?? -1) + 1) % count
    takes.set(name, take)
    return take
  }

  const sound: TableSound = {
    get state() {
      return state()
    },
    onState(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    wake() {
      if (isDisposed || isUnable) return
      if (!context) create()
      if (context?.state === 'running' || !isWanted()) return tell()
      settle(muteSeconds)
    },
    attach(page) {
      const wake = () => sound.wake()
      const look = () => {
        isHidden = page.visibilityState === 'hidden'
        settle(hideSeconds)
      }
      page.addEventListener('pointerup', wake, true)
      page.addEventListener('keydown', wake, true)
      page.addEventListener('visibilitychange', look)
      return () => {
        page.removeEventListener('pointerup', wake, true)
        page.removeEventListener('keydown', wake, true)
        page.removeEventListener('visibilitychange', look)
      }
    },
    setVolume(kind, share) {
      volumes[kind] = share
      desk?.setVolume(kind, share)
    },
    setMuted(muted) {
      if (muted === isMuted) return
      isMuted = muted
      settle(muteSeconds)
    },
    setMono(mono) {
      isMono = mono
      desk?.chain.setMono(mono)
    },
    setDucked(ducked) {
      isDucked = ducked
      desk?.duck(ducked)
    },
    listenFrom(azimuth) {
      listening.azimuth = azimuth
    },
    startThrow(heard) {
      throwSound.begin(heard)
    },
    hear(step, contacts, poses) {
      throwSound.hear(step, contacts, poses)
    },
    follow(playhead, isPlaying) {
      if (isPlaying) bank.hold()
      throwSound.follow(playhead, isPlaying, audible())
    },
    shake(intensity, dice = 12) {
      const desk = audible()
      if (!desk) return
      const now = desk.context.currentTime
      for (const grain of rattle.until(now, now + rattleAhead, intensity, dice))
        desk.voices.start({
          buffer: bank.impact(grain.sound, grain.layer, grain.variant),
          bus: { near: desk.hand, far: desk.hand },
          at: grain.time,
          gain: grain.gain,
          rate: grain.rate,
          pan: 0,
          isFar: false,
        })
    },
    bang(level, step) {
      throwSound.bang(level, step, audible())
    },
    play(name, { x = 0, z = 0, strength = 0.6 } = {}) {
      const desk = audible()
      if (!desk) return
      const place = placementOf(x, z, listening.azimuth)
      const bus = desk.chain.buses[busFor(name)]
      const now = desk.context.currentTime
      const where = { bus, pan: place.pan, isFar: place.isFar }
      if (isLong(name)) {
        const { gain, variants } = longSounds[name]
        const buffer = bank.long(name, nextTake(name, variants))
        desk.voices.start({ ...where, buffer, at: now, gain: gain * place.gain, rate: 1, key: name })
        return
      }
      for (const { sound, after, layer, gain } of strikesOf(name, strength))
        desk.voices.start({
          ...where,
          buffer: bank.impact(sound, layer, nextTake(name, variantCount)),
          at: now + after,
          gain: gain * place.gain,
          rate: 1,
        })
    },
    ring() {
      if (!isHidden) return sound.play('bell')
      if (!context || isMuted) return
      isRinging = true
      settle(hideSeconds)
      void context.resume().then(
        () => sound.play('bell'),
        () => {},
      )
      clearTimeout(ringing)
      ringing = setTimeout(() => {
        isRinging = false
        settle(hideSeconds)
      }, ringMs)
    },
    scratch(speed) {
      const desk = audible()
      desk?.loops.pencil.follow(speed, 0.8 + 0.4 * speed)
    },
    dispose() {
      if (isDisposed) return
      isDisposed = true
      clearTimeout(suspending)
      clearTimeout(ringing)
      desk?.stop()
      bank.dispose()
      listeners.clear()
      void context?.close()
    },
  }
  return sound
}
