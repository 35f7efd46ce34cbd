/**
 * What only a browser can show of hands on the open table: real bodies follow a pointer and fly when they are flung. Each
 * verb by itself is tested in src/ui/open/OpenPage.test.tsx.
 */
import { expect, test } from '../fixtures'
import { OpenDriver } from '../fixtures/open'

test.use({ viewport: { width: 900, height: 560 } })

test('a loop gathers a fistful, which is shaken and thrown as one', async ({ page }) => {
  const open = new OpenDriver(page)
  await open.open()
  await open.take(['die-d6'], { times: 5 })
  await open.rest()
  const spots = (await open.things()).map(({ pose: { position } }) => ({ x: position[0], z: position[2] }))
  const [left, right] = [Math.min(...spots.map(({ x }) => x)) - 20, Math.max(...spots.map(({ x }) => x)) + 20]
  const [far, near] = [Math.min(...spots.map(({ z }) => z)) - 20, Math.max(...spots.map(({ z }) => z)) + 20]
  await page.keyboard.press('Escape')
  await open.button('lasso')
  await open.drag([
    { x: left, z: far },
    { x: right, z: far },
    { x: right, z: near },
    { x: left, z: near },
  ])
  await open.says('chosen', /^5$/)
  const [first] = spots
  await open.drag(
    [first!, { x: 60, z: 0 }, { x: -60, z: 0 }, { x: 60, z: 0 }, { x: -60, z: 0 }, { x: 30, z: 0 }],
    'flings',
  )
  await expect(open.status).toContainText('5 things thrown')
  await open.rest()
  await expect(open.status).toContainText(/5 dice make \d+/)
  const thrown = await open.things()
  expect(new Set(thrown.map(one => JSON.stringify(one.pose.position))).size).toBe(5)
  expect(thrown.every(({ pose }) => pose.position[1] > 5)).toBe(true)
})
