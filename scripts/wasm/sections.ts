import { type ByteReader, createByteReader } from './byteReader.ts'
import { type InstructionVisitor, readInstructions } from './readInstructions.ts'

export const sectionIds = {
  custom: 0,
  import: 2,
  function: 3,
  export: 7,
  start: 8,
  elements: 9,
  code: 10,
} as const

export interface Section {
  readonly id: number
  readonly content: Uint8Array
}

const magic = '\0asm'
export const headBytes = 8

/** The sections of a WebAssembly binary, in their order. */
export function readSections(binary: Uint8Array): Section[] {
  const reader = createByteReader(binary)
  const head = reader.bytes(headBytes)
  if (String.fromCharCode(...head.subarray(0, 4)) !== magic || head[4] !== 1)
    throw new Error('This is no WebAssembly.')
  const sections: Section[] = []
  while (!reader.isAtEnd) sections.push({ id: reader.byte(), content: reader.bytes(reader.unsigned()) })
  return sections
}

export interface Import {
  /** "module.name" */
  readonly name: string
  readonly isFunction: boolean
}

export function readImports(content: Uint8Array): Import[] {
  const reader = createByteReader(content)
  return Array.from({ length: reader.unsigned() }, () => {
    const name = `${reader.text()}.${reader.text()}`
    const kind = reader.byte()
    if (kind === 0) reader.skipNumber()
    else if (kind === 1) {
      reader.skipNumber()
      skipLimits(reader)
    } else if (kind === 2) skipLimits(reader)
    else if (kind === 3) reader.skip(2)
    else throw new Error(`Unknown import ${name}.`)
    return { name, isFunction: kind === 0 }
  })
}

function skipLimits(reader: ByteReader): void {
  const hasMost = reader.byte() & 1
  reader.skipNumber()
  if (hasMost) reader.skipNumber()
}

/** The functions that have code, each with its locals and instructions. */
export function readBodies(content: Uint8Array): Uint8Array[] {
  const reader = createByteReader(content)
  const bodies = Array.from({ length: reader.unsigned() }, () => reader.bytes(reader.unsigned()))
  if (!reader.isAtEnd) throw new Error('Something follows the last function.')
  return bodies
}

export function visitBody(body: Uint8Array, visitor: InstructionVisitor): void {
  const reader = createByteReader(body)
  const groups = reader.unsigned()
  for (let index = 0; index < groups; index++) {
    reader.skipNumber()
    reader.skipNumber()
  }
  readInstructions(reader, visitor)
  if (!reader.isAtEnd) throw new Error(`Something follows the end of a function, at byte ${reader.at}.`)
}
