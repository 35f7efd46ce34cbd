import { expect, test, vi } from 'vitest'
import { Safe } from '../ui/errors/Safe'
import { arriving } from './arriving'
import { drawWithoutTimers } from './testing/withoutTimers'

const Harbour = ({ name }: { name: string }) => <p>The harbour of {name}</p>

const { draw, appears } = drawWithoutTimers()

test('code is drawn as soon as it has arrived, without the 300 ms that React holds it back after a fallback', async () => {
  let arrive = () => {}
  const code = new Promise<{ readonly default: typeof Harbour }>(done => {
    arrive = () => done({ default: Harbour })
  })
  const Late = arriving(() => code, <i>…</i>)
  draw(<Late name="Nassau" />)
  await appears('…')
  arrive()
  await appears('The harbour of Nassau')
})

test('code that is there is drawn at once', async () => {
  const Waiting = vi.fn(() => <i>…</i>)
  const load = vi.fn(async () => ({ default: Harbour }))
  const Late = arriving(load, <Waiting />)
  draw(<Late name="Nassau" />)
  await appears('The harbour of Nassau')
  expect(Waiting).toHaveBeenCalled()
  Waiting.mockClear()
  draw(<Late key="second" name="Tortuga" />)
  await appears('The harbour of Tortuga')
  expect(Waiting).not.toHaveBeenCalled()
  expect(load).toHaveBeenCalledOnce()
})

test('code that does not arrive is a fault, and is fetched again the next time', async () => {
  vi.mocked(console.error).mockImplementation(() => {})
  let isDown = true
  const Late = arriving(async () => {
    if (isDown) throw new Error('the network is down')
    return { default: Harbour }
  })
  draw(
    <Safe instead={<b>It broke</b>}>
      <Late name="Nassau" />
    </Safe>,
  )
  await appears('It broke')
  vi.mocked(console.error).mockClear()
  isDown = false
  draw(<Late name="Nassau" />)
  await appears('The harbour of Nassau')
})
