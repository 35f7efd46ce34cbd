// @ts-check
import { accessSync, constants, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** @param {string} path */
export function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The first of these programs that lies on the search path. @param {readonly string[]} names */
export function findProgram(names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return folders.flatMap(folder => names.map(name => join(folder, name))).find(isProgram)
}

/** Names in a folder; none if there is no such folder. @param {string} folder */
export function namesIn(folder) {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
