/**
 * An evening at the open table by pointer, by finger and by keys. After each act what came to pass is read from the
 * table's file: where things lie, which side is up, what is in a pile.
 */
import type { Page } from '@playwright/test'
import {
  isFaceUp,
  nameOf,
  readAll,
  readingWords,
  seatSpots,
  spotOf,
  type Thing,
  yawOf,
} from '../../src/open-table'
import { expect, test } from '../fixtures'
import { OpenDriver, type Spot, ways } from '../fixtures/open'

test.use({ viewport: { width: 760, height: 520 } })

/** Where the second row of things is laid: away from what is taken out. */
const aside: Spot = { x: -220, z: -150 }

const gap = (a: Spot, b: Spot) => Math.hypot(a.x - b.x, a.z - b.z)
const angleBetween = ({ pose: a }: Thing, { pose: b }: Thing) => {
  const cosine = a.rotation.reduce((sum, value, axis) => sum + value * b.rotation[axis]!, 0)
  return (2 * Math.acos(Math.min(1, Math.abs(cosine))) * 180) / Math.PI
}
const cardsOf = ({ what }: Thing) => (what.kind === 'cards' ? what.cards : [])

for (const way of ways)
  test.describe(way, () => {
    test.use({ hasTouch: way === 'touch' })

    test(`an evening by ${way}`, async ({ page }) => {
      const open = new OpenDriver(page, way)
      await open.open()

      await test.step('take out', async () => {
        await open.take(['die-d6'])
        await open.take(['deck-sea'], { drawer: 'Cards' })
        await open.take(['gold'], { drawer: 'Coins and pieces' })
        await open.rest()
        const names = (await open.things()).map(({ what }) => nameOf(what))
        expect(names).toEqual(['red d6', 'Pack of the sea, 52 cards', 'gold coin'])
      })

      await test.step('grab, carry and lay down', async () => {
        const to = await carryCoin(page, open)
        const coin = await open.thing('t3')
        expect(gap(spotOf(coin), to)).toBeLessThan(5)
        expect(coin.pose.position[1], 'it lies on the wood').toBeLessThan(2)
      })

      if (way !== 'keys')
        await test.step('flick', async () => {
          const before = spotOf(await open.thing('t3'))
          await open.drag([before, { x: before.x - 100, z: before.z }], 'flings')
          await expect(open.status).toContainText('Gold coin flicked')
          await open.rest()
          const after = spotOf(await open.thing('t3'))
          expect(after.x, 'it flies on from where it was let go').toBeLessThan(before.x - 110)
          expect(Math.abs(after.z - before.z)).toBeLessThan(80)
        })

      await test.step('turn', async () => {
        await open.choose('t2')
        const before = await open.thing('t2')
        await open.verb('turn-left')
        await open.rest()
        const turned = await open.thing('t2')
        expect(yawOf(turned.pose) - yawOf(before.pose)).toBeCloseTo(15, 0)
        expect(gap(spotOf(turned), spotOf(before))).toBeLessThan(2)
      })

      await test.step('turn over', async () => {
        expect(isFaceUp((await open.thing('t2')).pose)).toBe(true)
        await open.verb('flip')
        await open.rest()
        expect(isFaceUp((await open.thing('t2')).pose)).toBe(false)
      })

      await test.step('shuffle', async () => {
        const before = cardsOf(await open.thing('t2')).map(({ front }) => front)
        await open.verb('shuffle')
        await open.rest()
        const after = cardsOf(await open.thing('t2')).map(({ front }) => front)
        expect(after).not.toEqual(before)
        expect(after.toSorted()).toEqual(before.toSorted())
      })

      await test.step('draw and stack', async () => {
        const top = cardsOf(await open.thing('t2'))[0]!
        await open.verb('draw')
        await open.rest()
        await open.verb('draw')
        await open.rest()
        const [, deck, , first, second] = await open.things()
        expect(cardsOf(deck!)).toHaveLength(50)
        expect(cardsOf(first!), 'face down the lowest card is the top one').toEqual([top])
        await open.choose(first!.id, second!.id)
        await open.verb('stack')
        await open.rest()
        const things = await open.things()
        expect(things).toHaveLength(4)
        expect(things.map(thing => cardsOf(thing).length).toSorted((a, b) => a - b)).toEqual([0, 0, 2, 50])
      })

      await test.step('deal', async () => {
        await open.choose('t2')
        await open.verb('deal')
        await expect(open.status).toContainText('5 cards dealt to each of 4')
        await open.rest()
        const things = await open.things()
        expect(things).toHaveLength(24)
        const dealt = things.slice(-20)
        const seats = seatSpots(4).map(
          ({ spot }) => dealt.filter(card => gap(spotOf(card), spot) < 190).length,
        )
        expect(seats).toEqual([5, 5, 5, 5])
        expect(cardsOf(await open.thing('t2'))).toHaveLength(30)
      })

      await test.step('undo and do again', async () => {
        await open.button('undo')
        await open.says('things', /^4$/)
        await open.rest()
        expect(cardsOf(await open.thing('t2'))).toHaveLength(50)
        await open.button('redo')
        await open.says('things', /^24$/)
        await open.rest()
        expect(cardsOf(await open.thing('t2'))).toHaveLength(30)
      })

      // Only now: a die flies where it likes, also onto what is tapped next.
      await test.step('throw and read', async () => {
        await open.choose('t1')
        const before = await open.thing('t1')
        await open.verb('throw')
        await expect(open.status).toContainText(/Red d6 (shows|leans)/)
        await open.rest()
        const die = await open.thing('t1')
        expect(die.pose).not.toEqual(before.pose)
        await expect(open.status).toHaveText(readingWords(readAll([die])))
      })

      await test.step('kept by itself, and there after the page was loaded again', async () => {
        await expect(page).toHaveURL(/\/open\/[\w-]+$/)
        const text = await open.fileText()
        await expect.poll(() => open.keptText()).toBe(text)
        const [before, moment] = [await open.things(), await open.status.getAttribute('data-moment')]
        await page.reload()
        await open.says('things', /^24$/)
        await open.rest()
        await open.says('moment', new RegExp(`^${moment}$`))
        const after = await open.things()
        expect(after.map(({ id, what }) => ({ id, what }))).toEqual(
          before.map(({ id, what }) => ({ id, what })),
        )
        for (const [index, thing] of after.entries()) {
          expect(gap(spotOf(thing), spotOf(before[index]!)), thing.id).toBeLessThan(2)
          expect(angleBetween(thing, before[index]!), `${thing.id}, degrees`).toBeLessThan(3)
        }
        // The throw first, then the deal.
        await open.button('undo')
        await open.says('moment', new RegExp(`^${Number(moment) - 1}$`))
        await open.button('undo')
        await open.says('things', /^4$/)
      })
    })
  })

/** Carries the coin as this way does it; answers where it should lie. */
async function carryCoin(page: Page, open: OpenDriver): Promise<Spot> {
  const from = spotOf(await open.thing('t3'))
  if (open.way !== 'keys') {
    await open.drag([from, aside])
    await expect(open.status).toContainText('Gold coin moved')
    await open.rest()
    return aside
  }
  await open.choose('t3')
  let moment = Number(await open.status.getAttribute('data-moment'))
  for (const key of ['d', 'd', 's']) {
    await page.keyboard.press(key)
    await open.says('moment', new RegExp(`^${++moment}$`))
    await open.rest()
  }
  return { x: from.x + 20, z: from.z + 10 }
}
