import { beforeAll, describe, expect, it } from 'vitest'
import { createThrow, loadPhysics, poseSize } from '../../physics'
import { testDice, testRecord, testRequest } from '../../physics/testing/throws'
import type { Desk } from './play/desk'
import type { SoundBank } from './play/soundBank'
import type { VoiceRequest } from './play/voices'
import { tapeOf } from './testing/mixdown'
import { createThrowSound } from './throwSound'

beforeAll(loadPhysics)

/** A desk that writes down what it is handed, on a clock of its own. */
function paperDesk() {
  const handed: VoiceRequest[] = []
  const recalled: number[] = []
  const context = { currentTime: 0, baseLatency: 0, outputLatency: 0.03 }
  const follow = () => {}
  const desk = {
    context,
    chain: { buses: { dice: {}, table: {} } },
    voices: {
      start: (request: VoiceRequest) => handed.push(request),
      recallThrow: () => recalled.push(context.currentTime),
    },
    loops: { felt: { follow }, wood: { follow } },
  }
  return { handed, recalled, context, desk: desk as unknown as Desk }
}

const bank = { impact: () => ({ duration: 0.1 }) } as unknown as SoundBank
const record = testRecord({ seed: 'heard', request: testRequest({ dice: testDice(38) }) })
const heard = { seed: record.seed, container: record.request.container, dice: record.request.dice }

/** Plays a throw as a scene does: steps as the picture needs them, one `follow` a frame. */
function playLive(
  sound: ReturnType<typeof createThrowSound>,
  paper: ReturnType<typeof paperDesk>,
  desk = true,
) {
  const live = createThrow(record, { contacts: true })
  const poses = new Float32Array(live.dice.length * poseSize)
  const start = performance.now
  let seconds = 0
  performance.now = () => seconds * 1000
  try {
    sound.begin(heard)
    while (!live.done) {
      seconds += 1 / 60
      paper.context.currentTime = seconds
      for (let i = 0; i < 2; i++) {
        live.step()
        live.writePoses(poses)
        sound.hear(live.steps, live.contacts, poses)
      }
      sound.follow(live.steps, true, desk ? paper.desk : undefined)
    }
    return live.steps
  } finally {
    performance.now = start
    live.free()
  }
}

/** The page's clock goes on from playback to playback. */
let seconds = 1000

function replay(
  sound: ReturnType<typeof createThrowSound>,
  paper: ReturnType<typeof paperDesk>,
  steps: readonly number[],
  isPlaying = true,
) {
  const start = performance.now
  seconds += 1
  performance.now = () => seconds * 1000
  try {
    for (const step of steps) {
      seconds += 1 / 60
      paper.context.currentTime = seconds
      sound.follow(step, isPlaying, paper.desk)
    }
  } finally {
    performance.now = start
  }
}

const evenly = (rate: number, to: number) =>
  Array.from({ length: Math.ceil(to / (2 * rate)) }, (_, frame) => frame * 2 * rate)

describe('the sound of a throw', () => {
  it('hands over every voice of the tape once, when its step is due', () => {
    const paper = paperDesk()
    playLive(createThrowSound(bank, { azimuth: 0 }), paper)
    const { voices } = tapeOf(record)
    expect(paper.handed).toHaveLength(voices.length)
    // One frame after the step, and as far apart as the tape has them: to half a millisecond.
    const late = paper.handed.map(({ at }, i) => at - voices[i]!.at / 120)
    expect(Math.max(...late) - Math.min(...late)).toBeLessThan(0.0005)
    expect(Math.max(...late)).toBeLessThan(0.025)
    expect(paper.handed.every(({ ofThrow }) => ofThrow)).toBe(true)
  })

  it('plays back the same voices, slowed with the picture', () => {
    const paper = paperDesk()
    const sound = createThrowSound(bank, { azimuth: 0 })
    const last = playLive(sound, paper)
    const first = [...paper.handed]
    for (const rate of [1, 0.5, 0.25]) {
      paper.handed.length = 0
      sound.follow(0, false, paper.desk)
      replay(sound, paper, evenly(rate, last))
      expect(paper.handed.map(voice => voice.gain)).toEqual(first.map(voice => voice.gain))
      const span = (list: readonly VoiceRequest[]) => list.at(-1)!.at - list[0]!.at
      expect(span(paper.handed) / span(first)).toBeGreaterThan(0.97 / rate)
      expect(span(paper.handed) / span(first)).toBeLessThan(1.03 / rate)
      expect(paper.handed.map(voice => voice.rate)).toEqual(first.map(voice => voice.rate))
    }
  })

  it('is silent while the picture is dragged, stands, or runs backwards', () => {
    const paper = paperDesk()
    const sound = createThrowSound(bank, { azimuth: 0 })
    const last = playLive(sound, paper)
    paper.handed.length = 0
    sound.follow(0, false, paper.desk)
    replay(sound, paper, evenly(1, last), false)
    replay(sound, paper, evenly(1, last).reverse())
    replay(sound, paper, evenly(10, last))
    replay(sound, paper, new Array(60).fill(30))
    expect(paper.handed).toEqual([])
  })

  it('cancels voices that have not begun when the picture stops', () => {
    const paper = paperDesk()
    const sound = createThrowSound(bank, { azimuth: 0 })
    playLive(sound, paper)
    paper.recalled.length = 0
    sound.follow(30, false, paper.desk)
    sound.follow(30, false, paper.desk)
    expect(paper.recalled).toHaveLength(1)
  })

  it('plays no burst of late hits when started in the middle of a throw', () => {
    const paper = paperDesk()
    const sound = createThrowSound(bank, { azimuth: 0 })
    const last = playLive(sound, paper, false)
    expect(paper.handed).toEqual([])
    replay(sound, paper, [last - 2, last - 1, last])
    expect(paper.handed).toEqual([])
  })

  it('lets the fist be heard at once, and again in the playback', () => {
    const paper = paperDesk()
    const sound = createThrowSound(bank, { azimuth: 0 })
    const last = playLive(sound, paper)
    paper.handed.length = 0
    sound.bang(3, last, paper.desk)
    expect(paper.handed).toHaveLength(1)
    expect(paper.handed[0]!.at).toBe(paper.context.currentTime)
    sound.bang(3, last, paper.desk)
    expect(paper.handed, 'the same blow told twice').toHaveLength(1)
    for (let step = last + 1; step < last + 40; step++) sound.hear(step, [], new Float32Array(38 * 7))
    sound.follow(0, false, paper.desk)
    paper.handed.length = 0
    replay(sound, paper, evenly(1, last + 30))
    const fist = paper.handed.at(-1)!
    expect(fist.gain).toBeGreaterThan(0.7)
    expect(paper.handed).toHaveLength(tapeOf(record).voices.length + 1)
  })
})
