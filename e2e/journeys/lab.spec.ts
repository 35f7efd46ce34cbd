/** What takes long to see of the lab's picture. */
import { loadPhysics, simulateThrow } from '../../src/physics'
import { expect, test } from '../fixtures'
import { LabDriver } from '../fixtures/lab'

test.beforeAll(() => loadPhysics())

test('hovering over a second die measures before anything is picked twice', async ({ page }) => {
  const lab = new LabDriver(page)
  await lab.open({ seed: 'tern' })
  await lab.seeDice()
  await lab.drop()
  await lab.look('Above')
  const record = await lab.presentRecord()
  await page.getByRole('button', { name: 'Judge', exact: true }).click()
  const [a, b] = simulateThrow(record).dice
  const from = await lab.screenPoint(...planeOf(a!))
  await page.mouse.click(from.x, from.y)
  await lab.seeDice()
  const alone = await page.locator('.stage canvas').screenshot()
  const to = await lab.screenPoint(...planeOf(b!))
  await page.mouse.move(to.x, to.y)
  await lab.seeDice()
  await expect(async () => {
    expect((await page.locator('.stage canvas').screenshot()).equals(alone)).toBe(false)
  }).toPass()
})

const planeOf = (die: { position: readonly [number, number, number] }): [number, number] => [
  die.position[0],
  0 - die.position[2],
]
