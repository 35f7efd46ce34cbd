import { CuboidCollider, RigidBody } from '@react-three/rapier'
import { tableHalf } from '../../../open-table'
import { physicsSettings } from '../../../physics'
import { tableTopY } from '../../table/room/places'

const { materials, skin } = physicsSettings
/** Thick enough that nothing is pushed through, in cm. */
const half = 5

/** The table top; beside it there is nothing, and what falls is brought back. */
export function TableBody() {
  return (
    <RigidBody type="fixed" colliders={false} position={[0, tableTopY - half, 0]}>
      <CuboidCollider
        args={[tableHalf.x / 10, half, tableHalf.z / 10]}
        friction={materials.wood.friction}
        restitution={materials.wood.restitution}
        contactSkin={skin}
      />
    </RigidBody>
  )
}
