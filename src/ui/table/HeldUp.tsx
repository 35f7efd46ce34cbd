import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { choosingOf } from '../../table/choosing'
import { deskOf } from '../../table/desk'
import { highlightsOf } from '../../table/highlights'
import {
  type HeldThing,
  holdUp,
  holdUpNext,
  pointedChoiceOf,
  putDown,
  tableToolsOf,
} from '../../table/tableTools'
import './heldUp.css'
import type { Table } from '../../table/part'
import { usePart, useTable } from '../../table/useTable'

/** A thing of the table held before the eyes: flat, sharp, with all its words. */
export function HeldUp() {
  const table = useTable()
  const tableTools = usePart(tableToolsOf)
  const held = useStore(tableTools, state => state.heldUp)
  const hasMore = useStore(tableTools, state => state.readable !== undefined)
  const isHeld = held !== undefined
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isHeld) return
    const before = document.activeElement
    button.current?.focus({ preventScroll: true })
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape') putDown(table)
      else if (event.key === 'ArrowRight') holdUpNext(table, 1)
      else if (event.key === 'ArrowLeft') holdUpNext(table, -1)
      else return
      event.preventDefault()
      event.stopPropagation()
    }
    window.addEventListener('keydown', press, { capture: true })
    return () => {
      window.removeEventListener('keydown', press, { capture: true })
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [isHeld])
  if (!held) return null
  return (
    <section className="held-up" aria-label="Held before your eyes" data-held={held.id}>
      {held.print && <Print held={held} share={0.72} />}
      <p role="status">{held.label}</p>
      <div className="held-acts">
        {hasMore && (
          <button type="button" aria-label="The one before" onClick={() => holdUpNext(table, -1)}>
            ‹ <kbd>←</kbd>
          </button>
        )}
        <button ref={button} type="button" onClick={() => putDown(table)}>
          Put it down <kbd>Esc</kbd>
        </button>
        {hasMore && (
          <button type="button" aria-label="The next one" onClick={() => holdUpNext(table, 1)}>
            › <kbd>→</kbd>
          </button>
        )}
      </div>
    </section>
  )
}

/** The card that the choice is about that is pointed at or has the focus. */
export function ChoicePicture() {
  const highlights = usePart(highlightsOf)
  const tableTools = usePart(tableToolsOf)
  const pointedChoice = usePart(pointedChoiceOf)
  const lookAt = useStore(tableTools, state => state.lookAt)
  const isHeld = useStore(tableTools, ({ heldUp }) => heldUp !== undefined)
  const isPointed = useStore(pointedChoice, ({ move }) => move !== undefined)
  const chosen = useStore(highlights, state => state.chosen)
  const card = isPointed && !isHeld ? cardOf(chosen, lookAt) : undefined
  if (!card) return null
  return (
    <div className="choice-picture" data-picture-of={card.id}>
      <Print held={card} share={0.5} />
    </div>
  )
}

function cardOf(
  ids: ReadonlySet<string>,
  lookAt: ((id: string) => HeldThing | undefined) | undefined,
): HeldThing | undefined {
  for (const id of ids) {
    const thing = lookAt?.(id)
    if (thing?.print && thing.kind === 'card') return thing
  }
  return undefined
}

/** Holds up what the choice with the focus is about, else what lies under the pointer, else what lies first on the table. */
export function holdUpPointed(table: Table): void {
  const { chosen, hovered } = highlightsOf(table).getState()
  const { move } = pointedChoiceOf(table).getState()
  // The first choice has the focus before the table knows what it is about, so nothing is lit for it yet.
  const choice = deskOf(table)
    .state.getState()
    .asked?.choices.find(one => one.move === move)
  const meant = choice ? choosingOf(table).getState().about(choice) : []
  for (const id of [...meant, ...chosen, ...(hovered === undefined ? [] : [hovered])])
    if (holdUp(table, id)) return
  holdUpNext(table, 1)
}

function Print({ held, share }: { readonly held: HeldThing; readonly share: number }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const { print, label } = held
  useEffect(() => {
    if (!canvas.current || !print) return
    const { innerHeight, innerWidth, devicePixelRatio } = window
    const height = Math.min(innerHeight * share, (innerWidth * 0.86) / print.ratio)
    canvas.current.style.height = `${Math.round(height)}px`
    print.draw(canvas.current, height * Math.min(2, devicePixelRatio))
  }, [print, share])
  return <canvas ref={canvas} role="img" aria-label={label} />
}
