import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { route } from './route'

export function usePath(): string {
  return useStore(route, ({ path }) => path)
}

export function useHash(): string {
  return useStore(route, ({ hash }) => hash)
}

/** Names the page in the tab, and hands the focus to its heading when it was reached from another page of the house. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? 'Seabox' : `${title} · Seabox`
  }, [title])
  const isFirst = useRef(arrivals.count === 0)
  useEffect(() => {
    arrivals.count++
    if (isFirst.current) return
    const heading = document.querySelector<HTMLElement>('main h1:not(.hidden-word)')
    if (!heading || document.activeElement?.closest('main')) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [])
}

const arrivals = { count: 0 }
