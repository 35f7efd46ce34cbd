import { describe, expect, it } from 'vitest'
import { followMoment, hear, silent } from './coaching'
import { asked, fist, held, type Lesson, type Moment, told } from './lesson'
import type { DeskMoment } from './momentOf'

const lesson = (id: string, when: Lesson['when']): Lesson => ({ id, words: `${id}.`, rule: 'RB-1', when })
const asking = (step: string, ...kinds: readonly string[]): Moment => ({
  kind: 'asked',
  view: undefined,
  step,
  seat: 0,
  moves: kinds.map(kind => ({ kind, seat: 0 })),
})
const telling = (kind: string): Moment => ({
  kind: 'told',
  view: undefined,
  event: { rule: 'RB-1', text: kind, kind },
})
const at = (moment: Moment): DeskMoment => ({ moment, source: {} })

const sail = lesson('sail', asked('turn', 'move'))
const fire = lesson('fire', asked('turn', 'fire'))
const fight = lesson('fight', told('fight'))
const lessons = [sail, fire, fight]
const nothingLearnt = () => false

describe('the current lesson', () => {
  it('is the first thing that matters and has not been said', () => {
    const now = at(asking('turn', 'fire', 'move'))
    expect(followMoment(silent, now, lessons, nothingLearnt).coaching.said).toBe(sail)
    expect(followMoment(silent, now, lessons, one => one === sail).coaching.said).toBe(fire)
    expect(followMoment(silent, now, lessons, () => true).coaching).toBe(silent)
  })

  it('stays as long as it applies, even if another lesson applies too', () => {
    const { coaching } = followMoment(silent, at(asking('turn', 'fire')), lessons, nothingLearnt)
    const later = followMoment(coaching, at(asking('turn', 'move', 'fire')), lessons, nothingLearnt)
    expect(later.coaching).toBe(coaching)
    expect(later.learnt).toBeUndefined()
  })

  it('counts as learnt when its moment is over', () => {
    const { coaching } = followMoment(silent, at(asking('turn', 'move')), lessons, nothingLearnt)
    const later = followMoment(coaching, undefined, lessons, nothingLearnt)
    expect(later.learnt).toBe(sail)
    expect(later.coaching.said).toBeUndefined()
  })

  it('is not followed by something else in the same moment', () => {
    const now = at(asking('turn', 'move', 'fire'))
    const read = hear(followMoment(silent, now, lessons, nothingLearnt).coaching, now)
    expect(read.learnt).toBe(sail)
    const isLearnt = (one: Lesson) => one === sail
    expect(followMoment(read.coaching, now, lessons, isLearnt).coaching.said).toBeUndefined()
    const next = at(asking('turn', 'move', 'fire'))
    expect(followMoment(read.coaching, next, lessons, isLearnt).coaching.said).toBe(fire)
  })

  it('pauses the game only while events are told, and until it has been read', () => {
    const now = at(telling('fight'))
    const { coaching } = followMoment(silent, now, lessons, nothingLearnt)
    expect(coaching).toMatchObject({ said: fight, isHolding: true })
    expect(followMoment(coaching, undefined, lessons, nothingLearnt).coaching).toBe(coaching)
    expect(hear(coaching, now).coaching).toMatchObject({ said: undefined, isHolding: false })
    expect(followMoment(silent, at(asking('turn', 'move')), lessons, nothingLearnt).coaching.isHolding).toBe(
      false,
    )
  })
})

describe('moments', () => {
  it('differ by activity, phase and the available choices', () => {
    expect(asked('turn', 'move')(asking('turn', 'pass'))).toBe(false)
    expect(asked('turn')(asking('loot', 'pass'))).toBe(false)
    expect(asked('turn')(asking('turn', 'pass'))).toBe(true)
    expect(told('fight', 'sink')(telling('sink'))).toBe(true)
    expect(told('fight')(asking('fight'))).toBe(false)
    const inHand = { kind: 'held', view: undefined, step: 'drop', seat: 0 } as const
    expect([held('drop')(inHand), held()(inHand), held('roll')(inHand), fist(inHand)]).toEqual([
      true,
      true,
      false,
      false,
    ])
    expect(fist({ ...inHand, kind: 'fist' })).toBe(true)
  })
})
