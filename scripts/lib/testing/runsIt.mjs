// @ts-check
/** Runs a program that starts another one and waits for it, and writes what it says into the file of the argument. */
import { runPackage } from '../run.mjs'

await runPackage('../scripts/lib/testing/leavesBehind.mjs', ['wait', String(process.argv[2])])
