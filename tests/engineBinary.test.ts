import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isUnused, unusedEngine } from '../scripts/vite/unusedEngine'
import { type Binary, readBinary } from '../scripts/wasm/readBinary'
import { isAtomic, isRelaxed, opcode, prefixes } from '../scripts/wasm/readInstructions'
import { readBodies, readSections, sectionIds } from '../scripts/wasm/sections'
import { withoutExports } from '../scripts/wasm/withoutExports'

/**
 * WebAssembly leaves open what a NaN looks like and what relaxed SIMD and threads come to; everything else has one
 * answer. So the engine's bits are equal everywhere as long as its binary has nothing of the kind (docs/determinism.md).
 */
const packageFolder = 'node_modules/@dimforge/rapier3d-compat'
const streamed = readFileSync(`${packageFolder}/dist/rapier_wasm3d_bg.wasm`)

const count = ({ instructions }: Binary, isMeant: (code: number) => boolean) =>
  [...instructions].reduce((sum, [code, times]) => sum + (isMeant(code) ? times : 0), 0)

describe("the engine's binary", () => {
  const binary = readBinary(streamed)

  it('is the SIMD build: half of its additions of floats are four at a time', () => {
    expect(JSON.parse(readFileSync(`${packageFolder}/package.json`, 'utf8')).name).toBe(
      '@dimforge/rapier3d-simd-compat',
    )
    expect(binary.functions).toBeGreaterThan(1000)
    expect(binary.instructions.get(opcode(prefixes.vector, 0xe4))).toBeGreaterThan(5000)
  })

  it('has no instruction with implementation-defined results', () => {
    expect(count(binary, isRelaxed)).toBe(0)
    expect(count(binary, isAtomic)).toBe(0)
  })

  it('imports no arithmetic: trigonometric functions come from the binary', () => {
    expect(binary.imports.length).toBeGreaterThan(0)
    const arithmetic = /math|_(a?(sin|cos|tan)h?2?|exp\w*|log\w*|pow|hypot|cbrt|random)(_|$)/i
    expect('./rapier_wasm3d_bg.js.__wbg_sin_0123456789abcdef').toMatch(arithmetic)
    expect(binary.imports.filter(name => arithmetic.test(name))).toEqual([])
  })

  it('is the same in the script, for Node, and as a file, for browsers', () => {
    const script = readFileSync(`${packageFolder}/dist/rapier.mjs`, 'utf8')
    const inlined = /toByteArray\("([A-Za-z0-9+/=]{10000,})"\)/.exec(script)
    expect(Buffer.from(inlined![1]!, 'base64').equals(streamed)).toBe(true)
  })
})

describe('the engine of the page', () => {
  const whole = new Uint8Array(streamed)
  const served = withoutExports(whole, isUnused)
  const bodiesOf = (binary: Uint8Array) =>
    readBodies(readSections(binary).find(({ id }) => id === sectionIds.code)!.content)
  const functionsOf = (binary: Uint8Array) =>
    WebAssembly.Module.exports(new WebAssembly.Module(binary as Uint8Array<ArrayBuffer>)).map(
      ({ name }) => name,
    )

  it('has the very instructions of the package in every function that is left', () => {
    const before = bodiesOf(whole)
    const after = bodiesOf(served)
    expect(after.length).toBe(before.length)
    const isSame = (at: number) => Buffer.compare(after[at]!, before[at]!) === 0
    const changed = after.filter((_, at) => !isSame(at))
    expect(new Set(changed.map(body => [...body].join(' ')))).toEqual(new Set(['0 0 11']))
    expect(after.length - changed.length).toBeGreaterThan(1500)
  })

  it('is a sixth smaller, and every row of what is left out leaves something out', () => {
    expect(served.length).toBeLessThan((5 / 6) * whole.length)
    const all = functionsOf(whole)
    expect(functionsOf(served)).toEqual(all.filter(name => !isUnused(name)))
    for (const { what, exports } of unusedEngine)
      expect(
        all.some(name => exports.test(name)),
        what,
      ).toBe(true)
  })

  it('lacks nothing that the page asks for by name', () => {
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
      file => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file),
    )
    expect(files.length).toBeGreaterThan(1000)
    const asking = files.filter(file => {
      const text = readFileSync(`src/${file}`, 'utf8')
      return /rapier|physics/i.test(text) && unusedEngine.some(({ askedBy }) => askedBy.test(text))
    })
    expect(asking).toEqual([])
  })
})

