import { useEffect, useRef } from 'react'
import { usePart } from '../table/useTable'
import { viewInsetsOf } from '../table/viewInsets'

/** Two lines of the word about what is in the hand, in pixels: the picture must not move with every word. */
const twoLines = 62
/** Those of a room, above what can be done. */
const roomButtons = '.table-room-buttons'

function wordsBottom(asked: DOMRect | undefined, word: DOMRect | undefined): number {
  return word ? Math.max(word.bottom, word.top + twoLines) : (asked?.bottom ?? 0)
}

/** Views are composed for one row of buttons at the lower edge, in pixels; with a big one among them it is still one. */
const oneRow = 52
const twoRows = 92
/** Views leave the prompt 100 of 720 lines: where fewer are left to them it is to keep as many. */
const promptShare = 100 / (720 - 100)
/** A low window has no room to give. */
const lowWindow = 480

/** What further rows of buttons cover. */
const coveredByRows = (barBottom: number, height: number): number =>
  height > lowWindow && barBottom >= twoRows ? barBottom - oneRow : 0

/**
 * Tells the table which strips of the picture the page covers, so that views are centred in the rest. `sheet` names what
 * stands on the left, or below on narrow screens, while it is there.
 */
export function usePageInsets<Root extends HTMLElement>(
  page: 'lab' | 'deck',
  isOpen: boolean,
  sheet?: string,
) {
  const viewInsets = usePart(viewInsetsOf)
  const root = useRef<Root>(null)
  useEffect(() => {
    const measure = () => {
      const box = (part: string) => {
        const found = root.current?.querySelector(part)?.getBoundingClientRect()
        // What is put away covers nothing.
        return found && found.height > 0 ? found : undefined
      }
      const { innerWidth: width, innerHeight: height } = window
      const panel = isOpen ? box(`.${page}-panel`) : undefined
      // Beside the table on wide screens, below it on narrow ones.
      const isBeside = panel !== undefined && panel.width < width * 0.6
      const barTop = box(`.${page}-head`)?.bottom ?? 0
      // On a telephone the bars lie one above the other: views are centred between them too.
      const isUpright = page === 'deck' && height > width
      const lowest = (part: string) => box(part)?.top ?? height
      const buttons = isUpright ? lowest(roomButtons) : height
      const barBottom = height - Math.min(lowest(`.${page}-actions`), buttons)
      const words = isUpright ? wordsBottom(box(`.${page}-prompt > :first-child`), box(`.${page}-word`)) : 0
      const left = sheet === undefined ? undefined : box(sheet)
      const isLow = left !== undefined && left.width > width * 0.6
      const low = isLow ? left : panel && !isBeside ? panel : undefined
      const below = low ? height - low.top : 0
      const rows = page === 'deck' ? coveredByRows(barBottom, height) : 0
      viewInsets.setState({
        left: left && !isLow ? left.right : 0,
        right: panel && isBeside ? width - panel.left : 0,
        top: isUpright ? Math.max(barTop, words) : rows * promptShare,
        bottom: Math.min(Math.max(below, isUpright ? barBottom : rows), height * 0.6),
        barTop,
        barBottom,
      })
    }
    measure()
    const watch = new ResizeObserver(measure)
    if (root.current) watch.observe(root.current)
    const bars = [`.${page}-head`, `.${page}-prompt`, `.${page}-actions`, `.${page}-panel`, roomButtons]
    const covering = [...bars, sheet ?? []]
    for (const part of root.current?.querySelectorAll(covering.flat().join()) ?? []) watch.observe(part)
    window.addEventListener('resize', measure)
    return () => {
      watch.disconnect()
      window.removeEventListener('resize', measure)
      viewInsets.setState({ left: 0, right: 0, top: 0, bottom: 0, barTop: 0, barBottom: 0 })
    }
  }, [isOpen, page, sheet])
  return root
}
