import { type Material, ShaderChunk, type Texture, type WebGLProgramParametersWithUniforms } from 'three'
import { atlasColumns, cellMm, type Placement } from '../generated/diceAtlas'

/**
 * What all dice share in the shader: each instance has its colours and, for every face, a cell of the engraving and
 * a second cell (an emblem, a direction); ink lies in the engraving; and the lowest millimetres of a die are darkened
 * against what it rests on, which removes the bright rim that a reflection would put on its bottom edge.
 *
 * Instance attributes: aBase, aInk (linear colours); aCells, aSecond (three cells of 6 bits in each of four numbers);
 * aTrait (strength of the second cell, attenuation in cm, glow); aGround (height of the ground, how much it counts).
 */

export interface DieUniforms {
  readonly inkMap: { value: Texture | null }
  readonly reliefMap: { value: Texture | null }
  /** 1: wholly there; only what is drawn of clear dice in the air ever fades. */
  readonly dieFade: { value: number }
}

const vertexHead = /* glsl */ `
attribute float _faceindex;
attribute vec3 aBase;
attribute vec3 aInk;
attribute vec4 aCells;
attribute vec4 aSecond;
attribute vec3 aTrait;
attribute vec2 aGround;
varying vec2 vFaceUv;
flat varying vec3 vBase;
flat varying vec3 vInk;
flat varying vec4 vCell;
flat varying vec3 vTrait;
varying vec2 vGround;

vec2 cellOf( vec4 packed, float face ) {
  float word = floor( face / 3.0 );
  float bits = word < 0.5 ? packed.x : word < 1.5 ? packed.y : word < 2.5 ? packed.z : packed.w;
  float place = face - 3.0 * word;
  float cell = mod( floor( bits / ( place < 0.5 ? 1.0 : place < 1.5 ? 64.0 : 4096.0 ) ), 64.0 );
  return vec2( mod( cell, ATLAS_COLUMNS ), floor( cell / ATLAS_COLUMNS ) );
}
`

const vertexBody = /* glsl */ `
{
  float face = floor( _faceindex + 0.5 );
  vCell = vec4( cellOf( aCells, face ), cellOf( aSecond, face ) );
  vFaceUv = uv;
  vBase = aBase;
  vInk = aInk;
  vTrait = aTrait;
  float worldY = ( modelMatrix * instanceMatrix * vec4( position, 1.0 ) ).y;
  vGround = vec2( worldY - aGround.x, aGround.y );
}
`

const fragmentHead = /* glsl */ `
uniform sampler2D inkMap;
uniform sampler2D reliefMap;
uniform float dieFade;
varying vec2 vFaceUv;
flat varying vec3 vBase;
flat varying vec3 vInk;
flat varying vec4 vCell;
flat varying vec3 vTrait;
varying vec2 vGround;

vec2 windowOf( vec3 placement ) {
  return ( vFaceUv - placement.xy ) / placement.z + 0.5;
}
vec2 atlasUv( vec2 cell, vec2 window ) {
  // Stays clear of the neighbour in the smallest level that matters.
  return ( cell + clamp( window, 0.004, 0.996 ) ) / vec2( ATLAS_COLUMNS, ATLAS_ROWS );
}
float within( vec2 window ) {
  vec2 inside = step( 0.0, window ) * step( window, vec2( 1.0 ) );
  return inside.x * inside.y;
}
float dieInk;
float dieCavity;
float dieRim;
`

