import { type ReactNode, Suspense, useLayoutEffect, useReducer } from 'react'
import { assetsFetched } from './assets'
import { PendingAsset } from './PendingAsset'

/**
 * Stands around what needs models and textures, and draws it when they are there. React alone would hold back for 300 ms
 * what arrives soon after a fallback (as `arriving` says); a render that was asked for is not held back.
 */
export function Awaiting({ children }: { readonly children: ReactNode }) {
  const [, askAgain] = useReducer((times: number) => times + 1, 0)
  useLayoutEffect(() => assetsFetched.listen(askAgain), [])
  return <Suspense fallback={<PendingAsset />}>{children}</Suspense>
}
