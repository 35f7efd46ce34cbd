import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Binary, readBinary } from './wasm/readBinary'
import { isAtomic, isRelaxed, opcode, prefixes } from './wasm/readInstructions'

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
