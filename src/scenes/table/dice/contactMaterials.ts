import {
  AdditiveBlending,
  type BufferGeometry,
  InstancedBufferAttribute,
  type Material,
  PlaneGeometry,
  ShaderMaterial,
} from 'three'

/** A level square of one unit, instanced under every die. */
export function createPatchGeometry(most: number): BufferGeometry {
  const geometry = new PlaneGeometry(1, 1)
  geometry.rotateX(-Math.PI / 2)
  geometry.setAttribute('aShade', new InstancedBufferAttribute(new Float32Array(most * 4), 4))
  return geometry
}

const vertexShader = /* glsl */ `
attribute vec4 aShade;
varying vec4 vShade;
varying vec2 vPlace;
void main() {
  vShade = aShade;
  vPlace = position.xz * 2.0;
  gl_Position = projectionMatrix * modelViewMatrix * instanceMatrix * vec4( position, 1.0 );
}
`

const outputChunks = /* glsl */ `
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
`

/** Darkness where a die meets the floor: worth more than any shadow map. */
export function createBlobMaterial(): Material {
  return new ShaderMaterial({
    vertexShader,
    fragmentShader: /* glsl */ `
      varying vec4 vShade;
      varying vec2 vPlace;
      void main() {
        // A square with round corners, full under the die and gone 7 mm beside it.
        vec2 beyond = max( abs( vPlace ) * 1.5 - 0.6, 0.0 );
        float d = clamp( length( beyond ) / 0.9, 0.0, 1.0 );
        gl_FragColor = vec4( vShade.rgb, vShade.a * pow( 1.0 - d, 2.4 ) );
        ${outputChunks}
      }
    `,
    transparent: true,
    depthWrite: false,
    polygonOffset: true,
    polygonOffsetFactor: -1,
    polygonOffsetUnits: -2,
  })
}

/** The caustic of a clear die: light gathered on the floor, in the colour of the die. */
export function createCausticMaterial(): Material {
  return new ShaderMaterial({
    vertexShader,
    fragmentShader: /* glsl */ `
      varying vec4 vShade;
      varying vec2 vPlace;
      void main() {
        float r = clamp( length( vPlace ), 0.0, 1.0 );
        gl_FragColor = vec4( vShade.rgb * ( vShade.a * pow( 1.0 - r, 2.6 ) ), 1.0 );
        #include <colorspace_fragment>
      }
    `,
    transparent: true,
    depthWrite: false,
    blending: AdditiveBlending,
    polygonOffset: true,
    polygonOffsetFactor: -1,
    polygonOffsetUnits: -4,
  })
}
