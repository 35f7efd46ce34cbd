import { useEffect, useMemo } from 'react'
import { DoubleSide, MeshBasicMaterial, Path, Shape, ShapeGeometry, Vector3 } from 'three'
import { behindLampMask } from './shadowLayer'

/** Panes across and up, their size and the bars between them, in cm. */
const panes = { across: 2, up: 3, width: 17, height: 15, bar: 1.6 }
/** How far from what is lit the frame hangs, in cm. */
const frameDistance = 62
/** The wall round the window, large enough to shade what the panes do not light. */
const wallSize = 240

/** An unseen window frame: it only throws its shadow, a soft patch of panes on the table. */
export function WindowPanes({ windowAt }: { readonly windowAt: readonly [number, number, number] }) {
  const geometry = useMemo(() => {
    const half = wallSize / 2
    const wall = new Shape()
      .moveTo(-half, -half)
      .lineTo(half, -half)
      .lineTo(half, half)
      .lineTo(-half, half)
      .closePath()
    const spanX = panes.across * panes.width + (panes.across - 1) * panes.bar
    const spanY = panes.up * panes.height + (panes.up - 1) * panes.bar
    for (let column = 0; column < panes.across; column++) {
      for (let row = 0; row < panes.up; row++) {
        const x = -spanX / 2 + column * (panes.width + panes.bar)
        const y = -spanY / 2 + row * (panes.height + panes.bar)
        wall.holes.push(
          new Path()
            .moveTo(x, y)
            .lineTo(x + panes.width, y)
            .lineTo(x + panes.width, y + panes.height)
            .lineTo(x, y + panes.height)
            .closePath(),
        )
      }
    }
    return new ShapeGeometry(wall)
  }, [])
  const material = useMemo(() => new MeshBasicMaterial({ side: DoubleSide }), [])
  useEffect(
    () => () => {
      geometry.dispose()
      material.dispose()
    },
    [geometry, material],
  )
  const position = useMemo(
    () => new Vector3(...windowAt).setLength(frameDistance).toArray() as [number, number, number],
    [windowAt],
  )
  return (
    <mesh
      geometry={geometry}
      material={material}
      position={position}
      onUpdate={mesh => mesh.lookAt(0, 0, 0)}
      layers-mask={behindLampMask}
      castShadow
    />
  )
}
