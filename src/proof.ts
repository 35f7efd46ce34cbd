/**
 * The page /proof: throws twenty fixed records with the very engine that the table uses and shows what came out, so
 * two machines can be compared by eye. `aria-busy` on the table says when it is done.
 */
import { throwRecords } from '../tests/fixtures/throwRecords'
import { hashText, type ThrowRecord, type ThrowResult } from './measure'
import { loadPhysics, simulateThrow } from './physics'
import './proof.css'

const table = document.querySelector('#throws')!
const rows = table.querySelector('tbody')!
const outcome = document.querySelector('#outcome')!

function addRow({ seed, request }: ThrowRecord, { steps, outcome, hash }: ThrowResult): void {
  const row = rows.insertRow()
  const dice = request.dice.length + request.lying.length
  for (const text of [seed, dice, request.container, steps, outcome, hash])
    row.insertCell().textContent = String(text)
}

/** A breath for the page between two throws: the rows appear one by one. */
const breathe = () => new Promise(resolve => setTimeout(resolve))

async function prove(): Promise<void> {
  await loadPhysics()
  const hashes: string[] = []
  for (const record of throwRecords) {
    outcome.textContent = `Throwing “${record.seed}” …`
    await breathe()
    const result = simulateThrow(record)
    hashes.push(result.hash)
    addRow(record, result)
  }
  const sum = document.createElement('code')
  sum.textContent = hashText(hashes.join(' '))
  outcome.replaceChildren('All throws in one number: ', sum)
}

prove()
  .catch(error => {
    outcome.textContent = `The engine could not be started here: ${error instanceof Error ? error.message : error}`
  })
  .finally(() => table.setAttribute('aria-busy', 'false'))
