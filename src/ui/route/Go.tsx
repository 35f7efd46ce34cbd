import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { goTo } from './route'

type GoProps = AnchorHTMLAttributes<HTMLAnchorElement> & { readonly to: string }

/** A link inside the house: a real address for new tabs and readers, no new page for a plain click. */
export function Go({ to, onClick, ...rest }: GoProps) {
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (event.defaultPrevented || !isPlain) return
    event.preventDefault()
    goTo(to)
  }
  return <a href={to} onClick={go} {...rest} />
}
