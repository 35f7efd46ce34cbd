import { useEffect, useMemo } from 'react'
import { DoubleSide, InstancedMesh, type Material, Matrix4, Quaternion, Vector3 } from 'three'
import { fetchTogether, partOf, useModel, useTableTexture } from '../assets'
import { castInstancedShadow } from '../light/instancedDepth'
import { useStage } from '../StageContext'
import { useSurface } from '../surface'
import { tableTopY } from './places'

/** Places of the coins on their mat, in cm, and how high each lies in its pile. */
const gold: readonly (readonly [x: number, z: number, level: number])[] = [
  [-1.6, -2.4, 0],
  [-1.52, -2.46, 1],
  [-1.68, -2.33, 2],
  [-1.56, -2.42, 3],
  [3.6, -4.4, 0],
  [1.8, 2.6, 0],
]
const silver: readonly (readonly [x: number, z: number, level: number])[] = [
  [1.5, -3.1, 0],
  [1.56, -3.02, 1],
  [5, -0.6, 0],
  [-4.3, 1.5, 0],
  [-0.6, 4, 0],
]
/** The texture holds the tone of the hairs only. */
const feltColour = '#376a5c'
/** The middle tone of the felt: hairs at its edge are too fine for more, and so are drawn with what has no print. */
const hairColour = '#274e43'
const coinThickness = 0.2
const matThickness = 0.2

interface CoinMatProps {
  readonly x: number
  readonly z: number
}

/** Gold and silver on a felt mat: the captain's share. */
export function CoinMat({ x, z }: CoinMatProps) {
  const { quality } = useStage()
  fetchTogether(['felt-mat', 'coins'], ['felt', 'felt-normal', 'coins-normal', 'coins-cavity'])
  const mat = useModel('felt-mat')
  const coins = useModel('coins')
  const feltMap = useTableTexture('felt', { colour: true, repeat: true })
  const feltRelief = useTableTexture('felt-normal', { repeat: true })
  const coinRelief = useTableTexture('coins-normal')
  const coinShade = useTableTexture('coins-cavity', { colour: true })
  const felt = useSurface(
    () => ({
      colour: feltColour,
      map: feltMap,
      relief: { map: feltRelief, strength: 1.2 },
      roughness: 1,
      sheen: { strength: 0.6, colour: '#5f8a7a', roughness: 0.5 },
    }),
    [feltMap, feltRelief],
  )
  const hair = useSurface(() => ({ colour: hairColour, roughness: 1, side: DoubleSide }), [])
  const stitch = useSurface(() => ({ colour: '#c9a86a', roughness: 0.8 }), [])
  const coin = (colour: string, roughness: number) => () => ({
    colour,
    map: coinShade,
    occlusion: coinShade,
    relief: { map: coinRelief, strength: 0.75 },
    roughness,
    metal: true,
    reflection: 1.8,
    // What the rest of the room would put into them.
    glow: { colour, strength: 0.11 },
  })
  const goldStuff = useSurface(coin('#f0bd5a', 0.3), [coinShade, coinRelief])
  const silverStuff = useSurface(coin('#d9d6cf', 0.32), [coinShade, coinRelief])
  const level = quality.tier === 'low' ? '-low' : ''
  return (
    <group position={[x, tableTopY, z]} dispose={null}>
      <mesh geometry={partOf(mat, 'felt')} material={felt} receiveShadow />
      <mesh geometry={partOf(mat, 'hair')} material={hair} receiveShadow />
      <mesh geometry={partOf(mat, 'stitches')} material={stitch} receiveShadow />
      <Coins geometry={partOf(coins, `gold${level}`)} material={goldStuff} places={gold} />
      <Coins geometry={partOf(coins, `silver${level}`)} material={silverStuff} places={silver} />
    </group>
  )
}

function Coins({
  geometry,
  material,
  places,
}: {
  readonly geometry: InstancedMesh['geometry']
  readonly material: Material
  readonly places: readonly (readonly [x: number, z: number, level: number])[]
}) {
  const mesh = useMemo(() => {
    const made = new InstancedMesh(geometry, material, places.length)
    const matrix = new Matrix4()
    const turn = new Quaternion()
    const up = new Vector3(0, 1, 0)
    const one = new Vector3(1, 1, 1)
    for (const [i, [x, z, level]] of places.entries()) {
      // Every coin lies turned in its own way; the golden angle never repeats.
      turn.setFromAxisAngle(up, i * 2.39996)
      matrix.compose(new Vector3(x, matThickness + level * coinThickness, z), turn, one)
      made.setMatrixAt(i, matrix)
    }
    castInstancedShadow(made)
    made.receiveShadow = true
    return made
  }, [geometry, material, places])
  useEffect(() => () => void mesh.dispose(), [mesh])
  return <primitive object={mesh} dispose={null} />
}
