import { createByteReader } from './byteReader.ts'
import { readInstructions } from './readInstructions.ts'
import {
  headBytes,
  readBodies,
  readImports,
  readSections,
  type Section,
  sectionIds,
  visitBody,
} from './sections.ts'

/**
 * The same binary without some of its exported functions and without the code that only they reach: such a function
 * keeps its number and traps. All that is left has the very instructions that it had. Names and other notes for people
 * go as well.
 */
export function withoutExports(binary: Uint8Array, isLeftOut: (name: string) => boolean): Uint8Array {
  const sections = readSections(binary).filter(({ id }) => id !== sectionIds.custom)
  const contentOf = (id: number) => sections.find(section => section.id === id)?.content
  const imported = readImports(contentOf(sectionIds.import) ?? none).filter(each => each.isFunction).length
  const bodies = readBodies(contentOf(sectionIds.code) ?? none)
  const exported = readExports(contentOf(sectionIds.export) ?? none)
  const kept = exported.filter(({ kind, name }) => kind !== functionKind || !isLeftOut(name))

  const roots = kept.filter(({ kind }) => kind === functionKind).map(({ index }) => index)
  roots.push(...readElements(contentOf(sectionIds.elements) ?? none))
  const start = contentOf(sectionIds.start)
  if (start) roots.push(createByteReader(start).unsigned())
  const reached = reachedFrom(roots, imported, bodies)

  const changed: Readonly<Record<number, Uint8Array>> = {
    [sectionIds.export]: list(kept.map(({ bytes }) => bytes)),
    [sectionIds.code]: list(bodies.map((body, at) => sized(reached.has(imported + at) ? body : trap))),
  }
  return join([
    binary.subarray(0, headBytes),
    ...sections.flatMap(({ id, content }) => [Uint8Array.of(id), sized(changed[id] ?? content)]),
  ])
}

const none = Uint8Array.of(0)
const functionKind = 0
/** No locals, `unreachable`, `end`. */
const trap = Uint8Array.of(0, 0x00, 0x0b)

function readExports(content: Uint8Array) {
  const reader = createByteReader(content)
  return Array.from({ length: reader.unsigned() }, () => {
    const from = reader.at
    const name = reader.text()
    const kind = reader.byte()
    const index = reader.unsigned()
    return { name, kind, index, bytes: content.subarray(from, reader.at) }
  })
}

/** The functions in tables, which may be called by their place there. */
function readElements(content: Uint8Array): number[] {
  const reader = createByteReader(content)
  const segments = Array.from({ length: reader.unsigned() }, () => {
    const form = reader.unsigned()
    if (form !== 0) throw new Error(`The table is filled in a way that is not read here: ${form}.`)
    readInstructions(reader)
    return Array.from({ length: reader.unsigned() }, () => reader.unsigned())
  })
  return segments.flat()
}

function reachedFrom(roots: readonly number[], imported: number, bodies: readonly Uint8Array[]) {
  const reached = new Set(roots)
  // A set that grows while it is walked hands out what was added, too.
  for (const index of reached) {
    const body: Section['content'] | undefined = bodies[index - imported]
    if (body) visitBody(body, { seeFunction: named => reached.add(named) })
  }
  return reached
}

function join(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

/** A number in LEB128. */
function unsigned(value: number): Uint8Array {
  const bytes: number[] = []
  let rest = value
  while (rest >= 0x80) {
    bytes.push((rest & 0x7f) | 0x80)
    rest = Math.floor(rest / 0x80)
  }
  return Uint8Array.of(...bytes, rest)
}

const sized = (content: Uint8Array) => join([unsigned(content.length), content])
const list = (parts: readonly Uint8Array[]) => join([unsigned(parts.length), ...parts])
