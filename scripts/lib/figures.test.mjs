// @ts-check
import { expect, test } from 'vitest'
import { codeLine, unmarkedFigures, withOlderMarked } from './figures.mjs'
import { projectFolder } from './run.mjs'

const command = 'npm run measure:engines'
/** @param {string} lines */
const page = lines =>
  `Words.\n\n<!-- figures: ${command} -->\n${lines}\n| a | 1 |\n\n<!-- end of figures -->\n`

test('figures of the code as it stands need no mark', () => {
  const text = page(`\n${codeLine(projectFolder, command)}\n`)
  expect(unmarkedFigures(projectFolder, text)).toEqual([])
  expect(withOlderMarked(projectFolder, text)).toBe(text)
})

test.each(['', '\nCode: `src/physics`, `src/measure` at `0123456789ab`.\n'])(
  'figures of other code are found and marked once (before: %j)',
  before => {
    const text = page(before)
    expect(unmarkedFigures(projectFolder, text)).toEqual([command])
    const marked = withOlderMarked(projectFolder, text)
    expect(marked).toContain('\n\nOlder than the code: measured before the last changes of `src/physics`')
    expect(marked).toContain('| a | 1 |')
    expect(marked).not.toContain('Code:')
    expect(unmarkedFigures(projectFolder, marked)).toEqual([])
    expect(withOlderMarked(projectFolder, marked)).toBe(marked)
  },
)

test('figures of a command nobody knows are an error', () => {
  const text = page('').replace(command, 'npm run something')
  expect(() => unmarkedFigures(projectFolder, text)).toThrow('does not say which code')
})
