import { type DieKind, dieKinds, rotate } from '../../../measure'
import {
  type CardFace,
  cardMm,
  deckById,
  type Loose,
  laySettled,
  sizeOf,
  standingHalf,
  type TableColour,
  type What,
} from '../../../open-table'
import { type GameId, readSetUp } from '../../../rules/game'
import { loadGame } from '../../../rules/shelf'
import { colourOfId } from '../../table/dice/dieLook'
import type { Layout, Placement } from '../../things/layout'
import { createPose, writePose } from '../../things/motion'
import { toTableY } from '../units'

/**
 * A game as its own table is set up, from its rules and its own layout: what lies in the layout as cardboard, card, die,
 * coin or ship lies on the open table at the same place. What a rule alone keeps (slips, sums, places) stays behind.
 */
export async function layGame(id: GameId, players: number): Promise<readonly Loose[]> {
  const game = await loadGame(id)
  if (!game) throw new RangeError(`There is no game ${id}`)
  const read = readSetUp(game, { players, seed: 'a ready table', options: {} })
  if (!read.ok) throw new RangeError(read.why)
  const state = game.setup(read.value)
  const source = sources[id]
  const layout = await source.layoutOf(game.view(state, 0))
  const things = [...layout.things.values()].flatMap(place => loose(place, source))
  return laySettled([...(source.besides ?? []), ...things])
}

interface Source {
  readonly box: string
  layoutOf(view: unknown): Promise<Layout>
  /** The cards of a pile of its layout. */
  cardsOf?(place: Placement): readonly CardFace[] | undefined
  /** What stands on its table besides. */
  readonly besides?: readonly Loose[]
  /** Kinds that only tell something. */
  readonly leavesOut?: readonly string[]
}

const stays = (what: What, x = 0, z = 0): Loose => ({
  what,
  pose: { position: [x, sizeOf(what).height / 2, z], rotation: [0, 0, 0, 1] },
  isLocked: true,
})

const deck = (id: string) => deckById(id).cards

/**
 * Each layout is fetched when its table is asked for, from its own file: through the index of its folder, the packed page
 * joined a layout to its whole scene in a circle, and Waves of Fortune found a part of it empty.
 */
const sources: Readonly<Record<GameId, Source>> = {
  'rattle-battle': {
    box: 'rb',
    layoutOf: async view => (await import('../../rattle-battle/layout/layoutOf')).layoutOf(view as never, 0),
    cardsOf: ({ id }) => {
      const name = id.replace('deck:', '')
      const known: Readonly<Record<string, string>> = {
        soft: 'rb-soft',
        hard: 'rb-hard',
        final: 'rb-final',
        crazy: 'rb-crazy',
        sailors: 'rb-sailors',
        upgrades: 'rb-upgrades',
      }
      return known[name] ? deck(known[name]) : undefined
    },
    besides: [stays({ kind: 'tray', tray: 'sea-box' })],
  },
  'rolling-with-the-waves': {
    box: 'ry',
    layoutOf: async view =>
      (await import('../../rolling-with-the-waves/layout/layoutOf')).layoutOf(view as never, 0),
    besides: [stays({ kind: 'tray', tray: 'rolling-waves-tray' })],
    leavesOut: ['part', 'cell', 'behind', 'bell'],
  },
  'rolling-seas': {
    box: 'rs',
    layoutOf: async view => (await import('../../rolling-seas/layout/layoutOf')).layoutOf(view as never, 0),
    cardsOf: ({ id }) =>
      id === 'deck:adventures'
        ? deck('rs-adventures')
        : id === 'deck:islands'
          ? deck('rs-islands')
          : undefined,
  },
  'waves-of-fortune': {
    box: 'wf',
    layoutOf: async view => (await import('../../waves-of-fortune/layout/layoutOf')).layoutOf(view as never),
    cardsOf: ({ id }) => (id.startsWith('deck:') ? deck(`wf-${id.slice(5)}`) : undefined),
    leavesOut: ['gold', 'odds', 'chance', 'voyage', 'outcome', 'card-place', 'slip'],
    besides: [stays({ kind: 'tray', tray: 'fortune-tray' }, 386, 0)],
  },
  waves: {
    box: 'ws',
    layoutOf: async view => (await import('../../waves/layout/layoutOf')).layoutOf(view as never, 0),
    cardsOf: ({ id }) => (id === 'deck' ? deck('ws-elders') : undefined),
    leavesOut: ['tally', 'goal', 'hint', 'verdict', 'said', 'talk', 'power'],
  },
}

const isDie = (kind: string | undefined): kind is Exclude<DieKind, 'wave-token'> =>
  (dieKinds as readonly string[]).includes(kind ?? '')

