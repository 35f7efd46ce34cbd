import { CanvasTexture, LinearFilter, LinearMipmapLinearFilter, SRGBColorSpace, type Texture } from 'three'
import type { CrewColour } from '../../../rules/rolling-with-the-waves/public'
import { findGraphics } from '../../table/graphics'
import { createPen, type Pen } from '../../things/prints'
import { createInkSheet, type InkSheet } from '../ink'
import { mapSize, miniSize, padSize } from '../layout'
import {
  crewInk,
  drawFlag,
  drawMap,
  drawMini,
  drawPad,
  drawScreenInside,
  drawScreenOutside,
  screenPrint,
  symbols,
} from '../prints'

/** All prints of one crew. */
export interface CrewPrints {
  readonly colour: CrewColour
  readonly map: InkSheet
  readonly mini: Texture
  readonly outside: Texture
  readonly inside: Texture
  readonly flag: Texture
  dispose(): void
}

/** Where no graphics card helps, pixels and memory are dear. */
const fineness = () => (findGraphics().software ? 0.66 : 1)
const anisotropy = () => (findGraphics().software ? 2 : 8)
const mm = ({ width, depth }: { readonly width: number; readonly depth: number }) => ({
  width: width * 10,
  height: depth * 10,
})

function print(width: number, height: number, density: number, draw: (pen: Pen) => void): CanvasTexture {
  const canvas = document.createElement('canvas')
  const scale = density * fineness()
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  draw(createPen(canvas.getContext('2d')!, symbols, 0, 0, width, height, scale))
  const texture = new CanvasTexture(canvas)
  texture.flipY = false
  texture.colorSpace = SRGBColorSpace
  texture.minFilter = LinearMipmapLinearFilter
  texture.magFilter = LinearFilter
  texture.anisotropy = anisotropy()
  return texture
}

export function printCrew(colour: CrewColour): CrewPrints {
  const map = createInkSheet({
    ...mm(mapSize),
    density: 5.6 * fineness(),
    anisotropy: anisotropy(),
    symbols,
    ink: crewInk[colour].ink,
    draw: pen => drawMap(pen, colour),
  })
  const { width, height } = screenPrint
  const mini = print(miniSize.width * 10, miniSize.depth * 10, 4, pen => drawMini(pen, colour))
  const outside = print(width, height, 2.6, pen => drawScreenOutside(pen, colour))
  const inside = print(width, height, 3.4, pen => drawScreenInside(pen, colour))
  const flag = print(54, 34, 4, pen => drawFlag(pen, colour))
  return {
    colour,
    map,
    mini,
    outside,
    inside,
    flag,
    dispose() {
      map.dispose()
      for (const texture of [mini, outside, inside, flag]) texture.dispose()
    },
  }
}

/** The pad has no ink of its own: each number comes in that of its crew. */
export function printPad(colours: readonly CrewColour[]): InkSheet {
  return createInkSheet({
    ...mm(padSize),
    density: 4.4 * fineness(),
    anisotropy: anisotropy(),
    symbols,
    ink: '#2b2016',
    draw: pen => drawPad(pen, colours),
  })
}
