import { findGraphics } from '../../table/graphics'
import type { Layout } from '../layout'
import { createPrintBook, loadPrintFonts, type PrintBook } from './printBook'
import type { Printer } from './printer'

/** A game's printer, or how it is fetched: its symbols are large. */
export type PrinterSource = Printer | (() => Promise<Printer>)

/** The book stays for as long as matches of the same game are on the table: another match needs the same prints. */
let kept: { readonly printer: PrinterSource; readonly book: Promise<PrintBook> } | undefined

/** The prints of a game, those of this layout drawn. */
export function openPrintBook(printer: PrinterSource, layout: Layout): Promise<PrintBook> {
  if (kept?.printer === printer) return kept.book
  void kept?.book.then(book => book.dispose())
  const book = print(printer, layout)
  kept = { printer, book }
  return book
}

/** The printer, once its symbols and fonts are there. */
export async function readyPrinter(source: PrinterSource): Promise<Printer> {
  const [printer] = await Promise.all([typeof source === 'function' ? source() : source, loadPrintFonts()])
  return printer
}

async function print(source: PrinterSource, layout: Layout): Promise<PrintBook> {
  const printer = await readyPrinter(source)
  const { software } = findGraphics()
  const book = createPrintBook(printer, software ? 0.72 : 1, software ? 1 : 8)
  const things = [...layout.things.values()].filter(({ cut }) => cut !== undefined)
  const isCutOut = ({ cut }: (typeof things)[number]) => cut?.shape !== 'plate'
  // What has an outline of its own first: on one page it is one call for each outline.
  await book.prepare([
    ...things.filter(isCutOut),
    ...(printer.first ?? []),
    ...things.filter(thing => !isCutOut(thing)),
  ])
  return book
}
