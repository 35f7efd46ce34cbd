import { CustomToneMapping, ShaderChunk } from 'three'

/**
 * AgX with a mild look: AgX alone leaves the table flat, ACES turns the red dice orange and the others burn brass to
 * pink. The look sits between AgX's contrast curve and its outset matrix, which costs no pass of its own.
 */
const look = /* glsl */ `
  color = pow( color, vec3( 1.12 ) );
  float seaboxLuma = dot( color, vec3( 0.2126, 0.7152, 0.0722 ) );
  color = seaboxLuma + 1.10 * ( color - seaboxLuma );
  color = AgXOutsetMatrix * color;`

const lookMark = /color = AgXOutsetMatrix \* color;/
const plainCustom = 'vec3 CustomToneMapping( vec3 color ) { return color; }'
const plainAgX = /vec3 AgXToneMapping\( vec3 color \) \{[\s\S]*?\n\}/

/**
 * Gives three's CustomToneMapping this look; must run before the first material is compiled. Running twice is safe.
 * Throws when three's own shader text has changed shape, because the table would silently lose its look.
 */
export function installToneMapping(): typeof CustomToneMapping {
  const chunk = ShaderChunk.tonemapping_pars_fragment
  if (!chunk.includes(plainCustom)) {
    if (chunk.includes('seaboxLuma')) return CustomToneMapping
    throw new Error("three's tone mapping text has changed: see toneMapping.ts")
  }
  const agx = plainAgX.exec(chunk)?.[0]
  if (!agx || !lookMark.test(agx)) throw new Error("three's AgX text has changed: see toneMapping.ts")
  const body = agx.replace('AgXToneMapping', 'CustomToneMapping').replace(lookMark, look)
  ShaderChunk.tonemapping_pars_fragment = chunk.replace(plainCustom, body)
  return CustomToneMapping
}
