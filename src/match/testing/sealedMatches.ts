/** Fixtures: sealed matches with honest players, whose secrets come from fixed seeds. Physics must be loaded. */
import { readSetUp } from '../../rules/game'
import { games } from '../../rules/games'
import { createRandom } from '../../rules/random'
import { type MatchWish, newMatch } from '../match'
import { gameOf, type OpenMatch, startMatch, turnOf } from '../openMatch'
import { playMove } from '../playMove'
import { chooseMove } from '../playOn'
import { type Chain, type Chains, createChain, type Fixed, fixedSetUp, hasDrawn, startRound } from '../sealed'
import { performThrowOf, takeThrow, withOpening } from '../throwing'

export function testSecret(seed: string): Uint8Array {
  const random = createRandom(seed)
  return Uint8Array.from({ length: 32 }, () => random.index(256))
}

export interface SealedTable {
  readonly open: OpenMatch
  readonly chains: Chains
  /** The chains themselves, which go on as they are used. */
  readonly holders: { readonly host: Chain; readonly seats: ReadonlyMap<number, Chain> }
}

export function sealedTable(wish: Omit<MatchWish, 'sealed'>, length = 300): SealedTable {
  const game = games.find(({ id }) => id === wish.game)!
  const host = createChain(testSecret(`host of ${wish.seed}`), { length })
  const seats = new Map(
    Array.from({ length: wish.players }, (_, seat) => [
      seat,
      createChain(testSecret(`seat ${seat} of ${wish.seed}`), { length }),
    ]),
  )
  const anchors = [
    ...[...seats].map(([by, { anchor }]) => ({ by, link: anchor })),
    { by: 'host' as const, link: host.anchor },
  ]
  const read = readSetUp(game, wish)
  if (!read.ok) throw new Error(read.why)
  const last = new Map(anchors.map(({ by, link }) => [by, link] as const))
  const round = startRound({
    at: 0,
    head: '',
    fixed: fixedSetUp(wish.game, read.value),
    chains: { last, unsealed: new Set() },
  })
  for (const seat of round.waitingFor()) round.reveal(seat, seats.get(seat)!.next())
  const { opening, chains } = round.close(host)
  const made = newMatch({ ...wish, seed: opening.seed, sealed: { anchors, opening } })
  if (!made.ok) throw new Error(made.why)
  return { open: startMatch(made.value, gameOf(made.value)!), chains, holders: { host, seats } }
}

export function openWith(table: SealedTable, fixed: Fixed) {
  const { match } = table.open
  const round = startRound({
    at: match.log.length,
    head: match.log.at(-1)?.seal ?? match.seal,
    fixed,
    chains: table.chains,
  })
  for (const seat of round.waitingFor()) round.reveal(seat, table.holders.seats.get(seat)!.next())
  return round.close(table.holders.host)
}

/** One entry further, chosen at random and opened as a host opens it; the table as it is at the end of the game. */
export function playSealed(table: SealedTable): SealedTable {
  const { open } = table
  const turn = turnOf(open)
  if (turn.kind === 'over') return table
  const [seat] = turn.seats
  if (turn.kind === 'move') {
    const move = chooseMove(open, seat!, 'random')
    const draws = hasDrawn(open.state, open.game.play(open.state, move).state)
    if (!draws) return { ...table, open: playMove(open, move) }
    const { opening, chains } = openWith(table, { kind: 'move', move })
    return { ...table, chains, open: playMove(open, move, opening) }
  }
  if (!turn.fist) {
    const gesture = { shake: 0.5 }
    const { opening, chains } = openWith(table, { kind: 'throw', seat: seat!, gesture })
    return { ...table, chains, open: performThrowOf(open, { gesture, opening }) }
  }
  try {
    return { ...table, open: performThrowOf(open) }
  } catch {
    const { opening, chains } = openWith(table, { kind: 'fist', seat: seat! })
    return { ...table, chains, open: performThrowOf(withOpening(takeThrow(open), opening)) }
  }
}
