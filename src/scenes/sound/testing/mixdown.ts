import type { ThrowRecord } from '../../../measure'
import { createThrow, poseSize } from '../../../physics'
import type { ThrowVoice } from '../hits/mergeHits'
import { createThrowTape, type ThrowTape } from '../hits/throwTape'
import { renderImpact } from '../synth/renderImpact'

/** Throws the dice with the engine and writes down what is to be heard. */
export function tapeOf(record: ThrowRecord): ThrowTape {
  const { request, seed } = record
  const live = createThrow(record, { contacts: true })
  const tape = createThrowTape({
    seed,
    container: request.container,
    dice: [...request.dice, ...request.lying],
    ...(request.edgeMm === undefined ? {} : { edgeMm: request.edgeMm }),
  })
  const poses = new Float32Array(live.dice.length * poseSize)
  try {
    for (const blow of record.bangs) if (blow.step === 0) tape.bang(0, blow.level)
    while (!live.done) {
      live.step()
      live.writePoses(poses)
      tape.hear(live.steps, live.contacts, poses)
      for (const blow of record.bangs) if (blow.step === live.steps) tape.bang(blow.step, blow.level)
    }
  } finally {
    live.free()
  }
  return tape
}

/** The voices of a throw on one channel, as they fall; nothing limits them. */
export function mixdown(voices: readonly ThrowVoice[], sampleRate: number): Float32Array {
  const last = voices.reduce((latest, voice) => Math.max(latest, voice.at), 0)
  const out = new Float32Array(Math.ceil((last / 120 + 0.6) * sampleRate))
  for (const { sound, layer, variant, rate, gain, at } of voices) {
    const samples = renderImpact(sound, layer, variant, sampleRate)
    const from = Math.round((at / 120) * sampleRate)
    for (let i = 0; from + i < out.length; i++) {
      const place = i * rate
      const whole = Math.floor(place)
      if (whole + 1 >= samples.length) break
      const share = place - whole
      out[from + i]! += gain * (samples[whole]! * (1 - share) + samples[whole + 1]! * share)
    }
  }
  return out
}
