import { useMemo } from 'react'
import { fetchTogether, partOf, useModel, useTableTexture } from '../../table/assets'
import { useStage } from '../../table/StageContext'
import { useSurface } from '../../table/surface'
import { createCoinBatch } from './coinBatch'
import { useBatch } from './useBatch'

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
  const { quality } = useStage()
  fetchTogether(['coins'], ['coins-normal', 'coins-cavity'])
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
  useBatch(batch)
  return <primitive object={batch.mesh} dispose={null} />
}
