/**
 * Everything that is printed, drawn on canvases when it is needed.
 *
 * pen            draws in millimetres; palette, ornaments are what all prints share
 * adventureCard, wareCards, boards, tokens, galleonPrints, tilePrints   the prints themselves
 * printList      which key of a layout is which print; printBook packs them on pages
 */
export { createPrintBook, loadPrintFonts, type PrintBook, type PrintCell, type PrintPair } from './printBook'
