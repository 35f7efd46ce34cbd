import { Html, Stage, useGLTF } from '@react-three/drei'
import { useEffect, useMemo } from 'react'
import { Color, DoubleSide, Mesh, MeshStandardMaterial } from 'three'
import { GlowingCards, surroundingsPixels } from '../../src/scenes/table/light/Surroundings'

/** A model says by name only what a part is made of: each name gets a colour of its own. */
function clayColour(name: string): Color {
  let turn = 0
  for (const letter of name) turn = (turn * 31 + letter.charCodeAt(0)) % 360
  return new Color().setHSL(turn / 360, 0.35, 0.55)
}

/** A die is there three times over, at three levels of detail: the finest is shown. */
const coarser = ['mid', 'low']

/** A model alone on a stage, lit like the table, with each part in its own colour. */
export function ModelOnStage({ name, isWired }: { readonly name: string; readonly isWired: boolean }) {
  // No Draco; packed for meshopt.
  const { scene } = useGLTF(`/models/${name}.glb`, false, true)
  const parts = useMemo(
    () => scene.children.filter((part): part is Mesh => part instanceof Mesh && !coarser.includes(part.name)),
    [scene],
  )
  const materials = useMemo(
    () =>
      parts.map(
        ({ material }) =>
          new MeshStandardMaterial({
            color: clayColour('name' in material ? material.name : ''),
            roughness: 0.6,
            side: DoubleSide,
            wireframe: isWired,
          }),
      ),
    [parts, isWired],
  )
  useEffect(
    () => () => {
      for (const material of materials) material.dispose()
    },
    [materials],
  )
  return (
    <Stage
      adjustCamera={1.3}
      shadows="contact"
      environment={{ resolution: surroundingsPixels, children: <GlowingCards light="day" /> }}
    >
      {parts.map((part, index) => (
        <mesh key={part.name} geometry={part.geometry} material={materials[index]!} castShadow dispose={null}>
          <PartName part={part} />
        </mesh>
      ))}
    </Stage>
  )
}

/** The name of a part, above the middle of its box. */
function PartName({ part }: { readonly part: Mesh }) {
  const at = useMemo(() => {
    part.geometry.computeBoundingBox()
    const { min, max } = part.geometry.boundingBox!
    return [(min.x + max.x) / 2, max.y, (min.z + max.z) / 2] as const
  }, [part])
  return (
    <Html position={at} center className="name">
      {part.name}
    </Html>
  )
}
