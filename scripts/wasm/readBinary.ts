import { createByteReader } from './byteReader.ts'
import { readBodies, readImports, readSections, type Section, sectionIds, visitBody } from './sections.ts'

export interface Binary {
  /** What the binary asks its host for, "module.name". */
  readonly imports: readonly string[]
  readonly functions: number
  /** How often each instruction occurs, by its opcode. */
  readonly instructions: ReadonlyMap<number, number>
}

/** Reads a WebAssembly binary as far as it says what is asked of the host and which instructions run. */
export function readBinary(bytes: Uint8Array): Binary {
  const sections = readSections(bytes)
  const contentOf = (id: Section['id']) => sections.find(section => section.id === id)?.content
  const instructions = new Map<number, number>()
  const bodies = readBodies(contentOf(sectionIds.code) ?? Uint8Array.of(0))
  const see = (code: number) => instructions.set(code, (instructions.get(code) ?? 0) + 1)
  for (const body of bodies) visitBody(body, { see })
  const declared = createByteReader(contentOf(sectionIds.function) ?? Uint8Array.of(0)).unsigned()
  if (bodies.length !== declared)
    throw new Error(`${declared} functions are declared, ${bodies.length} have code.`)
  const imports = readImports(contentOf(sectionIds.import) ?? Uint8Array.of(0)).map(({ name }) => name)
  return { imports, functions: bodies.length, instructions }
}
