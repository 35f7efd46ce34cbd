/**
 * The kiosk: a table that plays by itself for weeks and lets anybody walk up.
 *
 * kioskSettings, volumeByHour  what the attendant can set, by link or file; each bad setting told in a sentence
 * course                       what the kiosk is at, as a pure machine: title, watching, invitation, doing, thanks
 * liveliness                   never two minutes without something falling
 * rotation                     which game is next, and which rests because it broke
 * watchdog                     when to recreate the picture, the match or the page
 * tally                        what is counted for the attendant
 * kioskStore                   what page and picture read of all this
 * kioskDesk, playKiosk         the machine joined to the desk, the lab and the clock
 *
 * The page imports the files it needs by name, because `kioskStore` comes with the first load and the rest later.
 */
export * from './course'
export * from './kioskGame'
export * from './kioskSettings'
export * from './kioskStore'
export * from './liveliness'
export * from './rotation'
export * from './tally'
export * from './volumeByHour'
export * from './watchdog'
