/**
 * Matches whose server is ended without a word (SIGKILL) again and again, while two persons play. Whatever a screen was
 * told is in the file afterwards, once and in the same order.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { linesOf, noLines } from '../../host/lines'
import { sitDown, untilTold } from '../../host/testing/hosts'
import { isSame, plain } from '../../match/plain'
import { computer, person } from '../../match/testing/matches'
import { verify } from '../../match/verify'
import type { GameId } from '../../rules/game'
import type { Line, Link } from '../../wire'
import { readRoomFile } from '../roomFile'
import { openRoom, pageIn } from './houses'

const program = fileURLToPath(new URL('./serverProcess.ts', import.meta.url))

async function startServer(folder: string, port: number): Promise<{ child: ChildProcess; port: number }> {
  const child = fork(program, [folder, String(port)], { execArgv: ['--import', 'tsx'] })
  const [listening] = await once(child, 'message')
  return { child, port: listening as number }
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

export interface KillWish {
  readonly game: GameId
  readonly kills: number
  /** Lines that are told between two kills. */
  readonly linesEach: number
}

export interface KillResult {
  readonly lines: number
  /** What is wrong with the file, if anything. */
  readonly faults: readonly string[]
}

/** One match, whose server is killed as soon as a screen has been told of so many more lines. */
export async function playThroughKills({ game, kills, linesEach }: KillWish): Promise<KillResult> {
  const folder = await mkdtemp(join(tmpdir(), 'seabox-kills-'))
  let { child, port } = await startServer(folder, 0)
  try {
    const address = `http://127.0.0.1:${port}`
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
    for (let done = 0; done < kills; done++) {
      const enough = told[0]!.length + linesEach
      const now = await untilTold(
        links[0]!,
        ({ lines, turn }) => lines.length >= enough || turn.kind === 'over',
      )
      await kill(child)
      child = (await startServer(folder, port)).child
      if (now.turn.kind === 'over') break
    }
    for (const page of pages) page.close()
    await kill(child)
    const { open } = await readRoomFile(join(folder, `${room.id}.jsonl`))
    const faults: string[] = []
    for (const [seat, lines] of told.entries()) {
      const kept = plain(linesOf(open!, seat, noLines).lines)
      const lost = lines.findIndex((line, at) => !isSame(line, kept[at]))
      if (lost >= 0) faults.push(`Line ${lost} that seat ${seat} was told is not in the file.`)
    }
    const verdict = verify(open!.match)
    if (!verdict.ok) faults.push(verdict.why)
    return { lines: told[0]!.length, faults }
  } finally {
    if (child.exitCode === null && child.signalCode === null) await kill(child)
    await rm(folder, { recursive: true, force: true })
  }
}
