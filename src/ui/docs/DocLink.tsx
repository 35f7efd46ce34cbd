import type { ReactNode } from 'react'
import { Go } from '../route/Go'
import { addressOf } from './addressOf'

/** A link of a document; one to a file of the repository is plain text here. */
export function DocLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  const address = addressOf(href)
  if (!address) return <>{children}</>
  if (address.startsWith('/')) return <Go to={address}>{children}</Go>
  const isAway = address.startsWith('https:')
  return (
    <a href={address} {...(isAway && { target: '_blank', rel: 'noreferrer' })}>
      {children}
    </a>
  )
}
