import {
  type Camera,
  FloatType,
  HalfFloatType,
  Mesh,
  NearestFilter,
  NoBlending,
  OrthographicCamera,
  type PerspectiveCamera,
  PlaneGeometry,
  type Scene,
  ShaderMaterial,
  type Texture,
  Vector2,
  Vector3,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three'
import { lightHandles } from '../light/lightHandles'
import { diskPoint, halton } from './sequence'

/** How far things are moved about between the frames of one picture, in cm. */
const lampSpread = 4.5
const windowSpread = 3
const lensRadius = 0.28
const skyDistance = 80
/** Brighter than this counts as this: a single glint must not take hundreds of frames to settle. */
const brightest = 12
/** Beyond this many pixels the sums are kept in half precision. */
const mostFullPrecision = 2_600_000
/** Of the sky's light, the share that comes from a direction and casts a shadow; the rest stays even. */
const directedSky = 0.75

/**
 * A picture at rest, built up from many frames that differ by a hair: soft edges, true half-shadows, depth of field
 * and darkness in corners come from one mechanism. `add` draws one more frame into it and shows the sum; the first
 * frames are blended in over the live picture, so nothing jumps.
 */
export interface StillPicture {
  readonly frames: number
  add(scene: Scene, camera: PerspectiveCamera | OrthographicCamera, focus: Vector3, of: number): void
  restart(): void
  dispose(): void
}

const vertexShader = /* glsl */ `
varying vec2 vUv;
void main() {
  vUv = uv;
  gl_Position = vec4( position.xy, 0.0, 1.0 );
}
`

export function createStillPicture(gl: WebGLRenderer): StillPicture {
  const size = gl.getDrawingBufferSize(new Vector2())
  const precision = size.x * size.y > mostFullPrecision ? HalfFloatType : FloatType
  const target = (type: typeof FloatType | typeof HalfFloatType, depth: boolean) =>
    new WebGLRenderTarget(size.x, size.y, {
      type,
      depthBuffer: depth,
      magFilter: NearestFilter,
      minFilter: NearestFilter,
    })
  const frame = target(HalfFloatType, true)
  /** The picture as it was when nothing moved any more: a browser keeps none from frame to frame. */
  const live = target(HalfFloatType, true)
  let sum = target(precision, false)
  let next = target(precision, false)
  const sumMaterial = new ShaderMaterial({
    vertexShader,
    fragmentShader: /* glsl */ `
      uniform sampler2D frame;
      uniform sampler2D sum;
      uniform float share;
      varying vec2 vUv;
      void main() {
        vec3 fresh = min( texture2D( frame, vUv ).rgb, vec3( ${brightest.toFixed(1)} ) );
        gl_FragColor = vec4( mix( texture2D( sum, vUv ).rgb, fresh, share ), 1.0 );
      }
    `,
    uniforms: {
      frame: { value: null as Texture | null },
      sum: { value: null as Texture | null },
      share: { value: 1 },
    },
    depthTest: false,
    depthWrite: false,
    blending: NoBlending,
  })
  const showMaterial = new ShaderMaterial({
    vertexShader,
    fragmentShader: /* glsl */ `
      uniform sampler2D live;
      uniform sampler2D sum;
      uniform float share;
      varying vec2 vUv;
      void main() {
        gl_FragColor = vec4( mix( texture2D( live, vUv ).rgb, texture2D( sum, vUv ).rgb, share ), 1.0 );
        #include <tonemapping_fragment>
        #include <colorspace_fragment>
        // Grain against bands in the dark.
        float grain = fract( sin( dot( gl_FragCoord.xy, vec2( 12.9898, 78.233 ) ) ) * 43758.5453 ) - 0.5;
        gl_FragColor.rgb += grain * 0.006;
      }
    `,
    uniforms: {
      live: { value: live.texture as Texture | null },
      sum: { value: null as Texture | null },
      share: { value: 1 },
    },
    depthTest: false,
    depthWrite: false,
    blending: NoBlending,
  })
  const plate = new Mesh(new PlaneGeometry(2, 2), sumMaterial)
  plate.frustumCulled = false
  const flat = new OrthographicCamera(-1, 1, 1, -1, 0, 1)
  const point = { x: 0, y: 0 }
  const lampHome = new Vector3()
  const windowHome = new Vector3()
  const eyeHome = new Vector3()
  const side = new Vector3()
  const up = new Vector3()
  let frames = 0
  let skyHome = 0

  function pass(material: ShaderMaterial, into: WebGLRenderTarget | null, clear: boolean): void {
    plate.material = material
    gl.setRenderTarget(into)
    const { autoClear } = gl
    gl.autoClear = clear
    gl.render(plate as unknown as Scene, flat as Camera)
    gl.autoClear = autoClear
  }

  function moveLights(index: number, of: number): void {
    const { lamp, window, sky, directedSky: beam } = lightHandles
    if (lamp) {
      lampHome.copy(lamp.position)
      diskPoint(index, of, point)
      lamp.position.x += point.x * lampSpread
      lamp.position.z += point.y * lampSpread
    }
    if (window) {
      windowHome.copy(window.position)
      window.position.x += (halton(index + 1, 2) - 0.5) * 2 * windowSpread
      window.position.y += (halton(index + 1, 3) - 0.5) * 2 * windowSpread
    }
    if (sky && beam) {
      skyHome = sky.intensity
      // As much comes from straight above as a level surface sees of the sky: cosine-distributed.
      const turn = halton(index + 1, 3) * 2 * Math.PI
      const out = Math.sqrt(halton(index + 1, 2))
      beam.position.set(Math.cos(turn) * out, Math.sqrt(1 - out * out), Math.sin(turn) * out)
      beam.position.multiplyScalar(skyDistance)
      beam.color.copy(sky.color)
      beam.intensity = skyHome * directedSky * 1.5
      beam.visible = true
      sky.intensity = skyHome * (1 - directedSky)
    }
  }

  function putLightsBack(): void {
    const { lamp, window, sky, directedSky: beam } = lightHandles
    lamp?.position.copy(lampHome)
    window?.position.copy(windowHome)
    if (sky && beam) {
      sky.intensity = skyHome
      beam.visible = false
    }
  }

  /** Shifts the picture by less than a pixel, and the eye within its lens; what is in focus stays where it is. */
  function moveCamera(
    camera: PerspectiveCamera | OrthographicCamera,
    focus: Vector3,
    index: number,
    of: number,
  ): void {
    eyeHome.copy(camera.position)
    const isLens = !(camera instanceof OrthographicCamera)
    if (isLens) {
      diskPoint((index * 7) % of, of, point)
      side.setFromMatrixColumn(camera.matrixWorld, 0)
      up.setFromMatrixColumn(camera.matrixWorld, 1)
      const x = point.x * lensRadius
      const y = point.y * lensRadius
      const depth = eyeHome.distanceTo(focus)
      camera.position.addScaledVector(side, x).addScaledVector(up, y)
      camera.updateMatrixWorld()
      const slope = 1 / depth
      // Skews instead of turning: the plane of focus stays a plane.
      camera.projectionMatrix.elements[8]! -= x * slope * camera.projectionMatrix.elements[0]!
      camera.projectionMatrix.elements[9]! -= y * slope * camera.projectionMatrix.elements[5]!
    }
    const shiftX = ((halton(index + 1, 2) - 0.5) * 2) / size.x
    const shiftY = ((halton(index + 1, 3) - 0.5) * 2) / size.y
    if (isLens) {
      camera.projectionMatrix.elements[8]! += shiftX
      camera.projectionMatrix.elements[9]! += shiftY
    } else {
      camera.projectionMatrix.elements[12]! += shiftX
      camera.projectionMatrix.elements[13]! += shiftY
    }
    camera.projectionMatrixInverse.copy(camera.projectionMatrix).invert()
  }

  function putCameraBack(camera: PerspectiveCamera | OrthographicCamera): void {
    camera.position.copy(eyeHome)
    camera.updateProjectionMatrix()
    camera.updateMatrixWorld()
  }

  return {
    get frames() {
      return frames
    },
    add(scene, camera, focus, of) {
      if (frames === 0) {
        gl.setRenderTarget(live)
        gl.render(scene, camera)
      }
      moveLights(frames, of)
      moveCamera(camera, focus, frames, of)
      gl.shadowMap.needsUpdate = true
      gl.setRenderTarget(frame)
      gl.render(scene, camera)
      putCameraBack(camera)
      putLightsBack()
      sumMaterial.uniforms.frame!.value = frame.texture
      sumMaterial.uniforms.sum!.value = sum.texture
      sumMaterial.uniforms.share!.value = 1 / (frames + 1)
      pass(sumMaterial, next, false)
      ;[sum, next] = [next, sum]
      frames++
      showMaterial.uniforms.sum!.value = sum.texture
      // Too few frames show their seams: the sum replaces the live picture bit by bit.
      showMaterial.uniforms.share!.value = Math.min(1, frames / (of / 2))
      pass(showMaterial, null, false)
    },
    restart() {
      frames = 0
    },
    dispose() {
      frame.dispose()
      live.dispose()
      sum.dispose()
      next.dispose()
      sumMaterial.dispose()
      showMaterial.dispose()
      plate.geometry.dispose()
    },
  }
}
