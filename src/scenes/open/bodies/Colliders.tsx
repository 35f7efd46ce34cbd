import { BallCollider, CuboidCollider, CylinderCollider, RoundCuboidCollider } from '@react-three/rapier'
import { physicsSettings } from '../../../physics'
import type { Body, Shape } from './bodyOf'

/** The shapes of a body, for the RigidBody around them; rounded hulls are added by `addHulls`. */
export function Colliders({ body }: { readonly body: Body }) {
  return body.shapes.map((shape, index) => <One key={index} shape={shape} body={body} />)
}

function One({ shape, body }: { readonly shape: Shape; readonly body: Body }) {
  if (shape.shape === 'hull') return null
  const [x, y, z] = shape.at ?? [0, 0, 0]
  const feel = {
    mass: shape.grams,
    friction: body.friction,
    restitution: body.restitution,
    // Things are felt a hair before they are reached, as all dice of the house are.
    contactSkin: physicsSettings.skin,
    position: [x, y, z] as [number, number, number],
  }
  switch (shape.shape) {
    case 'box': {
      const [halfX, halfY, halfZ] = shape.half
      return shape.round === undefined ? (
        <CuboidCollider args={[halfX, halfY, halfZ]} rotation={[0, shape.turn ?? 0, 0]} {...feel} />
      ) : (
        <RoundCuboidCollider args={[halfX, halfY, halfZ, shape.round]} {...feel} />
      )
    }
    case 'cylinder':
      return <CylinderCollider args={[shape.half, shape.radius]} {...feel} />
    case 'ball':
      return <BallCollider args={[shape.radius]} {...feel} />
  }
}
