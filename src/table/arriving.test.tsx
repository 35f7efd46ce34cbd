import { type ComponentType, createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Safe } from '../ui/errors/Safe'
import { arriving } from './arriving'

const Harbour = ({ name }: { name: string }) => <p>The harbour of {name}</p>

let root: Root
let container: HTMLElement

beforeEach(() => {
  // React's timers stand still: what appears has waited for none of them.
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  container = document.body.appendChild(document.createElement('div'))
  root = createRoot(container)
})

afterEach(() => {
  root.unmount()
  container.remove()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Draws what it is given and waits until the words are there, without a timer. */
async function draw(Shown: ComponentType<{ name: string }>, words: string): Promise<void> {
  root.render(createElement(Shown, { name: 'Nassau' }))
  await appears(words)
}

async function appears(words: string): Promise<void> {
  for (let turns = 0; container.textContent !== words && turns < 200; turns++)
    await new Promise<void>(next => setImmediate(next))
  expect(container.textContent).toBe(words)
}

test('code is drawn as soon as it has arrived, without the 300 ms that React holds it back after a fallback', async () => {
  let arrive = () => {}
  const code = new Promise<{ readonly default: typeof Harbour }>(done => {
    arrive = () => done({ default: Harbour })
  })
  const Late = arriving(() => code, <i>…</i>)
  await draw(Late, '…')
  arrive()
  await appears('The harbour of Nassau')
})

test('code that is there is drawn at once', async () => {
  const Waiting = vi.fn(() => <i>…</i>)
  const load = vi.fn(async () => ({ default: Harbour }))
  const Late = arriving(load, <Waiting />)
  await draw(Late, 'The harbour of Nassau')
  expect(Waiting).toHaveBeenCalled()
  Waiting.mockClear()
  root.render(<Late key="anew" name="Tortuga" />)
  await appears('The harbour of Tortuga')
  expect(Waiting).not.toHaveBeenCalled()
  expect(load).toHaveBeenCalledOnce()
})

test('code that does not arrive is a fault, and is fetched anew the next time', async () => {
  vi.mocked(console.error).mockImplementation(() => {})
  let isDown = true
  const Late = arriving(async () => {
    if (isDown) throw new Error('the network is down')
    return { default: Harbour }
  })
  root.render(
    <Safe instead={<b>It broke</b>}>
      <Late name="Nassau" />
    </Safe>,
  )
  await appears('It broke')
  vi.mocked(console.error).mockClear()
  isDown = false
  await draw(Late, 'The harbour of Nassau')
})
