/** docs/rattle-battle-cards.md: what each Sailor and Upgrade does, where its code is, and that a unit test names it. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { baseSailors, crewPackSailors } from './sailors'
import { allUpgrades } from './upgrades'

const folder = 'src/rules/rattle-battle'
const cards = [
  ...[...baseSailors, ...crewPackSailors].map(({ id, name, skill }) => ({ id, name, does: skill })),
  ...allUpgrades.map(({ id, name, ability }) => ({ id, name, does: ability })),
]

const rows = readFileSync('docs/rattle-battle-cards.md', 'utf8')
  .split('\n')
  .filter(line => /^\| [NXU]\d/.test(line))
  .map(line => line.split('|').map(cell => cell.trim()))
  .map(([, id, name, does, code]) => ({ id, name, does, code: code!.replaceAll('`', '') }))

const tests = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.test.ts'))
  .map(name => readFileSync(join(folder, name), 'utf8'))

const isTitleOf = (id: string) => new RegExp(`\\b(test|it|describe)(\\.\\w+)*\\(\\s*['"\`].*\\b${id}\\b`)

describe('the table of Sailors and Upgrades', () => {
  test('lists every card with its effect, as printed', () => {
    expect(rows.map(({ code: _, ...row }) => row)).toEqual(cards)
  })

  test.each(rows)('$id $name: its code is in $code', ({ id, code }) => {
    expect(readFileSync(join(folder, code), 'utf8')).toContain(id)
  })

  test.each(cards)('$id $name has a unit test', ({ id }) => {
    expect(tests.some(text => isTitleOf(id).test(text))).toBe(true)
  })
})
