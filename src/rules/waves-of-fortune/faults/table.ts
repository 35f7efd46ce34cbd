/** Seats, colours, the round and the end (WF-3a, WF-14a, WF-19, WF-122, WF-126). */
import type { Refusal } from '../../game'
import { firstOf, refuse } from '../../refusal'
import { lastRound } from '../options'
import type { FortuneState } from '../state'

export function faultOfTable(state: FortuneState): Refusal | undefined {
  const { players, phase, round, active, actor, options } = state
  const isBegun = phase !== 'lobby' && phase !== 'allocate'
  const colours = new Set(players.map(({ colour }) => colour))
  return firstOf(
    () => colours.size < players.length && refuse('WF-14a', 'Two ships have the same colour'),
    () =>
      (active >= players.length || actor >= players.length) &&
      refuse('WF-19', 'Nobody sits on the seat that acts'),
    () => isBegun !== round > 0 && refuse('WF-19a', 'Rounds are counted from the first turn on'),
    () =>
      typeof options.roundLimit === 'number' &&
      round > options.roundLimit &&
      refuse('WF-126', 'This table has agreed on fewer rounds'),
    () => faultOfEnd(state),
    () => faultOfLobby(state),
  )
}

/** Invariant 14. */
function faultOfEnd({
  players,
  phase,
  round,
  options,
  tiles,
  lastRound: last,
}: FortuneState): Refusal | undefined {
  const kings = players.filter(({ defeatedKing }) => defeatedKing).length
  const isFound = tiles.some(({ kind, faceUp }) => kind === 'king' && faceUp)
  return firstOf(
    () => kings > 1 && refuse('WF-122', 'The Pirate King is defeated once only'),
    () => kings === 1 && !isFound && refuse('WF-122', 'Nobody defeats a Pirate King who has not been found'),
    () =>
      kings === 1 &&
      phase !== 'over' &&
      options.kingFalls === 'at-once' &&
      refuse('WF-122', 'The game ends when the Pirate King is defeated'),
    () =>
      (last !== undefined) !== (kings === 1 && options.kingFalls !== 'at-once') &&
      refuse('WF-122b', 'A last round is set when the Pirate King falls, and only then'),
    () =>
      last !== undefined &&
      (round > last || last > lastRound(options, round)) &&
      refuse('WF-122b', 'The game ends with its last round'),
    () =>
      tiles.some(tile => tile.kind === 'king' && (tile.looted ?? false) !== (last !== undefined)) &&
      refuse('WF-122b', 'The King stands on the King tile until defeated'),
    () =>
      phase === 'over' &&
      kings === 0 &&
      round !== options.roundLimit &&
      refuse('WF-122', 'The game goes on until the Pirate King is defeated'),
  )
}

function faultOfLobby({ phase, claims, players, options }: FortuneState): Refusal | undefined {
  if (!claims)
    return phase === 'lobby' ? refuse('WF-14', 'The list of claimed colours is missing') : undefined
  const named = claims.filter(colour => colour !== null)
  return firstOf(
    () => phase !== 'lobby' && refuse('WF-14', 'Colours are claimed before the game begins'),
    () => options.coloursInPlay !== 'claim' && refuse('WF-14a', 'At this table no colours are claimed'),
    () => claims.length !== players.length && refuse('WF-14', 'Every seat claims one colour'),
    () => named.length === claims.length && refuse('WF-14', 'When all colours are claimed the game begins'),
    () => new Set(named).size < named.length && refuse('WF-14a', 'A colour belongs to one player'),
  )
}
