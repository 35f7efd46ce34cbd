import type { Printer } from '../../things/prints'

/**
 * Everything that is printed.
 *
 * palette, ornaments are what all prints share
 * adventureCard, wareCards, boards, tokens, galleonPrints, tilePrints   the prints themselves
 * printList, printer   which key of a layout is which print
 */

/** Fetched behind what the first drop needs: symbols are large. */
export const fetchPrinter = async (): Promise<Printer> => (await import('./printer')).printer
