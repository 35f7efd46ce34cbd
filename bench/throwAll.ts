/** Throws the twenty fixed records and prints their hashes: bundled into one file for another processor's Node. */
import { loadPhysics, simulateThrow } from '../src/physics'
import { throwRecords } from '../tests/fixtures/throwRecords'

await loadPhysics()
const throws = throwRecords.map(record => ({ name: record.seed, hash: simulateThrow(record).hash }))
console.log(JSON.stringify({ version: `${process.versions.node} (${process.arch})`, throws }))
