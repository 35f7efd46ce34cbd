import type { RapierContext, RapierRigidBody } from '@react-three/rapier'
import { physicsSettings } from '../../../physics'
import type { Body } from './bodyOf'

/** Weaker contacts are silent, in g·cm/s²: a little more than the weight of a die. */
const leastForce = 6300

/** Gives a body its rounded hulls, for which @react-three/rapier has no component, and lets it be heard. */
export function addHulls({ rapier, world }: RapierContext, rigid: RapierRigidBody, body: Body): void {
  for (const shape of body.shapes) {
    if (shape.shape !== 'hull') continue
    const description = rapier.ColliderDesc.roundConvexHull(shape.points, shape.round)
    if (!description) throw new Error('A hull has no volume')
    description
      .setMass(shape.grams)
      .setFriction(body.friction)
      .setRestitution(body.restitution)
      .setContactSkin(physicsSettings.skin)
    world.createCollider(description, rigid)
  }
}

/** Whatever hits it harder than it weighs is told. */
export function makeHeard({ rapier }: RapierContext, rigid: RapierRigidBody): void {
  for (let index = 0; index < rigid.numColliders(); index++) {
    const collider = rigid.collider(index)
    collider.setActiveEvents(rapier.ActiveEvents.CONTACT_FORCE_EVENTS)
    collider.setContactForceEventThreshold(leastForce)
  }
}
