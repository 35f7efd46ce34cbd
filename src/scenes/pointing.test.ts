/** Every player sits at their own side of the table: what one of them points at is the same thing for all. */
import { describe, expect, it } from 'vitest'
import { newMatch } from '../match'
import '../match/allGames'
import { gameOf, startMatch } from '../match/openMatch'
import { playOn } from '../match/playOn'
import { loadPhysics } from '../physics'
import { type GameId, gameIds, type Viewer } from '../rules/game'
import * as rattle from './rattle-battle/layout'
import * as seas from './rolling-seas/layout'
import * as rolling from './rolling-with-the-waves/layout'
import { type Layout, pointOf } from './things/layout'
import type { Grounds } from './things/pointing'
import { pointOfSpot, spotAt, thingOfSpot } from './things/pointing/grounds'
import * as waves from './waves/layout'
import * as fortune from './waves-of-fortune/layout'

interface Laid {
  readonly layout: Layout
  readonly grounds: Grounds
}

const laid: Readonly<Record<GameId, (view: never, eyes: Viewer) => Laid>> = {
  'rattle-battle': (view, eyes) => {
    const layout = rattle.layoutOf(view, eyes)
    return { layout, grounds: rattle.groundsOf(layout) }
  },
  'rolling-with-the-waves': (view, eyes) => {
    const layout = rolling.layoutOf(view, eyes)
    return { layout, grounds: rolling.groundsOf(layout) }
  },
  'rolling-seas': (view, eyes) => ({ layout: seas.layoutOf(view, eyes), grounds: seas.grounds }),
  waves: (view, eyes) => ({ layout: waves.layoutOf(view, eyes), grounds: waves.grounds }),
  'waves-of-fortune': view => ({ layout: fortune.layoutOf(view), grounds: fortune.grounds }),
}

const players = 4
const everybody: readonly Viewer[] = [0, 1, 2, 3, 'spectator']

/** The tables of all eyes after this many entries of a match of computers. */
async function tablesOf(game: GameId, entries: number): Promise<readonly Laid[]> {
  await loadPhysics()
  const seats = Array.from({ length: players }, () => ({
    sitter: { kind: 'computer', level: 'easy' } as const,
  }))
  const made = newMatch({ game, players, seed: 'pointing', seats })
  if (!made.ok) throw new Error(made.why)
  const open = playOn(startMatch(made.value, gameOf(made.value)!), entries)
  return everybody.map(eyes => laid[game](open.game.view(open.state, eyes) as never, eyes))
}

describe.each(gameIds)('%s', game => {
  it.each([3, 30, 70])(
    'a spot names only what all eyes have under that name, and is the same spot of it for all, after %i entries (seed pointing)',
    async entries => {
      const tables = await tablesOf(game, entries)
      const namesOf = ({ layout, grounds }: Laid) =>
        [...layout.things.values()].filter(({ kind }) => grounds.kinds.has(kind)).map(({ id }) => id)
      const names = namesOf(tables[0]!)
      for (const table of tables) {
        expect(namesOf(table).toSorted()).toEqual(names.toSorted())
        expect(table.grounds.areas.map(({ name }) => name)).toEqual(
          tables[0]!.grounds.areas.map(({ name }) => name),
        )
        for (const area of table.grounds.areas) expect(table.layout.things.has(area.name)).toBe(false)
      }
      expect(names.length + tables[0]!.grounds.areas.length).toBeGreaterThan(1)
      for (const from of tables)
        for (const id of names) {
          const thing = from.layout.things.get(id)!
          const [u, v] = [thing.width * 0.3, thing.depth * -0.2]
          const isFlat = thing.die === undefined && !thing.rotation && !thing.pitch && !thing.fan
          const at = { ...pointOf(thing, isFlat ? u : 0, isFlat ? v : 0), y: thing.y + thing.height }
          const spot = spotAt(from.layout, from.grounds, at, thing)!
          expect(spot.on).toMatch(/^[a-z][\w:@-]{0,39}$/i)
          for (const to of tables) {
            const there = to.layout.things.get(id)!
            const met = pointOfSpot(to.layout, to.grounds, spot)!
            const wanted = pointOf(there, isFlat ? u : 0, isFlat ? v : 0)
            expect(Math.hypot(met.x - wanted.x, met.z - wanted.z)).toBeLessThan(0.1)
            expect(thingOfSpot(to.layout, spot)).toBe(there)
          }
        }
    },
    120_000,
  )

  it('a spot of the bare table is told beside the same thing, whatever is hidden lies there (seed pointing)', async () => {
    const tables = await tablesOf(game, 30)
    for (const { layout, grounds } of tables) {
      const shown = new Set([...grounds.areas.map(({ name }) => name), ...namesShown(layout, grounds)])
      for (const thing of layout.things.values()) {
        const spot = spotAt(layout, grounds, thing, thing)!
        expect(shown.has(spot.on)).toBe(true)
      }
    }
  })
})

const namesShown = ({ things }: Layout, { kinds }: Grounds) =>
  [...things.values()].filter(({ kind }) => kinds.has(kind)).map(({ id }) => id)

it('a spot of the bare Sea is beside the same dice for all (seed pointing)', async () => {
  const tables = await tablesOf('rattle-battle', 45)
  const inSea = ({ layout: { things } }: Laid) =>
    [...things.values()].filter(({ die, x, z }) => die !== undefined && Math.hypot(x, z) < 20)
  const ships = inSea(tables[0]!).map(({ id }) => id)
  expect(ships.length).toBeGreaterThan(2)
  for (const from of tables)
    for (const id of ships) {
      // The bare Sea under this die: nothing is said of the die itself.
      const spot = spotAt(from.layout, from.grounds, from.layout.things.get(id)!)!
      expect(spot.on).toBe('sea')
      for (const to of tables) {
        const [met, die] = [pointOfSpot(to.layout, to.grounds, spot)!, to.layout.things.get(id)!]
        expect(Math.hypot(met.x - die.x, met.z - die.z)).toBeLessThan(0.1)
      }
    }
})
