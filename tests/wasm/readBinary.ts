import { type ByteReader, createByteReader } from './byteReader'
import { readInstructions } from './readInstructions'

export interface Binary {
  /** What the binary asks its host for, "module.name". */
  readonly imports: readonly string[]
  readonly functions: number
  /** How often each instruction occurs, by its opcode. */
  readonly instructions: ReadonlyMap<number, number>
}

const sections = { import: 2, function: 3, code: 10 } as const
const magic = '\0asm'

/** Reads a WebAssembly binary as far as it says what is asked of the host and which instructions run. */
export function readBinary(bytes: Uint8Array): Binary {
  const reader = createByteReader(bytes)
  const head = Array.from({ length: 8 }, () => reader.byte())
  if (String.fromCharCode(...head.slice(0, 4)) !== magic || head[4] !== 1)
    throw new Error('This is no WebAssembly.')
  const instructions = new Map<number, number>()
  let imports: string[] = []
  let declared = 0
  let functions = 0
  while (!reader.isAtEnd) {
    const id = reader.byte()
    const section = reader.part(reader.unsigned())
    if (id === sections.import) imports = readImports(section)
    if (id === sections.function) declared = section.unsigned()
    if (id === sections.code) {
      functions = section.unsigned()
      for (let index = 0; index < functions; index++) readFunction(section, instructions)
      if (!section.isAtEnd) throw new Error('Something follows the last function.')
    }
  }
  if (functions !== declared) throw new Error(`${declared} functions are declared, ${functions} have code.`)
  return { imports, functions, instructions }
}

function readFunction(section: ByteReader, instructions: Map<number, number>): void {
  const body = section.part(section.unsigned())
  const groups = body.unsigned()
  for (let index = 0; index < groups; index++) {
    body.skipNumber()
    body.skipNumber()
  }
  readInstructions(body, code => instructions.set(code, (instructions.get(code) ?? 0) + 1))
}

function readImports(section: ByteReader): string[] {
  return Array.from({ length: section.unsigned() }, () => {
    const name = `${section.text()}.${section.text()}`
    const kind = section.byte()
    if (kind === 0) section.skipNumber()
    else if (kind === 1) {
      section.skipNumber()
      skipLimits(section)
    } else if (kind === 2) skipLimits(section)
    else if (kind === 3) section.skip(2)
    else throw new Error(`Unknown import ${name}.`)
    return name
  })
}

function skipLimits(section: ByteReader): void {
  const hasMost = section.byte() & 1
  section.skipNumber()
  if (hasMost) section.skipNumber()
}
