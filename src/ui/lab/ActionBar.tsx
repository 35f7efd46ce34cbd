import { useStore } from 'zustand'
import { labStoreOf } from '../../lab/labStore'
import { bang, dropNow, dropSameAgain, gather, startReplay } from '../../lab/labTable'
import { bound } from '../../table/part'
import { usePart, useTable } from '../../table/useTable'
import { ReplayBar } from './ReplayBar'

/** What can be done now: one big button, and beside it what else makes sense. */
export function ActionBar() {
  const table = useTable()
  const labStore = usePart(labStoreOf)
  const phase = useStore(labStore, state => state.phase)
  const isReplaying = useStore(labStore, state => state.replay !== undefined)
  const canReplay = useStore(labStore, state => state.source !== 'hand')
  const atRest = phase === 'settled' || phase === 'cocked'
  if (isReplaying) return <ReplayBar />
  return (
    <section className="lab-actions" aria-label="Dice">
      {phase === 'cocked' ? (
        <button type="button" className="big fist" onClick={bound(table, bang)} data-action="bang">
          Bang the table <kbd>B</kbd>
        </button>
      ) : (
        <button
          type="button"
          className="big"
          onClick={bound(table, dropNow)}
          disabled={phase === 'falling' || phase === 'overboard' || phase === 'loading' || phase === 'failed'}
          data-action="drop"
        >
          {atRest ? 'Drop again' : 'Drop the dice'} <kbd>Space</kbd>
        </button>
      )}
      {atRest && (
        <>
          <button type="button" onClick={() => gather(table)} data-action="gather">
            Take in hand <kbd>G</kbd>
          </button>
          {canReplay && (
            <>
              <button type="button" onClick={() => startReplay(table)} data-action="replay">
                Slow motion <kbd>P</kbd>
              </button>
              <button type="button" onClick={bound(table, dropSameAgain)} data-action="same">
                Same drop <kbd>R</kbd>
              </button>
            </>
          )}
        </>
      )}
    </section>
  )
}
