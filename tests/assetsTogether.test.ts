/** Components begin to fetch all their models and textures at once: one after another, each costs a round trip. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const use = /^ {2}const \w+ = use(?:Model|TableTexture)\(\s*(`[^`]*`|'[^']*'|[\w.]+)/
const told = /^ {2}fetchTogether\((.*)\)$/

const sorted = (names: readonly string[]) => [...new Set(names)].toSorted().join()

/** Uses of several assets in a row whose names do not stand in the `fetchTogether` above them, as "line: names". */
function apart(text: string): readonly string[] {
  const lines = text.replace(/\(\n\s*/g, '(').split('\n')
  const found: string[] = []
  for (let i = 0; i < lines.length; i++) {
    const names: string[] = []
    const first = i
    for (let hit = use.exec(lines[i]!); hit; hit = use.exec(lines[++i] ?? '')) names.push(hit[1]!)
    if (names.length < 2) continue
    const begun = told.exec(lines[first - 1] ?? '')?.[1] ?? ''
    const listed = begun.split(/[[\]\s,]+/).filter(Boolean)
    if (sorted(listed) !== sorted(names)) found.push(`${first + 1}: ${names.join(', ')}`)
  }
  return found
}

it('is so for every part of every scene', () => {
  const files = readdirSync('src/scenes', { recursive: true, encoding: 'utf8' }).filter(name =>
    name.endsWith('.tsx'),
  )
  const broken = files.flatMap(name =>
    apart(readFileSync(join('src/scenes', name), 'utf8')).map(line => `${name}:${line}`),
  )
  expect(broken).toEqual([])
})

it('would be found missing or incomplete', () => {
  const uses = "  const model = useModel('mug')\n  const wood = useTableTexture('wood', { colour: true })\n"
  expect(apart(uses)).toEqual(["1: 'mug', 'wood'"])
  expect(apart(`  fetchTogether(['mug'], ['rope'])\n${uses}`)).toHaveLength(1)
  expect(apart(`  fetchTogether(['mug'], ['wood'])\n${uses}`)).toEqual([])
})
