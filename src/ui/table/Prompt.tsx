import { useStore } from 'zustand'
import { type DeskState, desk } from '../../match/desk'
import { maySee } from '../../match/matchView'
import { seatChanges } from '../../match/seats'
import { coach } from '../../match/table/coach'
import { RuleLink } from '../rulebook/RuleLink'
import { inColours } from '../seats/inColours'
import { SeatBadge } from '../seats/SeatBadge'
import { heldWords } from './heldWords'
import { saidTo } from './saidTo'
import { activeSeat, seatOf } from './seatWords'
import { HandWord } from './Tools'

interface Words {
  readonly text: string
  readonly rule?: string
}

/** Whose turn it is and what is asked of him, or what is being told. */
export function Prompt() {
  const state = useStore(desk.state)
  const seat = activeSeat(state)
  const sitting = seatOf(state, seat)
  const isTeaching = useStore(coach.state, ({ isHolding }) => isHolding)
  const { text: said, rule } = wordsOf(state, isTeaching)
  const text = saidTo(inColours(said, state.open?.match.seats), sitting)
  const { refusal } = state
  return (
    <div className="deck-prompt">
      <p
        role="status"
        // What is told is read out by the log already, and that somebody thinks is no news.
        aria-live={state.telling || state.phase === 'thinking' ? 'off' : 'polite'}
        className={state.asked || isPersonsHand(state) ? 'is-asked' : text ? undefined : 'is-empty'}
      >
        {sitting && (
          <strong>
            <SeatBadge colour={sitting.colour} /> {sitting.name}
            {isSentence(text) && ':'}
          </strong>
        )}{' '}
        {text} {rule && <RuleLink rule={rule} />}
      </p>
      <HandWord />
      {refusal && (
        <p role="alert" className="deck-refusal">
          That cannot be: {refusal.why} <RuleLink rule={refusal.rule} />
        </p>
      )}
      {state.keepsNothing && (
        <p role="alert" className="deck-refusal">
          {state.keepsNothing}
        </p>
      )}
    </div>
  )
}

/** What stands for itself; everything else goes on from the name. */
const isSentence = (text: string) => /^[^a-z]/.test(text)

/** The moment that is looked back at: what had just happened. */
function pastWords({ open, eyes }: DeskState, entry: number): Words {
  const last = open?.steps[entry - 1]?.events.findLast(event => maySee(event.seenBy, eyes))
  const seated = open ? seatChanges(open.match).filter(({ after }) => after === entry) : []
  const then =
    entry === 0 ? 'As the game began.' : last || seated.length > 0 ? 'Back then:' : 'As it was then.'
  const text = [then, ...(last ? [last.text] : []), ...seated.map(one => one.text)].join(' ')
  return { text, ...(last && { rule: last.rule }) }
}

function isPersonsHand({ hand, phase }: DeskState): boolean {
  return phase === 'held' && hand?.by === 'person'
}

function wordsOf(state: DeskState, isTeaching: boolean): Words {
  const { phase, asked, hand, telling, lookingBack, isPaused } = state
  if (lookingBack && !telling) return pastWords(state, lookingBack.entry)
  if (telling) return { text: telling.event.text, rule: telling.event.rule }
  if (asked) return { text: asked.ask, rule: asked.rule }
  if (hand && (phase === 'held' || phase === 'falling')) {
    return { text: phase === 'falling' ? heldWords(hand).falling : hand.ask, rule: hand.rule }
  }
  switch (phase) {
    case 'opening':
      return { text: 'The table is being laid …' }
    case 'thinking':
      return { text: 'thinks …' }
    case 'over':
      return { text: 'The game is over.' }
    case 'stopped':
      return { text: 'The game has stopped.' }
    default:
      // Whoever reads what the coach says knows why nothing goes on.
      return { text: isPaused && !isTeaching ? 'Paused.' : '' }
  }
}
