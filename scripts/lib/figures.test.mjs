// @ts-check
import { expect, test } from 'vitest'
import { codeLine, measured, unmarkedFigures, withOlderMarked } from './figures.mjs'
import { projectFolder } from './run.mjs'

const command = 'npm run measure:engines'
/** @param {string} lines */
const page = lines =>
  `Words.\n\n<!-- figures: ${command} -->\n${lines}\n| a | 1 |\n\n<!-- end of figures -->\n`

test.each(Object.keys(measured))('%s measures code that exists', async name => {
  expect(await codeLine(projectFolder, name)).toMatch(/^Code: `src\/.+` at `[0-9a-f]{12}`\.$/)
})

test('figures of the code as it stands need no mark', async () => {
  const text = page(`\n${await codeLine(projectFolder, command)}\n`)
  expect(await unmarkedFigures(projectFolder, text)).toEqual([])
  expect(await withOlderMarked(projectFolder, text)).toBe(text)
})

test.each([
  '',
  '\nCode: `src/measure`, `src/physics` at `0123456789ab`.\n',
  '\nOlder than the code: measured before the last changes of `src/scenes`.\n',
])('figures of other code are found and marked once (before: %j)', async before => {
  const text = page(before)
  expect(await unmarkedFigures(projectFolder, text)).toEqual([command])
  const marked = await withOlderMarked(projectFolder, text)
  expect(marked).toContain('\n\nOlder than the code: measured before the last changes of `src/measure`')
  expect(marked).toContain('| a | 1 |')
  expect(marked).not.toContain('Code:')
  expect(marked.match(/Older than the code/g)).toHaveLength(1)
  expect(await unmarkedFigures(projectFolder, marked)).toEqual([])
  expect(await withOlderMarked(projectFolder, marked)).toBe(marked)
})

test('figures of a command nobody knows are an error', async () => {
  const text = page('').replace(command, 'npm run something')
  await expect(unmarkedFigures(projectFolder, text)).rejects.toThrow('does not say which code')
})
