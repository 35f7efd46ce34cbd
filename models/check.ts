/** `npm run models:check`: are the files that lie there the ones in the manifest, and within their budgets? */
import { assets } from './assets'
import { checkAssets } from './lib/checkAssets'
import { readManifest } from './lib/manifest'

const faults = checkAssets(assets, readManifest())
for (const fault of faults) process.stderr.write(`${fault}\n`)
if (faults.length > 0) process.exitCode = 1
else process.stdout.write(`${assets.length} files are as the manifest says and within their budgets.\n`)
