import { useEffect, useRef, useState } from 'react'
import '../house/house.css'
import { useTable } from '../../table/useTable'
import { faultWords, isMissingPart } from './faults'
import { type SafeMatch, secureMatch } from './secureMatch'

export interface FaultPageProps {
  readonly fault: unknown
  /** The page behind still stands. */
  readonly onGoOn?: () => void
}

/** For what nobody foresaw: the match is kept first, then one sentence, the file, and the ways on. */
export default function FaultPage({ fault, onGoOn }: FaultPageProps) {
  const table = useTable()
  const [match, setMatch] = useState<SafeMatch>()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
    void secureMatch(table).then(setMatch)
  }, [])
  return (
    <div
      className="fault-page"
      role="alertdialog"
      aria-labelledby="fault-title"
      aria-describedby="fault-word"
    >
      <div className="sheet fault-sheet">
        <h1 id="fault-title" ref={heading} tabIndex={-1}>
          A plank has sprung
        </h1>
        <p id="fault-word">
          {isMissingPart(fault)
            ? 'A part of Seabox could not be loaded: the network is down, or there is a newer version. Reload the page to go on.'
            : 'Something broke that we did not expect.'}{' '}
          {match?.word}
        </p>
        <p className="fault-acts">
          <button type="button" className="button main" onClick={() => window.location.reload()}>
            Reload and go on
          </button>
          {match?.offer && (
            <button type="button" className="button" onClick={match.offer}>
              Save the match file
            </button>
          )}
          {onGoOn && (
            <button type="button" className="button" onClick={onGoOn}>
              Continue anyway
            </button>
          )}
          <a className="button" href="/">
            To the shelf
          </a>
        </p>
        <details>
          <summary>Details for developers</summary>
          <pre>{faultWords(fault)}</pre>
          {fault instanceof Error && <pre>{fault.stack}</pre>}
        </details>
      </div>
    </div>
  )
}
