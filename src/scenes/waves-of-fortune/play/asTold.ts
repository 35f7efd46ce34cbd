import type { RuleEvent, Seat } from '../../../rules/game'
import {
  type CardId,
  type Cell,
  cardOf,
  costOf,
  type Foe,
  homeOf,
  indexOf,
  mapOf,
  type Player,
  type Tile,
  type TileKind,
  type TokenKind,
  type TrayDie,
  type UpgradeId,
  type Wreck,
} from '../../../rules/waves-of-fortune/public'
import type { FortuneView } from '../layout'
import { lineUpOf } from './lineUpOf'

type Data = Readonly<Record<string, unknown>>

/** Kinds of events that are seen on the table and not only read. */
const changes: Readonly<Record<string, (view: FortuneView, data: Data) => FortuneView>> = {
  turn: (view, { seat, round }) => ({ ...view, active: seat as Seat, round: round as number }),
  moved: (view, { seat, from, path }) =>
    withPlayer(view, seat, () => ({ cell: (path as readonly Cell[]).at(-1) ?? (from as Cell) })),
  teleported: (view, { seat, to }) => withPlayer(view, seat, () => ({ cell: to as Cell })),
  rammed: view => ({ ...view, phase: 'ramPush' }),
  pushed: (view, { rammed, to }) =>
    withPlayer({ ...view, phase: 'move' }, rammed, () => ({ cell: to as Cell })),
  wentHome: (view, { seat }) => withPlayer(view, seat, ({ colour }) => ({ cell: homeOf(colour) })),
  repaired: (view, { seat, cell }) => withPlayer(view, seat, () => ({ cell: cell as Cell, afloat: true })),
  tileTurned: (view, { cell, tile }) =>
    withTile(view, cell, () => ({ kind: tile as TileKind, faceUp: true })),
  cardDrawn: drawCard,
  tokenPlaced: (view, { cell, kind, card }) =>
    withTile({ ...view, shown: undefined }, cell, () => ({
      token: { kind: kind as TokenKind, card: card as CardId },
    })),
  mapFound: (view, { seat, card }) =>
    withPlayer({ ...view, shown: undefined }, seat, ({ maps }) => ({ maps: [...maps, card as CardId] })),
  gold: gainGold,
  cargoGained: (view, { seat, what, amount }) =>
    withPlayer(view, seat, player => cargo(player, what as string, amount as number)),
  cargoLost: (view, { seat, what, amount }) =>
    withPlayer(view, seat, player => cargo(player, what as string, -(amount as number))),
  fed: (view, { seat, food }) => withPlayer(view, seat, () => ({ food: food as number })),
  mark: (view, { seat, mark }) => withPlayer(view, seat, () => ({ [mark as string]: true })),
  banked: (view, { seat, amount }) =>
    withPlayer(view, seat, ({ shipGold, chestGold }) => ({
      shipGold: shipGold - (amount as number),
      chestGold: chestGold + (amount as number),
    })),
  bought: (view, { seat, buy }) =>
    withPlayer(view, seat, ({ chestGold, upgrades }) => ({
      chestGold: chestGold - costOf(buy as readonly UpgradeId[]),
      upgrades: [...upgrades, ...(buy as readonly UpgradeId[])],
    })),
  loaded: (view, { seat, crew, food }) =>
    withPlayer(view, seat, () => ({ crew: crew as number, food: food as number })),
  sunk: (view, { seat }) =>
    withPlayer(view, seat, () => ({
      afloat: false,
      crew: 0,
      food: 0,
      shipGold: 0,
      maps: [],
      wind: false,
      becalmed: false,
    })),
  wreck: (view, { seat, cell, gold, maps }) =>
    withTile(view, cell, ({ wrecks }) => ({
      wrecks: [...wrecks, { owner: seat, gold, maps } as Wreck],
    })),
  salvaged: (view, { seat, cell, gold, maps }) =>
    withPlayer(
      withTile(view, cell, () => ({ wrecks: [] })),
      seat,
      player => ({
        shipGold: player.shipGold + (gold as number),
        maps: [...player.maps, ...(maps as readonly CardId[])],
      }),
    ),
  fightBegan: (view, { seat, foe, hp }) => ({
    ...view,
    lineUp: undefined,
    fallen: undefined,
    combat: {
      fighter: seat as Seat,
      foe: foe as Foe,
      hp: hp as number,
      fighters: 0,
      minFighters: 1,
    },
  }),
  fightersSent: (view, { count }) => ({
    ...view,
    lineUp: undefined,
    fallen: undefined,
    ...(view.combat && { combat: { ...view.combat, fighters: count as number } }),
  }),
  foeDice: (view, { faces }) =>
    view.combat ? { ...view, combat: { ...view.combat, foeDice: faces as readonly number[] } } : view,
  thrown: (view, { dice }) => ({ ...view, roll: undefined, fallen: dice as readonly TrayDie[] }),
  round: fightRound,
  lastRound: (view, { cell }) => withTile(view, cell as Cell, () => ({ looted: true })),
  foeBeaten: (view, { cell }) => withTile({ ...view, combat: undefined }, cell, () => ({ token: undefined })),
  kingBeaten: view => ({ ...view, combat: undefined }),
}

