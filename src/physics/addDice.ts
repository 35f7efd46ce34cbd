import type { Collider, ColliderDesc, RigidBody, RigidBodyDesc, World } from '@dimforge/rapier3d-compat'
import {
  coreVertices,
  type DieKind,
  type DieSpec,
  dieEdgeMm,
  edgeRadius,
  type LyingDie,
  lyingPose,
  type Quat,
  type ThrowRequest,
  type Vec3,
  waveTokenMm,
} from '../measure'
import { inverse, multiply } from '../measure/quaternion'
import { groups } from './collisionGroups'
import { dieMass } from './dieMass'
import { engine } from './loadPhysics'
import { plainPrint } from './prints'
import { materials, mmPerUnit, skin } from './settings'
import type { StartPose } from './startPoses'

/** A die as the engine has it. */
export interface WorldDie {
  readonly spec: DieSpec
  readonly body: RigidBody
  /** The whole shape. */
  readonly collider: Collider
  /** All of its colliders: the shape and, for a d12, its corners. */
  readonly colliders: readonly Collider[]
  /** Undefined for a die that lay there before. */
  readonly start: StartPose | undefined
  /** How its marks are put on the body, see prints.ts. */
  readonly print: Quat
}

/** How the die with its marks is turned, which is how the body is turned and then its print. */
export function rotationOf({ body, print }: WorldDie): Quat {
  const { x, y, z, w } = body.rotation()
  return print === plainPrint ? [x, y, z, w] : multiply([x, y, z, w], print)
}

/** Adds the thrown dice in the order of the request, then those that lie there. */
export function addDice(world: World, request: ThrowRequest, starts: readonly StartPose[]): WorldDie[] {
  const describeShape = shapes(request.edgeMm ?? dieEdgeMm)
  const isAnchored = request.bystanders === 'anchored'
  return [
    ...request.dice.map((spec, index) => addThrown(world, spec, starts[index]!, describeShape)),
    ...request.lying.map(die => addLying(world, die, isAnchored, describeShape, request.edgeMm)),
  ]
}

type DescribeShape = (kind: DieKind) => ColliderDesc

/** Describes the shape of each kind once, however many dice have it. */
function shapes(edge: number): DescribeShape {
  const known = new Map<DieKind, ColliderDesc>()
  return kind => {
    const description = known.get(kind) ?? shapeOf(kind, edge)
    known.set(kind, description)
    return description
  }
}

function addThrown(world: World, spec: DieSpec, start: StartPose, describeShape: DescribeShape): WorldDie {
  const [vx, vy, vz] = start.velocity
  const [wx, wy, wz] = start.spin
  const { print } = start
  const turned = print === plainPrint ? start.rotation : multiply(start.rotation, inverse(print))
  const description = place(engine().RigidBodyDesc.dynamic(), start.position, turned)
    .setLinvel(vx / mmPerUnit, vy / mmPerUnit, vz / mmPerUnit)
    .setAngvel({ x: wx, y: wy, z: wz })
  const body = addBody(world, spec.kind, description, describeShape)
  if (start.releaseStep > 0) body.body.setEnabled(false)
  return { spec, ...body, start, print }
}

function addLying(
  world: World,
  { id, kind, face, x, z, yaw }: LyingDie,
  isAnchored: boolean,
  describeShape: DescribeShape,
  edge?: number,
): WorldDie {
  const { position, rotation } = lyingPose(kind, face, { x, y: -z, yaw }, edge)
  const { RigidBodyDesc } = engine()
  const description = place(isAnchored ? RigidBodyDesc.fixed() : RigidBodyDesc.dynamic(), position, rotation)
  return {
    spec: { id, kind },
    ...addBody(world, kind, description, describeShape),
    start: undefined,
    print: plainPrint,
  }
}

const place = (description: RigidBodyDesc, [x, y, z]: Vec3, [qx, qy, qz, qw]: Quat): RigidBodyDesc =>
  description
    .setTranslation(x / mmPerUnit, y / mmPerUnit, z / mmPerUnit)
    .setRotation({ x: qx, y: qy, z: qz, w: qw })
    .setCcdEnabled(true)

function addBody(
  world: World,
  kind: DieKind,
  description: RigidBodyDesc,
  describeShape: DescribeShape,
): Pick<WorldDie, 'body' | 'collider' | 'colliders'> {
  const body = world.createRigidBody(description)
  const collider = world.createCollider(describeShape(kind), body)
  const corners = kind === 'd12' ? addCorners(world, body) : []
  return { body, collider, colliders: [collider, ...corners] }
}

function shapeOf(kind: DieKind, edge: number): ColliderDesc {
  const { mass, inertia, inertiaUp } = dieMass(kind, edge)
  return asDie(dieShape(kind, edge))
    .setMassProperties(
      mass,
      { x: 0, y: 0, z: 0 },
      { x: inertia, y: inertiaUp, z: inertia },
      { x: 0, y: 0, z: 0, w: 1 },
    )
    .setCollisionGroups(kind === 'd12' ? groups.hull : groups.die)
}

const asDie = (description: ColliderDesc) =>
  description
    .setContactSkin(skin)
    .setFriction(materials.die.friction)
    .setRestitution(materials.die.restitution)

/**
 * The engine supports a flat face on four corners at most, so a pentagon would stand worse on one side. Some faces of
 * the d12 would then come up 5 % too often. On level ground a rounded body touches with the balls
 * at the corners of its core only; these 20 balls therefore stand for the hull wherever the ground is level.
 */
function addCorners(world: World, body: RigidBody): Collider[] {
  const rapier = engine()
  return coreVertices('d12').map(([x, y, z]) => {
    const ball = rapier.ColliderDesc.ball(edgeRadius('d12') / mmPerUnit)
      .setTranslation(x / mmPerUnit, y / mmPerUnit, z / mmPerUnit)
      .setMass(0)
      .setCollisionGroups(groups.corner)
    return world.createCollider(asDie(ball), body)
  })
}

const d12Points = new Float32Array(coreVertices('d12').flatMap(point => point.map(mm => mm / mmPerUnit)))

function roundToken(rim: number) {
  const { radius, height } = waveTokenMm
  return engine().ColliderDesc.roundCylinder(height / 2 / mmPerUnit - rim, radius / mmPerUnit - rim, rim)
}

/** Truly rounded: the engine inflates the same core from which outlines are measured. */
function dieShape(kind: DieKind, edge: number) {
  const rapier = engine()
  const radius = edgeRadius(kind) / mmPerUnit
  if (kind === 'd12') return rapier.ColliderDesc.roundConvexHull(d12Points, radius)!
  if (kind === 'wave-token') return roundToken(radius)
  const half = edge / 2 / mmPerUnit - radius
  return rapier.ColliderDesc.roundCuboid(half, half, half, radius)
}
