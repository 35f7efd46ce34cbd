/** A match in a room that two persons and a computer play by themselves, and everything that the persons' screens are told. */
import { linesOf, noLines } from '../../host/lines'
import { sitDown, untilTold } from '../../host/testing/hosts'
import type { OpenMatch } from '../../match/openMatch'
import { isSame, plain } from '../../match/plain'
import { computer, person } from '../../match/testing/matches'
import { verify } from '../../match/verify'
import type { GameId } from '../../rules/game'
import type { Line, Link, Told } from '../../wire'
import { openRoom, pageIn } from './houses'

export interface PlayedMatch {
  readonly room: string
  readonly lines: number
  /** Fulfilled when every screen has this many lines more, or the match is over. */
  untilMore(lines: number): Promise<Told>
  close(): void
  /** What the screens were told that is not kept, and whatever else is wrong with what is kept. */
  faultsIn(kept: OpenMatch): readonly string[]
}

export async function playMatchAt(address: string, game: GameId): Promise<PlayedMatch> {
  const room = await openRoom(address, { game, sitters: [person, person, computer] })
  const pages = [pageIn(address, room, 'host'), pageIn(address, room, 1)]
  for (const page of pages) await page.untilPhase('in')
  await pages[0]!.screen.do({ kind: 'start' })
  for (const page of pages) await page.until(({ phase }) => phase === 'playing')
  const links: Link[] = pages.map(page => page.table())
  const told: Line[][] = links.map(link => {
    const lines: Line[] = []
    link.listen(({ told, known }) => {
      lines.length = Math.min(lines.length, known)
      lines.push(...told.lines.slice(known))
    })
    return lines
  })
  await Promise.all(links.map(link => untilTold(link, () => true)))
  for (const [seat, link] of links.entries()) sitDown(link, seat, `killed ${seat}`)
  return {
    room: room.id,
    get lines() {
      return told[0]!.length
    },
    async untilMore(lines) {
      const enough = told[0]!.length + lines
      const isSo = ({ lines, turn }: Told) => lines.length >= enough || turn.kind === 'over'
      const all = await Promise.all(links.map(link => untilTold(link, isSo)))
      return all[0]!
    },
    close() {
      for (const page of pages) page.close()
    },
    faultsIn(kept) {
      const faults: string[] = []
      for (const [seat, lines] of told.entries()) {
        const all = plain(linesOf(kept, seat, noLines).lines)
        const lost = lines.findIndex((line, at) => !isSame(line, all[at]))
        if (lost >= 0) faults.push(`Line ${lost} that seat ${seat} was told is not kept.`)
      }
      const verdict = verify(kept.match)
      if (!verdict.ok) faults.push(verdict.why)
      return faults
    },
  }
}
