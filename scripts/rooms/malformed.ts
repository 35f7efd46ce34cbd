/**
 * `npm run measure:malformed -- 100000`: this many malformed and misordered messages to one room. Says what was told for
 * them and how the heap grew. Ends with 1 if anything was told, if a connection ended, or if the room does not play on.
 */
import { loadPhysics } from '../../src/physics'
import { sendMalformed } from '../../src/server/testing/malformed'

const wished = Number(process.argv[2] ?? 100_000)
if (!Number.isSafeInteger(wished) || wished < 1) {
  console.error('Say how many messages are to be sent: npm run measure:malformed -- 100000')
  process.exit(1)
}

await loadPhysics()
const start = performance.now()
const { heard, honest, heapBytes } = await sendMalformed(wished, 21)
const seconds = (performance.now() - start) / 1000
const megabytes = (bytes: number | undefined) => `${((bytes ?? 0) / 1024 ** 2).toFixed(1)} MB`
/** After the first tenth all code has been compiled. */
const warm = heapBytes[Math.floor(heapBytes.length / 10)]
console.log(`${wished} messages in ${seconds.toFixed(0)} s, ${heard.length} words told for them.`)
console.log(`The heap was ${megabytes(warm)} after a tenth and ${megabytes(heapBytes.at(-1))} at the end.`)
const isWell = heard.length === 0 && honest.every(({ ok }) => ok)
console.log(isWell ? 'The room plays on.' : `Not well: ${[...new Set(heard)].join(', ')}`)
process.exit(isWell ? 0 : 1)
