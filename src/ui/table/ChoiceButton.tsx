import { type Choice, desk } from '../../match/desk'
import { choosing } from '../../match/table/choosing'
import { highlights } from '../../match/table/highlights'
import { pointedChoice } from '../../match/table/tableTools'

/** One choice of a list; pointed at, it shows on the table. */
export function ChoiceButton({
  choice,
  index,
  text,
}: {
  readonly choice: Choice
  readonly index: number
  readonly text: string
}) {
  return (
    <button
      type="button"
      data-choice={index}
      onClick={() => void desk.choose(choice.move)}
      onMouseEnter={() => showThings(choice)}
      onMouseLeave={() => showThings(undefined)}
      onFocus={() => showThings(choice)}
      onBlur={() => showThings(undefined)}
      aria-keyshortcuts={index < 9 ? String(index + 1) : undefined}
    >
      {index < 9 && <kbd>{index + 1}</kbd>} <span>{text}</span>
    </button>
  )
}

/** Lights the things on the table that a choice of the list is about, else those that have been picked there. */
function showThings(choice: Choice | undefined): void {
  const { named, picked } = choosing.getState()
  const about = choice && named.find(({ choice: one }) => one?.move === choice.move)?.things
  highlights.setState({ chosen: new Set(about ?? picked) })
  pointedChoice.setState({ move: choice?.move })
}
