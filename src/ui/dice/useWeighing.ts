import { useEffect, useRef, useState } from 'react'

export type Weighing<T> =
  | { readonly kind: 'running'; readonly done: number; readonly of: number }
  | { readonly kind: 'told'; readonly told: T | undefined }
  | { readonly kind: 'failed'; readonly why: string }

export interface Asked {
  readonly signal: AbortSignal
  readonly onAt: (done: number, of: number) => void
}

/** Work beside the page that somebody asks for, and that ends when they leave. */
export function useWeighing<T>(
  ask: (asked: Asked) => Promise<T | undefined>,
): readonly [Weighing<T> | undefined, () => void] {
  const [state, setState] = useState<Weighing<T>>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const start = () => {
    running.current?.abort()
    running.current = new AbortController()
    setState({ kind: 'running', done: 0, of: 0 })
    const onAt = (done: number, of: number) => setState({ kind: 'running', done, of })
    ask({ signal: running.current.signal, onAt }).then(
      told => setState({ kind: 'told', told }),
      (error: unknown) =>
        setState({ kind: 'failed', why: error instanceof Error ? error.message : String(error) }),
    )
  }
  return [state, start]
}
