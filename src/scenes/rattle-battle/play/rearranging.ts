import { Vector3 } from 'three'
import {
  layToken,
  type Plan,
  type RattleMove,
  type RattleState,
  slotOf,
  type TokenId,
} from '../../../rules/rattle-battle/public'
import { deskOf } from '../../../table/desk'
import type { Table } from '../../../table/part'
import { wake } from '../../table/frameLoop'
import { type Grip, meetLevel, type PointerAt } from '../../table/input/pointerDesk'
import type { ThingMotion } from '../../things/motion'
import type { Layout, SlotPlace, ThingId } from '../layout'

/** A token let go within this of a place is laid into it, in cm. */
const reach = 2.6
const lift = 2

/** This thing as a stowed token of the player who is asked; it may be moved whenever they may act (RB-286a). */
export function stowedToken(table: Table, id: ThingId): TokenId | undefined {
  if (!id.startsWith('token:')) return undefined
  const token = id.slice('token:'.length)
  return slotOf(stowedByAsked(table), token) === undefined ? undefined : token
}

function stowedByAsked(table: Table): Plan {
  const { asked, view } = deskOf(table).state.getState()
  return (asked && (view as RattleState | undefined)?.players[asked.seat]?.stowed) ?? {}
}

/** The place that is meant by a point of the table. */
export function nearestSlot(
  places: readonly SlotPlace[],
  at: { readonly x: number; readonly z: number },
): SlotPlace | undefined {
  return places
    .map(place => ({ place, far: Math.hypot(place.x - at.x, place.z - at.z) }))
    .filter(({ far }) => far < reach)
    .sort((a, b) => a.far - b.far)[0]?.place
}

/** Carries stowed Loot to another place of its owner; what lies there changes places with it. */
export function dragStowed(
  table: Table,
  { motion, layout }: { readonly motion: ThingMotion; layout(): Layout },
  id: ThingId,
  start: PointerAt,
): Grip | undefined {
  const desk = deskOf(table)
  const point = new Vector3()
  const pose = motion.poseOf(id)
  const token = stowedToken(table, id)
  const seat = desk.state.getState().asked?.seat
  if (!pose || token === undefined || seat === undefined || !meetLevel(start.ray, pose.y, point))
    return undefined
  const { y, qx, qy, qz, qw } = pose
  motion.take([id])
  const back = () => {
    motion.letGo([id])
    wake(true)
  }
  return {
    move(at) {
      if (meetLevel(at.ray, y, point)) motion.put(id, point.x, y + lift, point.z, qx, qy, qz, qw)
      wake(true)
    },
    release(at) {
      if (!meetLevel(at.ray, y, point)) return back()
      const place = nearestSlot(
        layout().slots.filter(slot => slot.seat === seat),
        point,
      )
      const stowed = stowedByAsked(table)
      if (!place || place.slot === slotOf(stowed, token)) return back()
      motion.put(id, place.x, y, place.z, qx, qy, qz, qw)
      const stowPlan = layToken(stowed, token, place.slot)
      const move = { kind: 'rearrange', seat, stowPlan } satisfies RattleMove
      // It stays where it was put until the next layout.
      void desk.choose(move).finally(() => requestAnimationFrame(() => requestAnimationFrame(back)))
    },
    cancel: back,
  }
}
