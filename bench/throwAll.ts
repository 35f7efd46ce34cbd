/** Throws all that the proof page throws and prints the hashes: bundled into one file for another processor's Node. */
import { loadPhysics, simulateThrow } from '../src/physics'
import { numberOf, proofRows } from '../tests/fixtures/proofRows'

await loadPhysics()
const throws = proofRows.map(row => ({ name: row.name, hash: numberOf(row.throws.map(simulateThrow)) }))
console.log(JSON.stringify({ version: `${process.versions.node} (${process.arch})`, throws }))
