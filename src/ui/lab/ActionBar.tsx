import { useStore } from 'zustand'
import { labStore } from '../../match/lab/labStore'
import { bang, dropNow, dropSameAgain, gather, startReplay } from '../../match/lab/labTable'
import { ReplayBar } from './ReplayBar'

/** What can be done now: one big button, and beside it what else makes sense. */
export function ActionBar() {
  const phase = useStore(labStore, state => state.phase)
  const isReplaying = useStore(labStore, state => state.replay !== undefined)
  const canReplay = useStore(labStore, state => state.source !== 'hand')
  const atRest = phase === 'settled' || phase === 'cocked'
  if (isReplaying) return <ReplayBar />
  return (
    <section className="lab-actions" aria-label="Dice">
      {phase === 'cocked' ? (
        <button type="button" className="big fist" onClick={bang} data-action="bang">
          Bang the table <kbd>B</kbd>
        </button>
      ) : (
        <button
          type="button"
          className="big"
          onClick={dropNow}
          disabled={phase === 'falling' || phase === 'overboard' || phase === 'loading' || phase === 'failed'}
          data-action="drop"
        >
          {atRest ? 'Drop again' : 'Drop the dice'} <kbd>Space</kbd>
        </button>
      )}
      {atRest && (
        <>
          <button type="button" onClick={() => gather()} data-action="gather">
            Take in hand <kbd>G</kbd>
          </button>
          {canReplay && (
            <>
              <button type="button" onClick={() => startReplay()} data-action="replay">
                Slow motion <kbd>P</kbd>
              </button>
              <button type="button" onClick={dropSameAgain} data-action="same">
                Same drop <kbd>R</kbd>
              </button>
            </>
          )}
        </>
      )}
    </section>
  )
}
