/** The printed map (4.1): land, mainland ports and the six island coordinates, north up. */
import { columnCount, spaceCount } from '../grid'

const picture = `
###..............##
##...............##
#P................#
#.................P
....-.........-....
.........-.........
...................
...................
...................
.........-.........
....-.........-....
P.................#
#................P#
##...............##
##..............###
`

const marks = picture.replaceAll(/\s/g, '')
if (marks.length !== spaceCount) throw new Error(`The map has ${columnCount} columns and 15 rows`)

const spacesMarked = (mark: string) =>
  Array.from(marks, (found, index) => (found === mark ? index : -1)).filter(index => index >= 0)

/** Land without a port. */
export const mainland: readonly number[] = spacesMarked('#')
export const mainlandPorts: readonly number[] = spacesMarked('P')
/** RS-14: in reading order. */
export const islandCoordinates: readonly number[] = spacesMarked('-')
