import {
  type ComponentProps,
  type ComponentType,
  createElement,
  type ReactNode,
  useEffect,
  useState,
} from 'react'

type Arrival<Shown> = { readonly shown?: Shown; readonly fault?: unknown }

/**
 * A component whose code is fetched when it is first drawn; `waiting` stands in its place until then. React's own
 * `lazy` below a `Suspense` does the same, but what arrives within 300 ms of a fallback is held back until they are
 * over, once for every level: on the way to a table these waits were more than half of the time to its first frame.
 */
// biome-ignore lint/suspicious/noExplicitAny: nothing narrower holds components of all properties, as for React's own `lazy`.
export function arriving<Shown extends ComponentType<any>>(
  load: () => Promise<{ readonly default: Shown }>,
  waiting: ReactNode = null,
) {
  /** Code that is there once is there for the whole visit. */
  let there: Arrival<Shown> = {}
  return function Arriving(props: ComponentProps<Shown>): ReactNode {
    const [{ shown, fault }, setArrival] = useState(there)
    useEffect(() => {
      if (shown) return
      let isGone = false
      const arrive = (arrival: Arrival<Shown>) => {
        if (!isGone) setArrival(arrival)
      }
      load().then(
        code => {
          there = { shown: code.default }
          arrive(there)
        },
        // What fails to arrive once may arrive the next time it is asked for.
        fault => arrive({ fault }),
      )
      return () => {
        isGone = true
      }
    }, [shown])
    if (fault) throw fault
    return shown ? createElement(shown, props) : waiting
  }
}
