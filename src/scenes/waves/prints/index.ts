import type { Printer } from '../../things/prints'

/**
 * Everything that is printed.
 *
 * palette, shields     what all prints share: colours, and the shield of each class
 * figures, cards       the Elders, and the back that all cards have in common
 * tablets, councilCards, mats, chips   stone, cardboard, and what is said on it
 * printList, printer   which key of a layout is which print
 */

/** Fetched behind the first picture: symbols are large. */
export const fetchPrinter = async (): Promise<Printer> => (await import('./printer')).printer
