import { useEffect, useRef } from 'react'
import { usePart } from '../../table/useTable'
import { viewInsetsOf } from '../../table/viewInsets'

/** Tells the table which strips the visitor's words and buttons cover, so that nothing of the floor is hidden by them. */
export function useDoingInsets() {
  const viewInsets = usePart(viewInsetsOf)
  const root = useRef<HTMLElement>(null)
  useEffect(() => {
    const measure = () => {
      const [words, acts] = [root.current?.firstElementChild, root.current?.lastElementChild]
      const top = words?.getBoundingClientRect().bottom ?? 0
      const bottom = window.innerHeight - (acts?.getBoundingClientRect().top ?? window.innerHeight)
      viewInsets.setState({ left: 0, right: 0, top, bottom, barTop: top, barBottom: bottom })
    }
    measure()
    const watch = new ResizeObserver(measure)
    for (const part of root.current?.children ?? []) watch.observe(part)
    window.addEventListener('resize', measure)
    return () => {
      watch.disconnect()
      window.removeEventListener('resize', measure)
      viewInsets.setState({ top: 0, bottom: 0, barTop: 0, barBottom: 0 })
    }
  }, [])
  return root
}
