import type { ReactNode } from 'react'
import type { Weighing } from './useWeighing'

interface Props<T> {
  readonly id: string
  readonly title: string
  readonly intro: string
  /** On the button, before it was pressed and after. */
  readonly offer: string
  readonly again: string
  readonly busy: string
  readonly state: Weighing<T> | undefined
  readonly onStart: () => void
  readonly tell: (told: T) => ReactNode
  readonly nothing: string
}

/** A sheet whose answer takes a while and comes only when it is asked for. */
export function WeighingSheet<T>(props: Props<T>) {
  const { id, title, intro, offer, again, busy, state, onStart, tell, nothing } = props
  return (
    <section className="sheet" aria-labelledby={id} data-weighed={state?.kind === 'told' ? id : undefined}>
      <h2 id={id}>{title}</h2>
      <p>{intro}</p>
      {state?.kind === 'running' ? (
        <p>
          <label>
            {busy} <progress value={state.of > 0 ? state.done : undefined} max={Math.max(1, state.of)} />
          </label>
        </p>
      ) : (
        <p>
          <button type="button" className="button" onClick={onStart}>
            {state ? again : offer}
          </button>
        </p>
      )}
      <div role="status">{state?.kind === 'told' && (state.told ? tell(state.told) : <p>{nothing}</p>)}</div>
      {state?.kind === 'failed' && <p role="alert">{state.why}</p>}
    </section>
  )
}
