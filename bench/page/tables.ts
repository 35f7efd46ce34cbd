/** The pages that are measured, and how each is asked to throw. */
import type { Page } from '@playwright/test'
import type { Sites } from './serveSites'

/** See probe.js; `poses` has the page remember how its dice lie. */
export type Run = 'visit' | 'swift' | 'count' | 'swift&poses'

export interface Table {
  readonly name: string
  /** What stands in the column of the picture's quality. */
  readonly quality: string
  address(dice: number, run: Run): string
  /** Until dice can be thrown. */
  seen(page: Page): Promise<void>
  /** Until this many dice can be thrown, and nothing else goes on. */
  ready(page: Page): Promise<void>
  /** Takes the dice of the last throw up, where that is a thing of its own. */
  takeUp(page: Page): Promise<void>
  /** An expression for the page: throws, and gives the ms from release until the result is on the screen. */
  throwScript(dice: number): string
}

/** This many dice of ours as the address offers; for others the plain ones are put back one by one. */
const presets: Readonly<Record<number, string>> = { 1: 'plain', 10: 'duel', 38: 'everything' }
const plainDice = 6

const status = `document.querySelector('[data-throw]')`

async function seen(page: Page): Promise<void> {
  await page.waitForFunction(`${status}?.dataset.dice === 'seen'`, undefined, { timeout: 120_000 })
}

async function isCalm(page: Page): Promise<void> {
  await page.waitForFunction(`${status}.dataset.calm === 'true'`, undefined, { timeout: 120_000 })
}

function seabox({ ours }: Sites, quality: 'low' | 'medium' | 'high'): Table {
  return {
    name: 'Seabox',
    quality,
    address: (dice, run) => `${ours}/lab?pace=real&quality=${quality}&dice=${presets[dice]}&${run}`,
    seen,
    async ready(page) {
      await seen(page)
      if (page.url().includes('dice=plain')) {
        await page.getByRole('button', { name: 'Dice', exact: true }).click()
        for (let die = plainDice; die > 1; die--)
          await page.getByRole('button', { name: 'One Plain dice less' }).click()
        await page.getByRole('button', { name: 'Dice', exact: true }).click()
      }
      await isCalm(page)
    },
    async takeUp(page) {
      if (await page.evaluate<boolean>(`${status}.dataset.throw === 'held'`)) return
      await page.keyboard.press('g')
      await page.waitForFunction(`${status}.dataset.throw === 'held'`)
      await isCalm(page)
    },
    // A drop with a die overboard is repeated by the page itself: the result is that of the last.
    throwScript: () => `new Promise(resolve => {
      const said = ${status}
      const isThere = () => said.dataset.throw === 'settled' || said.dataset.throw === 'cocked'
      let released
      const watch = new MutationObserver(() => {
        if (said.dataset.throw === 'falling') released ??= performance.now()
        if (released === undefined || !isThere()) return
        watch.disconnect()
        resolve(performance.now() - released)
      })
      watch.observe(said, { attributes: true, attributeFilter: ['data-throw'] })
      window.dispatchEvent(new KeyboardEvent('keydown', { key: ' ' }))
    })`,
  }
}

async function hasPeer(page: Page): Promise<void> {
  await page.waitForFunction('window.peer', undefined, { timeout: 60_000 })
}

function peer(name: string, { peers }: Sites, path: string): Table {
  return {
    name,
    quality: 'as it comes',
    address: (_, run) => `${peers}/${path}?${run}`,
    seen: hasPeer,
    ready: hasPeer,
    takeUp: async () => {},
    throwScript: dice => `(async () => {
      const released = performance.now()
      await peer.roll(${dice})
      return performance.now() - released
    })()`,
  }
}

export function tablesOf(sites: Sites) {
  return {
    ours: [seabox(sites, 'low'), seabox(sites, 'medium'), seabox(sites, 'high')],
    threejs: peer('dice-box-threejs 0.0.12', sites, 'diceBoxThreejs'),
    babylon: peer('dice-box 1.1.4', sites, 'diceBox'),
  } as const
}
