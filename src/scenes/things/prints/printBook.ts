import { CanvasTexture, LinearFilter, LinearMipmapLinearFilter, SRGBColorSpace } from 'three'
import type { Print } from '../layout'
import { createPen, printFonts } from './pen'
import type { Printer } from './printer'

/** Where a print stands: a page, and its corners there from 0 to 1, v down. */
export interface PrintCell {
  readonly page: number
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Both sides of a thing, on one page. */
export interface PrintPair {
  readonly page: number
  readonly front: PrintCell
  readonly back: PrintCell
}

/**
 * Prints as they are needed, packed on a few large pages that are drawn here: nothing to fetch, and sharp type. Pages
 * stay for as long as the book.
 */
export interface PrintBook {
  readonly pages: readonly CanvasTexture[]
  /** Both sides of a thing; what is not there is drawn at once. */
  pair(front: Print, back: Print): PrintPair
  /** Draws many, a few at a time, so that the page stays awake. */
  prepare(sides: readonly { readonly front: Print; readonly back: Print }[]): Promise<void>
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

/**
 * What each print is drawn on before it is laid on its page: a page that were copied onto itself would be copied whole,
 * which takes far longer than all the drawing.
 */
interface Sheet {
  readonly canvas: HTMLCanvasElement
  readonly context: CanvasRenderingContext2D
}

function makeSheet(): Sheet {
  const canvas = document.createElement('canvas')
  return { canvas, context: canvas.getContext('2d')! }
}

interface Page {
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

/** `fineness`: 1 for full sharpness, less where memory and time are short. */
export function createPrintBook(
  { symbols, recipeOf, families = [], isFree }: Printer,
  fineness: number,
  anisotropy: number,
): PrintBook {
  const pages: Page[] = []
  const sheet = makeSheet()

  function openPage(): Page {
    const { canvas, context } = makeSheet()
    canvas.width = pageSize
    canvas.height = pageSize
    const texture = new CanvasTexture(canvas)
    texture.flipY = false
    texture.colorSpace = SRGBColorSpace
    texture.minFilter = LinearMipmapLinearFilter
    texture.magFilter = LinearFilter
    texture.anisotropy = anisotropy
    const page: Page = { context, texture, shelves: [], cells: new Map(), filled: 0 }
    pages.push(page)
    return page
  }

  /** A shelf that is high enough without waste, else a new one, else any that is high enough. */
  function findPlace(page: Page, width: number, height: number): { x: number; y: number } | undefined {
    const isRoomy = (shelf: Shelf) => shelf.height >= height && shelf.used + width <= pageSize
    let shelf = page.shelves.find(one => isRoomy(one) && one.height <= height * 1.3)
    if (!shelf && page.filled + height <= pageSize && width <= pageSize) {
      shelf = { top: page.filled, height, used: 0 }
      page.shelves.push(shelf)
      page.filled += height
    }
    shelf ??= page.shelves.find(isRoomy)
    if (!shelf) return undefined
    const x = shelf.used
    shelf.used += width
    return { x, y: shelf.top }
  }

  /** The place of the oldest print of a full family, if it is on this page. */
  function freePlace(print: Print, index: number): PrintCell | undefined {
    const family = families.find(({ prefix }) => print.startsWith(prefix))
    if (!family) return undefined
    const members = pages.flatMap(({ cells }, page) =>
      [...cells.keys()].filter(known => known.startsWith(family.prefix)).map(known => ({ page, known })),
    )
    const oldest = members.find(({ page }) => page === index)
    if (!oldest || members.length < family.most) return undefined
    const { cells } = pages[index]!
    const cell = cells.get(oldest.known)
    cells.delete(oldest.known)
    return cell
  }

  /** The print on this page, drawn if there is room; undefined if there is none. */
  function cellOn(print: Print, index: number): PrintCell | undefined {
    const page = pages[index]!
    const known = page.cells.get(print)
    if (known) return known
    const recipe = recipeOf(print)
    const { width, height } = recipe
    const scale = recipe.density * fineness
    const [w, h] = [Math.ceil(width * scale), Math.ceil(height * scale)]
    let cell = freePlace(print, index)
    if (!cell) {
      const place = findPlace(page, w + gutter * 2, h + gutter * 2)
      if (!place) return undefined
      cell = cellAt(index, place.x + gutter, place.y + gutter, w, h)
    }
    const [left, top] = [Math.round(cell.left * pageSize), Math.round(cell.top * pageSize)]
    const { canvas, context } = sheet
    // Another size empties it and forgets what was set.
    canvas.width = w
    canvas.height = h
    recipe.draw(createPen(context, symbols, 0, 0, width, height, Math.min(w / width, h / height)))
    lay(page, left, top, isFree?.(print) ?? false)
    page.texture.needsUpdate = true
    page.cells.set(print, cell)
    return cell
  }

  function pairOn(front: Print, back: Print, index: number): PrintPair | undefined {
    const first = cellOn(front, index)
    const second = first && cellOn(back, index)
    return second && { page: index, front: first, back: second }
  }

  const cellAt = (page: number, x: number, y: number, w: number, h: number): PrintCell => ({
    page,
    left: x / pageSize,
    top: y / pageSize,
    right: (x + w) / pageSize,
    bottom: (y + h) / pageSize,
  })

  /** Lays the sheet on its place; its outermost pixels are repeated around it unless nothing may be. */
  function lay({ context }: Page, x: number, y: number, isFreeStanding: boolean): void {
    const { canvas } = sheet
    const g = gutter - 1
    const strips = (size: number) => [
      { from: 0, length: 1, to: -g, room: g },
      { from: 0, length: size, to: 0, room: size },
      { from: size - 1, length: 1, to: size, room: g },
    ]
    const { width: w, height: h } = canvas
    context.clearRect(x, y, w, h)
    if (isFreeStanding) {
      context.drawImage(canvas, x, y)
      return
    }
    for (const across of strips(w))
      for (const down of strips(h)) {
        const { from, length, to, room } = down
        const [left, top] = [x + across.to, y + to]
        context.drawImage(canvas, across.from, from, across.length, length, left, top, across.room, room)
      }
  }

  const book: PrintBook = {
    get pages() {
      return pages.map(({ texture }) => texture)
    },
    pair(front, back) {
      const indices = [...pages.keys()]
      const both = indices.find(index => pages[index]!.cells.has(front) && pages[index]!.cells.has(back))
      const ready = indices.filter(index => pages[index]!.cells.has(front))
      for (const index of both === undefined ? [...ready, ...indices] : [both]) {
        const pair = pairOn(front, back, index)
        if (pair) return pair
      }
      openPage()
      return pairOn(front, back, pages.length - 1)!
    },
    async prepare(sides) {
      let started = performance.now()
      for (const { front, back } of sides) {
        book.pair(front, back)
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
