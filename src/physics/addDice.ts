import type { Collider, ColliderDesc, RigidBody, World } from '@dimforge/rapier3d-compat'
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
} from '../measure'
import { groups } from './collisionGroups'
import { dieMass } from './dieMass'
import { engine } from './loadPhysics'
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
}

/** Adds the thrown dice in the order of the request, then those that lie there. */
export function addDice(world: World, request: ThrowRequest, starts: readonly StartPose[]): WorldDie[] {
  const edge = request.edgeMm ?? dieEdgeMm
  const thrown = request.dice.map((spec, index) => addThrown(world, spec, starts[index]!, edge))
  const isAnchored = request.bystanders === 'anchored'
  const lying = request.lying.map(die => addLying(world, die, isAnchored, edge))
  return [...thrown, ...lying]
}

function addThrown(world: World, spec: DieSpec, start: StartPose, edge: number): WorldDie {
  const { body, collider, colliders } = addBody(world, spec.kind, start.position, start.rotation, edge, false)
  const [vx, vy, vz] = start.velocity
  body.setLinvel({ x: vx / mmPerUnit, y: vy / mmPerUnit, z: vz / mmPerUnit }, true)
  body.setAngvel({ x: start.spin[0], y: start.spin[1], z: start.spin[2] }, true)
  if (start.releaseStep > 0) body.setEnabled(false)
  return { spec, body, collider, colliders, start }
}

function addLying(world: World, die: LyingDie, isAnchored: boolean, edge: number): WorldDie {
  const { position, rotation } = lyingPose(die.kind, die.face, { x: die.x, y: -die.z, yaw: die.yaw }, edge)
  const { body, collider, colliders } = addBody(world, die.kind, position, rotation, edge, isAnchored)
  return { spec: { id: die.id, kind: die.kind }, body, collider, colliders, start: undefined }
}

function addBody(
  world: World,
  kind: DieKind,
  [x, y, z]: Vec3,
  [qx, qy, qz, qw]: Quat,
  edge: number,
  isFixed: boolean,
): Pick<WorldDie, 'body' | 'collider' | 'colliders'> {
  const rapier = engine()
  const description = (isFixed ? rapier.RigidBodyDesc.fixed() : rapier.RigidBodyDesc.dynamic())
    .setTranslation(x / mmPerUnit, y / mmPerUnit, z / mmPerUnit)
    .setRotation({ x: qx, y: qy, z: qz, w: qw })
    .setCcdEnabled(true)
  const body = world.createRigidBody(description)
  const { mass, inertia } = dieMass(kind, edge)
  const collider = world.createCollider(
    asDie(dieShape(kind, edge))
      .setMassProperties(
        mass,
        { x: 0, y: 0, z: 0 },
        { x: inertia, y: inertia, z: inertia },
        { x: 0, y: 0, z: 0, w: 1 },
      )
      .setCollisionGroups(kind === 'd12' ? groups.hull : groups.die),
    body,
  )
  const corners = kind === 'd12' ? addCorners(world, body) : []
  return { body, collider, colliders: [collider, ...corners] }
}

const asDie = (description: ColliderDesc) =>
  description
    .setContactSkin(skin)
    .setFriction(materials.die.friction)
    .setRestitution(materials.die.restitution)

/**
 * The engine bears a flat face on four of its corners at most, so a pentagon would stand worse on one side than on the
 * others and some faces of the d12 would come up 5 % too often. On level ground a rounded body touches with the balls
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

/** Truly rounded: the engine inflates the same core from which outlines are measured. */
function dieShape(kind: DieKind, edge: number) {
  const rapier = engine()
  const radius = edgeRadius(kind) / mmPerUnit
  if (kind === 'd12') return rapier.ColliderDesc.roundConvexHull(d12Points, radius)!
  const half = edge / 2 / mmPerUnit - radius
  return rapier.ColliderDesc.roundCuboid(half, half, half, radius)
}
