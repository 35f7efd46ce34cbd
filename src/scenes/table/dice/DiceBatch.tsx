import { useFrame } from '@react-three/fiber'
import { useEffect, useMemo } from 'react'
import {
  type BufferGeometry,
  type Color,
  DynamicDrawUsage,
  InstancedBufferAttribute,
  InstancedMesh,
  type Material,
} from 'three'
import { type DieSpec, dieEdgeMm, isTrueDie } from '../../../measure'
import type { Table } from '../../../table/part'
import { tableSettingsOf } from '../../../table/tableSettings'
import { useTable } from '../../../table/useTable'
import { fetchTogether, partOf, useModel, useTableTexture } from '../assets'
import { frame, framePriority, wake } from '../frameLoop'
import { type DicePage, dicePages, dieCells } from '../generated/diceAtlas'
import { castInstancedShadow } from '../light/instancedDepth'
import { useStage } from '../StageContext'
import { dieScale, type Ground, groundUnder, lowestPoint, poseSize, type ShownPoses } from './dicePoses'
import { dieLook } from './dieLook'
import { createDieMaterial, refracts } from './dieMaterials'
import { groundReach, smooth } from './groundShade'

/** Dice that are drawn in one call: the same body, the same page of engravings, the same kind of stuff. */
export interface Batch {
  readonly key: string
  readonly model: 'd6' | 'd12'
  readonly page: DicePage
  readonly clear: boolean
  /** Indices into the dice. */
  readonly members: readonly number[]
}

interface DiceBatchProps {
  readonly batch: Batch
  readonly dice: readonly DieSpec[]
  readonly poses: ShownPoses
  readonly ground: Ground
  readonly edgeMm?: number
}

export function DiceBatch({ batch, dice, poses, ground, edgeMm = dieEdgeMm }: DiceBatchProps) {
  const table = useTable()
  const { quality } = useStage()
  fetchTogether([batch.model], [`dice-${batch.page}-ink`, `dice-${batch.page}-normal`])
  const model = useModel(batch.model)
  const ink = useTableTexture(`dice-${batch.page}-ink`, { anisotropy: quality.anisotropy })
  const relief = useTableTexture(`dice-${batch.page}-normal`, { anisotropy: quality.anisotropy })
  const level = quality.tier === 'high' ? 'high' : quality.tier === 'medium' ? 'mid' : 'low'

  const { material, flying } = useMemo(() => {
    const { page, clear: isClear } = batch
    const maps = { inkMap: { value: ink }, reliefMap: { value: relief } }
    const dieFade = { value: 0.01 }
    return {
      material: createDieMaterial({ page, isClear, quality }, { ...maps, dieFade: { value: 1 } }),
      flying: refracts(isClear, quality)
        ? {
            material: createDieMaterial({ page, isClear, quality, isFlying: true }, { ...maps, dieFade }),
            dieFade,
          }
        : undefined,
    }
  }, [batch, quality, ink, relief])
  useEffect(
    () => () => {
      material.dispose()
      flying?.material.dispose()
    },
    [material, flying],
  )

  const mesh = useMemo(() => {
    const geometry = partOf(model, level).clone()
    return createDiceMesh(geometry, material, batch, dice)
  }, [model, level, material, batch, dice])
  useEffect(
    () => () => {
      mesh.geometry.dispose()
      mesh.dispose()
    },
    [mesh],
  )

  const inAir = useMemo(() => flying && createFlyingMesh(mesh, flying.material), [mesh, flying])
  useEffect(() => () => void inAir?.dispose(), [inAir])
  useFrame(() => {
    if (inAir && flying) fadeOver(table, mesh, inAir, flying.dieFade)
  }, framePriority.dice)

  const scale = dieScale(batch.model, edgeMm)
  const seen = useMemo(() => ({ mesh, scale, version: -1 }), [mesh, scale])
  useFrame(() => {
    if (seen.version === poses.version) return
    seen.version = poses.version
    writeInstances(mesh, batch, poses.array, ground, scale)
  }, framePriority.dice)

  return (
    <>
      <primitive object={mesh} dispose={null} />
      {inAir && <primitive object={inAir} dispose={null} />}
    </>
  )
}

/** Seconds in which dice that have come to rest clear up. */
const clearingSeconds = 0.3

/** The same dice in the same places, drawn without what shines through them. */
function createFlyingMesh(mesh: InstancedMesh, material: Material): InstancedMesh {
  const flying = new InstancedMesh(mesh.geometry, material, mesh.count)
  flying.instanceMatrix = mesh.instanceMatrix
  flying.frustumCulled = false
  flying.receiveShadow = true
  // Drawn once, all but unseen: the first drop must not wait for its shader.
  flying.visible = true
  flying.name = `${mesh.name} in the air`
  return flying
}

