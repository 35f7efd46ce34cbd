import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { pictureFacts } from '../../../match/table/pictureFacts'

/**
 * What is fetched and drawn only once the table has been seen: box and dice do not wait for the tankard, and a first
 * drop does not stutter because a rope arrives. Belongs beside what is seen first, below the same Suspense: its effect
 * begins when that is there.
 */
export function AfterFirstPicture({ children }: { readonly children: ReactNode }) {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (isSeen) return
    return pictureFacts.subscribe(({ atRest }) => {
      if (atRest) setSeen(true)
    })
  }, [isSeen])
  return isSeen && <Suspense fallback={null}>{children}</Suspense>
}
