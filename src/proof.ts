/**
 * The page /proof: throws fixed records with the very engine that the table uses and shows what came out, so two
 * machines can be compared by eye. `aria-busy` on the table says when it is done.
 */
import { numberOf, type ProofRow, proofRows } from '../tests/fixtures/proofRows'
import { physicsVersion } from './match/stamp'
import { hashText, type ThrowResult } from './measure'
import { loadPhysics, simulateThrow } from './physics'
import './proof.css'
import { type ProofPlace, proofLine } from './proofLine'

const table = document.querySelector('#throws')!
const rows = table.querySelector('tbody')!
const outcome = document.querySelector('#outcome')!

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

function addRow({ name, throws }: ProofRow, results: readonly ThrowResult[]): string {
  const row = rows.insertRow()
  const number = numberOf(results)
  const dice = sum(throws.map(({ request }) => request.dice.length + request.lying.length))
  const container = throws.length === 1 ? throws[0]!.request.container : 'every one in turn'
  const ends = throws.length === 1 ? results[0]!.outcome : `${throws.length} throws`
  for (const text of [name, dice, container, sum(results.map(({ steps }) => steps)), ends, number])
    row.insertCell().textContent = String(text)
  return number
}

/** A breath for the page between two throws: the rows appear one by one. */
const breathe = () => new Promise(resolve => setTimeout(resolve))

interface SaysMore {
  readonly userAgentData?: {
    getHighEntropyValues(
      hints: readonly string[],
    ): Promise<{ readonly platform?: string; readonly architecture?: string; readonly bitness?: string }>
  }
}

/** The browser's own description; some name the processor too. */
async function placeHere(): Promise<ProofPlace> {
  const { userAgent, userAgentData } = navigator as Navigator & SaysMore
  const more = await userAgentData?.getHighEntropyValues(['architecture', 'bitness']).catch(() => undefined)
  const architecture = [more?.architecture, more?.bitness].filter(Boolean).join(' ')
  return { userAgent, platform: more?.platform, architecture }
}

async function showLine(number: string): Promise<void> {
  const text = document.querySelector<HTMLInputElement>('#line-text')!
  text.value = proofLine(number, physicsVersion(), await placeHere())
  text.addEventListener('focus', () => text.select())
  const said = document.querySelector('#line-said')!
  document.querySelector('#line-copy')!.addEventListener('click', () => {
    // On a plain http address a browser gives no clipboard: the line can be marked by hand.
    const copied = navigator.clipboard?.writeText(text.value) ?? Promise.reject()
    copied.then(
      () => (said.textContent = 'Copied.'),
      () => {
        text.focus()
        said.textContent = 'The line is marked: copy it from there.'
      },
    )
  })
  document.querySelector<HTMLElement>('#line')!.hidden = false
}

async function prove(): Promise<void> {
  await loadPhysics()
  const numbers: string[] = []
  for (const row of proofRows) {
    outcome.textContent = `Throwing “${row.name}” …`
    await breathe()
    numbers.push(addRow(row, row.throws.map(simulateThrow)))
  }
  const all = document.createElement('code')
  const number = hashText(numbers.join(' '))
  all.textContent = number
  outcome.replaceChildren('All throws in one number: ', all)
  await showLine(number)
}

prove()
  .catch(error => {
    outcome.textContent = `The engine could not be started here: ${error instanceof Error ? error.message : error}`
  })
  .finally(() => table.setAttribute('aria-busy', 'false'))
