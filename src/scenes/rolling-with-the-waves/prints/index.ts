/**
 * Everything that is printed, drawn on canvases when the table is laid.
 *
 * palette      paper, crews' colours and what their markers write with
 * mapPrint, miniPrint, screenPrint, padPrint   the prints themselves, in mm
 * symbols      the outlines that they draw
 */

export { default as symbols } from '../generated/icons.json'
export { drawMap } from './mapPrint'
export { drawMini } from './miniPrint'
export { drawPad, padColumnX, padRows, padRowY } from './padPrint'
export { crewInk, palette } from './palette'
export { drawFlag, drawScreenInside, drawScreenOutside, screenPrint } from './screenPrint'
