// @ts-check
/**
 * Starts a program that never ends and says its number, in a file too if one is named; then it waits for that program
 * (`wait`) or leaves it behind (`leave`).
 */
import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'

const [, , manner, file] = process.argv
const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' })
console.log(child.pid)
if (file) writeFileSync(file, String(child.pid))
if (manner === 'leave') child.unref()
