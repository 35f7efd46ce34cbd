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
import type { DieSpec } from '../../../measure'
import { partOf, useModel, useTableTexture } from '../assets'
import { framePriority } from '../frameLoop'
import { type DicePage, dicePages, dieCells } from '../generated/diceAtlas'
import { useTable } from '../TableContext'
import { createBlobMaterial, createCausticMaterial, createPatchGeometry } from './contactShade'
import { type Ground, groundUnder, lowestPoint, poseSize, type ShownPoses } from './dicePoses'
import { dieLook } from './dieLook'
import { createDieMaterial } from './dieMaterials'

export interface DiceViewProps {
  readonly dice: readonly DieSpec[]
  readonly poses: ShownPoses
  readonly ground: Ground
}

interface Batch {
  readonly key: string
  readonly model: 'd6' | 'd12'
  readonly page: DicePage
  readonly clear: boolean
  /** Indices into the dice. */
  readonly members: readonly number[]
}

/** Dice that can be drawn in one call: the same body, the same page of engravings, the same kind of stuff. */
function batchesOf(dice: readonly DieSpec[]): Batch[] {
  const batches = new Map<string, { batch: Omit<Batch, 'members'>; members: number[] }>()
  for (const [index, die] of dice.entries()) {
    const { page } = dieCells[die.kind]
    const { clear } = dieLook(die)
    const model = die.kind === 'd12' ? 'd12' : 'd6'
    const key = `${model} ${page} ${clear ? 'clear' : 'opaque'}`
    const known = batches.get(key) ?? { batch: { key, model, page, clear }, members: [] }
    known.members.push(index)
    batches.set(key, known)
  }
  return [...batches.values()].map(({ batch, members }) => ({ ...batch, members }))
}

/** All dice on the table: one call for the opaque ones, one or two for the clear ones, three for what lies below. */
export function DiceView(props: DiceViewProps) {
  const batches = useMemo(() => batchesOf(props.dice), [props.dice])
  return (
    <>
      {batches.map(batch => (
        <DiceBatch key={`${batch.key} ${props.dice.length}`} batch={batch} {...props} />
      ))}
      <ContactShade {...props} />
    </>
  )
}

