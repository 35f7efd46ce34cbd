import { useLayoutEffect } from 'react'
import { pictureFactsOf } from '../../table/pictureFacts'
import { usePart } from '../../table/useTable'
import { wake } from './frameLoop'

/**
 * Stands in the place of what is still being fetched or printed: as long as one does, the picture is not whole. Once the
 * thing itself is there, at least one frame has to be drawn with it.
 */
export function PendingAsset() {
  const pictureFacts = usePart(pictureFactsOf)
  useLayoutEffect(() => {
    pictureFacts.setState(({ pendingAssets }) => ({ pendingAssets: pendingAssets + 1 }))
    return () => {
      pictureFacts.setState(({ pendingAssets }) => ({ pendingAssets: pendingAssets - 1, atRest: false }))
      wake(true)
    }
  }, [])
  return null
}
