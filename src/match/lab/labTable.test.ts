import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { loadPhysics, simulateThrow } from '../../physics'
import { tableSettings } from '../table/tableSettings'
import { presets } from './fleets'
import { onLabStep } from './labEvents'
import { labStore } from './labStore'
import {
  advanceLab,
  bang,
  chooseFleet,
  dropNow,
  dropSameAgain,
  gather,
  labPlayer,
  letGo,
  openLab,
  repeatDrop,
  scrubTo,
  startReplay,
} from './labTable'

const state = () => labStore.getState()

/** Lets frames of a sixtieth of a second go by until nothing moves; answers how many. */
function watch(): number {
  let frames = 0
  while (advanceLab(1 / 60)) frames++
  return frames
}

beforeAll(() => loadPhysics())

beforeEach(async () => {
  tableSettings.setState({ picture: 'drawn', pace: 'real', reducedMotion: false })
  await openLab()
  chooseFleet(presets.skirmish.fleet)
})

describe('the table of the lab', () => {
  it('shows no result before the last step has been seen, and the very result of the record then', () => {
    gather({ seed: 'gull' })
    letGo()
    for (let frames = 0; advanceLab(1 / 60); frames++) {
      expect(state().result).toBeUndefined()
      expect(state().lying).toHaveLength(0)
      expect(frames).toBeLessThan(1200)
    }
    expect(state().result?.hash).toBe(simulateThrow(state().record!).hash)
    expect(state().lying).toHaveLength(18)
  })

  it('ends in the same bits whatever the frame rate', () => {
    const hashes = [1 / 30, 1 / 60, 1 / 144, 0.19].map(seconds => {
      gather({ seed: 'frames' })
      letGo({ x: 12, shake: 0.7 })
      while (advanceLab(seconds));
      return state().result!.hash
    })
    expect(new Set(hashes).size).toBe(1)
  })

  it('offers the fist while a die is cocked and only then; the record grows by it', () => {
    for (let i = 0; state().phase !== 'cocked'; i++) {
      gather({ seed: `cocked-${i}` })
      letGo()
      watch()
    }
    const before = state().result!.hash
    bang()
    expect(state().phase).toBe('falling')
    expect(state().result).toBeUndefined()
    watch()
    expect(state().record!.bangs).toHaveLength(1)
    expect(state().result!.hash).not.toBe(before)
    expect(state().result!.hash).toBe(simulateThrow(state().record!).hash)
    if (state().phase === 'settled') {
      const { result } = state()
      bang()
      expect(state().result).toBe(result)
    }
  })

  it('gathers and repeats a drop of which a die went overboard, and says so', () => {
    gather({ seed: 'rim' })
    const { record } = state()
    // Let go over the corner of the box some dice must miss it.
    labStore.setState({ record: { ...record!, request: { ...record!.request, at: { x: 140, z: 140 } } } })
    letGo()
    watch()
    expect(state().phase).toBe('overboard')
    expect(state().word.text).toMatch(/overboard/)
    expect(state().word.rule).toBe('RB-112')
    expect(state().lying).toHaveLength(0)
    repeatDrop()
    expect(state().phase).toBe('held')
    expect(state().attempt).toBe(2)
    expect(state().dropsAtOnce).toBe(true)
    expect(state().record!.seed).not.toBe(record!.seed)
    letGo()
    watch()
    expect(['settled', 'cocked']).toContain(state().phase)
  })

  it('drops the same again, blows of the fist included', () => {
    for (let i = 0; state().phase !== 'cocked'; i++) {
      gather({ seed: `again-${i}` })
      letGo()
      watch()
    }
    bang()
    watch()
    const { hash } = state().result!
    dropSameAgain()
    letGo(state().record?.gesture)
    watch()
    expect(state().result!.hash).toBe(hash)
  })

  it('plays back without touching the result', () => {
    gather({ seed: 'replay' })
    letGo()
    watch()
    const { result, lying } = state()
    scrubTo(0.3)
    expect(labPlayer()!.playhead).toBeCloseTo(0.3 * labPlayer()!.lastStep, 6)
    startReplay(0.25)
    while (advanceLab(1 / 30));
    expect(labPlayer()!.playhead).toBe(labPlayer()!.lastStep)
    expect(state().result).toBe(result)
    expect(state().lying).toBe(lying)
    expect(state().replay?.playing).toBe(false)
  })

  it('drops at once and to the end where there is no picture', () => {
    tableSettings.setState({ picture: 'absent' })
    gather({ seed: 'plain' })
    dropNow()
    expect(['settled', 'cocked']).toContain(state().phase)
    expect(state().result!.hash).toBe(simulateThrow(state().record!).hash)
    dropNow()
    expect(['settled', 'cocked']).toContain(state().phase)
  })

  it('lets every hit be heard, floor and dice among them', () => {
    const heard = new Set<string>()
    const stop = onLabStep(({ contacts }) => {
      for (const contact of contacts) heard.add(contact.against)
    })
    gather({ seed: 'hits' })
    letGo()
    watch()
    stop()
    expect(heard).toContain('floor')
    expect(heard).toContain('die')
  })
})
