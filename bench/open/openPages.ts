/** The open table as a page that throws dice, and how it is asked to. */
import type { Page } from '@playwright/test'
import type { Sites } from '../page/serveSites'
import type { Table } from '../page/tables'
import { fistful } from './layTables'

const status = `document.querySelector('[data-open]')`

/** Presses a key, and answers after how many ms all that it set off lies still. */
const restAfter = (key: string) => `new Promise(resolve => {
  const said = ${status}
  let pressed
  let isStirred = false
  const watch = new MutationObserver(() => {
    if (said.dataset.awake !== '0') isStirred = true
    else if (isStirred) {
      watch.disconnect()
      resolve(performance.now() - pressed)
    }
  })
  watch.observe(said, { attributes: true, attributeFilter: ['data-awake'] })
  pressed = performance.now()
  window.dispatchEvent(new KeyboardEvent('keydown', { key: '${key}' }))
})`

async function calm(page: Page): Promise<void> {
  await page.waitForFunction(
    `${status}?.dataset.awake === '0' && ${status}.dataset.calm === 'true'`,
    undefined,
    { timeout: 300_000 },
  )
}

/** Opens a file as a person does, with everything on it chosen, and waits until it lies still. */
async function openFile(page: Page, quality: string, text: string): Promise<void> {
  await page.evaluate(quality => localStorage.setItem('seabox-table', JSON.stringify({ quality })), quality)
  await page.reload()
  await calm(page)
  await page.getByRole('button', { name: 'Evening', exact: true }).click()
  const file = { name: 'bench.json', mimeType: 'application/json', buffer: Buffer.from(text) }
  await page.locator('[data-open-file]').setInputFiles(file)
  await page.waitForFunction(`${status}.dataset.things !== '0'`)
  await calm(page)
  await page.keyboard.press('Control+a')
  await page.waitForFunction(`${status}.dataset.chosen === ${status}.dataset.things`)
  await calm(page)
}

interface Asked {
  readonly name: string
  readonly quality: string
  file(dice: number): string
  /** The key that sets everything in motion. */
  readonly key: string
}

function openTable({ ours }: Sites, { name, quality, file, key }: Asked): Table {
  let text: string | undefined
  return {
    name,
    quality,
    address(dice, run) {
      text = file(dice)
      return `${ours}/open?${run}`
    },
    seen: calm,
    ready: page => openFile(page, quality, text!),
    takeUp: calm,
    throwScript: () => restAfter(key),
  }
}

/** All dice of the table, thrown as one fistful. */
export const pouring = (sites: Sites, quality: 'low' | 'medium' | 'high'): Table =>
  openTable(sites, { name: 'Seabox, open table', quality, file: fistful, key: 't' })

/** Everything on the table hops under the fist. */
export const banging = (sites: Sites, text: string): Table =>
  openTable(sites, { name: 'Seabox, full table', quality: 'low', file: () => text, key: 'b' })
