import { describe, expect, it } from 'vitest'
import { createTierWatch } from './quality'

describe('the choice of a quality tier', () => {
  it('gives way after a second of slow frames, and not before', () => {
    const watch = createTierWatch('high')
    for (let i = 0; i < 24; i++) watch.frame(40)
    expect(watch.tier).toBe('high')
    for (let i = 0; i < 3; i++) watch.frame(40)
    expect(watch.tier).toBe('medium')
  })

  it('forgives a single hitch among quick frames', () => {
    const watch = createTierWatch('high')
    for (let round = 0; round < 40; round++) {
      watch.frame(300)
      for (let i = 0; i < 60; i++) watch.frame(16.7)
    }
    expect(watch.tier).toBe('high')
  })

  it('never tries a tier again that proved too slow', () => {
    const watch = createTierWatch('high')
    for (let i = 0; i < 30; i++) watch.frame(40)
    expect(watch.tier).toBe('medium')
    watch.probe(2)
    expect(watch.tier).toBe('medium')
  })

  it('climbs on a quick probe and falls at once on a hopeless one', () => {
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
