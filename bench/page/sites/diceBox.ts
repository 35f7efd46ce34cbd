/**
 * @3d-dice/dice-box: Babylon and Ammo. Its physics always runs in a worker of its own; it draws in another one unless
 * told otherwise, and is told otherwise here, because nobody can look into that worker. So its script is the part
 * that draws, and none of what its physics costs.
 */
import { offerPeer, tiltOf } from './peer'

/** Where the worker last said that each die is: id, place and turn, eight numbers a die. */
const turns = new Map<number, { x: number; y: number; z: number; w: number }>()

if (window.location.search.includes('poses')) {
  const real = Object.getOwnPropertyDescriptor(MessagePort.prototype, 'onmessage')!
  Object.defineProperty(MessagePort.prototype, 'onmessage', {
    ...real,
    set(this: MessagePort, listener: (event: MessageEvent) => void) {
      real.set!.call(this, (event: MessageEvent) => {
        if (event.data?.action === 'updates') readPoses(new Float32Array(event.data.diceBuffer))
        listener.call(this, event)
      })
    },
  })
}

function readPoses(numbers: Float32Array): void {
  const [count = 0] = numbers
  for (let at = 1, die = 0; die < count; die++, at += 8) {
    const [id = 0, asleep, , , x = 0, y = 0, z = 0, w = 1] = numbers.subarray(at, at + 8)
    // A die that sleeps is only said to.
    if (asleep !== -1) turns.set(id, { x, y, z, w })
  }
}

const { default: DiceBox } = await import('@3d-dice/dice-box')
const box = new DiceBox('#table', { assetPath: '/assets/', offscreen: false })
await box.init()
offerPeer({
  roll: dice => {
    turns.clear()
    return box.roll(`${dice}d6`)
  },
  tilts: () => [...turns.values()].map(turn => tiltOf(turn, 'y')),
})
