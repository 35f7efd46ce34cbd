import { fairnessSamples } from 'seabox:fairness'
import { useEffect, useRef, useState } from 'react'
import { askDice } from '../../match/fairness/askDice'
import { sum } from '../../match/fairness/chiSquare'
import { evennessOf } from '../../match/fairness/evenness'
import type { DieKind } from '../../measure'
import { FaceBars } from './FaceBars'
import { bodyTitle } from './KindSheet'

/** This many are thrown on the spot. */
const sampleDice = 1000

/** What fair dice look like: the large sample that the project counted, and one thrown now. */
export function LargeSample() {
  return (
    <section className="sheet" aria-labelledby="dice-large">
      <h2 id="dice-large">The dice that everybody throws</h2>
      <p>
        The gold band is where every face lies for 95 of 100 sets of fair dice; with few throws it is wide,
        with many it is narrow. The test adds up how far all faces stray from the middle (chi-square) and says
        how often fair dice would stray at least as far.
      </p>
      <div className="dice-samples">
        {fairnessSamples.map(({ kind, faces, physics }) => (
          <div key={kind}>
            <h3>{bodyTitle(kind)}</h3>
            <FaceBars faces={faces} label={`The large sample: ${largeWords(faces)}.`} />
            <p className="dice-world">Counted in the dice world {physics.join(' and ')}.</p>
            <ThrowNow kind={kind} />
          </div>
        ))}
      </div>
    </section>
  )
}

function largeWords(faces: readonly number[]): string {
  const { p, words } = evennessOf(faces)
  return p === undefined
    ? words
    : `${words} (fair dice stray at least as far ${Math.round(p * 100)} times in 100)`
}

/** Another thousand, thrown by the same function in a thread beside the page. */
function ThrowNow({ kind }: { readonly kind: DieKind }) {
  const [done, setDone] = useState<number>()
  const [faces, setFaces] = useState<readonly number[]>()
  const [why, setWhy] = useState<string>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const start = () => {
    running.current = new AbortController()
    setDone(0)
    setWhy(undefined)
    askDice({ kind: 'throw', die: kind, dice: sampleDice }, { signal: running.current.signal, onAt: setDone })
      .then(
        thrown => setFaces(thrown.faces),
        (error: unknown) => setWhy(error instanceof Error ? error.message : String(error)),
      )
      .finally(() => setDone(undefined))
  }
  const isThrowing = done !== undefined
  const again = faces ? 'Throw 1,000 more' : 'Throw 1,000 now'
  return (
    <div className="dice-now" data-thrown={faces && sum(faces)}>
      <p>
        <button type="button" className="button" disabled={isThrowing} onClick={start}>
          {isThrowing ? 'They are falling …' : again}
        </button>{' '}
        {isThrowing && (
          <progress value={done} max={sampleDice} aria-label={`${bodyTitle(kind)} thrown of ${sampleDice}`} />
        )}
      </p>
      <div role="status">
        {faces && <FaceBars faces={faces} label={`Just now: ${evennessOf(faces).words}.`} />}
      </div>
      {why && <p role="alert">{why}</p>}
    </div>
  )
}
