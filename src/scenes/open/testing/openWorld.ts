import rapier from '@dimforge/rapier3d-compat'
import { type Loose, tableHalf } from '../../../open-table'
import { loadPhysics, physicsSettings } from '../../../physics'
import { bareWorld } from '../../../physics/createWorld'
import { tableTopY } from '../../table/room/places'
import { bodyOf } from '../bodies/bodyOf'
import { damping } from '../bodies/damping'
import { toSceneY } from '../units'

const { materials, skin } = physicsSettings

/** The same bodies in a world without React: for tests of what lies there by itself. */
export async function openWorld(things: readonly Loose[]) {
  await loadPhysics()
  const world = bareWorld(rapier)
  world.createCollider(
    rapier.ColliderDesc.cuboid(tableHalf.x / 10, 5, tableHalf.z / 10)
      .setTranslation(0, tableTopY - 5, 0)
      .setFriction(materials.wood.friction)
      .setRestitution(materials.wood.restitution)
      .setContactSkin(skin),
  )
  const bodies = things.map(({ what, pose, isLocked }) => {
    const [x, y, z] = pose.position
    const [qx, qy, qz, qw] = pose.rotation
    const rigid = world.createRigidBody(
      (isLocked ? rapier.RigidBodyDesc.fixed() : rapier.RigidBodyDesc.dynamic())
        .setTranslation(x / 10, toSceneY(y), z / 10)
        .setRotation({ x: qx, y: qy, z: qz, w: qw })
        .setLinearDamping(damping.linear)
        .setAngularDamping(damping.angular)
        .setCcdEnabled(true),
    )
    const body = bodyOf(what)
    for (const shape of body.shapes) {
      const description =
        shape.shape === 'box'
          ? shape.round === undefined
            ? rapier.ColliderDesc.cuboid(...shape.half)
            : rapier.ColliderDesc.roundCuboid(...shape.half, shape.round)
          : shape.shape === 'cylinder'
            ? rapier.ColliderDesc.cylinder(shape.half, shape.radius)
            : shape.shape === 'ball'
              ? rapier.ColliderDesc.ball(shape.radius)
              : rapier.ColliderDesc.roundConvexHull(shape.points, shape.round)!
      if (shape.shape !== 'hull' && shape.at) description.setTranslation(...shape.at)
      if (shape.shape === 'box' && shape.turn)
        description.setRotation({ x: 0, y: Math.sin(shape.turn / 2), z: 0, w: Math.cos(shape.turn / 2) })
      world.createCollider(
        description
          .setMass(shape.grams)
          .setFriction(body.friction)
          .setRestitution(body.restitution)
          .setContactSkin(skin),
        rigid,
      )
    }
    return rigid
  })
  return { world, bodies }
}
