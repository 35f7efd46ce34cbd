import type { Collider, RigidBody, World } from '@dimforge/rapier3d-compat'
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
import { dieMass } from './dieMass'
import { engine } from './loadPhysics'
import { materials, mmPerUnit, skin } from './settings'
import type { StartPose } from './startPoses'

/** A die as the engine has it. */
export interface WorldDie {
  readonly spec: DieSpec
  readonly body: RigidBody
  readonly collider: Collider
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
  const { body, collider } = addBody(world, spec.kind, start.position, start.rotation, edge, false)
  const [vx, vy, vz] = start.velocity
  body.setLinvel({ x: vx / mmPerUnit, y: vy / mmPerUnit, z: vz / mmPerUnit }, true)
  body.setAngvel({ x: start.spin[0], y: start.spin[1], z: start.spin[2] }, true)
  if (start.releaseStep > 0) body.setEnabled(false)
  return { spec, body, collider, start }
}

function addLying(world: World, die: LyingDie, isAnchored: boolean, edge: number): WorldDie {
  const { position, rotation } = lyingPose(die.kind, die.face, { x: die.x, y: -die.z, yaw: die.yaw }, edge)
  const { body, collider } = addBody(world, die.kind, position, rotation, edge, isAnchored)
  return { spec: { id: die.id, kind: die.kind }, body, collider, start: undefined }
}

function addBody(
  world: World,
  kind: DieKind,
  [x, y, z]: Vec3,
  [qx, qy, qz, qw]: Quat,
  edge: number,
  isFixed: boolean,
): { body: RigidBody; collider: Collider } {
  const rapier = engine()
  const description = (isFixed ? rapier.RigidBodyDesc.fixed() : rapier.RigidBodyDesc.dynamic())
    .setTranslation(x / mmPerUnit, y / mmPerUnit, z / mmPerUnit)
    .setRotation({ x: qx, y: qy, z: qz, w: qw })
    .setCcdEnabled(true)
  const body = world.createRigidBody(description)
  const { mass, inertia } = dieMass(kind, edge)
  const collider = world.createCollider(
    dieShape(kind, edge)
      .setMassProperties(
        mass,
        { x: 0, y: 0, z: 0 },
        { x: inertia, y: inertia, z: inertia },
        { x: 0, y: 0, z: 0, w: 1 },
      )
      .setContactSkin(skin)
      .setFriction(materials.die.friction)
      .setRestitution(materials.die.restitution),
    body,
  )
  return { body, collider }
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
