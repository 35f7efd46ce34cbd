import { useFrame } from '@react-three/fiber'
import { useEffect, useMemo } from 'react'
import { Mesh, PlaneGeometry, ShaderMaterial, Vector2 } from 'three'
import { longRangeMm, type Outline, shortRangeMm } from '../../../measure'
import { frame, framePriority, wake } from '../frameLoop'

/** The most corners that a die's core can show: the shadow of a d12 that stands on its edge has ten. */
const mostCorners = 12
/** Height of the drawing above the floor, in cm. */
const fieldHeight = 0.05
const drawSeconds = 0.25

const fragmentShader = /* glsl */ `
#define CORNERS ${mostCorners}
uniform vec2 core[ CORNERS ];
uniform int corners;
uniform float radius;
uniform float shown;
varying vec2 vMm;

// Distance from the outline in mm: everything within the radius of the core is the die (RB-61).
float beyondOutline( vec2 p ) {
  float best = 1e9;
  float side = 1.0;
  for ( int i = 0; i < CORNERS; i ++ ) {
    if ( i >= corners ) break;
    int k = i + 1 < corners ? i + 1 : 0;
    vec2 a = core[ i ];
    vec2 b = core[ k ];
    vec2 e = b - a;
    vec2 w = p - a;
    vec2 away = w - e * clamp( dot( w, e ) / max( dot( e, e ), 1e-9 ), 0.0, 1.0 );
    best = min( best, dot( away, away ) );
    bvec3 c = bvec3( p.y >= a.y, p.y < b.y, e.x * w.y > e.y * w.x );
    if ( all( c ) || all( not( c ) ) ) side = - side;
  }
  return side * sqrt( best ) - radius;
}

float line( float d, float halfWidth, float soft ) {
  return 1.0 - smoothstep( halfWidth - soft, halfWidth + soft, abs( d ) );
}

vec4 over( vec4 top, vec4 under ) {
  float a = top.a + under.a * ( 1.0 - top.a );
  return vec4( ( top.rgb * top.a + under.rgb * under.a * ( 1.0 - top.a ) ) / max( a, 1e-5 ), a );
}

void main() {
  float d = beyondOutline( vMm );
  float soft = 0.75 * fwidth( d );
  float farthest = mix( 0.0, ${longRangeMm.toFixed(1)}, shown );
  float beyondLong = smoothstep( - soft, soft, d - ${longRangeMm.toFixed(1)} );
  vec4 colour = vec4( 0.0, 0.01, 0.02, 0.42 * beyondLong * shown );
  float inShort = 1.0 - smoothstep( - soft, soft, d - ${shortRangeMm.toFixed(1)} );
  colour = over( vec4( 1.0, 0.78, 0.45, 0.07 * inShort * shown ), colour );
  float drawn = 1.0 - smoothstep( farthest, farthest + 2.0 + soft, d );
  float s = d - ${shortRangeMm.toFixed(1)};
  float l = d - ${longRangeMm.toFixed(1)};
  // Short: black in a cream casing. Long: white in a black casing, as the marks on the ruler.
  colour = over( vec4( vec3( 0.91, 0.86, 0.71 ), line( s, 1.4, soft ) * drawn ), colour );
  colour = over( vec4( vec3( 0.008 ), line( s, 1.0, soft ) * drawn ), colour );
  colour = over( vec4( vec3( 0.008 ), line( l, 1.4, soft ) * drawn ), colour );
  colour = over( vec4( vec3( 0.95, 0.94, 0.9 ), line( l, 0.8, soft ) * drawn ), colour );
  gl_FragColor = colour;
  #include <colorspace_fragment>
}
`

const vertexShader = /* glsl */ `
varying vec2 vMm;
void main() {
  // The plane of the rules: x right, y away, in mm (RB-60).
  vMm = vec2( position.x, - position.z ) * 10.0;
  gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
}
`

export interface RangeFieldProps {
  readonly outline: Outline
  /** Half of the floor's sides in mm: the bands end at the walls. */
  readonly halfX: number
  readonly halfZ: number
}

/** The two ranges around a die's true outline, exact at every zoom: each point of the floor is measured as it is drawn. */
export function RangeField({ outline, halfX, halfZ }: RangeFieldProps) {
  const mesh = useMemo(() => {
    const geometry = new PlaneGeometry(halfX / 5, halfZ / 5)
    geometry.rotateX(-Math.PI / 2)
    geometry.translate(0, fieldHeight, 0)
    const material = new ShaderMaterial({
      vertexShader,
      fragmentShader,
      uniforms: {
        core: { value: Array.from({ length: mostCorners }, () => new Vector2()) },
        corners: { value: 0 },
        radius: { value: 0 },
        shown: { value: 0 },
      },
      transparent: true,
      depthWrite: false,
      polygonOffset: true,
      polygonOffsetFactor: -1,
      polygonOffsetUnits: -6,
    })
    const made = new Mesh(geometry, material)
    made.renderOrder = 3
    return made
  }, [halfX, halfZ])
  useEffect(
    () => () => {
      mesh.geometry.dispose()
      mesh.material.dispose()
    },
    [mesh],
  )
  useEffect(() => {
    const { core, corners, radius } = mesh.material.uniforms
    for (const [i, corner] of outline.core.slice(0, mostCorners).entries())
      core!.value[i].set(corner.x, corner.y)
    corners!.value = Math.min(outline.core.length, mostCorners)
    radius!.value = outline.radius
    wake()
  }, [mesh, outline])
  useFrame(() => {
    const shown = mesh.material.uniforms.shown!
    if (shown.value >= 1) return
    shown.value = Math.min(1, shown.value + frame.seconds / drawSeconds)
    wake()
  }, framePriority.judge)
  return <primitive object={mesh} dispose={null} />
}
