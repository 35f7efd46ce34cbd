import type { Printer } from '../../things/prints'

/**
 * Everything that is printed.
 *
 * palette, water                          what all prints share
 * tilePrints, boardPrint, playerPrint, cardPrints, tokenPrints   the prints themselves
 * printList, printer                      which key of a layout is which print
 */

/** Fetched behind what the first drop needs: symbols are large. */
export const fetchPrinter = async (): Promise<Printer> => (await import('./printer')).printer