const fortuneShips = ['purple', 'blue', 'yellow', 'green'] as const
const pose = createPose()

/** A placement as a thing of the open table; none for what only its own game can draw. */
function loose(place: Placement, source: Source): readonly Loose[] {
  if (source.leavesOut?.includes(place.kind)) return []
  const whats = whatOf(place, source)
  if (whats.length === 0) return []
  const still =
    place.kind === 'board' || place.kind === 'scenario' || (place.width > 15 && place.cut !== undefined)
  writePose({ ...place, pitch: 0 }, pose)
  // What stands in a fan before a player lies on the table here.
  const rotation = [pose.qx, pose.qy, pose.qz, pose.qw] as const
  const up = rotate(rotation, [0, 1, 0])[1]
  const isCardLike = Math.abs(up) > 0.9
  let under = toTableY(place.y)
  return whats.map(what => {
    const half = isCardLike
      ? sizeOf(what).height / 2
      : standingHalf({ what, pose: { position: [0, 0, 0], rotation } })
    const thing: Loose = {
      what,
      pose: { position: [place.x * 10, Math.max(0, under) + half, place.z * 10], rotation },
      ...(still && { isLocked: true }),
    }
    under += sizeOf(what).height
    return thing
  })
}

function whatOf(place: Placement, source: Source): readonly What[] {
  const { kind, die, item, label, count = 1 } = place
  if (die !== undefined) {
    if (!isDie(die)) return []
    const colour = colourOfId(`${item ?? ''} ${label.toLowerCase()}`.replaceAll(' ', '-'))
    return [{ kind: 'die', die, colour }]
  }
  if (kind === 'gold' || kind === 'silver') {
    if (!place.isRound && place.cut) return []
    return Array.from({ length: Math.min(place.pieces ?? count, 10) }, () => ({ kind: 'coin', coin: kind }))
  }
  if (kind === 'ship') {
    const ship = fortuneShips.find(one => one === item)
    return ship ? [{ kind: 'ship', ship }] : []
  }
  if (kind === 'king') return [{ kind: 'ship', ship: 'king' }]
  if (kind === 'kraken') return [{ kind: 'ship', ship: 'kraken' }]
  if (kind === 'crew' || kind === 'food')
    return [{ kind: 'piece', piece: kind, colour: kind === 'food' ? 'red' : 'black' }]
  if (kind === 'gem') return [{ kind: 'piece', piece: 'gem', colour: 'green' }]
  if (kind === 'diamond' || kind === 'blue-gem')
    return [{ kind: 'piece', piece: kind === 'diamond' ? 'diamond' : 'gem', colour: 'blue' }]
  if (kind === 'ruler') return [{ kind: 'ruler' }]
  if (kind === 'map' && source.box === 'ry') return [printed(place, `ry/map:${crewOf(label)}`)]
  if (kind === 'mini' && source.box === 'ry') return [printed(place, `ry/mini:${crewOf(label)}`)]
  if (kind === 'chart' && source.box === 'rs') return [printed(place, 'rs/chart')]
  if (!place.cut) return []
  return [cardboard(place, source)]
}

function crewOf(label: string): TableColour | string {
  return ['red', 'purple', 'green', 'yellow', 'blue'].find(one => label.toLowerCase().includes(one)) ?? 'red'
}

const mm = (cm: number) => Math.max(0.6, Math.round(cm * 100) / 10)

function printed({ label, width, depth, height }: Placement, front: string): What {
  return {
    kind: 'plate',
    name: label.slice(0, 80),
    front,
    back: front,
    size: { width: mm(width), depth: mm(depth), height: mm(height) },
    outline: 'plate',
  }
}

function cardboard(place: Placement, source: Source): What {
  const { kind, label, width, depth, height, count = 1 } = place
  const print = (key: string) => `${source.box}/${key}`
  const name = label.replace(/,? \d+ (cards?|left).*$/, '').slice(0, 80)
  const isCard =
    Math.abs(width / depth - cardMm.width / cardMm.depth) < 0.02 && height <= 0.06 * Math.max(1, count)
  if (isCard && (kind === 'card' || kind === 'deck')) {
    const cards = source.cardsOf?.(place) ?? [{ front: print(place.front), back: print(place.back) }]
    const pile = kind === 'deck' ? cards : cards.slice(0, 1)
    return { kind: 'cards', name, cards: pile.slice(0, 200) }
  }
  const outline = place.cut?.corner === 'round' ? 'round' : (place.cut?.shape ?? 'plate')
  return {
    kind: 'plate',
    name,
    front: print(place.front),
    back: print(place.back),
    size: { width: mm(width), depth: mm(depth), height: mm(height) },
    outline,
  }
}
