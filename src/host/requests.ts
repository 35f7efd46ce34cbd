/** What a screen may ask for, and what it comes to. Whatever is refused changes nothing. */
import { inNames } from '../match/inNames'
import type { Match, MatchSeat } from '../match/match'
import { type OpenMatch, turnOf } from '../match/openMatch'
import { checkMove, playMove } from '../match/playMove'
import { writeMatch } from '../match/readMatch'
import type { Opening } from '../match/sealed/opening'
import { reseat } from '../match/seats'
import type { Sitting } from '../match/sitting'
import { takeThrow, throwerOf } from '../match/throwing'
import { undo, undoRefusal, undoTarget } from '../match/undo'
import { type AnyMove, IllegalMove, type Seat, type Turn } from '../rules/game'
import type { Answer, Request } from '../wire'
import type { CourseParts } from './createCourse'
import type { Stream } from './createStream'
import { suggestionFor } from './suggest'
import { isPersonAt, lineToUndo, lookedBack, madeBy, thrownAt, throwsOf } from './toldTo'

/** What somebody at a screen may do. */
export interface Rights {
  /** The seats that may be played and looked from there, as far as persons sit there. */
  readonly chairs: 'all' | readonly Seat[]
  /** May change who sits where, and have the match as a file before it is over. */
  readonly isOwner: boolean
}

export type GameRequest = Exclude<Request, { kind: 'look as' | 'call' | 'rest' | 'retry' }>

/** A request that cannot be fulfilled, in words for the person who asked. */
class Refused extends Error {
  readonly isLate: boolean
  constructor(why: string, isLate = false) {
    super(why)
    this.isLate = isLate
  }
}

const late = () => new Refused('The game has gone on since.', true)

export function mayPlay({ chairs }: Rights, match: Pick<Match, 'seats'>, seat: Seat): boolean {
  return isPersonAt(match, seat) && (chairs === 'all' || chairs.includes(seat))
}

const isAskedNow = (turn: Turn, seat: Seat) => turn.kind === 'move' && turn.seats.includes(seat)

export function createRequests(
  sitting: Sitting,
  { chance, perform, thinker }: Pick<CourseParts, 'chance' | 'perform' | 'thinker'>,
) {
  const mine = ({ match }: OpenMatch, rights: Rights, seat: Seat) => {
    if (mayPlay(rights, match, seat)) return
    const isComputers = match.seats[seat]?.sitter.kind === 'computer'
    throw new Refused(isComputers ? 'A computer plays this seat now.' : 'This seat is not played from here.')
  }

  const upToDate = (open: OpenMatch, seat: Seat, made: number | undefined) => {
    if (made !== undefined && madeBy(open, seat) !== made) throw late()
  }

  async function letGo(ask: GameRequest & { kind: 'let go' }, rights: Rights): Promise<void> {
    const { open } = sitting.state.getState()
    const { seat, throws, gesture, fist } = ask
    mine(open, rights, seat)
    if (!perform) throw new Refused('No dice can fall here.')
    const isLate = (at: OpenMatch) => at.match.falling !== undefined || throwsOf(at) !== throws
    if (isLate(open)) throw late()
    // Nothing else happens between fixing the gesture and the chance for it, so nobody can have that chosen.
    await sitting.change(async at => {
      if (isLate(at)) throw late()
      mine(at, rights, seat)
      const turn = turnOf(at)
      if (turn.kind !== 'throw' || throwerOf(at, turn) !== seat)
        throw new Refused('There is nothing to throw.')
      const hand = turn.fist ? undefined : gesture
      const act = { kind: 'throw', gesture: hand } as const
      const given = turn.fist ? {} : await chance({ open: at, seat, by: 'person', act })
      return takeThrow(at, { ...given, gesture: hand, fist })
    })
  }

  async function play({ move, made }: GameRequest & { kind: 'play' }, rights: Rights): Promise<void> {
    await sitting.change(async at => {
      mine(at, rights, move.seat)
      upToDate(at, move.seat, made)
      return playMove(at, move, at.match.sealed ? await drawnFor(at, move) : undefined)
    })
  }

  /** Links that were revealed cannot be hidden again, so they are asked for only if the move is legal. */
  async function drawnFor(open: OpenMatch, move: AnyMove): Promise<Opening | undefined> {
    const refusal = checkMove(open, move)
    if (refusal) throw new IllegalMove(refusal)
    return (await chance({ open, seat: move.seat, by: 'person', act: { kind: 'move', move } })).opening
  }

  async function reseatAt(seat: Seat, change: Partial<MatchSeat>): Promise<void> {
    await sitting.change(at => {
      if (at.match.falling) throw new Refused('Dice are in the air: chairs are changed when they lie.')
      return reseat(at, seat, change)
    })
  }

  async function fulfil(ask: GameRequest, rights: Rights, { viewer, lines }: Stream): Promise<unknown> {
    const { open } = sitting.state.getState()
    switch (ask.kind) {
      case 'play':
        return play(ask, rights)
      case 'let go':
        return letGo(ask, rights)
      case 'undo':
        await sitting.change(at => {
          if (ask.lines !== lines.lines.length) throw late()
          const line = lineToUndo(at, lines)
          if (line === undefined || lines.lines[line]!.seat !== ask.seat) throw late()
          if (!rights.isOwner) {
            mine(at, rights, ask.seat)
            // The whole match may be read from now on, hidden hands and coming draws with it.
            if (turnOf(at).kind === 'over') throw new Refused('The match is over, and it stands as it is.')
          }
          const target = undoTarget(at)
          if (target === undefined) throw new Refused(undoRefusal(at))
          if (target !== lines.entries[line])
            throw new Refused('Something has followed from it, so it stands.')
          return undo(at)
        })
        return
      case 'reseat':
        if (!rights.isOwner) throw new Refused('Who sits where is decided by the owner of this table.')
        return reseatAt(ask.seat, ask.change as Partial<MatchSeat>)
      case 'suggest':
        mine(open, rights, ask.seat)
        upToDate(open, ask.seat, ask.made)
        if (!isAskedNow(turnOf(open), ask.seat))
          throw new Refused('Nothing is to be chosen in this seat now.')
        return suggestionFor(thinker, open, ask.seat, ask.made)
      case 'look back':
        if (ask.lines > lines.lines.length) throw late()
        return lookedBack(open, viewer, lines, ask.lines)
      case 'throw': {
        const thrown = thrownAt(open, viewer, lines, ask.line)
        if (!thrown) throw new Refused('There is no such throw to look at.')
        return thrown
      }
      case 'export':
        if (!rights.isOwner && turnOf(open).kind !== 'over') {
          throw new Refused('The match is told as a whole when it is over.')
        }
        return writeMatch(open.match)
    }
  }

  const answered = async (work: Promise<unknown>): Promise<Answer> => {
    try {
      const value = await work
      return { ok: true, ...(value !== undefined && { value }) }
    } catch (error) {
      return answerTo(error, sitting.state.getState().open.match.seats)
    }
  }

  return {
    fulfil: (ask: GameRequest, rights: Rights, stream: Stream) => answered(fulfil(ask, rights, stream)),
    reseat: (seat: Seat, change: Partial<MatchSeat>) => answered(reseatAt(seat, change)),
  }
}

function answerTo(error: unknown, seats: readonly MatchSeat[]): Answer {
  if (error instanceof IllegalMove) {
    const { why, rule, persons } = error.refusal
    return { ok: false, why: inNames({ text: why, persons }, seats), rule }
  }
  const why = error instanceof Error ? error.message : String(error)
  return { ok: false, why, ...(error instanceof Refused && error.isLate && { late: true }) }
}
