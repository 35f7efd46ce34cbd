// @ts-check
/** Figures of the documents stand between marks. Each says of which code it is, so that nobody takes it for newer. */
import { meaningHash } from './meaningHash.mjs'

const drop = ['src/measure', 'src/physics']
/** What is drawn and watched at every table. */
const picture = ['src/scenes/sound', 'src/scenes/table']

/** What each command runs while it measures, and no more. @type {Readonly<Record<string, readonly string[]>>} */
export const measured = {
  'npm run bench -- --engines --save': drop,
  'npm run bench -- --page --save': [
    'src/lab',
    ...drop,
    'src/scenes/lab',
    ...picture,
    'src/table/throwPlayer.ts',
    'src/table/watchThrow.ts',
  ],
  'npm run bench -- --open --save': [
    'src/open-table',
    'src/physics',
    'src/scenes/open',
    ...picture,
    'src/scenes/things',
  ],
  'npm run bench -- --challenge --save': [
    ...drop,
    'src/scenes/rattle-battle/play',
    ...picture,
    'src/table/desk',
    'src/table/judge',
    'src/table/throwPlayer.ts',
  ],
  'npm run bench -- --games --save': ['src/bots', 'src/measure', 'src/rules'],
  // They play WAVES, and keep it in files.
  'npm run bench -- --rooms --save': [
    'src/host',
    'src/match',
    'src/rooms',
    'src/rules/defineGame.ts',
    'src/rules/waves',
    'src/server',
    'src/wire',
  ],
  'npm run measure:engines': [...drop, 'tests/fixtures/proofRows.ts', 'tests/fixtures/throwRecords.ts'],
}

/** @param {string} command */
function sourcesOf(command) {
  const sources = measured[command]
  if (!sources) throw new Error(`scripts/lib/figures.mjs does not say which code "${command}" measures.`)
  return { sources, names: sources.map(path => `\`${path}\``).join(', ') }
}

/** What a run writes beside its figures. @param {string} folder @param {string} command */
export async function codeLine(folder, command) {
  const { sources, names } = sourcesOf(command)
  const hash = await meaningHash(folder, sources)
  return `Code: ${names} at \`${hash.slice(0, 12)}\`.`
}

/** @param {string} command */
const olderLine = command =>
  `Older than the code: measured before the last changes of ${sourcesOf(command).names}.`

const block = /<!-- figures: (.+?) -->\n([\s\S]*?)<!-- end of figures(?:: \w+)? -->/g

/**
 * The commands whose figures in a document are older than the code and do not say so.
 *
 * @param {string} folder @param {string} text
 */
export async function unmarkedFigures(folder, text) {
  const unmarked = []
  for (const [, command = '', body = ''] of text.matchAll(block)) {
    const lines = body.split('\n')
    if (lines.includes(olderLine(command)) || lines.includes(await codeLine(folder, command))) continue
    unmarked.push(command)
  }
  return unmarked
}

/** The document, with older figures marked as such. @param {string} folder @param {string} text */
export async function withOlderMarked(folder, text) {
  const unmarked = await unmarkedFigures(folder, text)
  return text.replace(block, (whole, command) => {
    if (!unmarked.includes(command)) return whole
    const start = `<!-- figures: ${command} -->\n`
    const body = whole.slice(start.length).replace(/\n(?:Code|Older than the code): .*\n/, '')
    return `${start}\n${olderLine(command)}\n${body}`
  })
}
