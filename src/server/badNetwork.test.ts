import { join } from 'node:path'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { linesOf, noLines } from '../host/lines'
import { sitDown, untilTold } from '../host/testing/hosts'
import { plain } from '../match/plain'
import { person } from '../match/testing/matches'
import { verify } from '../match/verify'
import { loadPhysics } from '../physics'
import { createRandom } from '../rules/random'
import type { Line, Link } from '../wire'
import { readRoomFile } from './roomFile'
import {
  type House,
  type HouseWish,
  leaveNothing,
  openRoom,
  pageIn,
  startHouse,
  type TestPage,
} from './testing/houses'
import { type BadNetwork, startBadNetwork } from './testing/proxy'

beforeAll(loadPhysics)

let house: House
let network: BadNetwork
const pages: TestPage[] = []

afterEach(async () => {
  for (const page of pages.splice(0)) page.close()
  await network.close()
  await leaveNothing(house)
})

/** Grace is at the server, and Anne comes to it over the bad network. */
async function played(wish: HouseWish = {}, isSealed = false) {
  house = await startHouse(wish)
  network = await startBadNetwork(house.address)
  const room = await openRoom(house.address, { sitters: [person, person], isSealed })
  const enter = async (address: string, who: 'host' | 1) => {
    const page = pageIn(address, room, who, { timeout: 1_000 })
    pages.push(page)
    await page.untilPhase('in')
    return page
  }
  const [grace, anne] = [await enter(house.address, 'host'), await enter(network.address, 1)]
  expect(await grace.screen.do({ kind: 'start' })).toEqual({ ok: true })
  const heard = await Promise.all(
    [grace, anne].map(async page => {
      await page.until(({ phase }) => phase === 'playing')
      const link = page.table()
      const lines: Line[] = []
      link.listen(({ told, known }) => lines.push(...told.lines.slice(known)))
      await untilTold(link, () => true)
      return { link, lines }
    }),
  )
  for (const [seat, { link }] of heard.entries()) sitDown(link, seat, `seat ${seat}`)
  const links = heard.map(({ link }) => link) as [Link, Link]
  return {
    room,
    grace,
    anne,
    links,
    /** Both play on until this many more lines have been told to both. */
    more: (count: number) => {
      const enough = Math.max(...links.map(({ told }) => told!.lines.length)) + count
      return Promise.all(
        links.map(link =>
          untilTold(link, ({ lines, turn }) => lines.length >= enough || turn.kind === 'over'),
        ),
      )
    },
    again: () => enter(house.address, 1),
    /** What each of them heard is what was kept: nothing is missing, and nothing came twice. */
    async compare() {
      for (const page of pages) page.close()
      await house.close()
      const { open } = await readRoomFile(join(house.folder, `${room.id}.jsonl`))
      expect(verify(open!.match)).toMatchObject({ ok: true })
      for (const [seat, { lines }] of heard.entries())
        expect(plain(linesOf(open!, seat, noLines).lines).slice(0, lines.length)).toEqual(plain(lines))
      return open!.match
    },
  }
}

const soon = { everyMs: 200, timeoutMs: 2_000 }

describe('over a bad network nothing is lost or told twice, and screens go on by themselves', () => {
  it('where everything comes 300 ms late, sealed throws too', async () => {
    const { more, compare } = await played({}, true)
    network.delay(300)
    await more(5)
    network.delay(0)
    const { log } = await compare()
    // Late is not away: her links are in all throws.
    expect(log.flatMap(({ opening }) => opening?.missing ?? [])).toEqual([])
  })

  it.each(['first', 'second', 'third'])(
    'where connections are cut in the middle of anything (%s)',
    async seed => {
      const { more, compare } = await played()
      const random = createRandom(seed)
      let cuts = 0
      network.cutWhere(() => {
        const isCut = random.index(12) === 0
        if (isCut) cuts++
        return isCut
      })
      while (cuts < 8) await more(3)
      network.cutWhere(() => false)
      await more(3)
      expect(network.opened).toBeGreaterThan(8)
      await compare()
    },
  )

  it('where a connection is half open: both sides find out, and a new one is made', async () => {
    const { grace, anne, more, compare } = await played({ ping: soon })
    await more(3)
    const tried = network.nextOpened()
    network.halfOpen()
    await Promise.all([anne.untilPhase('cut'), grace.until(({ chairs }) => !chairs[1]!.isHere)])
    // The next connection is half open too.
    await tried
    network.heal()
    await anne.untilPhase('in')
    await more(6)
    await compare()
  })

  it('where a device sleeps for a short time: what was on its way comes when it wakes', async () => {
    const { grace, anne, more, compare } = await played()
    await more(3)
    network.sleep()
    expect(await grace.screen.do({ kind: 'say', text: 'Ahoy' })).toEqual({ ok: true })
    expect(anne.screen.state.getState().said).toEqual([])
    network.wake()
    await anne.untilSaid('Ahoy')
    await more(6)
    await compare()
  })

  it('where a device sleeps until the server has given it up', async () => {
    const { grace, anne, more, compare } = await played({ ping: soon })
    await more(3)
    network.sleep()
    await grace.until(({ chairs }) => !chairs[1]!.isHere)
    network.wake()
    await anne.untilPhase('cut')
    await anne.untilPhase('in')
    await more(6)
    await compare()
  })

  it('where a tab wakes whose chair is played on another device: it says so, and takes nothing back', async () => {
    const { anne, again, grace } = await played({ ping: soon })
    network.sleep()
    await grace.until(({ chairs }) => !chairs[1]!.isHere)
    const newer = await again()
    network.wake()
    await anne.untilPhase('taken')
    expect(await newer.screen.do({ kind: 'say', text: 'Still my chair' })).toEqual({ ok: true })
    anne.screen.enterAgain()
    await Promise.all([anne.untilPhase('in'), newer.untilPhase('taken')])
  })

  it('where clocks are wrong by days, and jump', async () => {
    const day = 86_400_000
    const clocks = [9 * day, -9 * day, 0, 400 * day]
    let looks = 0
    const { grace, anne, more, compare } = await played({
      now: () => Date.now() + clocks[looks++ % clocks.length]!,
    })
    for (const text of ['one', 'two', 'three']) {
      await more(3)
      expect(await grace.screen.do({ kind: 'say', text })).toEqual({ ok: true })
      network.cutWhere(() => true)
      await anne.untilPhase('cut')
      network.cutWhere(() => false)
      await anne.untilPhase('in')
    }
    expect(anne.screen.state.getState().said.map(({ text }) => text)).toEqual(['one', 'two', 'three'])
    await compare()
  })
})
