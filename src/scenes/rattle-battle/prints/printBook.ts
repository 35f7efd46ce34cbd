import { CanvasTexture, LinearFilter, LinearMipmapLinearFilter, SRGBColorSpace } from 'three'
import type { Print } from '../layout'
import { createPen, printFonts } from './pen'
import { printRecipe } from './printList'

/** Where a print stands: a page, and its corners there from 0 to 1, v down. */
export interface PrintCell {
  readonly page: number
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/**
 * Prints as they are needed, packed on a few large pages that are drawn here: nothing to fetch, and sharp type. Pages
 * stay for as long as the book.
 */
export interface PrintBook {
  readonly pages: readonly CanvasTexture[]
  /** The cell of a print; drawn at once if it is not there. `page`: it has to stand on this page. */
  cell(print: Print, page?: number): PrintCell
  /** Draws many, a few at a time, so that the page stays awake. */
  prepare(prints: readonly Print[]): Promise<void>
  dispose(): void
}

const pageSize = 2048
/** Room around a cell, in pixels, so that neighbours do not shine in where the page is seen small. */
const gutter = 6
/** How long one go at drawing may take, in ms. */
const sliceMs = 9

interface Shelf {
  readonly top: number
  readonly height: number
  used: number
}

interface Page {
  readonly canvas: HTMLCanvasElement
  readonly context: CanvasRenderingContext2D
  readonly texture: CanvasTexture
  readonly shelves: Shelf[]
  readonly cells: Map<Print, PrintCell>
  filled: number
}

/** Waits until the fonts of the prints are there. */
export async function loadPrintFonts(): Promise<void> {
  await Promise.all(printFonts.map(font => document.fonts.load(font)))
}

/** `fineness`: 1 for full sharpness, less where memory and time are short. The caller disposes the book. */
export function createPrintBook(fineness: number, anisotropy: number): PrintBook {
  const pages: Page[] = []
  const size = fineness < 0.8 ? pageSize / 2 : pageSize

  function openPage(): Page {
    const canvas = document.createElement('canvas')
    canvas.width = size
    canvas.height = size
    const context = canvas.getContext('2d')!
    const texture = new CanvasTexture(canvas)
    texture.flipY = false
    texture.colorSpace = SRGBColorSpace
    texture.minFilter = LinearMipmapLinearFilter
    texture.magFilter = LinearFilter
    texture.anisotropy = anisotropy
    const page: Page = { canvas, context, texture, shelves: [], cells: new Map(), filled: 0 }
    pages.push(page)
    return page
  }

  /** The first shelf that is high enough without waste, or a new one. */
  function findPlace(page: Page, width: number, height: number): { x: number; y: number } | undefined {
    const fit = page.shelves.find(
      shelf => shelf.height >= height && shelf.height <= height * 1.3 && shelf.used + width <= size,
    )
    if (fit) {
      const x = fit.used
      fit.used += width
      return { x, y: fit.top }
    }
    if (page.filled + height > size || width > size) return undefined
    const shelf: Shelf = { top: page.filled, height, used: width }
    page.shelves.push(shelf)
    page.filled += height
    return { x: 0, y: shelf.top }
  }

  function draw(print: Print, wanted: number | undefined): PrintCell {
    const recipe = printRecipe(print)
    const { width, height } = recipe
    const scale = recipe.density * fineness
    const [w, h] = [Math.ceil(width * scale), Math.ceil(height * scale)]
    const outer = [w + gutter * 2, h + gutter * 2] as const
    const candidates = wanted === undefined ? pages.keys() : [wanted]
    let place: { x: number; y: number } | undefined
    let index = -1
    for (index of candidates) {
      place = findPlace(pages[index]!, ...outer)
      if (place) break
    }
    if (!place && wanted !== undefined) return draw(print, undefined)
    if (!place) {
      index = pages.length
      place = findPlace(openPage(), ...outer) ?? { x: 0, y: 0 }
    }
    const page = pages[index]!
    const left = place.x + gutter
    const top = place.y + gutter
    const { context } = page
    context.save()
    context.beginPath()
    context.rect(left, top, w, h)
    context.clip()
    recipe.draw(createPen(context, left, top, width, height, Math.min(w / width, h / height)))
    context.restore()
    // Tiles stand free; everything else fills its cell.
    if (!print.startsWith('tile:')) spread(page, left, top, w, h)
    page.texture.needsUpdate = true
    const cell: PrintCell = {
      page: index,
      left: left / size,
      top: top / size,
      right: (left + w) / size,
      bottom: (top + h) / size,
    }
    page.cells.set(print, cell)
    return cell
  }

  /** The outermost pixels of a cell are repeated around it. */
  function spread({ canvas, context }: Page, x: number, y: number, w: number, h: number): void {
    const g = gutter - 1
    context.drawImage(canvas, x, y, w, 1, x, y - g, w, g)
    context.drawImage(canvas, x, y + h - 1, w, 1, x, y + h, w, g)
    context.drawImage(canvas, x, y - g, 1, h + 2 * g, x - g, y - g, g, h + 2 * g)
    context.drawImage(canvas, x + w - 1, y - g, 1, h + 2 * g, x + w, y - g, g, h + 2 * g)
  }

  const book: PrintBook = {
    get pages() {
      return pages.map(({ texture }) => texture)
    },
    cell(print, page) {
      if (page !== undefined) return pages[page]?.cells.get(print) ?? draw(print, page)
      for (const one of pages) {
        const known = one.cells.get(print)
        if (known) return known
      }
      return draw(print, undefined)
    },
    async prepare(prints) {
      let started = performance.now()
      for (const print of prints) {
        book.cell(print)
        if (performance.now() - started < sliceMs) continue
        await new Promise(resolve => setTimeout(resolve))
        started = performance.now()
      }
    },
    dispose() {
      for (const { texture } of pages) texture.dispose()
    },
  }
  return book
}
