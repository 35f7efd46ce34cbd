import { useFrame } from '@react-three/fiber'
import { useEffect, useLayoutEffect, useMemo } from 'react'
import { partOf, useModel, useTableTexture } from '../../table/assets'
import { framePriority } from '../../table/frameLoop'
import { useSurface } from '../../table/surface'
import { useTable } from '../../table/TableContext'
import { useTableThings } from '../TableThings'
import { createCoinBatch } from './coinBatch'

/** Seen from above they would mirror the dark ceiling and nothing else: the little glow stands for the room. */
const metals = {
  gold: { colour: '#f0bd5a', roughness: 0.3, glow: { colour: '#f0bd5a', strength: 0.14 } },
  silver: { colour: '#d9d6cf', roughness: 0.32, glow: { colour: '#d9d6cf', strength: 0.11 } },
} as const

/** Gold and silver coins, wherever they lie. */
export default function Coins() {
  return (
    <>
      <Metal kind="gold" />
      <Metal kind="silver" />
    </>
  )
}

function Metal({ kind }: { readonly kind: 'gold' | 'silver' }) {
  const { quality } = useTable()
  const { layout, motion } = useTableThings()
  const model = useModel('coins')
  const relief = useTableTexture('coins-normal')
  const shade = useTableTexture('coins-cavity', { colour: true })
  const stuff = useSurface(
    () => ({
      ...metals[kind],
      map: shade,
      occlusion: shade,
      relief: { map: relief, strength: 0.75 },
      metal: true,
      reflection: 1.5,
    }),
    [shade, relief, kind],
  )
  // From the seat a coin is 20 pixels wide: the low model is round enough.
  const geometry = partOf(model, quality.tier === 'high' ? kind : `${kind}-low`)
  const batch = useMemo(() => createCoinBatch(kind, geometry, stuff), [kind, geometry, stuff])
  useEffect(() => () => batch.dispose(), [batch])
  const seen = useMemo(() => ({ batch, version: -1 }), [batch])
  useLayoutEffect(() => {
    void layout
    batch.sync(motion)
    seen.version = -1
  }, [batch, motion, layout, seen])
  useFrame(() => {
    if (seen.version === motion.version) return
    seen.version = motion.version
    batch.write()
  }, framePriority.dice)
  return <primitive object={batch.mesh} dispose={null} />
}
