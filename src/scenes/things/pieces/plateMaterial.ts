import type { Material, Texture, WebGLProgramParametersWithUniforms } from 'three'
import type { Quality } from '../../table/quality'
import { createSurface } from '../../table/surface'

/**
 * Cardboard of any size in one draw call. Instance attributes:
 * - aSize: width, height, depth and corner radius in cm
 * - aFront and aBack: left, top, right, bottom on the page
 * - aEdge: colour of the cut edge, and the scale of the thing
 */
const bevelCm = '0.035'

const head = /* glsl */ `
attribute vec3 aRound;
attribute float aPart;
attribute vec4 aSize;
vec3 plateAt() {
  float radius = aSize.w;
  float bevel = min( ${bevelCm}, aSize.y * 0.3 ) * aRound.y;
  vec2 corner = position.xz * 2.0 * ( aSize.xz * 0.5 - radius );
  vec2 away = aRound.xz * ( radius - ( radius > 0.0 ? bevel : 0.0 ) );
  return vec3( corner.x + away.x, position.y * aSize.y, corner.y + away.y );
}
`

const colourHead = /* glsl */ `
attribute vec4 aFront;
attribute vec4 aBack;
attribute vec3 aEdge;
flat varying vec4 vEdge;
`

const place = 'vec3 transformed = plateAt();'

const cells = /* glsl */ `
{
  vec3 local = plateAt();
  vec2 across = local.xz / aSize.xz + 0.5;
  vec4 cell = aFront;
  if ( aPart > 0.5 ) { cell = aBack; across.x = 1.0 - across.x; }
  vMapUv = mix( cell.xy, cell.zw, across );
  vEdge = vec4( aEdge, step( 1.5, aPart ) );
}
`

const inkBody = /* glsl */ `
if ( vEdge.w > 0.5 ) diffuseColor.rgb = vEdge.rgb;
`

const swap = (source: string, chunk: string, text: string): string => {
  if (!source.includes(`#include <${chunk}>`)) throw new Error(`three's shader has lost ${chunk}`)
  return source.replace(`#include <${chunk}>`, text)
}

/** Paper is never the brightest thing on the table: under the lamp it would outshine the dice. */
const paperTint = '#d3cbbe'

/** Printed cardboard on a page of prints. The caller disposes it. */
export function createPlateMaterial(
  page: Texture,
  quality: Quality,
): { readonly material: Material; dispose(): void } {
  const made = createSurface({ colour: paperTint, map: page, roughness: 0.62, gloss: 0.45 }, quality)
  made.material.onBeforeCompile = (shader: WebGLProgramParametersWithUniforms) => {
    let vertex = head + colourHead + shader.vertexShader
    vertex = swap(vertex, 'begin_vertex', place)
    vertex = swap(vertex, 'uv_vertex', `#include <uv_vertex>\n${cells}`)
    shader.vertexShader = vertex
    shader.fragmentShader = `flat varying vec4 vEdge;\n${swap(
      shader.fragmentShader,
      'map_fragment',
      `#include <map_fragment>\n${inkBody}`,
    )}`
  }
  made.material.customProgramCacheKey = () => 'plate'
  return made
}
