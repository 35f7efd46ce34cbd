// @ts-check
import { table } from './table.mjs'

/** @typedef {{ name: string } & import('./types').Measured} Column */

/**
 * Sets the hashes of every throw side by side; a throw that one engine did not show differs.
 *
 * @param {readonly Column[]} columns
 */
export function compare(columns) {
  const names = [...new Set(columns.flatMap(column => column.throws.map(({ name }) => name)))]
  const rows = names.map(name => {
    const hashes = columns.map(column => column.throws.find(one => one.name === name)?.hash ?? 'none')
    return { name, hashes, isEqual: new Set(hashes).size === 1 }
  })
  return { rows, differing: rows.filter(row => !row.isEqual).length }
}

/** The tables of a measurement. @param {readonly Column[]} columns @param {ReturnType<typeof compare>} comparison */
export function figures(columns, { rows, differing }) {
  const versions = table(
    ['engine', 'version'],
    columns.map(({ name, version }) => [name, version]),
  )
  // One column says it all when everything is equal; the others matter when it is not.
  const hashes =
    differing === 0
      ? table(
          ['throw', `hash in all ${columns.length} engines`],
          rows.map(({ name, hashes }) => [name, `\`${hashes[0]}\``]),
        )
      : table(
          ['throw', ...columns.map(({ name }) => name)],
          rows.map(({ name, hashes }) => [name, ...hashes]),
        )
  return `${versions}\n\n${hashes}`
}
