// @ts-check
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { unmarkedFigures, withOlderMarked } from './lib/figures.mjs'
import { projectFolder } from './lib/run.mjs'

/** Marks the figures of the documents that are older than the code they measure. */
const docs = join(projectFolder, 'docs')
for (const name of readdirSync(docs).filter(file => file.endsWith('.md'))) {
  const path = join(docs, name)
  const text = readFileSync(path, 'utf8')
  for (const command of await unmarkedFigures(projectFolder, text))
    console.log(`docs/${name}: older than the code, marked. Measure again: ${command}`)
  writeFileSync(path, await withOlderMarked(projectFolder, text))
}
