/** Whose turn it is at the desk: a person is asked or given the dice, behind a curtain where others sit; a computer thinks. */
import type { Seat } from '../../rules/game'
import type { ThrowTurn } from '../entries'
import { maySee } from '../matchView'
import { type OpenMatch, turnOf } from '../openMatch'
import { waitingFor } from '../playOn'
import { questionFor } from '../question'
import { throwInHand } from '../throwing'
import { askedOf } from './asked'
import type { DeskCore } from './deskCore'
import type { DeskThrow } from './deskThrow'
import { needsCurtain, restingEyes } from './eyes'
import { matchSeatIsPerson } from './persons'
import type { Thinker } from './thinker'

export interface TurnParts {
  readonly thinker: Thinker
  readonly throwing: DeskThrow
  /** A seed for a throw from a person's hand. */
  readonly seed: () => string
  /** Opens a hand that nobody shows. */
  readonly letGo: () => void
}

/** Lets whoever is next do his thing; false where that is waited for. */
export function createTurns(core: DeskCore, { thinker, throwing, seed, letGo }: TurnParts) {
  const { get, set, show } = core

  return async (open: OpenMatch, signal: AbortSignal): Promise<boolean> => {
    const waiting = waitingFor(open)
    if (waiting.kind === 'over') {
      throwing.forget()
      show(open.match.log.length, 'spectator')
      set({ phase: 'over', asked: undefined, hand: undefined, thinking: undefined, curtain: undefined })
      return false
    }
    const turn = turnOf(open)
    if (turn.kind === 'throw') {
      takeInHand(open, turn)
      return false
    }
    if (waiting.kind === 'computer') {
      show(open.match.log.length, restingEyes(open, get().eyes))
      set({ phase: 'thinking', thinking: waiting.seat, asked: undefined })
      const move = await thinker.think(questionFor(open, waiting.seat, waiting.level))
      if (signal.aborted) return false
      await core.keep(at => at.play(move))
      return true
    }
    const seat = turn.kind === 'move' ? askedSeat(open, turn.seats) : 0
    if (needsCurtain(open, seat, get().eyes)) {
      show(open.match.log.length, 'spectator')
      set({ phase: 'curtain', curtain: { seat }, asked: undefined, thinking: undefined })
      return false
    }
    show(open.match.log.length, seat)
    set({ phase: 'asking', curtain: undefined, thinking: undefined, asked: askedOf(open, seat) })
    return false
  }

  /** Who is asked first of those that may choose: whoever sits there already, else the next in turn. */
  function askedSeat(open: OpenMatch, seats: readonly Seat[]): Seat {
    const persons = seats.filter(seat => isPerson(open, seat))
    const { eyes } = get()
    return eyes !== 'spectator' && persons.includes(eyes) ? eyes : persons[0]!
  }

  /** Dice go into the hand of a seat, or its fist is raised; what a computer holds opens by itself. */
  function takeInHand(open: OpenMatch, turn: ThrowTurn): void {
    const { seenBy, fist, ask, rule, seats } = turn
    const seat = seats[0]
    const by = isPerson(open, seat) ? 'person' : 'computer'
    if (by === 'person' && seenBy && needsCurtain(open, seat, get().eyes)) {
      show(open.match.log.length, 'spectator')
      set({ phase: 'curtain', curtain: { seat }, asked: undefined })
      return
    }
    const eyes = by === 'person' ? seat : restingEyes(open, get().eyes)
    show(open.match.log.length, eyes)
    // A throw by a person comes from chance that nobody can foresee; that of a computer from the match's own seed.
    const isFresh = by === 'person' && !fist && !open.match.falling
    const record = throwInHand(open, isFresh ? { seed: seed() } : {})
    if (!fist) throwing.take(record)
    set({
      phase: 'held',
      asked: undefined,
      thinking: undefined,
      curtain: undefined,
      hand: {
        seat,
        by,
        ask,
        rule,
        record,
        fist: fist && { cocked: fist.cocked, blows: fist.blows },
        isCovered: !maySee(seenBy, eyes),
        opensByItself: by === 'computer' || fist?.level !== undefined || open.match.falling !== undefined,
      },
    })
    // Nobody shows the hand, so nobody will open it.
    if (!throwing.isWatched && get().hand?.opensByItself) letGo()
  }
}

function isPerson({ match }: OpenMatch, seat: Seat): boolean {
  const sitting = match.seats[seat]
  return sitting !== undefined && matchSeatIsPerson(sitting)
}
