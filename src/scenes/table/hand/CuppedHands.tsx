import { useFrame } from '@react-three/fiber'
import { useMemo, useRef } from 'react'
import type { Group, Material } from 'three'
import { tableSettingsOf } from '../../../table/tableSettings'
import { usePart } from '../../../table/useTable'
import { partOf, useModel } from '../assets'
import { frame, framePriority, wake } from '../frameLoop'
import { useSurface } from '../surface'
import { type HandsPose, handsSize, moveHands, noHands } from './handsShow'

export interface CuppedHandsProps {
  /** Where they are now; `undefined` where nobody has thrown yet. */
  read(): HandsPose | undefined
  /** About the vertical: 0 for the player in front. */
  yaw(): number
  /** Of the sleeves. */
  readonly colour: string
}

/** From the inside of the bowl's bottom up to the middle of its rim, in cm. */
const depth = 3.7
/** Dice lie in the hands a little deeper than their corners reach. */
const slack = 1.25
/** How far they open to either side, and how far off they come from and go to, in cm. */
const apart = 4.2
const away = 13

/** Where along the arm a sleeve begins to darken and where it is dark, in cm, and how much light is left of it there. */
const shade = { from: 8.6, to: 12.3, left: 0.1 }

/** Nobody sits behind the hands: their sleeves end in darkness. Clear ones would show the table through hollow rings. */
function darkened(material: Material): Material {
  material.onBeforeCompile = shader => {
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', '#include <common>\nvarying float alongArm;')
      .replace('#include <begin_vertex>', '#include <begin_vertex>\nalongArm = position.z;')
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', '#include <common>\nvarying float alongArm;')
      .replace(
        '#include <opaque_fragment>',
        `outgoingLight *= mix(1., ${shade.left.toFixed(2)}, smoothstep(${shade.from.toFixed(1)}, ${shade.to.toFixed(1)}, alongArm));\n#include <opaque_fragment>`,
      )
  }
  return material
}

const ease = (t: number) => t * t * (3 - 2 * t)

/** Two gloved hands round the dice, in the colour of the player who throws. */
export default function CuppedHands({ read, yaw, colour }: CuppedHandsProps) {
  const tableSettings = usePart(tableSettingsOf)
  const model = useModel('hands')
  const glove = useSurface(() => ({ colour: '#96693f', roughness: 0.62, gloss: 0.5, tinted: true }), [])
  const cuff = useSurface(() => ({ colour, roughness: 0.9, gloss: 0.3 }), [colour])
  const sleeve = useMemo(() => darkened(cuff), [cuff])
  const braid = useSurface(() => ({ colour: '#d9b45c', roughness: 0.4, metal: true, reflection: 1.2 }), [])
  const both = useRef<Group>(null)
  const right = useRef<Group>(null)
  const left = useRef<Group>(null)
  const show = useMemo(noHands, [])

  useFrame(() => {
    const pose = read()
    const { reducedMotion } = tableSettings.getState()
    const moves = moveHands(show, pose?.holds ?? false, frame.seconds, reducedMotion)
    if (moves) wake(true)
    if (!both.current || !right.current || !left.current) return
    both.current.visible = pose !== undefined && show.come > 0
    if (!pose || show.come === 0) return
    const size = handsSize(pose.dice)
    const [come, open] = [ease(show.come), ease(show.open)]
    both.current.position.set(pose.x, pose.y - slack + depth * size, pose.z)
    both.current.rotation.y = yaw()
    both.current.scale.setScalar(size)
    for (const [side, hand] of [
      [1, right.current],
      [-1, left.current],
    ] as const) {
      hand.position.set(side * apart * open, -1.2 * open - 2.5 * (1 - come), away * (1 - come))
      // They roll outwards, so that what lies in them has nothing under it.
      hand.rotation.z = side * (0.5 * open + 0.02 * pose.shake)
      hand.rotation.x = 0.05 * pose.shake * side
    }
  }, framePriority.throw + 2)

  const parts = (
    <>
      <mesh geometry={partOf(model, 'glove')} material={glove} castShadow receiveShadow />
      <mesh geometry={partOf(model, 'cuff')} material={sleeve} receiveShadow />
      <mesh geometry={partOf(model, 'braid')} material={braid} />
    </>
  )
  return (
    <group ref={both} visible={false} dispose={null}>
      <group ref={right}>{parts}</group>
      <group ref={left}>
        <group scale-x={-1}>{parts}</group>
      </group>
    </group>
  )
}
