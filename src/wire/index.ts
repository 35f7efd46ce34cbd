/**
 * The wire between a host and its screens. A screen holds one plain value (`Told`) with what its eyes may see; the host
 * sends the whole of it once and then, numbered, what changes. A screen that was cut off says which number it knows.
 *
 * told         what is told
 * messages     what goes to and fro; fromScreen reads what comes from outside
 * patch        what has changed between two plain values
 * link         the screen's end: holds, asks, resumes
 * later        a connection to a host that has yet to be fetched
 * port         carried by a worker's port; any other carrier is one function (`Connect`)
 */
export { connectLater } from './later'
export { type Carrier, type Connect, createLink, type Link, type LinkParts, type News } from './link'
export { type Answer, type FromHost, type FromScreen, type Request, wireVersion } from './messages'
export { isEqual, type Patch, patchBetween, patched } from './patch'
export { overPort, type Port } from './port'
export * from './told'
