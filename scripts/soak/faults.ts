/** What goes wrong in a month, done to the page on purpose. */
import type { BrowserContext, CDPSession, Page } from '@playwright/test'

export interface Victim {
  readonly page: Page
  readonly context: BrowserContext
  readonly devtools: CDPSession
}

export interface InjectedFault {
  readonly name: string
  inject(victim: Victim): Promise<void>
}

/** Stands in every error that is thrown on purpose. */
export const onPurpose = 'broken on purpose'

const rest = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

/** Loses the picture; given back or not. */
const lose = (givenBackMs: number | undefined) => (page: Page) =>
  page.evaluate(ms => {
    const canvas = document.querySelector('canvas')
    const loser = canvas?.getContext('webgl2')?.getExtension('WEBGL_lose_context')
    loser?.loseContext()
    if (ms !== undefined) setTimeout(() => loser?.restoreContext(), ms)
  }, givenBackMs)

export const injectedFaults: readonly InjectedFault[] = [
  { name: 'picture lost and given back', inject: ({ page }) => lose(1500)(page) },
  { name: 'picture lost for good', inject: ({ page }) => lose(undefined)(page) },
  {
    name: 'error thrown in a timer',
    inject: ({ page }) =>
      page.evaluate(words => {
        setTimeout(() => {
          throw new Error(words)
        })
      }, onPurpose),
  },
  {
    name: 'promise rejected',
    inject: ({ page }) =>
      page.evaluate(words => {
        void Promise.reject(new Error(words))
      }, onPurpose),
  },
  {
    name: 'error thrown while drawing',
    inject: ({ page }) =>
      page.evaluate(words => {
        const { prototype } = WebGL2RenderingContext
        const { drawElements } = prototype
        prototype.drawElements = () => {
          prototype.drawElements = drawElements
          throw new Error(words)
        }
      }, onPurpose),
  },
  {
    name: 'computer player that never answers',
    inject: ({ page }) =>
      page.evaluate(() => {
        const { postMessage } = Worker.prototype
        Worker.prototype.postMessage = () => {
          Worker.prototype.postMessage = postMessage
        }
      }),
  },
  {
    name: 'storage full for 10 seconds',
    inject: ({ page }) =>
      page.evaluate(() => {
        const { setItem } = Storage.prototype
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError')
        }
        setTimeout(() => {
          Storage.prototype.setItem = setItem
        }, 10_000)
      }),
  },
  {
    name: 'no network for 5 seconds',
    async inject({ context }) {
      await context.setOffline(true)
      await rest(5000)
      await context.setOffline(false)
    },
  },
  {
    name: 'page frozen for 5 seconds, as by sleep',
    async inject({ devtools }) {
      await devtools.send('Page.setWebLifecycleState', { state: 'frozen' })
      await rest(5000)
      await devtools.send('Page.setWebLifecycleState', { state: 'active' })
    },
  },
  {
    name: 'page hidden for 4 seconds',
    inject: ({ page }) =>
      page.evaluate(async () => {
        let state = 'hidden'
        // A method: the name of an arrow would be kept by a helper that the page does not have.
        Object.defineProperty(document, 'visibilityState', {
          configurable: true,
          get() {
            return state
          },
        })
        document.dispatchEvent(new Event('visibilitychange'))
        await new Promise(done => setTimeout(done, 4000))
        state = 'visible'
        document.dispatchEvent(new Event('visibilitychange'))
      }),
  },
  {
    name: 'clock put on by a day, then back by two',
    inject: ({ page }) =>
      page.evaluate(() => {
        const day = 86_400_000
        const { now } = Date
        Date.now = () => now() + day
        setTimeout(() => {
          Date.now = () => now() - day
        }, 1500)
        setTimeout(() => {
          Date.now = now
        }, 3000)
      }),
  },
]
