// @ts-check
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { meaningHash } from './meaningHash.mjs'

const source = 'export const fallMs = (steps: number): number => (steps * 1000) / 120\n'

let folder = ''
/** @type {string} */
let before

/** @param {string} path @param {string} text */
function write(path, text) {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

const hash = () => meaningHash(folder, ['src/dice', 'src/Table.tsx'])

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'seabox-meaning-'))
  write('src/dice/fall.ts', source)
  write('src/Table.tsx', 'export const Table = () => <p>Dice</p>\n')
  before = await hash()
})
afterEach(() => rmSync(folder, { recursive: true }))

test.each([
  ['a comment', 'src/dice/fall.ts', `/** Real time. */\n${source}// The end.\n`],
  ['white space', 'src/dice/fall.ts', source.replace('=> (', '=>\n\n    (')],
  ['a type', 'src/dice/fall.ts', `export type Steps = number\n${source.replace(': number)', ': Steps)')}`],
  ['a test', 'src/dice/fall.test.ts', "test('falls', () => {})\n"],
  ['what only tests use', 'src/dice/testing/dice.ts', 'export const most = 38\n'],
  ['a file elsewhere', 'src/waves/layout.ts', 'export const gap = 2\n'],
])('%s keeps the hash', async (_, path, text) => {
  write(path, text)
  expect(await hash()).toBe(before)
})

test.each([
  ['a constant', 'src/dice/fall.ts', source.replace('120', '240')],
  ['a word on the page', 'src/Table.tsx', 'export const Table = () => <p>Cards</p>\n'],
  ['a new file', 'src/dice/rest.ts', 'export const restSteps = 12\n'],
])('%s changes the hash', async (_, path, text) => {
  write(path, text)
  expect(await hash()).not.toBe(before)
})

test('a path that no longer exists is an error', async () => {
  await expect(meaningHash(folder, ['src/gone'])).rejects.toThrow('There is no src/gone')
})
