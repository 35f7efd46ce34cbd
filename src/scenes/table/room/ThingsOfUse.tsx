import { DoubleSide } from 'three'
import { fetchTogether, partOf, useModel, useTableTexture } from '../assets'
import { useSurface } from '../surface'
import { tableTopY } from './places'

interface PlaceProps {
  readonly x: number
  readonly z: number
  /** About the vertical, in radians. */
  readonly turn: number
}

// Things lying flat on a shadow caster cast no shadow: each would be drawn again for every light.

/** A tankard with a rest of rum. */
export function Tankard({ x, z, turn }: PlaceProps) {
  fetchTogether(['mug'], ['wood', 'wood-normal'])
  const model = useModel('mug')
  const wood = useTableTexture('wood', { colour: true, repeat: true })
  const relief = useTableTexture('wood-normal', { repeat: true })
  const staves = useSurface(
    () => ({ map: wood, colour: '#b08a66', relief: { map: relief, strength: 0.6 }, roughness: 0.7 }),
    [wood, relief],
  )
  const iron = useSurface(() => ({ colour: '#55504a', roughness: 0.5, metal: true, reflection: 1.1 }), [])
  const rum = useSurface(() => ({ colour: '#3a1a08', roughness: 0.06 }), [])
  return (
    <group position={[x, tableTopY, z]} rotation-y={turn} dispose={null}>
      <mesh geometry={partOf(model, 'staves')} material={staves} castShadow receiveShadow />
      <mesh geometry={partOf(model, 'hoops')} material={iron} receiveShadow />
      <mesh geometry={partOf(model, 'rum')} material={rum} receiveShadow />
    </group>
  )
}

/** A coil of rope. */
export function RopeCoil({ x, z, turn }: PlaceProps) {
  fetchTogether(['rope'], ['rope', 'rope-normal'])
  const model = useModel('rope')
  const map = useTableTexture('rope', { colour: true, repeat: true })
  const relief = useTableTexture('rope-normal', { repeat: true })
  const rope = useSurface(
    () => ({ map, relief: { map: relief, strength: 1 }, roughness: 0.95 }),
    [map, relief],
  )
  const twine = useSurface(() => ({ colour: '#5b3a1e', roughness: 0.9 }), [])
  return (
    <group position={[x, tableTopY, z]} rotation-y={turn} dispose={null}>
      <mesh geometry={partOf(model, 'rope')} material={rope} castShadow receiveShadow />
      <mesh geometry={partOf(model, 'whipping')} material={twine} />
    </group>
  )
}

/** A rolled chart with ribbon and seal. */
export function ChartRoll({ x, z, turn }: PlaceProps) {
  fetchTogether(['chart-roll'], ['paper'])
  const model = useModel('chart-roll')
  const map = useTableTexture('paper', { colour: true, repeat: true })
  const paper = useSurface(() => ({ map, colour: '#e6e0d6', roughness: 0.85, side: DoubleSide }), [map])
  const ribbon = useSurface(() => ({ colour: '#7c2d20', roughness: 0.6 }), [])
  const wax = useSurface(() => ({ colour: '#8e2216', roughness: 0.35 }), [])
  return (
    <group position={[x, tableTopY, z]} rotation-y={turn} dispose={null}>
      <mesh geometry={partOf(model, 'paper')} material={paper} castShadow receiveShadow />
      <mesh geometry={partOf(model, 'ribbon')} material={ribbon} receiveShadow />
      <mesh geometry={partOf(model, 'seal')} material={wax} receiveShadow />
    </group>
  )
}

/** The bag of the dice. */
export function DiceBag({ x, z, turn }: PlaceProps) {
  fetchTogether(['dice-bag'], ['linen-normal'])
  const model = useModel('dice-bag')
  const linen = useTableTexture('linen-normal', { repeat: true })
  const cloth = useSurface(
    () => ({
      colour: '#4d2d3a',
      relief: { map: linen, strength: 0.8 },
      roughness: 0.95,
      sheen: { strength: 0.5, colour: '#a06a7c', roughness: 0.5 },
    }),
    [linen],
  )
  // The middle tone of rope: at this size nobody sees its strands, and so it is drawn with what has no print.
  const cord = useSurface(() => ({ colour: '#a38858', roughness: 0.9 }), [])
  return (
    <group position={[x, tableTopY, z]} rotation-y={turn} dispose={null}>
      <mesh geometry={partOf(model, 'cloth')} material={cloth} castShadow receiveShadow />
      <mesh geometry={partOf(model, 'cord')} material={cord} />
    </group>
  )
}
