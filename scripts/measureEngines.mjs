// @ts-check
/**
 * `npm run measure:engines`: the same 520 throws in every engine that this machine has, down to the last bit.
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
import { compare, figures } from './measureEngines/compare.mjs'
import { firefox } from './measureEngines/firefox.mjs'
import { emulatedArm, node } from './measureEngines/node.mjs'
import { webkit } from './measureEngines/webkit.mjs'
import { writeDeterminism } from './measureEngines/writeDeterminism.mjs'
import { createServer } from './server/createServer.mjs'
import { listen } from './server/listen.mjs'

/** @typedef {import('./measureEngines/compare.mjs').Column} Column */

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
      console.log(`${engine.name}: found, ${measured.version}; ${measured.throws.length} hashes.`)
    } catch (error) {
      failed++
      console.log(`${engine.name}: found, but it failed. ${error instanceof Error ? error.message : error}`)
    }
  }
  return { columns, missing, failed }
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
        ? `All ${comparison.rows.length} hashes are equal to the last bit in ${columns.length} engines.`
        : `${comparison.differing} of ${comparison.rows.length} hashes differ.`,
    )
    if (failed === 0 && missing.length === 0 && comparison.differing === 0) await writeDeterminism(text)
    else console.log('docs/determinism.md is left as it is: it is written when every engine agrees.')
    return comparison.differing === 0 && failed === 0 ? 0 : 1
  } finally {
    await listening.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

// Browsers keep their connections open, which would keep this program waiting for them.
measureEngines().then(code => process.exit(code), endWith)
