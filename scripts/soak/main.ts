/**
 * `npm run soak -- --minutes 30 [--games a,b] [--peace]`: the kiosk left to itself, and what became of it. In peace
 * nothing is broken. With `--open` the open table instead, set and thrown about for so long.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildMissing, builtFolder } from '../build.mjs'
import { ensureChromium } from '../lib/ensureChromium.mjs'
import { endWith, PlainError } from '../lib/plainError.mjs'
import { projectFolder } from '../lib/run.mjs'
import { createServer } from '../server/createServer.mjs'
import { listen } from '../server/listen.mjs'
import { isWell, openSoakLines, soakOpenTable } from './openTable'
import { slopesOf, soakLines, soakPage } from './page'
import { soak } from './soak'

/** A shorter run says too little to stand in the documents. */
const shortestForPage = 5

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      minutes: { type: 'string', default: '30' },
      games: { type: 'string' },
      peace: { type: 'boolean', default: false },
      open: { type: 'boolean', default: false },
    },
  })
  const minutes = Number(values.minutes)
  if (!(minutes > 0 && minutes <= 1440)) {
    throw new PlainError(`--minutes wants a number from 0 to 1440, not "${values.minutes}".`)
  }
  await ensureChromium(console.log)
  await buildMissing(console.log)
  const site = await listen(() => createServer(builtFolder), 0)
  if (!site) throw new PlainError('No port is free.')
  try {
    const origin = `http://localhost:${site.port}`
    const day = new Date().toISOString().slice(0, 10)
    if (values.open) {
      const done = await soakOpenTable({ origin, minutes, say: console.log })
      const lines = openSoakLines(done, day)
      console.log(lines.join('\n'))
      if (minutes >= shortestForPage) saveOpenSoak(lines)
      if (!isWell(done)) process.exitCode = 1
      return
    }
    const { games, peace: isPeaceful } = values
    const done = await soak({ origin, minutes, games, isPeaceful, say: console.log })
    console.log(soakLines(done).join('\n'))
    if (minutes >= shortestForPage && games === undefined && !isPeaceful) {
      writeFileSync(join(projectFolder, 'docs/soak.md'), soakPage(done, day))
      console.log('docs/soak.md is written.')
    }
    const isKioskWell =
      done.errors.length === 0 &&
      done.recoveries.every(({ seconds }) => seconds !== undefined) &&
      slopesOf(done).every(({ slope, isTold }) => isTold || slope?.isFlat !== false)
    if (!isKioskWell) process.exitCode = 1
  } finally {
    await site.close()
  }
}

function saveOpenSoak(lines: readonly string[]): void {
  const file = join(projectFolder, 'docs/open-table.md')
  const [start, end] = ['<!-- soak: npm run soak -- --open -->', '<!-- end of soak -->']
  const text = readFileSync(file, 'utf8')
  const [from, to] = [text.indexOf(start), text.indexOf(end)]
  if (from < 0 || to < from) throw new PlainError('docs/open-table.md has lost its marks.')
  writeFileSync(file, `${text.slice(0, from)}${start}\n\n${lines.join('\n')}\n\n${text.slice(to)}`)
  console.log('docs/open-table.md is written.')
}

main().catch(endWith)
