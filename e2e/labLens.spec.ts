/**
 * What only a browser can show about the lens: a throw whose world is held by `<Physics>`, which writes parameters into
 * it, ends in the very bits of Node's, and stands at each step where the throw stood.
 */

import { diceOf, presets } from '../src/lab/fleets'
import { labRequest } from '../src/lab/labRequest'
import {
  attemptRecord,
  contactSize,
  createRerun,
  loadPhysics,
  simulateThrow,
  writeContacts,
} from '../src/physics'
import { expect, test } from './fixtures'
import { LabDriver } from './fixtures/lab'

test('the physics view shows the world of that drop, step by step', async ({ page }) => {
  const lab = new LabDriver(page)
  await lab.open({ seed: 'lens' })
  await lab.seeDice()
  await lab.drop()

  await loadPhysics()
  const record = attemptRecord(labRequest(diceOf(presets.skirmish.fleet)), 'lens', 1)
  const headless = simulateThrow(record)
  expect(await lab.hash()).toBe(headless.hash)

  await page.keyboard.press('x')
  const words = page.locator('.lab-lens')
  await expect(words).toHaveAttribute('data-step', String(headless.steps))
  await expect(words).toHaveAttribute('data-hash', headless.hash)

  const slider = page.getByRole('slider', { name: 'Moment of the drop' })
  const rerun = createRerun(record)
  const contacts = new Float32Array(600 * contactSize)
  // There, back again and to the end: a world goes forwards only, so each way back is a new one.
  for (const share of [0.3, 0.6, 0.45, 1]) {
    await slider.fill(String(share * 1000))
    const step = Math.round(share * headless.steps)
    await expect(words).toHaveAttribute('data-step', String(step))
    rerun.goTo(step)
    await expect(words).toHaveAttribute('data-contacts', String(writeContacts(rerun.live, contacts)))
  }
  await expect(words).toHaveAttribute('data-hash', headless.hash)
  rerun.free()

  // The dice are hidden while the lens is on: the picture is another one.
  await lab.seeDice()
  const canvas = page.locator('.stage canvas')
  const lines = await canvas.screenshot()
  await page.keyboard.press('x')
  await lab.seeDice()
  const dice = await canvas.screenshot()
  expect(lines.equals(dice)).toBe(false)
  await page.keyboard.press('x')
  await expect(words).toHaveAttribute('data-step', String(headless.steps))

  await page.keyboard.press('Escape')
  await expect(words).toHaveCount(0)
  expect(await lab.hash()).toBe(headless.hash)
})
