import type { Pen } from '../pen'

/** What a pen was asked for. */
export interface Noted {
  readonly symbols: Set<string>
  readonly words: string[]
}

/** A pen that draws nothing and only notes which symbols and words it is asked for. */
export function notingPen(width: number, height: number, noted: Noted): Pen {
  const context = new Proxy({}, { get: () => () => undefined, set: () => true })
  return new Proxy({ width, height, context } as unknown as Pen, {
    get: (pen, name) => {
      if (name in pen) return pen[name as keyof Pen]
      return (...given: unknown[]) => {
        if (name === 'icon') noted.symbols.add(String(given[0]))
        if (name === 'text' || name === 'words') noted.words.push(String(given[0]))
        if (name === 'turned') (given[0] as () => void)()
        return 0
      }
    },
  })
}
