import { beforeAll, describe, expect, it } from 'vitest'
import { isSame, plain } from '../match/plain'
import { computer, person, testTable } from '../match/testing/matches'
import { verify } from '../match/verify'
import { loadPhysics } from '../physics'
import { type GameId, gameIds, type Viewer } from '../rules/game'
import { createLink, type Line, type Link, type News } from '../wire'
import type { Host } from './createHost'
import { linesOf, noLines } from './lines'
import { cutting, overPorts, overSockets, plainly, type Serve } from './testing/carriers'
import { sitDown, testHost, untilTold } from './testing/hosts'
import { toldTo } from './toldTo'

beforeAll(loadPhysics)

const carriers: readonly (readonly [string, Serve])[] = [
  ['plain calls', plainly],
  ['a port', overPorts],
  ['a loopback socket', overSockets],
]

const viewers: readonly Viewer[] = [0, 1, 'spectator']

/** What a screen was told as news, line by line, and whether every step followed from the one before. */
function hearing(link: Link) {
  const lines: Line[] = []
  const gaps: string[] = []
  const hear = ({ told, known }: News) => {
    if (known > lines.length) gaps.push(`after ${lines.length} lines came number ${known}`)
    if (known < lines.length) gaps.push(`line ${known} was told again`)
    lines.push(...told.lines.slice(known))
  }
  const stop = link.listen(news => {
    hear(news)
    link.seen(news)
  })
  return { lines, gaps, stop }
}

function openTable(game: GameId) {
  const options = game === 'rolling-with-the-waves' ? { roundLimit: 4 } : {}
  return testTable({
    game,
    players: 3,
    seed: `screens ${game}`,
    sitters: [person, person, computer],
    options,
  })
}

/** Three screens play this many entries, or to the end. */
async function play(host: Host, serve: Serve, entries: number, isCut: boolean) {
  const served = await serve(host)
  const screens = viewers.map(viewer => {
    const rights = { chairs: viewer === 'spectator' ? [] : [viewer], isOwner: false }
    const connect = served.screen({ rights, isWaitedFor: viewer === 0 })
    const link = createLink({
      connect: isCut ? cutting(connect, `cuts of ${viewer}`) : connect,
      viewer,
      again: async () => {},
    })
    return { viewer, link, heard: hearing(link) }
  })
  await Promise.all(screens.map(({ link }) => untilTold(link, () => true)))
  const stops = screens.flatMap(({ viewer, link }) =>
    viewer === 'spectator' ? [] : [sitDown(link, viewer, 'a person')],
  )
  host.start()
  const isEnough = () =>
    host.open.match.log.length >= entries || host.open.game.turn(host.open.state).kind === 'over'
  await new Promise<void>(resolve => {
    if (isEnough()) return resolve()
    const stop = host.listen(() => {
      if (!isEnough()) return
      stop()
      resolve()
    })
  })
  for (const stop of stops) stop()
  await new Promise<void>(resolve => {
    const isCaughtUp = () =>
      screens.every(({ viewer, link }) => {
        const lines = linesOf(host.open, viewer, noLines)
        return isSame(link.told, toldTo(host.open, viewer, { choices: true, lines }))
      })
    const look = () => (isCaughtUp() ? resolve() : setImmediate(look))
    look()
  })
  return { screens, close: served.close }
}

describe.each(carriers)('a match over %s', (name, serve) => {
  it.each(gameIds)('%s: three screens get only what they may see, each line once', async game => {
    const host = await testHost(openTable(game))
    const { screens, close } = await play(host, serve, 60, false)
    for (const { viewer, link, heard } of screens) {
      expect(heard.gaps).toEqual([])
      expect(heard.lines).toEqual(plain(linesOf(host.open, viewer, noLines).lines))
      expect(link.told!.viewer).toBe(viewer)
      link.close()
    }
    expect(verify(host.open.match)).toMatchObject({ ok: true })
    host.close()
    await close()
  })

  it.each(name === 'plain calls' ? gameIds : (['rattle-battle', 'waves'] as const))(
    '%s: cut off at every message and resumed, nothing is lost or told twice',
    async game => {
      const host = await testHost(openTable(game))
      const { screens, close } = await play(host, serve, 60, true)
      for (const { viewer, link, heard } of screens) {
        expect(heard.gaps).toEqual([])
        expect(heard.lines).toEqual(plain(linesOf(host.open, viewer, noLines).lines))
        link.close()
      }
      expect(verify(host.open.match)).toMatchObject({ ok: true })
      host.close()
      await close()
    },
  )
})
