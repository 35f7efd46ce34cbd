import type { Pen } from '../pen'

/** What a pen was asked for. */
export interface Noted {
  readonly symbols: Set<string>
  readonly words: string[]
  /** Height of the type in mm, by words. */
  readonly sizes?: Map<string, number>
  /** Words that go on over several lines and have not enough of them: they would be set smaller. */
  readonly cramped?: Set<string>
}

interface Style {
  readonly size: number
  readonly width?: number
  readonly lines?: number
}

/** Average width of a letter in our fonts, in units of its size. */
const letterWidth = 0.42

/** A line that is too long for its room is set smaller. */
function setSize(words: string, { size, width }: Style, isLine: boolean): number {
  if (!isLine || width === undefined) return size
  return Math.min(size, width / (words.length * letterWidth))
}

const isCramped = (words: string, { size, width, lines }: Style): boolean =>
  width !== undefined && lines !== undefined && linesNeeded(words, width / (size * letterWidth)) > lines

function linesNeeded(words: string, letters: number): number {
  let [lines, length] = [1, 0]
  for (const word of words.split(' ')) {
    if (length > 0 && length + 1 + word.length > letters) [lines, length] = [lines + 1, word.length]
    else length += word.length + (length > 0 ? 1 : 0)
  }
  return lines
}

/** A pen that draws nothing and only notes which symbols and words it is asked for. */
export function notingPen(width: number, height: number, noted: Noted): Pen {
  const context = new Proxy({}, { get: () => () => undefined, set: () => true })
  return new Proxy({ width, height, context } as unknown as Pen, {
    get: (pen, name) => {
      if (name in pen) return pen[name as keyof Pen]
      return (...given: unknown[]) => {
        if (name === 'icon') noted.symbols.add(String(given[0]))
        if (name === 'text' || name === 'words') {
          noted.words.push(String(given[0]))
          noted.sizes?.set(String(given[0]), setSize(String(given[0]), given[3] as Style, name === 'text'))
        }
        if (name === 'words' && isCramped(String(given[0]), given[3] as Style))
          noted.cramped?.add(String(given[0]))
        if (name === 'turned') (given[0] as () => void)()
        return 0
      }
    },
  })
}
