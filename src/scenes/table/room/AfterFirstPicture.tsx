import { type ReactNode, useEffect, useState } from 'react'
import { loadPhysics } from '../../../physics'
import { pictureFactsOf } from '../../../table/pictureFacts'
import { usePart } from '../../../table/useTable'
import { Awaiting } from '../Awaiting'
import { wake } from '../frameLoop'
import { PendingAsset } from '../PendingAsset'

/**
 * What is fetched and drawn only once the table has been seen and dice can fall on it: they do not wait for the
 * tankard, and a first drop does not stutter because a rope arrives. Belongs beside what is seen first, below the same
 * `Awaiting`: its effect begins when that is there.
 */
export function AfterFirstPicture({ children }: { readonly children: ReactNode }) {
  const pictureFacts = usePart(pictureFactsOf)
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (isSeen) return
    let stop = () => {}
    let isGone = false
    const watch = () => {
      if (isGone) return
      stop = pictureFacts.subscribe(({ atRest, pendingAssets, pendingBehind }) => {
        if (atRest && pendingAssets === pendingBehind) setSeen(true)
      })
      wake()
    }
    // Without dice the room is still a room.
    loadPhysics().then(watch, watch)
    return () => {
      isGone = true
      stop()
    }
  }, [isSeen])
  return isSeen ? <Awaiting>{children}</Awaiting> : <PendingAsset isBehind />
}
