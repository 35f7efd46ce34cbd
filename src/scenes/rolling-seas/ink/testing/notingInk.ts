import type { Ink } from '../hand'

/** Average width of a letter in our fonts, in units of its size. */
const letterWidth = 0.42

/** Ink that draws nothing and only notes how high its letters are, in mm: the smallest for each line of words. */
export function notingInk(): { readonly ink: Ink; readonly sizes: ReadonlyMap<string, number> } {
  const sizes = new Map<string, number>()
  const scales = [1]
  const state = { font: '' }
  const sizeOfFont = () => Number(/([\d.]+)px/.exec(state.font)?.[1])
  const known: Readonly<Record<string, unknown>> = {
    save: () => scales.push(scales.at(-1)!),
    restore: () => scales.pop(),
    scale: (across: number) => scales.push(scales.pop()! * Math.abs(across)),
    createRadialGradient: () => ({ addColorStop: () => undefined }),
    createLinearGradient: () => ({ addColorStop: () => undefined }),
    measureText: (words: string) => ({ width: words.length * letterWidth * sizeOfFont() }),
    fillText: (words: string) => {
      const size = sizeOfFont() * scales.at(-1)!
      sizes.set(words, Math.min(size, sizes.get(words) ?? size))
    },
  }
  const ink = new Proxy(state, {
    get: (_, name) => known[String(name)] ?? (() => undefined),
    set: (kept, name, value) => {
      if (name === 'font') kept.font = String(value)
      return true
    },
  }) as unknown as Ink
  return { ink, sizes }
}
