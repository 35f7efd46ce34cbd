import { createStore } from 'zustand/vanilla'

/** Where the visitor is. The page is loaded once; going from place to place leaves the table and its canvas standing. */
export interface Route {
  readonly path: string
  readonly hash: string
}

const here = (): Route => ({ path: window.location.pathname, hash: window.location.hash })

export const route = createStore<Route>(here)

window.addEventListener('popstate', () => route.setState(here()))
window.addEventListener('hashchange', () => route.setState(here()))

export function goTo(address: string): void {
  window.history.pushState(null, '', address)
  route.setState(here())
  window.scrollTo(0, 0)
}

/** Changes the address without a step in the history. */
export function beAt(address: string): void {
  window.history.replaceState(null, '', address)
  route.setState(here())
}
