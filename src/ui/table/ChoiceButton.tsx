import { useStore } from 'zustand'
import { choosingOf, thingsOf } from '../../table/choosing'
import { type Choice, deskOf } from '../../table/desk'
import { highlightsOf } from '../../table/highlights'
import type { Table } from '../../table/part'
import { pointedChoiceOf, tableToolsOf } from '../../table/tableTools'
import { usePart, useTable } from '../../table/useTable'
import { isEqual } from '../../wire'

/** One choice of a list; pointed at, it shows on the table. */
export function ChoiceButton({
  choice,
  index,
  text,
  goesOn = false,
  isBig = false,
}: {
  readonly choice: Choice
  readonly index: number
  readonly text: string
  /** It has a key of its own, the same in every list. */
  readonly goesOn?: boolean
  readonly isBig?: boolean
}) {
  const table = useTable()
  const desk = usePart(deskOf)
  const isInHand = useStore(
    usePart(tableToolsOf),
    ({ word }) => word?.move !== undefined && isEqual(word.move, choice.move),
  )
  const key = goesOn ? '0' : index < 9 ? String(index + 1) : undefined
  return (
    <button
      type="button"
      className={isBig ? 'big' : undefined}
      data-choice={index}
      onClick={() => void desk.choose(choice.move)}
      onMouseEnter={() => showThings(table, choice)}
      onMouseLeave={() => showThings(table, undefined)}
      onFocus={() => showThings(table, choice)}
      onBlur={() => showThings(table, undefined)}
      aria-keyshortcuts={key}
      data-goes-on={goesOn || undefined}
      aria-current={isInHand || undefined}
    >
      {key && <kbd>{key}</kbd>} <span>{text}</span>
    </button>
  )
}

/** Shows a choice of the list on the table; without one, what has been picked there. */
export function showThings(table: Table, choice: Choice | undefined): void {
  const choosing = choosingOf(table).getState()
  highlightsOf(table).setState({ chosen: new Set(choice ? thingsOf(choice, choosing) : choosing.picked) })
  pointedChoiceOf(table).setState({ move: choice?.move })
}

/** Lights what all these choices have in common: the Ship that they move, the ware that they buy. */
export function showCommon(table: Table, choices: readonly Choice[]): void {
  const choosing = choosingOf(table).getState()
  const [first, ...others] = choices.map(choice => thingsOf(choice, choosing))
  const common = first?.filter(id => others.every(things => things.includes(id)))
  highlightsOf(table).setState({ chosen: new Set(common ?? choosing.picked) })
}
