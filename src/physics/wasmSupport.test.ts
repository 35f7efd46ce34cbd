import { describe, expect, it } from 'vitest'
import { missingForDice } from './wasmSupport'

describe('WebAssembly support', () => {
  it('is there where SIMD is: this Node has it', () => {
    expect(missingForDice()).toBeUndefined()
  })

  it('is told in one sentence where WebAssembly has no SIMD, or where there is none', () => {
    const seen: number[] = []
    const old = {
      validate: (bytes: BufferSource) => {
        seen.push(bytes.byteLength)
        return false
      },
    }
    expect(missingForDice({ WebAssembly: old })).toMatch(
      /WebAssembly with SIMD is missing.*Safari since 16\.4/,
    )
    expect(seen).toHaveLength(1)
    expect(missingForDice({})).toMatch(/: WebAssembly is missing/)
  })

  it('probes with a binary that is valid except for its vectors', () => {
    const asked: BufferSource[] = []
    missingForDice({ WebAssembly: { validate: bytes => asked.push(bytes) > 0 } })
    const bytes = new Uint8Array(asked[0] as Uint8Array)
    expect(WebAssembly.validate(bytes)).toBe(true)
    // The same with a number for a vector, and no instruction of the vector table.
    const plain = new Uint8Array([...bytes.slice(0, 14), 0x7f, ...bytes.slice(15)])
    plain.set([0x45, 0x01, 0x0b], plain.length - 3)
    expect(WebAssembly.validate(plain)).toBe(true)
  })
})
