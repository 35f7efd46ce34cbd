// @ts-check
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isInstalled } from './install.mjs'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'seabox-install-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const otherSystem = process.platform === 'win32' ? 'linux' : 'win32'

/** @param {string} path @param {unknown} content */
function write(path, content) {
  mkdirSync(join(folder, path, '..'), { recursive: true })
  writeFileSync(join(folder, path), JSON.stringify(content))
}

/** @param {Record<string, unknown>} wanted @param {Record<string, unknown>} present */
function project(wanted, present) {
  write('package-lock.json', { packages: { '': { name: 'seabox' }, ...wanted } })
  write('node_modules/.package-lock.json', { packages: present })
  for (const path of Object.keys(present)) write(`${path}/package.json`, {})
}

test('a fresh clone is not installed', () => {
  write('package-lock.json', { packages: { '': {} } })
  expect(isInstalled(folder)).toBe(false)
})

test('what package-lock.json asks for, in the same versions, is installed', () => {
  project({ 'node_modules/three': { version: '1.0.0' } }, { 'node_modules/three': { version: '1.0.0' } })
  expect(isInstalled(folder)).toBe(true)
})

test('another version, or a folder that somebody deleted, is not installed', () => {
  project({ 'node_modules/three': { version: '1.0.1' } }, { 'node_modules/three': { version: '1.0.0' } })
  expect(isInstalled(folder)).toBe(false)
  project({ 'node_modules/three': { version: '1.0.0' } }, { 'node_modules/three': { version: '1.0.0' } })
  rmSync(join(folder, 'node_modules/three'), { recursive: true })
  expect(isInstalled(folder)).toBe(false)
})

test('another package of the same version under the same name is not installed', () => {
  const engine = { name: 'engine-simd', version: '1.0.0' }
  project({ 'node_modules/engine': engine }, { 'node_modules/engine': engine })
  write('node_modules/engine/package.json', { name: 'engine-plain' })
  expect(isInstalled(folder)).toBe(false)
  write('node_modules/engine/package.json', { name: 'engine-simd' })
  expect(isInstalled(folder)).toBe(true)
})

test('a native build for another machine may be absent, but must not be installed', () => {
  const foreign = { version: '1.0.0', optional: true, os: [otherSystem] }
  project({ 'node_modules/native': foreign }, {})
  expect(isInstalled(folder)).toBe(true)
  project({ 'node_modules/native': foreign }, { 'node_modules/native': foreign })
  expect(isInstalled(folder)).toBe(false)
})