export const isSeen = ({ kind }: RuleEvent): boolean => kind !== undefined && Object.hasOwn(changes, kind)

/** The table once one more event of an entry has been told. */
export function asTold(view: FortuneView, { kind, data }: RuleEvent): FortuneView {
  const change = kind === undefined ? undefined : changes[kind]
  return change ? change(view, data ?? {}) : view
}

function withPlayer(
  view: FortuneView,
  seat: unknown,
  change: (player: Player) => Partial<Player>,
): FortuneView {
  const player = view.players[seat as Seat]
  if (!player) return view
  return { ...view, players: view.players.with(seat as Seat, { ...player, ...change(player) }) }
}

function withTile(view: FortuneView, cell: unknown, change: (tile: Tile) => Partial<Tile>): FortuneView {
  const index = indexOf(cell as Cell)
  const tile = view.tiles[index]!
  return { ...view, tiles: view.tiles.with(index, { ...tile, ...change(tile) }) }
}

const cargo = (player: Player, what: string, amount: number): Partial<Player> =>
  what === 'crew' ? { crew: player.crew + amount } : { food: player.food + amount }

/** The card before, if one is still on show, goes to its discard pile (WF-53a). */
function drawCard(view: FortuneView, { seat, card }: Data): FortuneView {
  const id = card as CardId
  const { deck } = cardOf(id)
  const before = view.shown?.card
  const discard =
    before === undefined
      ? view.discard
      : { ...view.discard, [cardOf(before).deck]: [...view.discard[cardOf(before).deck], before] }
  const draw = { ...view.draw, [deck]: view.draw[deck].slice(0, -1) }
  return { ...view, draw, discard, shown: { card: id, who: seat as Seat } }
}

/** Gold of a treasure tile or a map comes with its source used up. */
function gainGold(view: FortuneView, { seat, amount }: Data): FortuneView {
  const player = view.players[seat as Seat]
  if (!player) return view
  const { kind, looted } = view.tiles[indexOf(player.cell)]!
  const takes = kind === 'treasure' && !looted && amount === 700
  const after = takes ? withTile(view, player.cell, () => ({ looted: true })) : view
  return withPlayer(after, seat, ({ shipGold, maps, cell }) => ({
    shipGold: shipGold + (amount as number),
    maps: takes ? maps : maps.filter(card => !(mapOf(card)?.cell === cell && mapOf(card)?.gold === amount)),
  }))
}

function fightRound(view: FortuneView, data: Data): FortuneView {
  const { combat } = view
  if (!combat) return view
  const { seat, hp, crew, lost } = data as { seat: Seat; hp: number; crew: number; lost: number }
  const lineUp = lineUpOf(view, data)
  return {
    ...withPlayer(view, seat, () => ({ crew })),
    fallen: undefined,
    lineUp,
    combat: {
      ...combat,
      hp,
      minFighters: Math.max(1, combat.fighters - lost),
      fighters: 0,
      rounds: (combat.rounds ?? 0) + 1,
      foeDice: undefined,
    },
  }
}