const inkBody = /* glsl */ `
{
  vec2 first = windowOf( FIRST_PLACE );
  vec2 mark = texture2D( inkMap, atlasUv( vCell.xy, first ) ).rg * within( first );
  vec2 second = windowOf( SECOND_PLACE );
  mark = max( mark, texture2D( inkMap, atlasUv( vCell.zw, second ) ).rg * ( within( second ) * vTrait.x ) );
  dieInk = mark.r;
  dieCavity = mark.g;
  dieRim = 0.0;
#ifdef INK_RIM
  float spread = texture2D( inkMap, atlasUv( vCell.xy, first ), 1.7 ).r * within( first );
  // Dark paint stands out from resin by itself.
  dieRim = smoothstep( 0.02, 0.25, spread ) * ( 1.0 - dieInk ) * step( 0.3, vInk.g );
#endif
  diffuseColor.rgb *= mix( BASE_COLOUR * mix( 1.0, 0.22, dieRim ), vInk * mix( 1.0, CAVITY_SHADE, dieCavity ), dieInk );
}
`

const reliefBody = /* glsl */ `
{
  vec2 first = windowOf( FIRST_PLACE );
  vec2 second = windowOf( SECOND_PLACE );
  vec3 dent = texture2D( reliefMap, atlasUv( vCell.xy, first ) ).xyz * 2.0 - 1.0;
  dent.xy *= within( first );
  vec3 small = texture2D( reliefMap, atlasUv( vCell.zw, second ) ).xyz * 2.0 - 1.0;
  dent.xy += small.xy * ( within( second ) * vTrait.x );
  vec3 q0 = dFdx( - vViewPosition );
  vec3 q1 = dFdy( - vViewPosition );
  vec2 st0 = dFdx( vFaceUv );
  vec2 st1 = dFdy( vFaceUv );
  vec3 q1perp = cross( q1, normal );
  vec3 q0perp = cross( normal, q0 );
  vec3 along = q1perp * st0.x + q0perp * st1.x;
  vec3 down = q1perp * st0.y + q0perp * st1.y;
  float longest = max( dot( along, along ), dot( down, down ) );
  float scale = longest == 0.0 ? 0.0 : inversesqrt( longest );
  normal = normalize( along * scale * dent.x + down * scale * dent.y + normal * dent.z );
}
`

/** Seen along its side, resin lets less through: the edges of a die close up. */
const edgeBody = /* glsl */ `
float dieEdge = 1.0 - abs( dot( normalize( normal ), normalize( vViewPosition ) ) );
diffuseColor.a = mix( diffuseColor.a, 1.0, 0.7 * dieEdge * dieEdge );
`

/** What was drawn of dice in the air goes, once they lie and light goes through them. */
const fadeBody = /* glsl */ `
diffuseColor.a *= dieFade;
`

const groundBody = /* glsl */ `
outgoingLight *= mix( 1.0, mix( GROUND_SHADE, 1.0, smoothstep( - 0.02, 0.42, vGround.x ) ), vGround.y );
`

/**
 * Engraving on resin is filled with opaque paint, in the shade of its own walls: white on pale yellow cannot be read
 * without that rim. The rest takes its colour from the way of the light through it.
 */
const clearTransmission = ShaderChunk.transmission_fragment
  .replace('= transmission;', '= transmission * ( 1.0 - max( dieInk, 0.55 * dieRim ) );')
  .replace('= attenuationDistance;', '= vTrait.y;')
  .replace('= attenuationColor;', '= vBase;')

export type ClearManner = 'no' | 'transmission' | 'blend'

export interface DieShaderOptions {
  readonly uniforms: DieUniforms
  readonly rows: number
  readonly firstPlace: Placement
  readonly secondPlace: Placement
  readonly relief: boolean
  readonly clear: ClearManner
}

/** A placement in millimetres from the middle of the face as window coordinates. */
const place = ({ x, y, mm }: Placement): string =>
  `vec3( ${(0.5 + x / cellMm).toFixed(5)}, ${(0.5 + y / cellMm).toFixed(5)}, ${(mm / cellMm).toFixed(5)} )`

const baseColour: Readonly<Record<ClearManner, string>> = {
  no: 'vBase',
  // The way through the resin colours the light; the surface itself is clear.
  transmission: 'mix( vec3( 1.0 ), vBase, dieRim )',
  // Light that has gone through resin twice is deeper than the resin's own colour.
  blend: 'pow( vBase, vec3( 1.2 ) ) * 0.46',
}

