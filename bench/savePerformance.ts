/** Puts the figures of a run between the two marks of docs/performance.md; the words around them are written by hand. */
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { codeLine } from '../scripts/lib/figures.mjs'
import { projectFolder } from '../scripts/lib/run.mjs'

const page = new URL('../docs/performance.md', import.meta.url)
/** The part of the bench that a run has measured. */
export type BenchPart = 'engines' | 'page' | 'games' | 'rooms' | 'open' | 'challenge'

function machine(): string {
  const cores = cpus()
  const memoryGb = Math.round(totalmem() / 2 ** 30)
  return `${cores.length} cores (${cores[0]?.model.trim() ?? 'unknown'}), ${memoryGb} GB, ${process.platform} ${process.arch}, Node ${process.versions.node}`
}

export async function savePerformance(part: BenchPart, text: string): Promise<void> {
  const command = `npm run bench -- --${part} --save`
  const startMark = `<!-- figures: ${command} -->`
  const endMark = `<!-- end of figures: ${part} -->`
  const before = readFileSync(page, 'utf8')
  const start = before.indexOf(startMark)
  const end = before.indexOf(endMark)
  if (start < 0 || end < start) throw new Error('docs/performance.md has lost its marks.')
  const day = new Date().toISOString().slice(0, 10)
  const [tables, verdicts] = [
    text.slice(0, text.lastIndexOf('\n\n')),
    text.slice(text.lastIndexOf('\n\n') + 2),
  ]
  const figures = `${startMark}\n\n${await codeLine(projectFolder, command)}\n\nMeasured on ${day}: ${machine()}.\n\n${tables}\n\n\`\`\`\n${verdicts}\n\`\`\`\n\n`
  writeFileSync(page, before.slice(0, start) + figures + before.slice(end))
}
