// @ts-check
import { requireNode } from './lib/requireNode.mjs'

requireNode()

Promise.all([import('./lib/testEverything.mjs'), import('./lib/plainError.mjs')]).then(
  ([{ testEverything }, { endWith }]) =>
    testEverything().then(exitCode => {
      process.exitCode = exitCode
    }, endWith),
)
