import { throwerIn, untilTold } from '../../src/host/testing/hosts'
import { person } from '../../src/match/testing/matches'
import { openRoom, pageIn } from '../../src/server/testing/houses'
import type { Link } from '../../src/wire'
import type { TableOfFour } from './server'

/** A room of WAVES with four screens. A move is any that is offered, played as soon as all four were told of the last. */
export async function ourTable(address: string): Promise<TableOfFour> {
  const room = await openRoom(address, { game: 'waves', sitters: [person, person, person, person] })
  // The link of the host opens chair 0 as well.
  const host = pageIn(address, room, 'host')
  const pages = [host, ...[1, 2, 3].map(seat => pageIn(address, room, seat))]
  for (const page of pages) await page.untilPhase('in')
  await host.screen.do({ kind: 'start' })
  for (const page of pages) await page.until(({ phase }) => phase === 'playing')
  const links: Link[] = pages.map(page => page.table())
  await Promise.all(links.map(link => untilTold(link, () => true)))
  // WAVES begins with a throw that may have to be made again; after it come moves alone.
  for (;;) {
    const told = await untilTold(links[0]!, ({ falling }) => falling === undefined)
    const thrower = throwerIn(told)
    if (thrower === undefined) break
    const throws = told.lines.length
    await links[thrower]!.ask({ kind: 'let go', seat: thrower, throws, gesture: { shake: 0.5 } })
    await untilTold(links[0]!, ({ lines }) => lines.length > throws)
  }
  await Promise.all(links.map(link => untilTold(link, ({ turn }) => turn.kind === 'move')))
  const bytes: number[] = []
  const heard = pages.map(page => page.heard.length)
  return {
    bytes,
    async move() {
      const made = links.map(link => link.told!.lines.length)
      const asked = links.findIndex(link => link.told!.asked !== undefined)
      const link = links[asked]
      if (!link) return false
      const { asked: choice, made: count } = link.told!
      const answer = await link.ask({ kind: 'play', move: choice!.choices[0]!.move, made: count })
      // Late: the connection was cut, and what had been played already was asked again.
      if (!answer.ok && !answer.late) throw new Error(answer.why)
      await Promise.all(links.map((one, at) => untilTold(one, ({ lines }) => lines.length > made[at]!)))
      for (const [at, page] of pages.entries()) {
        const now = page.heard.slice(heard[at])
        heard[at] = page.heard.length
        bytes.push(now.reduce((sum, text) => sum + Buffer.byteLength(text), 0))
      }
      return true
    },
    close() {
      for (const page of pages) page.close()
    },
  }
}
