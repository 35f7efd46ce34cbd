// @ts-check
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, posix } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildMissing } from './build.mjs'
import { endWith, PlainError } from './lib/plainError.mjs'
import { projectFolder, runNpm } from './lib/run.mjs'

const entry = 'scripts/seabox.mjs'

/** Folders that the build makes: the page, and the rooms of the server. */
const built = ['dist', 'dist-server']

const documents = ['LICENSE', 'CHANGELOG.md', 'docs/kiosk.md', 'docs/rooms.md', 'docs/hosting.md']

/**
 * A script and all that it imports, as paths in the project. They use what Node brings and nothing else, so the archive
 * needs no node_modules.
 *
 * @param {string} path @param {Set<string>} [found]
 */
export function scriptsOf(path, found = new Set()) {
  if (found.has(path)) return found
  found.add(path)
  const text = readFileSync(join(projectFolder, path), 'utf8')
  const code = text.replace(/^\s*(\/\/|\/?\*).*$/gm, '')
  for (const [, from, late, beside] of code.matchAll(
    /\bfrom '([^']+)'|\bimport\('([^']+)'\)|\bnew URL\('([^']+\.mjs)', import\.meta\.url\)/g,
  )) {
    const name = from ?? late ?? (beside && `./${beside}`) ?? ''
    if (name.startsWith('.')) scriptsOf(posix.join(posix.dirname(path), name), found)
    else if (!name.startsWith('node:'))
      throw new Error(`${path} imports ${name}, which is not in the archive`)
  }
  return found
}

/** What people read who unpack it. @param {string} version */
const readme = version => `# Seabox ${version}

A game table in the browser where the dice really fall. Node 20 or later is all it needs; nothing is installed.

    node .                      serves the table and prints its address
    node . --port 8080          on another port
    node . --lan                for everybody in the local network
    node . --kiosk              as a kiosk: docs/kiosk.md

Or from anywhere: \`npx ./seabox-${version}.tgz\`. The licences of what is built in are in dist/licences.txt.
`

/**
 * Packs what `npm start` would serve into one archive. `dist/` has to be built.
 *
 * @param {string} folder where the archive goes @returns {Promise<string>} its path
 */
export async function packRelease(folder) {
  const { version, description, license, engines } = JSON.parse(
    readFileSync(join(projectFolder, 'package.json'), 'utf8'),
  )
  const stage = mkdtempSync(join(tmpdir(), 'seabox-release-'))
  try {
    const copied = [...built, ...documents, ...scriptsOf(entry)]
    for (const path of copied.filter(path => existsSync(join(projectFolder, path)))) {
      mkdirSync(dirname(join(stage, path)), { recursive: true })
      cpSync(join(projectFolder, path), join(stage, path), { recursive: true })
    }
    writeFileSync(join(stage, 'README.md'), readme(version))
    const manifest = {
      name: 'seabox',
      version,
      description,
      license,
      engines,
      type: 'module',
      main: entry,
      bin: { seabox: entry },
      scripts: { start: `node ${entry}` },
    }
    writeFileSync(join(stage, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`)
    mkdirSync(folder, { recursive: true })
    // npm packs, so that the archive is also a package: `npx ./seabox-1.0.0.tgz` runs it.
    const { code, output } = await runNpm(['pack', stage, '--pack-destination', folder, '--silent'])
    if (code !== 0)
      throw new PlainError('The archive could not be packed: the words of npm are above.', output)
    return join(folder, `seabox-${version}.tgz`)
  } finally {
    rmSync(stage, { recursive: true, force: true })
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  buildMissing(console.log)
    .then(() => packRelease(join(projectFolder, 'out')))
    .then(path => console.log(`${path}\n\nUnpacked anywhere, with Node 20 or later: node package`), endWith)
}
