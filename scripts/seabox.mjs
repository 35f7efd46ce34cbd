#!/usr/bin/env node
// @ts-check
import { requireNode } from './lib/requireNode.mjs'

requireNode()

// The entry of the release archive: serves what lies beside it, and neither installs nor builds anything.
Promise.all([import('./lib/plainError.mjs'), import('./serve.mjs')]).then(([{ endWith }, { serveAsAsked }]) =>
  serveAsAsked(process.argv.slice(2)).catch(endWith),
)
