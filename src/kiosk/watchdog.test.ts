import { describe, expect, it } from 'vitest'
import { type Cure, freshWatch, type Seen, type Watch, watch, watchLimits } from './watchdog'

const second: Seen = {
  seconds: 1,
  frames: 0,
  steps: 0,
  shouldMove: true,
  picture: 'drawn',
  isBroken: false,
}

/** This many seconds, of which each is as `look` says; the cures with the second in which they came. */
function seconds(count: number, look: (at: number) => Partial<Seen>, from: Watch = freshWatch) {
  const cures: (readonly [number, Cure])[] = []
  let now = from
  for (let at = 1; at <= count; at++) {
    const next = watch(now, { ...second, frames: at, steps: at, ...look(at) })
    now = next.watch
    if (next.cure) cures.push([at, next.cure])
  }
  return { cures, now }
}

describe('the watchdog', () => {
  it('does nothing while frames and moves go on', () => {
    expect(seconds(3000, () => ({})).cures).toEqual([])
  })

  it('replaces a match that is stuck, then reloads the page', () => {
    const { cures } = seconds(150, () => ({ steps: 0 }))
    expect(cures).toEqual([
      [45, 'match'],
      [90, 'match'],
      [135, 'page'],
    ])
  })

  it('does not act while the table is paused on purpose', () => {
    expect(seconds(600, () => ({ steps: 0, shouldMove: false })).cures).toEqual([])
  })

  it('recreates the canvas when a lost context does not come back', () => {
    const { lostSeconds } = watchLimits
    expect(seconds(lostSeconds - 1, () => ({ picture: 'lost' })).cures).toEqual([])
    expect(seconds(lostSeconds, () => ({ picture: 'lost' })).cures).toEqual([[lostSeconds, 'picture']])
  })

  it('keeps a canvas whose context comes back in time', () => {
    expect(seconds(60, at => ({ picture: at % 10 < 5 ? 'lost' : 'drawn' })).cures).toEqual([])
  })

  it('recreates the canvas after an error if no frame is drawn any more', () => {
    const { cures } = seconds(30, at => ({ isBroken: at === 10, frames: Math.min(at, 10) }))
    expect(cures).toEqual([[10 + watchLimits.doubtSeconds, 'picture']])
  })

  it('keeps the canvas if frames are drawn after an error', () => {
    expect(seconds(30, at => ({ isBroken: at === 10 })).cures).toEqual([])
  })

  it('reloads the page when a new canvas was lost twice within minutes, but never a young page', () => {
    const { cures } = seconds(40, () => ({ picture: 'lost' }))
    const kinds = cures.map(([, cure]) => cure)
    expect(kinds.slice(0, 2)).toEqual(['picture', 'picture'])
    expect(cures.filter(([at, cure]) => cure === 'page' && at < watchLimits.youngSeconds)).toEqual([])
    expect(kinds).toContain('page')
  })

  it('forgets past repairs after some minutes', () => {
    const lost = seconds(watchLimits.lostSeconds, () => ({ picture: 'lost' })).now
    const calm = seconds(watchLimits.relapseSeconds, () => ({}), lost).now
    expect(calm.cured).toEqual([])
  })
})
