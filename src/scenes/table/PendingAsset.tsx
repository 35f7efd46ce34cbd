import { useLayoutEffect } from 'react'
import { pictureFactsOf } from '../../table/pictureFacts'
import { usePart } from '../../table/useTable'
import { wake } from './frameLoop'

/**
 * Stands in the place of what is still being fetched or printed: as long as one does, the picture is not whole. Once the
 * thing itself is there, at least one frame has to be drawn with it. `isBehind`: the fetching has not begun, because it
 * comes behind the first picture.
 */
export function PendingAsset({ isBehind = false }: { readonly isBehind?: boolean }) {
  const pictureFacts = usePart(pictureFactsOf)
  useLayoutEffect(() => {
    const count = (step: 1 | -1) =>
      pictureFacts.setState(({ pendingAssets, pendingBehind, atRest }) => ({
        pendingAssets: pendingAssets + step,
        pendingBehind: pendingBehind + (isBehind ? step : 0),
        atRest: atRest && step > 0,
      }))
    count(1)
    return () => {
      count(-1)
      wake(true)
    }
  }, [isBehind])
  return null
}
