// @ts-check
/**
 * `npm run measure:engines`: the same twenty throws in every engine that this machine has, down to the last bit.
 * Ends with 1 if two of them differ or one that was found fails. When all were found, docs/determinism.md is written.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installBench } from '../bench/install.mjs'
import { buildMissing, builtFolder } from './build.mjs'
import { endWith } from './lib/plainError.mjs'
import { bundleThrows } from './measureEngines/bundleThrows.mjs'
import { chromium } from './measureEngines/chromium.mjs'
import { firefox } from './measureEngines/firefox.mjs'
import { emulatedArm, node } from './measureEngines/node.mjs'
import { webkit } from './measureEngines/webkit.mjs'
import { table, writeDeterminism } from './measureEngines/writeDeterminism.mjs'
import { createServer } from './server/createServer.mjs'
import { listen } from './server/listen.mjs'

/** @typedef {{ name: string } & import('./measureEngines/types').Measured} Column */

const engines = [node, chromium, firefox, webkit, emulatedArm]

/** @param {import('./measureEngines/types').Work} work */
async function measureAll(work) {
  /** @type {Column[]} */
  const columns = []
  /** @type {string[]} */
  const missing = []
  let failed = 0
  for (const engine of engines) {
    const measure = await engine.find()
    if (!measure) {
      missing.push(engine.name)
      console.log(`${engine.name}: not found. It needs ${engine.needs}.`)
      continue
    }
    try {
      const measured = await measure(work)
      columns.push({ name: engine.name, ...measured })
      console.log(`${engine.name}: found, ${measured.version}; ${measured.throws.length} throws.`)
    } catch (error) {
      failed++
      console.log(`${engine.name}: found, but it failed. ${error instanceof Error ? error.message : error}`)
    }
  }
  return { columns, missing, failed }
}

/** @param {readonly Column[]} columns */
function compare(columns) {
  const names = [...new Set(columns.flatMap(column => column.throws.map(({ name }) => name)))]
  const rows = names.map(name => {
    const hashes = columns.map(column => column.throws.find(one => one.name === name)?.hash ?? 'none')
    return { name, hashes, isEqual: new Set(hashes).size === 1 }
  })
  return { rows, differing: rows.filter(row => !row.isEqual).length }
}

/** @param {readonly Column[]} columns @param {ReturnType<typeof compare>} comparison */
function figures(columns, { rows, differing }) {
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

async function measureEngines() {
  await installBench(console.log)
  await buildMissing(console.log)
  const folder = mkdtempSync(join(tmpdir(), 'seabox-engines-'))
  const listening = await listen(() => createServer(builtFolder), 0)
  if (!listening) throw new Error('No port is free.')
  try {
    const nodeScript = await bundleThrows(folder)
    const proofAddress = `http://localhost:${listening.port}/proof`
    const { columns, missing, failed } = await measureAll({ proofAddress, nodeScript })
    const comparison = compare(columns)
    const text = figures(columns, comparison)
    console.log(`\n${text}\n`)
    console.log(
      comparison.differing === 0
        ? `All ${comparison.rows.length} throws are equal to the last bit in ${columns.length} engines.`
        : `${comparison.differing} of ${comparison.rows.length} throws differ.`,
    )
    if (failed === 0 && missing.length === 0 && comparison.differing === 0) writeDeterminism(text)
    else console.log('docs/determinism.md is left as it is: it is written when every engine agrees.')
    return comparison.differing === 0 && failed === 0 ? 0 : 1
  } finally {
    await listening.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

// Browsers keep their connections open, which would keep this program waiting for them.
measureEngines().then(code => process.exit(code), endWith)
