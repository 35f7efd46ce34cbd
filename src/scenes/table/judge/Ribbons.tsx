import { useEffect } from 'react'
import { type BufferGeometry, DoubleSide, MeshBasicMaterial } from 'three'
import { wake } from '../frameLoop'

/** What the judge draws is ink on the picture, not a thing in the light: true colours, and never hidden. */
const ink = new MeshBasicMaterial({
  vertexColors: true,
  toneMapped: false,
  side: DoubleSide,
  depthTest: false,
  depthWrite: false,
  transparent: true,
})

/** Shows a geometry made by `createRibbons`, and disposes it when another takes its place. */
export function Ribbons({
  geometry,
  order = 10,
}: {
  readonly geometry: BufferGeometry
  readonly order?: number
}) {
  useEffect(() => {
    wake()
    return () => geometry.dispose()
  }, [geometry])
  return <mesh geometry={geometry} material={ink} renderOrder={order} frustumCulled={false} dispose={null} />
}
