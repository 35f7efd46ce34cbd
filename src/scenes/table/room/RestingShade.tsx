import { useEffect, useMemo } from 'react'
import { InstancedBufferAttribute, InstancedMesh, Matrix4, PlaneGeometry, ShaderMaterial } from 'three'
import { useStage } from '../StageContext'
import { tableTopY } from './places'

/** A thing that stands on the table as its shade sees it: a rectangle with round corners, in cm. */
export interface Footprint {
  readonly x: number
  readonly z: number
  readonly halfX: number
  readonly halfZ: number
  readonly corner: number
  /** About the vertical, in radians. */
  readonly turn?: number
  /** How far the darkness reaches beyond it: the higher the thing, the farther. */
  readonly reach: number
}

/** A hair above the planks. */
const lift = 0.015
const darkness = 0.62
/** The lamp stands behind to the right, so the shade falls a little to the front left. */
const fall = { x: -0.16, z: 0.2 }

/** Darkness around whatever stands on the table, where the tier can afford no shadows: nothing floats. */
export function RestingShade({ footprints }: { readonly footprints: readonly Footprint[] }) {
  const { quality } = useStage()
  const isWanted = quality.lampShadowSize === undefined
  const mesh = useMemo(() => (isWanted ? createShade(footprints) : undefined), [isWanted, footprints])
  useEffect(
    () => () => {
      mesh?.geometry.dispose()
      mesh?.material.dispose()
      mesh?.dispose()
    },
    [mesh],
  )
  return mesh && <primitive object={mesh} dispose={null} />
}

function createShade(footprints: readonly Footprint[]): InstancedMesh<PlaneGeometry, ShaderMaterial> {
  const geometry = new PlaneGeometry(2, 2)
  geometry.rotateX(-Math.PI / 2)
  const shapes = new Float32Array(footprints.length * 4)
  const mesh = new InstancedMesh(geometry, createShadeMaterial(), footprints.length)
  const matrix = new Matrix4()
  for (const [i, { x, z, halfX, halfZ, corner, turn = 0, reach }] of footprints.entries()) {
    shapes.set([halfX, halfZ, corner, reach], i * 4)
    matrix.makeRotationY(turn)
    matrix.setPosition(x + fall.x * reach, tableTopY + lift, z + fall.z * reach)
    mesh.setMatrixAt(i, matrix)
  }
  geometry.setAttribute('aShape', new InstancedBufferAttribute(shapes, 4))
  mesh.frustumCulled = false
  return mesh
}

const createShadeMaterial = () =>
  new ShaderMaterial({
    vertexShader: /* glsl */ `
      attribute vec4 aShape;
      varying vec2 vPlace;
      flat varying vec4 vShape;
      void main() {
        vShape = aShape;
        vPlace = position.xz * ( aShape.xy + aShape.w );
        gl_Position = projectionMatrix * modelViewMatrix * instanceMatrix
          * vec4( vPlace.x, position.y, vPlace.y, 1.0 );
      }
    `,
    fragmentShader: /* glsl */ `
      varying vec2 vPlace;
      flat varying vec4 vShape;
      void main() {
        vec2 beyond = abs( vPlace ) - vShape.xy + vShape.z;
        float gap = length( max( beyond, 0.0 ) ) + min( max( beyond.x, beyond.y ), 0.0 ) - vShape.z;
        float near = 1.0 - clamp( gap / vShape.w, 0.0, 1.0 );
        gl_FragColor = vec4( 0.02, 0.01, 0.005, ${darkness.toFixed(2)} * pow( near, 2.2 ) );
      }
    `,
    transparent: true,
    depthWrite: false,
    polygonOffset: true,
    polygonOffsetFactor: -1,
    polygonOffsetUnits: -2,
  })
