/** Fixtures: moves of two matches that some eyes cannot tell from each other. */
import { maySee } from '../../match/matchView'
import { addEntry, type OpenMatch } from '../../match/openMatch'
import { plain } from '../../match/plain'
import type { AnyMove, Viewer } from '../../rules/game'
import type { Random } from '../../rules/random'

/** What the eyes see of an entry: the table after it and all that is said of it. */
export function look(open: OpenMatch, viewer: Viewer): string {
  const { game, state, steps } = open
  const { events = [], seat, seenBy } = steps.at(-1) ?? {}
  const heard = events.filter(event => maySee(event.seenBy, viewer)).map(({ seenBy: _, ...event }) => event)
  const last = open.match.log.at(-1)
  const dice = last?.kind === 'throw' && maySee(seenBy, viewer) ? last.record : undefined
  return JSON.stringify(
    plain({ view: game.view(state, viewer), heard, seat: heard.length > 0 ? seat : 0, dice }),
  )
}

function played(open: OpenMatch, move: AnyMove): OpenMatch | undefined {
  const added = addEntry(open, { kind: 'move', move: plain(move) })
  return added.ok ? added.open : undefined
}

/** A move for each of the two that look the same to these eyes; two different ones if there are any. */
export function likeMoves(one: OpenMatch, other: OpenMatch, seat: number, viewer: Viewer, random: Random) {
  const tried = 24
  const mine = random.shuffled(one.game.moves(one.state, seat)).slice(0, tried)
  for (const move of mine) {
    const after = played(one, move)
    if (!after) continue
    const looks = look(after, viewer)
    const others =
      seat === viewer
        ? [move]
        : [...random.shuffled(other.game.moves(other.state, seat)).slice(0, tried), move]
    const like = others.filter(candidate => {
      const twin = played(other, candidate)
      return twin !== undefined && look(twin, viewer) === looks
    })
    const different = like.find(candidate => JSON.stringify(candidate) !== JSON.stringify(move))
    if (like.length > 0) return [move, different ?? like[0]!] as const
  }
  return undefined
}
