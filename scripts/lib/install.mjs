// @ts-check
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PlainError } from './plainError.mjs'
import { projectFolder, runNpm } from './run.mjs'

/**
 * @typedef {{ name?: string, version?: string, optional?: boolean, os?: string[], cpu?: string[] }} LockedPackage
 * @typedef {Record<string, LockedPackage>} LockedPackages
 */

/** @param {string} folder @returns {LockedPackages | undefined} */
function readPackages(folder, name = 'package-lock.json') {
  try {
    return JSON.parse(readFileSync(join(folder, name), 'utf8')).packages
  } catch {
    return undefined
  }
}

/**
 * A package that goes by another's name (an alias) may be replaced by one of the same version: only its own
 * package.json tells.
 *
 * @param {string} folder @param {string | undefined} name
 */
function isOther(folder, name) {
  return name !== undefined && JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).name !== name
}

/** @param {string[] | undefined} list as in package.json: names, or names to leave out with a `!` @param {string} mine */
function allows(list, mine) {
  if (!list) return true
  return list.includes(mine) || (!list.includes(`!${mine}`) && list.every(name => name.startsWith('!')))
}

/**
 * Does node_modules hold what package-lock.json asks for? npm writes what it has installed, as the last thing it does,
 * into node_modules/.package-lock.json, so an interrupted installation counts as none. Optional packages (the native
 * builds for other machines) may be absent; one for another machine means that the folder was copied from there.
 *
 * @param {string} folder
 */
export function isInstalled(folder) {
  const wanted = readPackages(folder)
  const present = readPackages(join(folder, 'node_modules'), '.package-lock.json')
  if (!wanted || !present) return false
  for (const [path, { name, version, optional }] of Object.entries(wanted)) {
    if (path === '') continue
    const found = present[path]
    if (!found && optional) continue
    if (found?.version !== version || !existsSync(join(folder, path, 'package.json'))) return false
    if (isOther(join(folder, path), name)) return false
  }
  return Object.values(present).every(
    ({ os, cpu }) => allows(os, process.platform) && allows(cpu, process.arch),
  )
}

/** Installs the libraries when they are missing or are not those of package-lock.json. @param {(line: string) => void} say */
export async function installMissing(say) {
  if (isInstalled(projectFolder)) return
  say('Installing the libraries (npm ci; about half a minute) …')
  // Without --include=dev, NODE_ENV=production would leave the build tools out.
  const { code, output } = await runNpm(['ci', '--include=dev'])
  if (code !== 0) {
    throw new PlainError('The libraries could not be installed: npm ci failed, its words are above.', output)
  }
}
