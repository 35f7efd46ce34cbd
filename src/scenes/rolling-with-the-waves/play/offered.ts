import type { Seat } from '../../../rules/game'
import {
  type Icon,
  type RollingWavesMove,
  type RollingWavesState,
  writtenIcon,
} from '../../../rules/rolling-with-the-waves/public'
import type { NamedChoice } from '../../../table/choosing'
import { composingOf } from '../../../table/composing'
import { dieSlot } from '../../../table/composing/rollingWithTheWaves'
import type { Choice, DeskState } from '../../../table/desk'
import type { Table } from '../../../table/part'
import type { ThingId } from '../../things/layout'
import type { Offered } from '../../things/touch'
import { bellThing, cellThing, dieThing, mapThing, partThing } from '../layout'

const chestPart = (seat: Seat, chest: number): ThingId => partThing(`chest${chest}` as Icon, seat)

/** The things on the table that a move is about. */
export function thingsOf(move: RollingWavesMove, view: RollingWavesState): readonly ThingId[] {
  switch (move.kind) {
    case 'draft':
      return [dieThing(move.dieId)]
    case 'yarrr':
      return [bellThing(move.seat)]
    case 'raise': {
      const icon = writtenIcon(view.step)
      return move.use || !icon ? [partThing('spirits', move.seat)] : [partThing(icon, move.seat)]
    }
    case 'bury':
      return [chestPart(move.seat, move.chest)]
    case 'fire': {
      const [volley] = move.volleys
      const { target, chest, into } = volley ?? {}
      return [
        ...(target !== undefined && chest !== undefined ? [chestPart(target, chest)] : []),
        ...(into === undefined ? [] : [chestPart(move.seat, into)]),
      ]
    }
    default:
      return []
  }
}

/** A thing that stands for a decision of what is put together, and how it is decided. */
export interface PartThings {
  readonly things: readonly ThingId[]
  readonly slot: string
  /** Absent: the decision is taken back. */
  readonly key: string | undefined
}

/** What can be put together by hand now: dice onto icons, cannons at chests. */
export function partThings(
  table: Table,
  { asked, view }: Pick<DeskState, 'asked' | 'view'>,
): readonly PartThings[] {
  const { now } = composingOf(table).getState()
  if (!now || !asked) return []
  const state = view as RollingWavesState
  if (state.phase === 'allocate') {
    return state.players[asked.seat]!.nests.flatMap(({ id }): PartThings[] => {
      const slot = dieSlot(id)
      const step = now.composed.steps.find(one => one.slot === slot)
      const ways = (step?.options ?? []).filter(({ isPicked }) => !isPicked)
      const back =
        now.picks[slot] === undefined
          ? []
          : [{ things: [dieThing(id), mapThing(asked.seat)], slot, key: undefined }]
      return [
        ...ways.map(({ key }) => ({ things: [dieThing(id), cellThing(key as Icon, asked.seat)], slot, key })),
        ...back,
      ]
    })
  }
  return now.composed.steps
    .filter(({ slot }) => now.picks[slot] === undefined)
    .flatMap(({ slot, options }): readonly PartThings[] =>
      options.map(({ key }) => ({ things: thingsOfPart(slot, key, asked.seat), slot, key })),
    )
    .filter(({ things }) => things.length > 0)
}

function thingsOfPart(slot: string, key: string, seat: Seat): readonly ThingId[] {
  if (slot.endsWith('booty')) return [chestPart(seat, Number(key))]
  if (!slot.endsWith('target')) return []
  const [target = '', chest = ''] = key.split(':')
  return [chestPart(Number(target), Number(chest))]
}

/** What is offered on the table. */
export function offer(table: Table, choices: readonly Choice[], state: DeskState): Offered {
  const view = state.view as RollingWavesState
  const { asked } = state
  const { now } = composingOf(table).getState()
  // YARRR is for a plan that stands: not while a die of it is taken back.
  const listed = now ? (now.composed.choice ? now.others : []) : choices
  const named: NamedChoice[] = listed.map(choice => ({
    choice,
    things: thingsOf(choice.move as RollingWavesMove, view),
  }))
  for (const { things } of partThings(table, state)) named.push({ choice: undefined, things })
  const dice =
    asked && view.phase === 'allocate' ? view.players[asked.seat]!.nests.map(({ id }) => dieThing(id)) : []
  const drafted =
    view.phase === 'draft' ? choices.map(({ move }) => thingsOf(move as RollingWavesMove, view)[0]!) : []
  return {
    named,
    loose: new Set([...dice, ...drafted]),
    aliases: asked ? mapAliases(asked.seat, named) : new Map(),
  }
}

/** A part of the own map is as good as the icon of the mini board that is written there. */
function mapAliases(seat: Seat, named: readonly NamedChoice[]): ReadonlyMap<ThingId, readonly ThingId[]> {
  const cells = new Set(named.flatMap(({ things }) => things.filter(id => id.startsWith('cell:'))))
  return new Map(
    [...cells].map(cell => [cell, [partThing(cell.slice('cell:'.length, cell.indexOf('@')) as Icon, seat)]]),
  )
}
