/**
 * Every rule of every game is named by a test, and every rule that a test names exists. A rule is named by its id in
 * the title of a test or of a group of tests, or in the table of cases from which titles are made.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, test } from 'vitest'
import { games } from '../src/rules/games'

const root = join(import.meta.dirname, '..')
const testFolders = ['src', 'tests', 'e2e']
const titled = new Set(['test', 'it', 'describe'])

/** A node of the syntax tree, as far as it is looked at here. */
type Node = Readonly<Record<string, unknown>> & { readonly type: string }

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}

function childrenOf(node: Node): readonly Node[] {
  return Object.values(node).flat().filter(isNode)
}

function walk(node: Node, visit: (node: Node) => void): void {
  visit(node)
  for (const child of childrenOf(node)) walk(child, visit)
}

function testFiles(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(file => /\.(test|spec)\.tsx?$/.test(file))
    .map(file => join(folder, file))
}

/** `test` in `test('…')`, `test.each(table)('…')` and `test.describe('…')`. */
function rootOf(callee: Node): unknown {
  if (callee.type === 'Identifier') return callee.name
  const inner = callee.type === 'CallExpression' ? callee.callee : callee.object
  return isNode(inner) ? rootOf(inner) : undefined
}

function textOf(node: Node): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type === 'TemplateElement') return (node.value as { readonly raw: string }).raw
  return undefined
}

/** The strings in an expression and in the constants of the file that it mentions. */
function stringsIn(node: Node, constants: ReadonlyMap<unknown, Node>): readonly string[] {
  const found: string[] = []
  const seen = new Set<unknown>()
  const look = (one: Node): void => {
    const text = textOf(one)
    if (text !== undefined) found.push(text)
    if (one.type !== 'Identifier' || seen.has(one.name)) return
    seen.add(one.name)
    const value = constants.get(one.name)
    if (value) walk(value, look)
  }
  walk(node, look)
  return found
}

/** Titles, and of tables whose entries appear in titles all strings. */
function titlesOf(file: string): readonly string[] {
  const { program } = parseSync(file, readFileSync(join(root, file), 'utf8'))
  const constants = new Map<unknown, Node>()
  const calls: Node[] = []
  walk(program as unknown as Node, node => {
    if (node.type === 'VariableDeclarator' && isNode(node.id) && isNode(node.init)) {
      constants.set(node.id.name, node.init)
    }
    if (node.type === 'CallExpression' && isNode(node.callee) && titled.has(String(rootOf(node.callee)))) {
      calls.push(node)
    }
  })
  return calls.flatMap(call => {
    const [title] = call.arguments as readonly Node[]
    const own = title ? stringsIn(title, constants) : []
    const { callee } = call as { readonly callee?: Node }
    const isFilled = callee?.type === 'CallExpression' && own.some(text => /%s|\$/.test(text))
    const isTable = callee?.type === 'MemberExpression' && (callee.property as Node).name === 'each'
    if (isTable) return []
    const [table] = isFilled ? (callee.arguments as readonly Node[]) : []
    return table ? [...own, ...stringsIn(table, constants)] : own
  })
}

const titles = testFolders.flatMap(testFiles).flatMap(file => titlesOf(file).map(title => ({ file, title })))

describe.each(games.map(({ title, rulebook }) => ({ title, ...rulebook })))(
  'the rules of $title',
  ({ file: rulebook, prefix }) => {
    const text = readFileSync(join(root, 'docs/rules', rulebook), 'utf8')
    const rules = [...text.matchAll(new RegExp(`\\*\\*(${prefix}-\\d+[a-z]?)\\*\\*`, 'g'))].map(
      ([, id]) => id!,
    )
    const mention = new RegExp(`\\b${prefix}-\\d+[a-z]?\\b`, 'g')
    const named = titles.flatMap(({ file, title }) =>
      [...title.matchAll(mention)].map(([id]) => ({ id, file, title })),
    )

    test('are each defined once', () => {
      expect(rules.length).toBeGreaterThan(0)
      expect(rules.filter((id, index) => rules.indexOf(id) !== index)).toEqual([])
    })

    test('are each named by a test', () => {
      const known = new Set(named.map(({ id }) => id))
      expect(rules.filter(id => !known.has(id))).toEqual([])
    })

    test('are never cited without being defined', () => {
      expect(named.filter(({ id }) => !rules.includes(id))).toEqual([])
    })
  },
)
