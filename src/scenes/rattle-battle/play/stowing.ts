import { Vector3 } from 'three'
import { choiceOf } from '../../../match/inNames'
import {
  freeSlot,
  layToken,
  type Plan,
  type RattleMove,
  type RattleState,
  slotOf,
  type TokenId,
} from '../../../rules/rattle-battle/public'
import { choosingOf } from '../../../table/choosing'
import { deskOf } from '../../../table/desk'
import type { Table } from '../../../table/part'
import { wake } from '../../table/frameLoop'
import { type Grip, meetLevel, type PointerAt } from '../../table/input/pointerDesk'
import type { ThingMotion } from '../../things/motion'
import type { Layout, SlotPlace, ThingId } from '../layout'
import { boardThickness, tableTop } from '../layout/sizes'
import { nearestSlot } from './rearranging'
import { tokensOf } from './thingsOf'

const lift = 2

/** Loot that is stowed by hand: token by token into its place, until the player says that this is how it stays. */
export interface Stowing {
  /** The tokens that can be taken; empty when nothing is to be stowed. */
  readonly tokens: ReadonlySet<ThingId>
  /** Another player is asked now. */
  begin(): void
  /** Into the first free place, or back out. */
  tap(id: ThingId, at: PointerAt): void
  drag(id: ThingId, start: PointerAt): Grip | undefined
  end(): void
}

export function createStowing(table: Table, motion: ThingMotion, layout: () => Layout): Stowing {
  const desk = deskOf(table)
  const point = new Vector3()
  let plan: Plan = {}
  let tokens: ReadonlySet<ThingId> = new Set()
  const taken = new Set<ThingId>()

  const places = (): readonly SlotPlace[] => {
    const seat = desk.state.getState().asked?.seat
    return layout().slots.filter(place => place.seat === seat)
  }
  const tokenOf = (id: ThingId): TokenId => id.slice('token:'.length)

  function put(id: ThingId, x: number, y: number, z: number, yaw: number): void {
    taken.add(id)
    motion.take([id])
    motion.put(id, x, y, z, 0, Math.sin(yaw / 2), 0, Math.cos(yaw / 2))
  }

  /** Lays every token where the plan has it; those out of the plan lie on the quay or where they were. */
  function show(): void {
    const spots = places()
    for (const id of tokens) {
      const slot = slotOf(plan, tokenOf(id))
      const place = spots.find(one => one.slot === slot)
      if (place) put(id, place.x, tableTop + place.y + boardThickness / 2, place.z, place.yaw)
      else if (taken.delete(id)) motion.letGo([id])
    }
    wake(true)
  }

  function change(next: Plan, at: PointerAt): void {
    plan = next
    show()
    const { asked, game, told } = desk.state.getState()
    if (!asked || !game || !told) return
    const move = { kind: 'stow', seat: asked.seat, stowPlan: plan } satisfies RattleMove
    const refusal = game.check(told.view, move)
    choosingOf(table).setState({
      offers: refusal ? [] : [choiceOf(game, told.view, move, told.seats)],
      at: { x: at.x, y: at.y },
    })
  }

  return {
    get tokens() {
      return tokens
    },
    begin() {
      const { phase, asked, view } = desk.state.getState()
      if (phase !== 'asking' || asked?.phase !== 'stow') return this.end()
      const state = view as RattleState
      plan = state.players[asked.seat]!.stowed
      tokens = new Set(tokensOf(state, asked.seat).map(token => `token:${token}`))
    },
    tap(id, at) {
      const token = tokenOf(id)
      const isStowed = slotOf(plan, token) !== undefined
      const slots = places().map(({ slot }) => slot)
      change(layToken(plan, token, isStowed ? undefined : freeSlot(plan, slots)), at)
    },
    drag(id, start) {
      const pose = motion.poseOf(id)
      if (!pose || !meetLevel(start.ray, pose.y, point)) return undefined
      const { y } = pose
      const yaw = layout().things.get(id)?.yaw ?? 0
      return {
        move(at) {
          if (meetLevel(at.ray, y, point)) put(id, point.x, y + lift, point.z, yaw)
          wake(true)
        },
        release(at) {
          if (!meetLevel(at.ray, y, point)) return show()
          change(layToken(plan, tokenOf(id), nearestSlot(places(), point)?.slot), at)
        },
        cancel: show,
      }
    },
    end() {
      tokens = new Set()
      motion.letGo([...taken])
      taken.clear()
    },
  }
}