const glowColour: Readonly<Record<Exclude<ClearManner, 'no'>, string>> = {
  transmission: 'vBase',
  blend: 'pow( vBase, vec3( 1.2 ) )',
}

/** Teaches a Lambert, Standard or Physical material to draw dice. */
export function teachDice(material: Material, options: DieShaderOptions): void {
  const { uniforms, relief, clear } = options
  const names = `#define ATLAS_COLUMNS ${atlasColumns}.0
#define ATLAS_ROWS ${options.rows}.0
#define FIRST_PLACE ${place(options.firstPlace)}
#define SECOND_PLACE ${place(options.secondPlace)}
#define BASE_COLOUR ${baseColour[clear]}
#define GROUND_SHADE ${clear === 'no' ? '0.22' : '0.55'}
#define CAVITY_SHADE ${clear === 'no' ? '0.4' : '0.85'}
${clear === 'no' ? '' : '#define INK_RIM'}
`
  material.onBeforeCompile = (shader: WebGLProgramParametersWithUniforms) => {
    shader.uniforms.inkMap = uniforms.inkMap
    shader.uniforms.reliefMap = uniforms.reliefMap
    shader.uniforms.dieFade = uniforms.dieFade
    shader.vertexShader = names + vertexHead + after(shader.vertexShader, 'begin_vertex', vertexBody)
    let fragment = after(shader.fragmentShader, 'color_fragment', inkBody)
    if (has(fragment, 'roughnessmap_fragment'))
      fragment = after(
        fragment,
        'roughnessmap_fragment',
        'roughnessFactor = mix( roughnessFactor, 0.62, dieInk );',
      )
    if (relief) fragment = after(fragment, 'normal_fragment_maps', reliefBody)
    if (relief && has(fragment, 'clearcoat_normal_fragment_begin'))
      fragment = after(
        fragment,
        'clearcoat_normal_fragment_begin',
        '#ifdef USE_CLEARCOAT\nclearcoatNormal = normalize( mix( clearcoatNormal, normal, 0.6 ) );\n#endif',
      )
    // Paint in the engraving is matt: lacquer over it would mirror the window just where one wants to read.
    if (has(fragment, 'lights_physical_fragment'))
      fragment = after(
        fragment,
        'lights_physical_fragment',
        '#ifdef USE_CLEARCOAT\nmaterial.clearcoat *= 1.0 - 0.9 * dieInk;\n#endif\nmaterial.specularColorBlended *= 1.0 - 0.7 * dieInk;',
      )
    if (clear !== 'no')
      fragment = after(
        fragment,
        'emissivemap_fragment',
        `totalEmissiveRadiance += ${glowColour[clear]} * vTrait.z * ( 1.0 - max( dieInk, dieRim ) );`,
      )
    if (clear === 'transmission')
      fragment = fragment.replace('#include <transmission_fragment>', clearTransmission)
    if (clear === 'blend')
      fragment = after(
        fragment,
        'color_fragment',
        'diffuseColor.a = mix( diffuseColor.a, 1.0, max( dieInk, 0.8 * dieRim ) );',
      )
    shader.fragmentShader =
      names +
      fragmentHead +
      before(fragment, 'opaque_fragment', clear === 'blend' ? edgeBody + fadeBody + groundBody : groundBody)
  }
  material.customProgramCacheKey = () => `die ${relief} ${names}`
}

const has = (source: string, chunk: string) => source.includes(`#include <${chunk}>`)

function after(source: string, chunk: string, text: string): string {
  return swap(source, chunk, `#include <${chunk}>\n${text}`)
}

function before(source: string, chunk: string, text: string): string {
  return swap(source, chunk, `${text}\n#include <${chunk}>`)
}

function swap(source: string, chunk: string, text: string): string {
  if (!has(source, chunk)) throw new Error(`three's shader has lost ${chunk}: see dieShader.ts`)
  return source.replace(`#include <${chunk}>`, text)
}
