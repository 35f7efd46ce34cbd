// @ts-check
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { codeLine } from '../lib/figures.mjs'
import { projectFolder } from '../lib/run.mjs'

const page = join(projectFolder, 'docs', 'determinism.md')
const command = 'npm run measure:engines'
const startMark = `<!-- figures: ${command} -->`
const endMark = '<!-- end of figures -->'

/** Puts the tables between the two marks; the words around them are written by hand. @param {string} figures */
export async function writeDeterminism(figures) {
  const before = readFileSync(page, 'utf8')
  const start = before.indexOf(startMark)
  const end = before.indexOf(endMark)
  if (start < 0 || end < start) throw new Error('docs/determinism.md has lost its marks.')
  writeFileSync(
    page,
    `${before.slice(0, start)}${startMark}\n\n${await codeLine(projectFolder, command)}\n\n${figures}\n\n${before.slice(end)}`,
  )
}