function DiceBatch({ batch, dice, poses, ground }: DiceViewProps & { readonly batch: Batch }) {
  const { quality } = useTable()
  const model = useModel(batch.model)
  const ink = useTableTexture(`dice-${batch.page}-ink`, { anisotropy: quality.anisotropy })
  const relief = useTableTexture(`dice-${batch.page}-normal`, { anisotropy: quality.anisotropy })
  const level = quality.tier === 'high' ? 'high' : quality.tier === 'medium' ? 'mid' : 'low'

  const material = useMemo(
    () =>
      createDieMaterial(batch.page, batch.clear, quality, {
        inkMap: { value: ink },
        reliefMap: { value: relief },
      }),
    [batch.page, batch.clear, quality, ink, relief],
  )
  useEffect(() => () => material.dispose(), [material])

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

  const seen = useMemo(() => ({ mesh, version: -1 }), [mesh])
  useFrame(() => {
    if (seen.version === poses.version) return
    seen.version = poses.version
    writeInstances(mesh, batch, poses.array, ground)
  }, framePriority.dice)

  return <primitive object={mesh} dispose={null} />
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
  mesh.castShadow = !clear
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
    const faces = dieCells[die.kind].cells
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

/** Ground within this height still darkens a die, in cm; above 1.5 nothing of it is left. */
const groundReach = 1.5

const smooth = (low: number, high: number, value: number) => {
  const t = Math.min(Math.max((value - low) / (high - low), 0), 1)
  return t * t * (3 - 2 * t)
}

function writeInstances(
  mesh: InstancedMesh,
  { members, model }: Batch,
  array: Float32Array,
  ground: Ground,
): void {
  const matrices = mesh.instanceMatrix.array as Float32Array
  const groundAttribute = mesh.geometry.getAttribute('aGround') as InstancedBufferAttribute
  const grounds = groundAttribute.array as Float32Array
  for (let slot = 0; slot < members.length; slot++) {
    const at = members[slot]! * poseSize
    writeMatrix(array, at, matrices, slot * 16)
    const height = groundUnder(ground, array[at]!, array[at + 2]!)
    const above = lowestPoint(array, at, model === 'd12') - height
    grounds[slot * 2] = height
    grounds[slot * 2 + 1] = 1 - smooth(0.05, groundReach, above)
  }
  mesh.instanceMatrix.needsUpdate = true
  groundAttribute.needsUpdate = true
}

function writeMatrix(array: Float32Array, at: number, out: Float32Array, to: number): void {
  const qx = array[at + 3]!
  const qy = array[at + 4]!
  const qz = array[at + 5]!
  const qw = array[at + 6]!
  out[to] = 1 - 2 * (qy * qy + qz * qz)
  out[to + 1] = 2 * (qx * qy + qw * qz)
  out[to + 2] = 2 * (qx * qz - qw * qy)
  out[to + 3] = 0
  out[to + 4] = 2 * (qx * qy - qw * qz)
  out[to + 5] = 1 - 2 * (qx * qx + qz * qz)
  out[to + 6] = 2 * (qy * qz + qw * qx)
  out[to + 7] = 0
  out[to + 8] = 2 * (qx * qz + qw * qy)
  out[to + 9] = 2 * (qy * qz - qw * qx)
  out[to + 10] = 1 - 2 * (qx * qx + qy * qy)
  out[to + 11] = 0
  out[to + 12] = array[at]!
  out[to + 13] = array[at + 1]!
  out[to + 14] = array[at + 2]!
  out[to + 15] = 1
}

/** Sizes of the patches in cm, and how strong they are at their strongest. */
const blobSize = 3
const causticSize = 3.4
const blobOpacity = { opaque: 0.72, clear: 0.5 }
const causticStrength = 0.5
/** Share of the way from the lamp by which gathered light falls beyond the die. */
const causticPush = 0.018
const lampX = 17
const lampZ = -14
/** A hair above the floor, in cm. */
const patchLift = 0.012

/** Darkness below every die and, beside the clear ones, the light they gather. */
function ContactShade({ dice, poses, ground }: DiceViewProps) {
  const { rig } = useTable()
  const made = useMemo(() => {
    const clearDice = dice
      .map((die, index) => ({ index, look: dieLook(die) }))
      .filter(({ look }) => look.clear)
    const blobs = new InstancedMesh(createPatchGeometry(dice.length), createBlobMaterial(), dice.length)
    const caustics = new InstancedMesh(
      createPatchGeometry(clearDice.length),
      createCausticMaterial(),
      clearDice.length,
    )
    for (const mesh of [blobs, caustics]) {
      mesh.frustumCulled = false
      mesh.instanceMatrix.setUsage(DynamicDrawUsage)
    }
    blobs.renderOrder = 1
    caustics.renderOrder = 2
    caustics.visible = clearDice.length > 0
    const isD12 = dice.map(die => die.kind === 'd12')
    const looks = dice.map(dieLook)
    return { blobs, caustics, clearDice, isD12, looks, version: -1, judged: -1 }
  }, [dice])
  useEffect(
    () => () => {
      for (const mesh of [made.blobs, made.caustics]) {
        mesh.geometry.dispose()
        ;(mesh.material as Material).dispose()
        mesh.dispose()
      }
    },
    [made],
  )

  useFrame(() => {
    if (made.version === poses.version && made.judged === rig.judged) return
    made.version = poses.version
    made.judged = rig.judged
    const { array } = poses
    const blobMatrices = made.blobs.instanceMatrix.array as Float32Array
    const blobShade = made.blobs.geometry.getAttribute('aShade') as InstancedBufferAttribute
    const shades = blobShade.array as Float32Array
    for (let die = 0; die < made.looks.length; die++) {
      const at = die * poseSize
      const x = array[at]!
      const z = array[at + 2]!
      const height = groundUnder(ground, x, z)
      const near = 1 - smooth(0, groundReach, lowestPoint(array, at, made.isD12[die]!) - height)
      writePatch(blobMatrices, die * 16, x, height + patchLift, z, blobSize, flatYaw(array, at))
      const look = made.looks[die]!
      const tint = look.clear ? 0.12 : 0
      shades[die * 4] = look.base.r * tint
      shades[die * 4 + 1] = look.base.g * tint
      shades[die * 4 + 2] = look.base.b * tint
      shades[die * 4 + 3] = near * (look.clear ? blobOpacity.clear : blobOpacity.opaque)
    }
    made.blobs.instanceMatrix.needsUpdate = true
    blobShade.needsUpdate = true

    const causticMatrices = made.caustics.instanceMatrix.array as Float32Array
    const causticShade = made.caustics.geometry.getAttribute('aShade') as InstancedBufferAttribute
    const glows = causticShade.array as Float32Array
    for (let slot = 0; slot < made.clearDice.length; slot++) {
      const { index, look } = made.clearDice[slot]!
      const at = index * poseSize
      const x = array[at]!
      const z = array[at + 2]!
      const height = groundUnder(ground, x, z)
      const near = 1 - smooth(0, groundReach * 2, lowestPoint(array, at, false) - height)
      const pushedX = x + (x - lampX) * causticPush
      const pushedZ = z + (z - lampZ) * causticPush
      writePatch(causticMatrices, slot * 16, pushedX, height + patchLift * 2, pushedZ, causticSize, 0)
      glows[slot * 4] = look.base.r
      glows[slot * 4 + 1] = look.base.g
      glows[slot * 4 + 2] = look.base.b
      glows[slot * 4 + 3] = near * causticStrength * (1 - 0.5 * rig.judged)
    }
    made.caustics.instanceMatrix.needsUpdate = true
    causticShade.needsUpdate = true
  }, framePriority.dice)

  return (
    <>
      <primitive object={made.blobs} dispose={null} />
      <primitive object={made.caustics} dispose={null} />
    </>
  )
}

/** How a die is turned about the vertical, by the body axis that lies flattest. */
function flatYaw(array: Float32Array, at: number): number {
  const qx = array[at + 3]!
  const qy = array[at + 4]!
  const qz = array[at + 5]!
  const qw = array[at + 6]!
  const riseX = Math.abs(2 * (qx * qy + qw * qz))
  const riseZ = Math.abs(2 * (qy * qz - qw * qx))
  return riseX <= riseZ
    ? Math.atan2(-2 * (qx * qz - qw * qy), 1 - 2 * (qy * qy + qz * qz))
    : Math.atan2(2 * (qx * qz + qw * qy), 1 - 2 * (qx * qx + qy * qy))
}

function writePatch(
  out: Float32Array,
  to: number,
  x: number,
  y: number,
  z: number,
  size: number,
  yaw: number,
): void {
  const cos = Math.cos(yaw) * size
  const sin = Math.sin(yaw) * size
  out.fill(0, to, to + 16)
  out[to] = cos
  out[to + 2] = -sin
  out[to + 5] = 1
  out[to + 8] = sin
  out[to + 10] = cos
  out[to + 12] = x
  out[to + 13] = y
  out[to + 14] = z
  out[to + 15] = 1
}
