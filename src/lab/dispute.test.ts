import { beforeAll, describe, expect, it } from 'vitest'
import type { ThrowRecord } from '../measure'
import { attemptRecord, loadPhysics, simulateThrow } from '../physics'
import { disputeMark, readDispute, recompute, writeDispute } from './dispute'
import { diceOf, presets } from './fleets'
import { labRequest } from './labRequest'

const record: ThrowRecord = {
  ...attemptRecord(labRequest(diceOf(presets.everything.fleet)), 'seed with "quotes" and ☠', 1, {
    x: 3.25,
    z: -12,
    shake: 0.4,
  }),
  bangs: [{ step: 240, level: 1 }],
}

const packed = (data: unknown) => `${disputeMark}${Buffer.from(JSON.stringify(data)).toString('base64url')}`

beforeAll(() => loadPhysics())

describe('a dispute in a link', () => {
  it('comes back as it was written', () => {
    const dispute = {
      record,
      placed: undefined,
      hash: '0123456789abcdef',
      measured: ['p-red-1', 'c-blue'],
      tiles: [{ id: 'T8' as const, x: -12.5, y: 40, rotation: 30 }],
    }
    expect(readDispute(writeDispute(dispute))).toEqual({ ok: true, dispute })
  })

  it('lets the dice fall again and agrees, bit for bit', () => {
    const { hash, dice } = simulateThrow(record)
    const again = recompute({ record, placed: undefined, hash, measured: [], tiles: [] })
    expect(again.agrees).toBe(true)
    expect(again.lying).toEqual(dice)
  })

  it('disagrees when the throw was tampered with', () => {
    const { hash } = simulateThrow(record)
    const tampered = { ...record, seed: `${record.seed}!` }
    expect(recompute({ record: tampered, placed: undefined, hash, measured: [], tiles: [] }).agrees).toBe(
      false,
    )
  })

  it('needs its prefix', () => {
    expect(readDispute('')).toBeUndefined()
    expect(readDispute('#somewhere')).toBeUndefined()
  })

  const good = { v: 1, t: record, m: [] }
  const die = { id: 'p-red-1', kind: 'ship', face: 1, x: 0, y: 0, yaw: 0 }
  it.each([
    ['nothing', disputeMark],
    ['letters that are no base64', `${disputeMark}&&&`],
    [
      'half of a link',
      writeDispute({ record, placed: undefined, hash: undefined, measured: [], tiles: [] }).slice(0, 300),
    ],
    ['ten megabytes', `${disputeMark}${'A'.repeat(10_000_000)}`],
    ['another version', packed({ ...good, v: 2 })],
    ['a field of somebody else', packed({ ...good, extra: 1 })],
    ['a prototype', packed(JSON.parse('{"v":1,"m":[],"__proto__":{"t":1}}'))],
    ['neither throw nor dice', packed({ v: 1, m: [] })],
    ['both', packed({ ...good, p: [die] })],
    [
      'an unknown kind',
      packed({ ...good, t: { ...record, request: { ...record.request, dice: [{ id: 'a', kind: 'd20' }] } } }),
    ],
    ['a die twice', packed({ v: 1, p: [die, { ...die, x: 40 }], m: [] })],
    ['dice on each other', packed({ v: 1, p: [die, { ...die, id: 'p-red-2', x: 4 }], m: [] })],
    ['a die outside of the box', packed({ v: 1, p: [{ ...die, x: 400 }], m: [] })],
    ['a seventh face', packed({ v: 1, p: [{ ...die, face: 7 }], m: [] })],
    ['a measured die that is not there', packed({ v: 1, p: [die], m: ['p-blue-1'] })],
    ['not a number', packed({ v: 1, p: [{ ...die, x: null }], m: [] })],
    [
      'a thousand dice',
      packed({ v: 1, p: Array.from({ length: 1000 }, (_, i) => ({ ...die, id: `d-${i}` })), m: [] }),
    ],
  ])('refuses %s with a reason', (_, hash) => {
    const read = readDispute(hash)
    expect(read?.ok).toBe(false)
    if (read?.ok === false) expect(read.why).toMatch(/^This link is damaged: .+\.$/)
  })
})
