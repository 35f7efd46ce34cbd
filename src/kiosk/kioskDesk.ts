/** The kiosk's hands at the desk: lays a game, lends a seat to a visitor, and takes it back. */

import { freshSeed } from '../match/freshSeed'
import { type MatchSeat, type MatchWish, newMatch } from '../match/match'
import { gameOf, startMatch } from '../match/openMatch'
import type { Keeper } from '../match/sitting'
import type { Seat } from '../rules/game'
import { pickNothing } from '../table/choosing'
import { deskOf } from '../table/desk/desk'
import type { DeskState } from '../table/desk/deskState'
import { pageHostOf } from '../table/hosting/hostBeside'
import { toggleJudge } from '../table/judge/deskJudge'
import { part, type Table } from '../table/part'
import { sceneOnTableOf, whenCleared } from '../table/sceneOnTable'
import { connectLater } from '../wire'
import type { KioskGame } from './kioskGame'

const names = ['Anne', 'Ching', 'Jack', 'Grace', 'Bart', 'Mary'] as const

/** Games for show are kept nowhere: a month of them would fill any disk, and no full disk can stop them. */
const nobody: Keeper = { keep: async () => {} }

export function playerName(seat: Seat): string {
  return names[seat] ?? `Player ${seat + 1}`
}

/** A game that is laid while another still waits for the table has overtaken it. */
const layingsOf = part(() => ({ count: 0 }))

/** Puts a fresh match among computers on the desk; it waits until it is let go. The rules must be here. Throws a sentence. */
export function layGame(table: Table, game: KioskGame, turn: number, seed = freshSeed()): void {
  const desk = deskOf(table)
  const pageHost = pageHostOf(table)
  const layings = layingsOf(table)
  const wish: MatchWish = {
    game: game.id,
    players: game.players,
    seed,
    options: game.options,
    seats: Array.from({ length: game.players }, (_, seat) => ({
      name: playerName(seat),
      sitter: { kind: 'computer', level: game.level },
      ...(game.colours[seat] && { colour: game.colours[seat] }),
    })),
  }
  const made = newMatch(wish)
  if (!made.ok) throw new Error(made.why)
  const open = startMatch(made.value, gameOf(made.value)!)
  const mine = ++layings.count
  const id = `kiosk ${turn}`
  const hostedHere = async () => (await import('../table/hosting/hostHere')).hostHere(nobody, id, open)
  const connect = pageHost ? pageHost.show(id, wish) : connectLater(hostedHere)
  const sit = () => desk.sitDown(connect, id, { isPaused: true })
  const { game: standing } = sceneOnTableOf(table).getState()
  if (standing === undefined || standing === game.id) {
    sit()
    return
  }
  // The old game's table is cleared first, because it would read the new game as its own.
  desk.leave()
  void whenCleared(table, game.id).then(() => {
    if (mine === layings.count) sit()
  })
}

/** The seat that is at it, which a visitor would take over. */
export function seatInPlay({ asked, hand, thinking, telling, told }: DeskState): Seat {
  const mentioned = telling && told?.lines[telling.entry]?.seat
  return asked?.seat ?? hand?.seat ?? thinking ?? mentioned ?? 0
}

export function takeSeat(table: Table, seat: Seat): Promise<void> {
  return reseatSoon(table, seat, { sitter: { kind: 'human' }, name: 'You' })
}

/** A computer goes on for the visitor, and the table is left as a visitor must find it. */
export function giveSeatBack(table: Table, seat: Seat, { level }: KioskGame): Promise<void> {
  const desk = deskOf(table)
  toggleJudge(table, false)
  pickNothing(table)
  if (desk.state.getState().lookingBack) desk.goOn()
  return reseatSoon(table, seat, { sitter: { kind: 'computer', level }, name: playerName(seat) })
}

/** How often each seat has changed hands: a wait that began before the last change is out of date. */
const turnsOf = part(() => new Map<Seat, number>())

/** Dice in the air are waited for; a match that is gone is not. */
async function reseatSoon(
  table: Table,
  seat: Seat,
  change: Pick<MatchSeat, 'sitter' | 'name'>,
): Promise<void> {
  const desk = deskOf(table)
  const turns = turnsOf(table)
  const { matchId } = desk.state.getState()
  const turn = (turns.get(seat) ?? 0) + 1
  turns.set(seat, turn)
  const isWanted = () => desk.state.getState().matchId === matchId && turns.get(seat) === turn
  const isDone = () => desk.state.getState().told?.seats[seat]?.name === change.name
  while (isWanted() && !isDone()) {
    await desk.reseat(seat, change)
    if (isWanted() && !isDone()) await nextChange(table)
  }
}

function nextChange(table: Table): Promise<void> {
  return new Promise(resolve => {
    const stop = deskOf(table).state.subscribe(() => {
      stop()
      resolve()
    })
  })
}
