/** The kiosk's hands at the desk: lays a game, lends a seat to a visitor, and takes it back. */
import type { Seat } from '../../rules/game'
import { desk } from '../desk/desk'
import type { DeskState } from '../desk/deskState'
import { freshSeed } from '../freshSeed'
import { type MatchSeat, newMatch } from '../match'
import { gameOf, startMatch } from '../openMatch'
import type { Keeper } from '../sitting'
import { pickNothing } from '../table/choosing'
import { toggleJudge } from '../table/judge/deskJudge'
import { sceneOnTable, whenCleared } from '../table/sceneOnTable'
import type { KioskGame } from './kioskGame'

const names = ['Anne', 'Ching', 'Jack', 'Grace', 'Bart', 'Mary'] as const

/** Games for show are kept nowhere: a month of them would fill any disk, and no full disk can stop them. */
const nobody: Keeper = { keep: async () => {} }

export function playerName(seat: Seat): string {
  return names[seat] ?? `Player ${seat + 1}`
}

/** A game that is laid while another still waits for the table has overtaken it. */
let layings = 0

/** Puts a fresh match among computers on the desk; it waits until it is let go. Throws a sentence. */
export function layGame(game: KioskGame, turn: number, seed = freshSeed()): void {
  const made = newMatch({
    game: game.id,
    players: game.players,
    seed,
    options: game.options,
    seats: Array.from({ length: game.players }, (_, seat) => ({
      name: playerName(seat),
      sitter: { kind: 'computer', level: game.level },
      ...(game.colours[seat] && { colour: game.colours[seat] }),
    })),
  })
  if (!made.ok) throw new Error(made.why)
  const open = startMatch(made.value, gameOf(made.value)!)
  const mine = ++layings
  const sit = () => desk.sitDown(nobody, `kiosk ${turn}`, open, { isPaused: true })
  const { game: standing } = sceneOnTable.getState()
  if (standing === undefined || standing === game.id) {
    sit()
    return
  }
  // What stands on the table would take the new game for its own: it is cleared away first.
  desk.leave()
  void whenCleared(game.id).then(() => {
    if (mine === layings) sit()
  })
}

/** The seat that is at it, which a visitor would take over. */
export function seatInPlay({ asked, hand, thinking, telling, open }: DeskState): Seat {
  const told = telling && open?.steps[telling.entry]?.seat
  return asked?.seat ?? hand?.seat ?? thinking ?? told ?? 0
}

export function takeSeat(seat: Seat): Promise<void> {
  return reseatSoon(seat, { sitter: { kind: 'human' }, name: 'You' })
}

/** A computer goes on for the visitor, and the table is left as a visitor must find it. */
export function giveSeatBack(seat: Seat, { level }: KioskGame): Promise<void> {
  toggleJudge(false)
  pickNothing()
  if (desk.state.getState().lookingBack) desk.goOn()
  return reseatSoon(seat, { sitter: { kind: 'computer', level }, name: playerName(seat) })
}

/** How often each seat has changed hands: whoever is still waiting for it when it does so again has come too late. */
const turns = new Map<Seat, number>()

/** Dice in the air are waited for; a match that is gone is not. */
async function reseatSoon(seat: Seat, change: Pick<MatchSeat, 'sitter' | 'name'>): Promise<void> {
  const { matchId } = desk.state.getState()
  const turn = (turns.get(seat) ?? 0) + 1
  turns.set(seat, turn)
  const isWanted = () => desk.state.getState().matchId === matchId && turns.get(seat) === turn
  const isDone = () => desk.state.getState().open?.match.seats[seat]?.name === change.name
  while (isWanted() && !isDone()) {
    await desk.reseat(seat, change)
    if (isWanted() && !isDone()) await nextChange()
  }
}

function nextChange(): Promise<void> {
  return new Promise(resolve => {
    const stop = desk.state.subscribe(() => {
      stop()
      resolve()
    })
  })
}
