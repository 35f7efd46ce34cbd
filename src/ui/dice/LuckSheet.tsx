import { useEffect, useRef, useState } from 'react'
import { askDice } from '../../match/fairness/askDice'
import { type LuckTold, luckWords } from '../../match/fairness/luckTold'

/** Each throw is held against so many others. */
const others = 200

type Weighing =
  | { readonly done: number; readonly of: number }
  | { readonly luck: LuckTold | undefined }
  | { readonly why: string }

/** Was it luck? The throws of a finished match, each held against other falls of the same dice. */
export function LuckSheet({ match }: { readonly match: string }) {
  const [state, setState] = useState<Weighing>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const start = () => {
    running.current = new AbortController()
    setState({ done: 0, of: 0 })
    const onAt = (done: number, of: number) => setState({ done, of })
    askDice({ kind: 'weigh', match, others }, { signal: running.current.signal, onAt }).then(
      ({ luck }) => setState({ luck }),
      (error: unknown) => setState({ why: error instanceof Error ? error.message : String(error) }),
    )
  }
  return (
    <section
      className="sheet"
      aria-labelledby="dice-luck"
      data-luck={state && 'luck' in state ? 'weighed' : undefined}
    >
      <h2 id="dice-luck">Was it luck?</h2>
      <p>
        Every drop of this match falls {others} times more with other seeds, let go by the same hand. A
        computer player says what each fall promises each player; fair dice are as often better as worse.
      </p>
      {state && 'done' in state ? (
        <p>
          <label>
            The same dice are falling again …{' '}
            <progress value={state.of > 0 ? state.done : undefined} max={Math.max(1, state.of)} />
          </label>
        </p>
      ) : (
        <p>
          <button type="button" className="button" onClick={start}>
            {state ? 'Weigh it again' : 'Weigh the luck'}
          </button>
        </p>
      )}
      <div role="status">
        {state && 'luck' in state && state.luck && <Told luck={state.luck} />}
        {state && 'luck' in state && !state.luck?.throws.length && (
          <p>No throw of this match can be weighed.</p>
        )}
      </div>
      {state && 'why' in state && <p role="alert">{state.why}</p>}
    </section>
  )
}

function Told({ luck: { seats, throws } }: { readonly luck: LuckTold }) {
  if (throws.length === 0) return null
  return (
    <>
      <ul>
        {seats.map(one => (
          <li key={one.seat}>{capital(luckWords(one))}</li>
        ))}
      </ul>
      <div className="dice-table">
        <table>
          <caption>How many of 100 other falls were worse for each player</caption>
          <thead>
            <tr>
              <th scope="col">Drop</th>
              {seats.map(({ seat, name }) => (
                <th key={seat} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {throws.map(({ entry, better }, index) => (
              <tr key={entry}>
                <th scope="row">{index + 1}</th>
                {better.map((share, seat) => (
                  <td key={seat}>{Math.round(share)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

const capital = (text: string) => text[0]!.toUpperCase() + text.slice(1)
