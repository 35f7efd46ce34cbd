import { useFrame } from '@react-three/fiber'
import { useEffect, useMemo } from 'react'
import { DynamicDrawUsage, type InstancedBufferAttribute, InstancedMesh, type Material } from 'three'
import { type DieSpec, dieEdgeMm } from '../../../measure'
import { framePriority } from '../frameLoop'
import { useStage } from '../StageContext'
import { createBlobMaterial, createCausticMaterial, createPatchGeometry } from './contactMaterials'
import { dieScale, type Ground, groundUnder, lowestPoint, poseSize, type ShownPoses } from './dicePoses'
import { dieLook } from './dieLook'
import { groundReach, smooth } from './groundShade'
import { writePatch } from './patchMatrix'

interface ContactShadeProps {
  readonly dice: readonly DieSpec[]
  readonly poses: ShownPoses
  readonly ground: Ground
  readonly edgeMm?: number
}

/** Sizes of the patches in cm, and how strong they are at their strongest. */
const blobSize = 3
const causticSize = 3.4
const blobOpacity = { opaque: 0.72, clear: 0.5 }
const causticStrength = 0.5
/** Where dice are drawn half transparent, light around them makes them look like milk. */
const plainCausticStrength = 0.24
/** Share of the way from the lamp by which gathered light falls beyond the die. */
const causticPush = 0.018
const lampX = 17
const lampZ = -14
/** A hair above the floor, in cm. */
const patchLift = 0.012

/** Darkness below every die and, beside the clear ones, the light they gather. */
export function ContactShade({ dice, poses, ground, edgeMm = dieEdgeMm }: ContactShadeProps) {
  const { rig, quality } = useStage()
  const strength = quality.shading === 'physical' ? causticStrength : plainCausticStrength
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
    const scales = dice.map(die => dieScale(die.kind, edgeMm))
    return { blobs, caustics, clearDice, isD12, looks, scales, version: -1, judged: -1 }
  }, [dice, edgeMm])
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
      const scale = made.scales[die]!
      const above = lowestPoint(array, at, made.isD12[die]!, scale) - height
      const near = above < underTable ? 0 : 1 - smooth(0, groundReach, above)
      writePatch(blobMatrices, die * 16, x, height + patchLift, z, blobSize * scale, flatYaw(array, at))
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
      const scale = made.scales[index]!
      const above = lowestPoint(array, at, false, scale) - height
      const near = above < underTable ? 0 : 1 - smooth(0, groundReach * 2, above)
      const pushedX = x + (x - lampX) * causticPush
      const pushedZ = z + (z - lampZ) * causticPush
      writePatch(causticMatrices, slot * 16, pushedX, height + patchLift * 2, pushedZ, causticSize * scale, 0)
      glows[slot * 4] = look.base.r
      glows[slot * 4 + 1] = look.base.g
      glows[slot * 4 + 2] = look.base.b
      glows[slot * 4 + 3] = near * strength * (1 - 0.5 * rig.judged)
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

/** What is so far below is in no box and on no table, and shades nothing; in cm. */
const underTable = -5

/** The die's rotation about the vertical, taken from its most horizontal body axis. */
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
