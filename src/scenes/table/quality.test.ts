import { describe, expect, it } from 'vitest'
import { createTierWatch } from './quality'

describe('the choice of a quality tier', () => {
  it('lowers the tier after a second of slow frames, and not before', () => {
    const watch = createTierWatch('high')
    for (let i = 0; i < 24; i++) watch.frame(40)
    expect(watch.tier).toBe('high')
    for (let i = 0; i < 3; i++) watch.frame(40)
    expect(watch.tier).toBe('medium')
  })

  it('ignores a single slow frame among fast ones', () => {
    const watch = createTierWatch('high')
    for (let round = 0; round < 40; round++) {
      watch.frame(300)
      for (let i = 0; i < 60; i++) watch.frame(16.7)
    }
    expect(watch.tier).toBe('high')
  })

  it('never retries a tier that was too slow', () => {
    const watch = createTierWatch('high')
    for (let i = 0; i < 30; i++) watch.frame(40)
    expect(watch.tier).toBe('medium')
    watch.probe(2)
    expect(watch.tier).toBe('medium')
  })

  it('raises the tier after a fast probe and drops it at once after a very slow one', () => {
    const climbing = createTierWatch('medium')
    climbing.probe(3)
    expect(climbing.tier).toBe('high')
    const falling = createTierWatch('medium')
    falling.probe(900)
    falling.probe(900)
    expect(falling.tier).toBe('low')
    falling.probe(900)
    expect(falling.tier).toBe('low')
  })
})
