import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { loadPhysics, simulateThrow } from '../physics'
import { tableSettingsOf } from '../table/tableSettings'
import { tableOfTest } from '../table/testing/tableOfTest'
import { presets } from './fleets'
import { onLabStep } from './labEvents'
import { labStoreOf } from './labStore'
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

const state = () => labStoreOf(tableOfTest()).getState()

/** Lets frames of a sixtieth of a second go by until nothing moves; returns how many. */
function watch(): number {
  let frames = 0
  while (advanceLab(tableOfTest(), 1 / 60)) frames++
  return frames
}

beforeAll(() => loadPhysics())

beforeEach(async () => {
  tableSettingsOf(tableOfTest()).setState({ picture: 'drawn', pace: 'real', reducedMotion: false })
  await openLab(tableOfTest())
  chooseFleet(tableOfTest(), presets.skirmish.fleet)
})

describe('the table of the lab', () => {
  it('shows no result before the last step has been seen, and the very result of the record then', () => {
    gather(tableOfTest(), { seed: 'gull' })
    letGo(tableOfTest())
    for (let frames = 0; advanceLab(tableOfTest(), 1 / 60); frames++) {
      expect(state().result).toBeUndefined()
      expect(state().lying).toHaveLength(0)
      expect(frames).toBeLessThan(1200)
    }
    expect(state().result?.hash).toBe(simulateThrow(state().record!).hash)
    expect(state().lying).toHaveLength(18)
  })

  it('ends in the same bits at every frame rate', () => {
    const hashes = [1 / 30, 1 / 60, 1 / 144, 0.19].map(seconds => {
      gather(tableOfTest(), { seed: 'frames' })
      letGo(tableOfTest(), { x: 12, shake: 0.7 })
      while (advanceLab(tableOfTest(), seconds));
      return state().result!.hash
    })
    expect(new Set(hashes).size).toBe(1)
  })

  it('offers the fist while a die is cocked and only then; the record grows by it', () => {
    for (let i = 0; state().phase !== 'cocked'; i++) {
      gather(tableOfTest(), { seed: `cocked-${i}` })
      letGo(tableOfTest())
      watch()
    }
    const before = state().result!.hash
    bang(tableOfTest())
    expect(state().phase).toBe('falling')
    expect(state().result).toBeUndefined()
    watch()
    expect(state().record!.bangs).toHaveLength(1)
    expect(state().result!.hash).not.toBe(before)
    expect(state().result!.hash).toBe(simulateThrow(state().record!).hash)
    if (state().phase === 'settled') {
      const { result } = state()
      bang(tableOfTest())
      expect(state().result).toBe(result)
    }
  })

  it('repeats a drop when a die went overboard, and says so', () => {
    gather(tableOfTest(), { seed: 'rim' })
    const { record } = state()
    // Let go over the corner of the box some dice must miss it.
    labStoreOf(tableOfTest()).setState({
      record: { ...record!, request: { ...record!.request, at: { x: 140, z: 140 } } },
    })
    letGo(tableOfTest())
    watch()
    expect(state().phase).toBe('overboard')
    expect(state().word.text).toMatch(/overboard/)
    expect(state().word.rule).toBe('RB-112')
    expect(state().lying).toHaveLength(0)
    repeatDrop(tableOfTest())
    expect(state().phase).toBe('held')
    expect(state().attempt).toBe(2)
    expect(state().dropsAtOnce).toBe(true)
    expect(state().record!.seed).not.toBe(record!.seed)
    letGo(tableOfTest())
    watch()
    expect(['settled', 'cocked']).toContain(state().phase)
  })

  it('drops the same again, blows of the fist included', () => {
    for (let i = 0; state().phase !== 'cocked'; i++) {
      gather(tableOfTest(), { seed: `again-${i}` })
      letGo(tableOfTest())
      watch()
    }
    bang(tableOfTest())
    watch()
    const { hash } = state().result!
    dropSameAgain(tableOfTest())
    letGo(tableOfTest(), state().record?.gesture)
    watch()
    expect(state().result!.hash).toBe(hash)
  })

  it('plays back without touching the result', () => {
    gather(tableOfTest(), { seed: 'replay' })
    letGo(tableOfTest())
    watch()
    const { result, lying } = state()
    scrubTo(tableOfTest(), 0.3)
    expect(labPlayer(tableOfTest())!.playhead).toBeCloseTo(0.3 * labPlayer(tableOfTest())!.lastStep, 6)
    startReplay(tableOfTest(), 0.25)
    while (advanceLab(tableOfTest(), 1 / 30));
    expect(labPlayer(tableOfTest())!.playhead).toBe(labPlayer(tableOfTest())!.lastStep)
    expect(state().result).toBe(result)
    expect(state().lying).toBe(lying)
    expect(state().replay?.playing).toBe(false)
  })

  it('drops at once and to the end where there is no picture', () => {
    tableSettingsOf(tableOfTest()).setState({ picture: 'absent' })
    gather(tableOfTest(), { seed: 'plain' })
    dropNow(tableOfTest())
    expect(['settled', 'cocked']).toContain(state().phase)
    expect(state().result!.hash).toBe(simulateThrow(state().record!).hash)
    dropNow(tableOfTest())
    expect(['settled', 'cocked']).toContain(state().phase)
  })

  it('reports every hit, on the floor and between dice', () => {
    const heard = new Set<string>()
    const stop = onLabStep(tableOfTest(), ({ contacts }) => {
      for (const contact of contacts) heard.add(contact.against)
    })
    gather(tableOfTest(), { seed: 'hits' })
    letGo(tableOfTest())
    watch()
    stop()
    expect(heard).toContain('floor')
    expect(heard).toContain('die')
  })
})
