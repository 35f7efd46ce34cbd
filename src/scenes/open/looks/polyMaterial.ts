import {
  CanvasTexture,
  LinearFilter,
  LinearMipmapLinearFilter,
  type Material,
  type WebGLProgramParametersWithUniforms,
} from 'three'
import { type PolyKind, polyCore, polyFaceCorners, polyMarks } from '../../../measure'
import type { Quality } from '../../table/quality'
import { createSurface } from '../../table/surface'
import { cellsAcross, faceAxes, faceReach } from './polyGeometry'

const cellPixels = 160
/** Height of a number against the cell. */
const markSize: Readonly<Record<PolyKind, number>> = { d4: 0.24, d8: 0.36, d10: 0.3, d20: 0.34 }
/** On a kite the widest place is above its middle. */
const markDown: Readonly<Record<PolyKind, number>> = { d4: 0, d8: 0.02, d10: 0.06, d20: 0.02 }

/** Where ink lies on the faces of a die: white on black. The font of the prints must have arrived. */
export function createPolyPrint(kind: PolyKind): CanvasTexture {
  const canvas = document.createElement('canvas')
  canvas.width = cellPixels * cellsAcross
  canvas.height = cellPixels * cellsAcross
  const context = canvas.getContext('2d')!
  context.fillStyle = '#000'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = '#fff'
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  const size = markSize[kind] * cellPixels
  context.font = `800 ${size}px "Alegreya"`
  const write = (text: string, x: number, y: number) => {
    context.fillText(text, x, y)
    // Six and nine are told apart by a stroke.
    if ((text === '6' || text === '9') && kind !== 'd8' && kind !== 'd4')
      context.fillRect(x - size * 0.22, y + size * 0.42, size * 0.44, size * 0.09)
  }
  const marks = polyMarks(kind)
  for (const [face, corners] of polyFaceCorners(kind).entries()) {
    const x = ((face % cellsAcross) + 0.5) * cellPixels
    const y = (Math.floor(face / cellsAcross) + 0.5) * cellPixels
    if (kind !== 'd4') {
      write(`${marks[face]}`, x, y + markDown[kind] * cellPixels)
      continue
    }
    // A d4 lies on a face and is read at the corner above: each face names its three corners.
    const { up, right } = faceAxes(kind, face)
    const reach = faceReach(kind)
    for (const corner of corners) {
      const [cx, cy, cz] = polyCore(kind)[corner]!
      const u = (cx * right.x + cy * right.y + cz * right.z) / 10 / (2 * reach)
      const v = (cx * up.x + cy * up.y + cz * up.z) / 10 / (2 * reach)
      context.save()
      context.translate(x + u * cellPixels * 0.5, y - v * cellPixels * 0.5)
      context.rotate(Math.atan2(u, v))
      write(`${marks[corner]}`, 0, 0)
      context.restore()
    }
  }
  const texture = new CanvasTexture(canvas)
  texture.flipY = false
  texture.minFilter = LinearMipmapLinearFilter
  texture.magFilter = LinearFilter
  texture.anisotropy = 4
  return texture
}

/** Resin in the colour of the instance, with ink that stands out from it: pale on dark, dark on pale. */
const inkBody = /* glsl */ `
{
  float ink = smoothstep( 0.25, 0.75, texture2D( map, vMapUv ).r );
  float light = dot( diffuseColor.rgb, vec3( 0.3, 0.6, 0.1 ) );
  vec3 paint = mix( vec3( 0.95, 0.9, 0.78 ), vec3( 0.03, 0.02, 0.02 ), step( 0.2, light ) );
  diffuseColor.rgb = mix( diffuseColor.rgb, paint, ink );
}
`

export function createPolyMaterial(
  print: CanvasTexture,
  quality: Quality,
): { readonly material: Material; dispose(): void } {
  const made = createSurface(
    { map: print, roughness: 0.34, coat: { strength: 0.55, roughness: 0.16 }, gloss: 0.9 },
    quality,
  )
  made.material.onBeforeCompile = (shader: WebGLProgramParametersWithUniforms) => {
    const fragment = shader.fragmentShader
    if (!fragment.includes('#include <map_fragment>') || !fragment.includes('#include <color_fragment>'))
      throw new Error("three's shader has lost what the dice need")
    shader.fragmentShader = fragment
      .replace('#include <map_fragment>', '')
      .replace('#include <color_fragment>', `#include <color_fragment>\n${inkBody}`)
  }
  made.material.customProgramCacheKey = () => 'poly die'
  return made
}
