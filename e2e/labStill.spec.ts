/**
 * The table looks as it did: every die lies where it lay, and nothing else has changed (fixtures/pictures). After a
 * change that is meant: `npm run e2e:pictures`, and look at what comes out.
 */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { diceOf, presets } from '../src/lab/fleets'
import { labRequest } from '../src/lab/labRequest'
import { attemptRecord, loadPhysics, simulateThrow } from '../src/physics'
import { expect, test } from './fixtures'
import { LabDriver } from './fixtures/lab'
import { differsFromKept, paintedOver, readPicture, whatDiffers } from './fixtures/pictures'

/** Only the picture, with everything in it that comes behind the first one. */
async function alone(page: Page, lab: LabDriver): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('.lab')!.style.visibility = 'hidden'
  })
  await lab.seeDice()
}

test('dropped dice by day, in the low and the medium picture', async ({ page }, info) => {
  const lab = new LabDriver(page)
  for (const quality of ['low', 'medium'] as const) {
    await lab.open({ seed: 'lens', quality })
    await lab.seeDice()
    await lab.drop()
    await alone(page, lab)
    expect(await differsFromKept(page, `drop-${quality}`, info)).toBeUndefined()
  }
})

test('lamp light from the seat', async ({ page }, info) => {
  const lab = new LabDriver(page)
  await lab.open({ seed: 'lens', light: 'evening' })
  await lab.seeDice()
  await lab.drop()
  await lab.look('Seat')
  await alone(page, lab)
  expect(await differsFromKept(page, 'evening-seat-low', info)).toBeUndefined()
})

test('the judge from above, with ranges and a gap', async ({ page }, info) => {
  const lab = new LabDriver(page)
  await lab.open({ seed: 'lens' })
  await lab.seeDice()
  await lab.drop()
  await lab.look('Above')
  await lab.openPanel('Judge')
  await page.getByLabel('From', { exact: true }).selectOption('p-red-2')
  await page.getByLabel('To', { exact: true }).selectOption('p-blue-2')
  await page.getByRole('button', { name: 'Judge', exact: true }).click()
  await alone(page, lab)
  expect(await differsFromKept(page, 'judge-low', info)).toBeUndefined()

  // The test would see it if one of the dice were gone, whichever it is.
  await loadPhysics()
  const { dice, hash } = simulateThrow(attemptRecord(labRequest(diceOf(presets.skirmish.fleet)), 'lens', 1))
  expect(await lab.hash()).toBe(hash)
  const kept = await readPicture(readFileSync(info.snapshotPath('judge-low.png')))
  const floor = await lab.screenPoint(0, 0)
  const side = (await lab.screenPoint(16, 0)).x - floor.x
  for (const { id, position } of dice) {
    const [x, , z] = position
    const at = await lab.screenPoint(x, -z)
    const erased = paintedOver(kept, { ...at, side }, floor)
    expect(whatDiffers(kept, erased), `${id} is gone`).toMatch(/pixels differ/)
  }
})
