/** Computer players at the table: each sees its seat's view and nothing else. */
import type { BotLevel } from '../bots'
import type { AnyMove, Seat } from '../rules/game'
import { answer } from './answer'
import type { OpenMatch } from './openMatch'
import { playMove } from './playMove'
import { questionFor } from './question'
import { performThrowOf } from './throwing'
import { waitingFor } from './waiting'

/** The move a computer player chooses. */
export function chooseMove(open: OpenMatch, seat: Seat, level: BotLevel): AnyMove {
  return answer(questionFor(open, seat, level))
}

/** One entry further, if nobody has to be asked for it. */
export function playOne(open: OpenMatch): OpenMatch | undefined {
  const waiting = waitingFor(open)
  switch (waiting.kind) {
    case 'over':
    case 'person':
      return undefined
    case 'only':
      return playMove(open, waiting.move)
    case 'fist':
      return performThrowOf(open)
    case 'computer':
      return waiting.does === 'throw'
        ? performThrowOf(open)
        : playMove(open, chooseMove(open, waiting.seat, waiting.level))
  }
}

/** Goes on until a person is asked, the game is over, or this many entries are made. */
export function playOn(open: OpenMatch, mostEntries = Number.POSITIVE_INFINITY): OpenMatch {
  for (let made = 0; made < mostEntries; made++) {
    const next = playOne(open)
    if (!next) return open
    open = next
  }
  return open
}
