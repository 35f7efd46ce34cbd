/**
 * Sheets that are written on by hand.
 *
 * figures          the figures of this hand; handwriting: the ways that a pen goes for all that is written
 * createInkSheet   a canvas with a print, on which marks are written stroke by stroke and wiped
 * inkAtRest        waits until no pen is at work
 */
export { createInkSheet, type InkSheet, type SheetContent } from './createInkSheet'
export { tellInkAtRest, watchSheet, whenInkIsDry } from './inkAtRest'
