import type { BotLevel } from '../../src/bots'
import {
  chooseMove,
  cutOff,
  gameOf,
  type MatchSeat,
  newMatch,
  type OpenMatch,
  performThrowOf,
  playMove,
  startMatch,
  turnOf,
  writeMatch,
} from '../../src/match'
import '../../src/match/allGames'
import { loadPhysics } from '../../src/physics'
import type { GameId } from '../../src/rules/game'
import { gameHere } from '../../src/rules/shelf'

/** A match that waits for its first seat, where a person sits now. */
export interface MomentOfMatch {
  /** What is asked, as a file name. */
  readonly name: string
  /** The match up to there, as a file. */
  readonly text: string
}

const level: BotLevel = 'easy'
/** One for every seat beside the first, at the largest table. */
const computers = ['Anne', 'Ching', 'Grace', 'Mary', 'Jack', 'Bart', 'Stede']
/** Far beyond the longest game between these. */
const mostEntries = 5_000

/**
 * Plays a match among computers and keeps every moment at which the first seat is asked something new: a phase, or a
 * kind of choice that this phase has not offered before. Its end is the last one. A smaller table is filled.
 */
export async function momentsOf(game: GameId, wished: number, seed: string): Promise<MomentOfMatch[]> {
  await loadPhysics()
  const players = Math.min(wished, gameHere(game)!.players.max)
  const seats: Partial<MatchSeat>[] = Array.from({ length: players }, (_, seat) =>
    seat === 0
      ? { name: 'You', sitter: { kind: 'human' } }
      : { name: computers[seat - 1]!, sitter: { kind: 'computer', level } },
  )
  const made = newMatch({ game, players, seed, seats })
  if (!made.ok) throw new Error(made.why)
  let open = startMatch(made.value, gameOf(made.value)!)
  const known = new Set<string>()
  const moments: MomentOfMatch[] = []
  const keep = (words: string, at: OpenMatch) => {
    const number = String(moments.length + 1).padStart(2, '0')
    const name = `${number}-${words.replace(/[^\w]+/g, '-').toLowerCase()}`
    moments.push({ name, text: writeMatch(cutOff(at, at.match.log.length).match) })
  }
  for (let entry = 0; entry < mostEntries; entry++) {
    const turn = turnOf(open)
    if (turn.kind === 'over') {
      keep('over', open)
      return moments
    }
    if (turn.seats.includes(0)) {
      const fresh = askedIn(open).filter(words => !known.has(words))
      for (const words of fresh) known.add(words)
      if (fresh.length > 0) keep(fresh.join('-').slice(0, 60), open)
    }
    open =
      turn.kind === 'throw' ? performThrowOf(open) : playMove(open, chooseMove(open, turn.seats[0]!, level))
  }
  return moments
}

function askedIn(open: OpenMatch): readonly string[] {
  const turn = turnOf(open)
  if (turn.kind === 'over') return []
  if (turn.kind === 'throw') return [turn.fist ? 'fist' : `throw ${turn.phase}`]
  const moves = open.game.moves(open.game.view(open.state, 0), 0)
  return [...new Set(moves.map(({ kind }) => `${turn.phase} ${kind}`))]
}
