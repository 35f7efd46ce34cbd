// @ts-check
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { minifySync, transformWithOxc } from 'vite'
import { filesBelow } from './sourceHash.mjs'

/**
 * What a file makes the program do: its code without types, comments and white space.
 *
 * @param {string} path @param {string} text
 */
async function meaningOf(path, text) {
  if (!/\.tsx?$/.test(path)) return text
  const { code } = await transformWithOxc(text, path, { jsx: 'preserve', sourcemap: false, tsconfig: false })
  return minifySync(`${path}.jsx`, code, {
    compress: false,
    mangle: false,
    codegen: { removeWhitespace: true, legalComments: 'none' },
  }).code
}

/**
 * A hash of what these files and folders do, without tests and what only tests use. A new comment, type or line break
 * keeps it.
 *
 * @param {string} folder @param {readonly string[]} paths
 */
export async function meaningHash(folder, paths) {
  const files = paths.flatMap(path => {
    const found = filesBelow(folder, path)
    if (found.length === 0) throw new Error(`There is no ${path} to hash.`)
    return found.filter(file => !file.includes('/testing/'))
  })
  const hash = createHash('sha256')
  for (const file of files.sort()) {
    const meaning = await meaningOf(file, readFileSync(join(folder, file), 'utf8'))
    hash.update(`${file}\0${meaning.length}\0${meaning}`)
  }
  return hash.digest('hex')
}
