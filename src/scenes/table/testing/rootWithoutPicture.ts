import { createRoot, extend } from '@react-three/fiber'
import * as THREE from 'three'
import { vi } from 'vitest'

/** What a plate with words asks of a page without pictures. */
const answers: Record<string, unknown> = {
  measureText: () => ({ width: 60 }),
  createRadialGradient: () => ({ addColorStop() {} }),
}
const pen = new Proxy(answers, {
  get: (target, name) => target[name as string] ?? (() => {}),
  set: () => true,
})

/** A root of React Three Fiber that draws nothing: things are made and stand where they belong. */
export async function rootWithoutPicture(width: number, height: number, hasFonts = true) {
  extend(THREE as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never)
  const fonts = { check: () => hasFonts, load: async () => [] }
  Object.defineProperty(document, 'fonts', { configurable: true, value: fonts })
  const renderer = {
    render() {},
    setSize() {},
    setPixelRatio() {},
    shadowMap: {},
    xr: { addEventListener() {}, removeEventListener() {} },
  }
  const root = createRoot(document.createElement('canvas'))
  await root.configure({
    gl: renderer as never,
    frameloop: 'never',
    size: { width, height, top: 0, left: 0 },
  })
  return root
}

/** React Three Fiber's own word about THREE.Clock is no warning of ours, see e2e/fixtures/expectedMessages.ts. */
export function forgetClockWarning(): void {
  const warn = vi.mocked(console.warn)
  warn.mock.calls = warn.mock.calls.filter(([word]) => !/THREE\.Clock/.test(String(word)))
}