function fadeOver(table: Table, mesh: InstancedMesh, flying: InstancedMesh, fade: { value: number }): void {
  const isCalm = tableSettingsOf(table).getState().reducedMotion
  // Dice come to rest clear up once their shadows are drawn: no frame pays for both.
  const hasStaleShadow = frame.shadowsStale || frame.shadowsOwed
  const inAir = frame.busy || (flying.visible && fade.value === 1 && hasStaleShadow)
  mesh.visible = !inAir
  const isSeen = inAir || (flying.visible && fade.value > 0)
  if (inAir) fade.value = 1
  else if (flying.visible) fade.value = isCalm ? 0 : Math.max(0, fade.value - frame.seconds / clearingSeconds)
  if (flying.visible && !frame.busy) wake()
  flying.visible = isSeen
}

function createDiceMesh(
  geometry: BufferGeometry,
  material: Material,
  { members, page, clear, model }: Batch,
  dice: readonly DieSpec[],
): InstancedMesh {
  const mesh = new InstancedMesh(geometry, material, members.length)
  mesh.instanceMatrix.setUsage(DynamicDrawUsage)
  // Dice fly about: bounds that follow them would cost more than drawing them.
  mesh.frustumCulled = false
  if (!clear) castInstancedShadow(mesh)
  mesh.receiveShadow = true
  const count = members.length
  const base = new Float32Array(count * 3)
  const ink = new Float32Array(count * 3)
  const cells = new Float32Array(count * 4)
  const second = new Float32Array(count * 4)
  const trait = new Float32Array(count * 3)
  const emblemCells = dicePages[page].cells
  for (const [slot, member] of members.entries()) {
    const die = dice[member]!
    const look = dieLook(die)
    writeColour(look.base, base, slot * 3)
    writeColour(look.ink, ink, slot * 3)
    const faces = isTrueDie(die.kind) ? dieCells[die.kind].cells : []
    packCells(faces, cells, slot * 4)
    const emblem = look.emblem === undefined ? undefined : emblemCells[look.emblem]
    if (emblem !== undefined)
      packCells(
        faces.map(() => emblem),
        second,
        slot * 4,
      )
    const strength = emblem === undefined ? 0 : page === 'pips' ? 0.16 : 0.9
    trait.set([strength, look.attenuationCm, look.glow], slot * 3)
  }
  geometry.setAttribute('aBase', new InstancedBufferAttribute(base, 3))
  geometry.setAttribute('aInk', new InstancedBufferAttribute(ink, 3))
  geometry.setAttribute('aCells', new InstancedBufferAttribute(cells, 4))
  geometry.setAttribute('aSecond', new InstancedBufferAttribute(second, 4))
  geometry.setAttribute('aTrait', new InstancedBufferAttribute(trait, 3))
  const groundAttribute = new InstancedBufferAttribute(new Float32Array(count * 2), 2)
  groundAttribute.setUsage(DynamicDrawUsage)
  geometry.setAttribute('aGround', groundAttribute)
  mesh.name = `dice ${model} ${page}`
  return mesh
}

function writeColour(colour: Color, out: Float32Array, at: number): void {
  out[at] = colour.r
  out[at + 1] = colour.g
  out[at + 2] = colour.b
}

function packCells(cells: readonly number[], out: Float32Array, at: number): void {
  for (const [face, cell] of cells.entries())
    out[at + Math.floor(face / 3)]! += cell * [1, 64, 4096][face % 3]!
}

function writeInstances(
  mesh: InstancedMesh,
  { members, model }: Batch,
  array: Float32Array,
  ground: Ground,
  scale: number,
): void {
  const matrices = mesh.instanceMatrix.array as Float32Array
  const groundAttribute = mesh.geometry.getAttribute('aGround') as InstancedBufferAttribute
  const grounds = groundAttribute.array as Float32Array
  for (let slot = 0; slot < members.length; slot++) {
    const at = members[slot]! * poseSize
    writeMatrix(array, at, scale, matrices, slot * 16)
    const height = groundUnder(ground, array[at]!, array[at + 2]!)
    const above = lowestPoint(array, at, model === 'd12', scale) - height
    grounds[slot * 2] = height
    grounds[slot * 2 + 1] = 1 - smooth(0.05, groundReach, above)
  }
  mesh.instanceMatrix.needsUpdate = true
  groundAttribute.needsUpdate = true
}

function writeMatrix(array: Float32Array, at: number, scale: number, out: Float32Array, to: number): void {
  const qx = array[at + 3]!
  const qy = array[at + 4]!
  const qz = array[at + 5]!
  const qw = array[at + 6]!
  out[to] = (1 - 2 * (qy * qy + qz * qz)) * scale
  out[to + 1] = 2 * (qx * qy + qw * qz) * scale
  out[to + 2] = 2 * (qx * qz - qw * qy) * scale
  out[to + 3] = 0
  out[to + 4] = 2 * (qx * qy - qw * qz) * scale
  out[to + 5] = (1 - 2 * (qx * qx + qz * qz)) * scale
  out[to + 6] = 2 * (qy * qz + qw * qx) * scale
  out[to + 7] = 0
  out[to + 8] = 2 * (qx * qz + qw * qy) * scale
  out[to + 9] = 2 * (qy * qz - qw * qx) * scale
  out[to + 10] = (1 - 2 * (qx * qx + qy * qy)) * scale
  out[to + 11] = 0
  out[to + 12] = array[at]!
  out[to + 13] = array[at + 1]!
  out[to + 14] = array[at + 2]!
  out[to + 15] = 1
}