describe('leaving out exports', () => {
  const section = (id: number, ...content: number[]) => [id, content.length, ...content]
  const named = (name: string) => [name.length, ...new TextEncoder().encode(name)]

  /** Functions 0 to 4: `kept` calls 1, `gone` calls 1 and 3, 2 is in the table, 4 is `gone`. Each gives its number. */
  const five = () => {
    const body = (...instructions: number[]) => [instructions.length + 2, 0, ...instructions, 0x0b]
    const drop = 0x1a
    return new Uint8Array([
      ...[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
      ...section(1, 1, 0x60, 0, 1, 0x7f),
      ...section(3, 5, 0, 0, 0, 0, 0),
      ...section(4, 1, 0x70, 0, 1),
      ...section(7, 3, ...named('kept'), 0, 0, ...named('gone'), 0, 4, ...named('table'), 1, 0),
      ...section(9, 1, 0, 0x41, 0, 0x0b, 1, 2),
      ...section(
        10,
        5,
        ...body(0x10, 1, drop, 0x41, 0),
        ...body(0x41, 1),
        ...body(0x41, 2),
        ...body(0x41, 3),
        ...body(0x10, 1, drop, 0x10, 3),
      ),
      ...section(0, ...named('name'), 1, 2, 3),
    ])
  }
  const start = (binary: Uint8Array) =>
    new WebAssembly.Instance(new WebAssembly.Module(binary as Uint8Array<ArrayBuffer>)).exports

  it('leaves what is kept and what is in the table as it was', () => {
    const { kept, table } = start(withoutExports(five(), name => name === 'gone'))
    expect((kept as () => number)()).toBe(0)
    expect((table as WebAssembly.Table).get(0)()).toBe(2)
  })

  it('empties what only a dropped export reaches, and keeps what others reach', () => {
    const binary = withoutExports(five(), name => name === 'gone')
    expect(Object.keys(start(binary))).toEqual(['kept', 'table'])
    const bodies = readBodies(readSections(binary).find(({ id }) => id === sectionIds.code)!.content)
    expect(bodies.map(body => body[1] === 0)).toEqual([false, false, false, true, true])
  })

  it('changes nothing but notes for people where nothing is dropped', () => {
    const binary = withoutExports(five(), () => false)
    expect([...binary]).toEqual([...five().slice(0, binary.length)])
    expect(five().length - binary.length).toBe(10)
  })

  it('refuses a table that is filled in a way it does not know', () => {
    const binary = five()
    binary[binary.indexOf(9, 40) + 3] = 1
    expect(() => withoutExports(binary, () => false)).toThrow('a way that is not read here: 1')
  })
})

describe('reading a binary', () => {
  const section = (id: number, ...content: number[]) => [id, content.length, ...content]

  /** A binary of one function without parameters or results, of these instructions. */
  const oneFunction = (...instructions: number[]) =>
    new Uint8Array([
      ...[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
      ...section(1, 1, 0x60, 0, 0),
      ...section(3, 1, 0),
      ...section(5, 1, 0, 1),
      ...section(10, 1, instructions.length + 1, 0, ...instructions),
    ])

  const vector = [0xfd, 12, ...Array.from({ length: 16 }, (_, index) => index)]
  const end = 0x0b
  const drop = 0x1a

  it('finds a relaxed instruction among others, whatever stands between them', () => {
    // Numbers whose bytes look like opcodes, a block, an address and a lane: a walk that counts bytes would trip.
    const before = [
      ...[0x02, 0x40, 0x41, 0xfd, 0xfd, 0x00, drop, end],
      ...[0x41, 0, 0x41, 0, ...[0xfd, 0, 4, 0], 0xfd, 86, 2, 0, 3],
      ...[0x44, 0xfd, 0x85, 0x02, 0xfd, 0x85, 0x02, 0, 0, drop],
    ]
    const tame = oneFunction(...before.slice(0, 8), ...vector, ...vector, 0xfd, 0xe4, 0x01, drop, end)
    expect(WebAssembly.validate(tame)).toBe(true)
    expect(count(readBinary(tame), isRelaxed)).toBe(0)

    const relaxedMadd = [0xfd, 0x85, 0x02]
    const wild = oneFunction(...before, ...vector, ...vector, ...vector, ...relaxedMadd, drop, end)
    expect(count(readBinary(wild), isRelaxed)).toBe(1)
    expect(readBinary(wild).instructions.get(opcode(prefixes.vector, 0x105))).toBe(1)
  })

  it('finds an atomic instruction', () => {
    const binary = readBinary(oneFunction(0x41, 0, 0xfe, 0x10, 2, 0, drop, end))
    expect(count(binary, isAtomic)).toBe(1)
  })

  it.each([
    ['an unknown instruction', [0x27, end]],
    ['a function that ends within a block', [0x02, 0x40, end]],
    ['something behind the end of a function', [end, drop, end]],
    ['an instruction that is cut off', [0x44, 1, 2]],
  ])('stops at %s instead of losing its way', (_, instructions) => {
    expect(() => readBinary(oneFunction(...instructions))).toThrow()
  })

  it('refuses input that is not WebAssembly', () => {
    expect(() => readBinary(new TextEncoder().encode('<!doctype html>'))).toThrow('no WebAssembly')
  })
})
