import type { ByteReader } from './byteReader.ts'

/** Opcodes that stand for a whole table of their own; the number that follows says which instruction is meant. */
export const prefixes = { numeric: 0xfc, vector: 0xfd, threads: 0xfe } as const

/** The number by which an instruction is counted: prefixed ones by prefix and number, `0xfd_0100` for 0xFD 0x100. */
export const opcode = (prefix: number, sub: number): number => prefix * 0x10000 + sub

/** Relaxed SIMD: the standard lets each processor answer in its own way. */
export const isRelaxed = (code: number): boolean =>
  code >= opcode(prefixes.vector, 0x100) && code < opcode(prefixes.threads, 0)

/** Atomics: where threads share a memory, order is nobody's promise. */
export const isAtomic = (code: number): boolean => code >= opcode(prefixes.threads, 0)

/** Instructions that name a function: calls, calls in place of a return, and references. */
const namesFunction = (code: number): boolean => code === 0x10 || code === 0x12 || code === 0xd2

type SkipRest = (reader: ByteReader) => void

const nothing: SkipRest = () => {}
const numbers =
  (count: number): SkipRest =>
  reader => {
    for (let index = 0; index < count; index++) reader.skipNumber()
  }
const bytes =
  (count: number): SkipRest =>
  reader =>
    reader.skip(count)
const numbersOf: SkipRest = reader => numbers(reader.unsigned())(reader)

/** Alignment and offset; bit 6 of the alignment says that the number of a memory stands between them. */
const address: SkipRest = reader => numbers(reader.unsigned() & 0x40 ? 2 : 1)(reader)
const addressAndLane: SkipRest = reader => {
  address(reader)
  reader.skip(1)
}

const between = (code: number, first: number, last: number) => code >= first && code <= last

/** What follows an opcode before the next one; `undefined` if there is no such instruction in the standard. */
function restOf(code: number): SkipRest | undefined {
  if (between(code, 0x02, 0x04)) return numbers(1) // block, loop, if: a type
  if (code === 0x0e) {
    return reader => {
      numbersOf(reader)
      reader.skipNumber()
    }
  }
  if (code === 0x11 || code === 0x13) return numbers(2) // indirect calls
  if (code === 0x1c) return numbersOf // select with types
  if (code === 0x0c || code === 0x0d) return numbers(1)
  if (between(code, 0x20, 0x26)) return numbers(1) // locals, globals, tables
  if (between(code, 0x28, 0x3e)) return address
  if (between(code, 0x3f, 0x42)) return numbers(1) // memory.size, memory.grow, i32.const, i64.const
  if (code === 0x43) return bytes(4)
  if (code === 0x44) return bytes(8)
  if (code === 0xd0) return numbers(1)
  const isPlain =
    between(code, 0x00, 0x01) ||
    code === 0x05 ||
    code === 0x0b ||
    code === 0x0f ||
    between(code, 0x1a, 0x1b) ||
    between(code, 0x45, 0xc4) ||
    code === 0xd1
  return isPlain ? nothing : undefined
}

/** Saturating conversions, and what moves whole pieces of memories and tables. */
function restOfNumeric(sub: number): SkipRest | undefined {
  if (sub <= 7) return nothing
  if (sub === 9 || sub === 11 || sub === 13) return numbers(1)
  if (between(sub, 15, 17)) return numbers(1)
  return between(sub, 8, 14) ? numbers(2) : undefined
}

function restOfVector(sub: number): SkipRest | undefined {
  if (sub <= 11 || sub === 92 || sub === 93) return address
  if (sub === 12 || sub === 13) return bytes(16) // v128.const, shuffle
  if (between(sub, 21, 34)) return bytes(1) // lanes
  if (between(sub, 84, 91)) return addressAndLane
  return sub <= 0x113 ? nothing : undefined
}

function restOfThreads(sub: number): SkipRest | undefined {
  if (sub === 3) return bytes(1)
  return sub <= 0x4e ? address : undefined
}

const tables: Readonly<Record<number, (sub: number) => SkipRest | undefined>> = {
  [prefixes.numeric]: restOfNumeric,
  [prefixes.vector]: restOfVector,
  [prefixes.threads]: restOfThreads,
}

const opensBlock = (code: number) => between(code, 0x02, 0x04)
const endCode = 0x0b

export interface InstructionVisitor {
  /** An instruction, by its opcode. */
  readonly see?: (code: number) => void
  /** An instruction names this function. */
  readonly seeFunction?: (index: number) => void
}

/**
 * Walks the instructions of a function, or of a constant, up to the one that ends it. Throws at an unknown one: a walk
 * that has lost its way would see nothing, or nonsense.
 */
export function readInstructions(reader: ByteReader, { see, seeFunction }: InstructionVisitor = {}): void {
  let open = 1
  while (open > 0) {
    const first = reader.byte()
    const table = tables[first]
    const sub = table ? reader.unsigned() : 0
    const code = table ? opcode(first, sub) : first
    if (namesFunction(code)) {
      const index = reader.unsigned()
      seeFunction?.(index)
    } else {
      const skipRest = table ? table(sub) : restOf(first)
      if (!skipRest) throw new Error(`Unknown instruction 0x${code.toString(16)} at byte ${reader.at}.`)
      skipRest(reader)
    }
    see?.(code)
    if (opensBlock(code)) open++
    if (code === endCode) open--
  }
}
