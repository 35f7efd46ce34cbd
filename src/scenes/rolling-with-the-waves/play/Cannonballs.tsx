import { useFrame } from '@react-three/fiber'
import { useEffect, useMemo } from 'react'
import { DynamicDrawUsage, InstancedMesh, Matrix4, SphereGeometry } from 'three'
import { frame, framePriority, wake } from '../../table/frameLoop'
import { castInstancedShadow } from '../../table/light/instancedDepth'
import { useSurface } from '../../table/surface'
import { ballAt, balls, secondsOf } from './balls'

const radius = 0.62
/** No volley has more shots. */
const most = 8
const at = { x: 0, y: 0, z: 0 }
const matrix = new Matrix4()

/** Cannonballs in the air. */
export function Cannonballs() {
  const iron = useSurface(() => ({ colour: '#2b2a2c', roughness: 0.45, metal: true, reflection: 1 }), [])
  const mesh = useMemo(() => {
    const made = new InstancedMesh(new SphereGeometry(radius, 20, 14), iron, most)
    made.instanceMatrix.setUsage(DynamicDrawUsage)
    made.frustumCulled = false
    castInstancedShadow(made)
    made.count = 0
    return made
  }, [iron])
  useEffect(
    () => () => {
      mesh.geometry.dispose()
      mesh.dispose()
      balls.length = 0
    },
    [mesh],
  )
  useFrame(() => {
    if (balls.length === 0 && mesh.count === 0) return
    for (const ball of balls) ball.done += frame.seconds
    for (let i = balls.length - 1; i >= 0; i--) if (balls[i]!.done > secondsOf(balls[i]!)) balls.splice(i, 1)
    mesh.count = Math.min(most, balls.length)
    for (let i = 0; i < mesh.count; i++) {
      ballAt(balls[i]!, at)
      mesh.setMatrixAt(i, matrix.makeTranslation(at.x, at.y, at.z))
    }
    mesh.instanceMatrix.needsUpdate = true
    wake(true)
  }, framePriority.dice)
  return <primitive object={mesh} dispose={null} />
}
