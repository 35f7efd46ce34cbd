// @ts-check
/** Figures of the documents stand between marks. Each says of which code it is, so that nobody takes it for newer. */
import { hashOf } from './sourceHash.mjs'

/** What each command measures. @type {Readonly<Record<string, readonly string[]>>} */
const measured = {
  'npm run bench -- --engines --save': ['src/physics', 'src/measure'],
  'npm run bench -- --page --save': ['src/scenes', 'src/lab', 'src/table', 'src/physics'],
  'npm run bench -- --open --save': ['src/open-table', 'src/scenes/open'],
  'npm run bench -- --games --save': ['src/rules', 'src/bots'],
  'npm run bench -- --rooms --save': ['src/server', 'src/host', 'src/wire'],
  'npm run measure:engines': ['src/physics', 'src/measure'],
}

/** @param {string} command */
function sourcesOf(command) {
  const sources = measured[command]
  if (!sources) throw new Error(`scripts/lib/figures.mjs does not say which code "${command}" measures.`)
  return { sources, names: sources.map(path => `\`${path}\``).join(', ') }
}

/** What a run writes beside its figures. @param {string} folder @param {string} command */
export function codeLine(folder, command) {
  const { sources, names } = sourcesOf(command)
  return `Code: ${names} at \`${hashOf(folder, sources).slice(0, 12)}\`.`
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
export function unmarkedFigures(folder, text) {
  return [...text.matchAll(block)]
    .filter(([, command = '', body = '']) => {
      const lines = body.split('\n')
      return !lines.includes(codeLine(folder, command)) && !lines.includes(olderLine(command))
    })
    .map(([, command]) => command)
}

/** The document, with older figures marked as such. @param {string} folder @param {string} text */
export function withOlderMarked(folder, text) {
  const unmarked = unmarkedFigures(folder, text)
  return text.replace(block, (whole, command) => {
    if (!unmarked.includes(command)) return whole
    const start = `<!-- figures: ${command} -->\n`
    const body = whole.slice(start.length).replace(/\nCode: .*\n/, '')
    return `${start}\n${olderLine(command)}\n${body}`
  })
}
