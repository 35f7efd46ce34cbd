import { useStore } from 'zustand'
import { inNames } from '../../match/inNames'
import { joinSentences, type Sentence } from '../../rules/sentence'
import { coachOf } from '../../table/coach'
import { type DeskState, deskOf } from '../../table/desk'
import { usePart } from '../../table/useTable'
import { RuleLink, WhyLink } from '../rulebook/RuleLink'
import { SeatBadge } from '../seats/SeatBadge'
import { heldWords, secretsWords, waitsForSecrets } from './heldWords'
import { activeSeat, seatOf } from './seatWords'
import { HandWord } from './Tools'
import { withoutName } from './withoutName'

interface Words extends Sentence {
  readonly rule?: string
}

interface PromptProps {
  /** A room with sealed dice. */
  readonly isSealed?: boolean
}

/** Letters that stand side by side at 1280 pixels. */
const oneLine = 72

/** Whose turn it is and what they are asked, or what is being told. */
export function Prompt({ isSealed = false }: PromptProps) {
  const desk = usePart(deskOf)
  const coach = usePart(coachOf)
  const state = useStore(desk.state)
  // A message that tells of several things is nobody's own.
  const seat = state.telling?.message === undefined ? activeSeat(state) : undefined
  const sitting = seatOf(state, seat)
  const isTeaching = useStore(coach.state, ({ isHolding }) => isHolding)
  const { rule, ...said } = wordsOf(state, isTeaching, isSealed)
  const text = withoutName(inNames(said, state.told?.seats), sitting)
  // Of a message that grows beyond a line, and on a telephone always, the last sentence is seen: more would lie on what
  // it tells of.
  const last = state.telling?.message ? text.lastIndexOf('. ') + 1 : 0
  const challenger = useStore(desk.challenging.state, now => now.challenger)
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
            <SeatBadge colour={sitting.colour} /> {!namesOwner(text, sitting.name) && sitting.name}
            {isSentence(text) && !namesOwner(text, sitting.name) && ':'}
          </strong>
        )}{' '}
        {last > 0 && (
          <span className={text.length > oneLine ? 'said-before is-long' : 'said-before'}>
            {text.slice(0, last)}
          </span>
        )}
        {text.slice(last)} {rule && <WhyLink rule={rule} isAsked />}
      </p>
      <HandWord />
      {refusal && (
        <p role="alert" className="deck-refusal">
          {inNames({ ...refusal, text: refusal.why }, state.told?.seats)} <RuleLink rule={refusal.rule} />{' '}
          {challenger?.takesRefused() && (
            <button type="button" className="log-challenge" onClick={() => challenger.challengeRefused()}>
              Challenge <kbd>X</kbd>
            </button>
          )}
        </p>
      )}
      {state.noDice && (
        <p role="alert" className="deck-refusal">
          {state.noDice} Until dice are needed the game goes on, and all that was played can be read.
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

/** A sentence of its own; any other text continues after the player's name. */
const isSentence = (text: string) => /^[^a-z]/.test(text)

/** "Anne's turn" beside the badge of Anne needs no name before it. */
const namesOwner = (text: string, name: string) => text.startsWith(`${name}'s `) || text.startsWith('Your ')

/** The moment that is looked back at: what had just happened. */
function pastWords({ told }: DeskState, entry: number): Words {
  const last = told?.lines[entry - 1]?.events.at(-1)
  const seated = told?.seatChanges.filter(({ after }) => after === entry) ?? []
  const then =
    entry === 0 ? 'As the game began.' : last || seated.length > 0 ? 'Back then:' : 'As it was then.'
  const words = joinSentences([{ text: then }, ...(last ? [last] : []), ...seated], ' ')
  return { ...words, ...(last && { rule: last.rule }) }
}

function isPersonsHand({ hand, phase }: DeskState): boolean {
  return phase === 'held' && hand?.by === 'person'
}

/** Who is waited for is a computer here, or a person at another screen. */
function waitedForWords({ told, thinking }: DeskState): string {
  const isPerson = thinking !== undefined && told?.seats[thinking]?.sitter.kind === 'human'
  if (!isPerson) return 'thinks …'
  return told?.turn.kind === 'throw' ? 'has the dice …' : 'is choosing …'
}

function wordsOf(state: DeskState, isTeaching: boolean, isSealed: boolean): Words {
  const { phase, asked, hand, telling, lookingBack, isPaused, isCut, told } = state
  if (lookingBack && !telling) return pastWords(state, lookingBack.entry)
  if (telling) return { ...(telling.message ?? telling.event), rule: telling.event.rule }
  if (asked) return { text: asked.ask, rule: asked.rule }
  if (hand && (phase === 'held' || phase === 'falling')) {
    const { falling, waiting } = heldWords(hand)
    const now = isSealed && waitsForSecrets(state) ? secretsWords : falling
    const text = isCut && !told?.falling ? waiting : now
    return { ...(phase === 'falling' ? { text } : hand.ask), rule: hand.rule }
  }
  switch (phase) {
    case 'held':
      return { text: 'It is time to throw dice.' }
    case 'opening':
      return { text: 'Setting up the table …' }
    case 'thinking':
      return { text: waitedForWords(state) }
    case 'over':
      return { text: 'The game is over.' }
    case 'stopped':
      return { text: 'The game has stopped.' }
    default:
      // The coach's words already explain why nothing goes on.
      return { text: isPaused && !isTeaching ? 'Paused.' : '' }
  }
}
