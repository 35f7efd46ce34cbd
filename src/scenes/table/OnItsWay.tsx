import { useLayoutEffect } from 'react'
import { pictureFacts } from '../../match/table/pictureFacts'
import { wake } from './frameLoop'

/**
 * Stands in the place of what is still being fetched or printed: as long as one does, the picture is not whole. Once the
 * thing itself is there, at least one frame has to be drawn with it.
 */
export function OnItsWay() {
  useLayoutEffect(() => {
    pictureFacts.setState(({ onItsWay }) => ({ onItsWay: onItsWay + 1 }))
    return () => {
      pictureFacts.setState(({ onItsWay }) => ({ onItsWay: onItsWay - 1, atRest: false }))
      wake(true)
    }
  }, [])
  return null
}
