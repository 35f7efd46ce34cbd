import { useFrame, useThree } from '@react-three/fiber'
import {
  type RapierRigidBody,
  useAfterPhysicsStep,
  useBeforePhysicsStep,
  useRapier,
} from '@react-three/rapier'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { freshSeed } from '../../match/freshSeed'
import type { Pose } from '../../measure'
import {
  freeSpot,
  type OpenTable,
  type Push,
  restRotation,
  standingHalf,
  type Thing,
  tableHalf,
  thingOf,
} from '../../open-table'
import { physicsSettings } from '../../physics'
import { createRandom, type Random } from '../../physics/random'
import type { GameId } from '../../rules/game'
import { tableSettingsOf } from '../../table/tableSettings'
import { usePart } from '../../table/useTable'
import { frame, framePriority, wake } from '../table/frameLoop'
import { useStage } from '../table/StageContext'
import { tableSoundOf } from '../table/tableSound'
import { useTableThings } from '../things'
import { type BookedBody, useBodyBook } from './bodies/bodyBook'
import { createCalming, holdStill } from './bodies/calmDown'
import { isLost, isSunk, lowestSeen } from './bodies/fallenOff'
import type { Hand } from './hands/createHand'
import { poseOfBody, toSceneY } from './units'

/** Things that come back in the same frame fall one after another, in cm. */
const backApart = 4

interface OpenEngineProps {
  readonly table: OpenTable
  readonly hand: Hand
}

/** Joins the engine to the table: takes over what acts lay down, tells where things come to rest, does what only an engine can. */
export function OpenEngine({ table, hand }: OpenEngineProps) {
  const tableSettings = usePart(tableSettingsOf)
  const tableSound = usePart(tableSoundOf)
  const { world, rigidBodyStates } = useRapier()
  const { motion } = useTableThings()
  const { rig } = useStage()
  const book = useBodyBook()
  const clock = useThree(state => state.clock)
  const work = useMemo(
    () => ({
      random: createRandom(freshSeed()),
      /** In motion since the table last rested. */
      live: new Set<string>(),
      /** An act moved these, and they are still drawn on their way: they sleep until they arrive. */
      flying: new Set<string>(),
      laid: -1,
    }),
    [],
  )
  const calming = useMemo(() => createCalming(book), [book])
  const kit = useRef({ world, rigidBodyStates, motion, book, calming, clock, rig })
  kit.current = { world, rigidBodyStates, motion, book, calming, clock, rig }

  useEffect(() => {
    /** The rest before must not be simulated. */
    const begin = () => {
      if (work.live.size === 0) kit.current.clock.getDelta()
      wake(true)
    }
    const poseOf = (rigid: RapierRigidBody) => poseOfBody(rigid.translation(), rigid.rotation())

    function put(rigid: RapierRigidBody, { position, rotation }: Pose): void {
      const at = { x: position[0] / 10, y: toSceneY(position[1]), z: position[2] / 10 }
      const turn = { x: rotation[0], y: rotation[1], z: rotation[2], w: rotation[3] }
      rigid.setTranslation(at, false)
      rigid.setRotation(turn, false)
      rigid.setLinvel({ x: 0, y: 0, z: 0 }, false)
      rigid.setAngvel({ x: 0, y: 0, z: 0 }, false)
      // The wrapper reads its object when one of its options changes.
      const state = kit.current.rigidBodyStates.get(rigid.handle)
      if (state && state.meshType === 'mesh') {
        state.object.position.set(at.x, at.y, at.z)
        state.object.quaternion.set(turn.x, turn.y, turn.z, turn.w)
      }
    }

    /** Takes over what an act, an undo or a film has laid down. */
    function lay(): void {
      const { laid, isQuiet } = table.state.getState()
      const isNew = laid !== work.laid
      work.laid = laid
      if (!isNew) return
      begin()
      for (const thing of table.now().things) {
        const known = kit.current.book.all.get(thing.id)
        if (!known) continue
        const { rigid } = known
        const type = thing.isLocked ? 1 : 0
        if (rigid.bodyType() !== type) rigid.setBodyType(type, true)
        if (isSame(poseOf(rigid), thing.pose)) continue
        hand.forget(thing.id)
        put(rigid, thing.pose)
        rigid.sleep()
        work.live.delete(thing.id)
        work.flying.add(thing.id)
        kit.current.motion.letGo([thing.id], { cut: tableSettings.getState().reducedMotion })
      }
      if (!isQuiet) return
      work.flying.clear()
      holdStill(kit.current.book)
    }

    const engine = {
      livePoses() {
        const poses = new Map<string, Pose>()
        for (const id of work.live) {
          const known = kit.current.book.all.get(id)
          if (known) poses.set(id, poseOf(known.rigid))
        }
        return poses
      },
      push(push: Push) {
        begin()
        kit.current.calming.reset()
        const { things } = table.now()
        if (push.push === 'throw') throwThings(push.ids)
        else if (push.push === 'carry') carry(push.ids, push.x, push.z)
        else if (push.push === 'turn-held') hand.turn((push.degrees * Math.PI) / 180)
        else if (push.push === 'flip-held') hand.flip()
        else if (push.push === 'bang') {
          const { lift, spin } = physicsSettings.fistLevels[push.level]
          strike(things, lift * 1.6, spin * 1.6, 0)
          kit.current.rig.jolt(push.level)
          tableSound.sound?.bang(push.level)
          table.moved('The fist on the table')
        } else {
          strike(things, 150, 14, 90)
          kit.current.rig.jolt(3)
          tableSound.sound?.bang(3)
          table.moved('The table upset', { isUpset: true })
        }
      },
      layGame: async (game: GameId, players: number) => {
        const { layGame } = await import('./ready/layGame')
        return layGame(game, players)
      },
    }

    function strike(things: readonly Thing[], lift: number, spin: number, aside: number): void {
      const { random } = work
      for (const { id } of things) {
        const rigid = kit.current.book.all.get(id)?.rigid
        if (!rigid?.isDynamic()) continue
        const speed = rigid.linvel()
        const up = lift * random.between(0.85, 1.15)
        rigid.setLinvel(
          {
            x: speed.x + random.between(-aside, aside),
            y: speed.y + up,
            z: speed.z + random.between(-aside, aside),
          },
          true,
        )
        rigid.setAngvel(whirl(random, spin), true)
      }
    }

    /** Takes things up, turns each anyhow, and lets them fall where they lay, as from a cupped hand. */
    function throwThings(ids: readonly string[]): void {
      const { random } = work
      const bodies = ids
        .flatMap(id => kit.current.book.all.get(id) ?? [])
        .filter(({ rigid }) => rigid.isDynamic())
      if (bodies.length === 0) {
        table.say('Choose something loose to throw.', true)
        return
      }
      const middle = bodies.reduce(
        (sum, { rigid }) => {
          const { x, z } = rigid.translation()
          return { x: sum.x + x / bodies.length, z: sum.z + z / bodies.length }
        },
        { x: 0, z: 0 },
      )
      const side = Math.ceil(Math.cbrt(bodies.length))
      const room = 2.3
      const push = { x: random.between(-22, 22), z: random.between(-22, 22) }
      for (const [index, { rigid }] of bodies.entries()) {
        const cell = (n: number) => (Math.floor(index / side ** n) % side) - (side - 1) / 2
        put(rigid, {
          position: [
            (middle.x + cell(0) * room) * 10,
            (12 + (cell(2) + side / 2) * room) * 10,
            (middle.z + cell(1) * room) * 10,
          ],
          rotation: random.rotation(),
        })
        rigid.setLinvel(
          {
            x: push.x + random.between(-14, 14),
            y: random.between(-40, -10),
            z: push.z + random.between(-14, 14),
          },
          true,
        )
        rigid.setAngvel(whirl(random, 20), true)
      }
      const one = bodies.length === 1
      table.moved(one ? 'A throw' : `A throw of ${bodies.length}`)
      tableSound.sound?.play('bag', { strength: 0.4 })
    }

    /** By keys: takes things up, carries them aside and lays them down, knocking what is in the way. */
    function carry(ids: readonly string[], x: number, z: number): void {
      const loose = ids
        .flatMap(id => kit.current.book.all.get(id) ?? [])
        .filter(({ rigid }) => rigid.isDynamic())
      const [first] = loose
      if (!first) {
        table.say(ids.length > 0 ? 'It is locked.' : 'Nothing is chosen.', true)
        return
      }
      const { x: fromX, y, z: fromZ } = first.rigid.translation()
      hand.take(
        loose.map(({ id }) => id),
        { x: fromX, y, z: fromZ },
        false,
      )
      const within = (value: number, half: number) => Math.min(Math.max(value, 1 - half / 10), half / 10 - 1)
      hand.move(within(fromX + x / 10, tableHalf.x), within(fromZ + z / 10, tableHalf.z), y + 0.4)
      hand.lay(restingHeight, () => {})
      table.moved(loose.length === 1 ? 'Moved a little' : `${loose.length} things moved a little`)
    }
    const restingHeight = (id: string) => {
      const thing = thingOf(table.now(), id)
      return thing ? toSceneY(standingHalf(thing)) : 0
    }

    const disconnect = table.connect(engine)
    lay()
    const stop = table.state.subscribe(lay)
    return () => {
      stop()
      disconnect()
    }
  }, [table, hand, work])

  useBeforePhysicsStep(() => hand.step())

  /** Something has begun to move: from here on the engine says where it is drawn. */
  const stir = useCallback(
    ({ id }: BookedBody) => {
      work.flying.delete(id)
      if (work.live.has(id)) return
      work.live.add(id)
      motion.take([id])
    },
    [motion, work],
  )

  useAfterPhysicsStep(() => {
    if (hand.doing !== 'nothing') calming.reset()
    else calming.step(stir)
  })

  useFrame(() => {
    let awake = 0
    let returned = 0
    for (const body of book.all.values()) {
      const { id, rigid, low } = body
      const isAwake = rigid.isDynamic() && !rigid.isSleeping()
      if (!isAwake) {
        if (work.flying.has(id) && hasArrived(motion, id)) {
          work.flying.delete(id)
          rigid.wakeUp()
          awake++
        }
        continue
      }
      awake++
      stir(body)
      const at = rigid.translation()
      if (isLost(at)) {
        bringBack(table, id, rigid, returned++)
        continue
      }
      if (isSunk(at, low)) rigid.setTranslation({ x: at.x, y: lowestSeen(at, low), z: at.z }, true)
      show(motion, body)
    }
    frame.busy = awake > 0
    if (awake > 0 || work.flying.size > 0) {
      table.setAwake(Math.max(1, awake))
      wake(true)
      return
    }
    if (work.live.size > 0) {
      const poses = new Map<string, Pose>()
      for (const id of work.live) {
        const known = book.all.get(id)
        if (!known) continue
        poses.set(id, poseOfBody(known.rigid.translation(), known.rigid.rotation()))
        show(motion, known)
      }
      work.live.clear()
      // They stay taken, where they were put last: only an act sends them on their way.
      table.rested(poses)
      wake(true)
    }
    table.setAwake(0)
  }, framePriority.throw + 7)
  return null
}

type Motion = ReturnType<typeof useTableThings>['motion']

/** Draws a thing where its body is, and never in the wood. */
function show(motion: Motion, { id, rigid, low }: BookedBody): void {
  const at = rigid.translation()
  const turn = rigid.rotation()
  motion.put(id, at.x, Math.max(at.y, lowestSeen(at, low)), at.z, turn.x, turn.y, turn.z, turn.w)
}

function hasArrived(motion: Motion, id: string): boolean {
  const mover = motion.movers.get(id)
  return !mover || (mover.wait <= 0 && mover.done >= mover.length)
}

const isSame = (a: Pose, b: Pose) =>
  a.position.every((value, axis) => Math.abs(value - b.position[axis]!) < 0.05) &&
  Math.abs(a.rotation.reduce((sum, value, axis) => sum + value * b.rotation[axis]!, 0)) > 0.999999

function whirl(random: Random, strength: number) {
  return {
    x: random.between(-strength, strength),
    y: random.between(-strength, strength),
    z: random.between(-strength, strength),
  }
}

/** What has left the table, or has got lost in the engine, falls onto it again: several at once above each other. */
function bringBack(table: OpenTable, id: string, rigid: RapierRigidBody, above: number): void {
  const thing = thingOf(table.now(), id)
  if (!thing) return
  const spot = freeSpot(table.now().things, thing.what, { x: 0, z: tableHalf.z - 120 })
  const [x, y, z, w] = restRotation(thing.what, 0)
  rigid.setTranslation({ x: spot.x / 10, y: 4 + above * backApart, z: spot.z / 10 }, true)
  rigid.setRotation({ x, y, z, w }, true)
  rigid.setLinvel({ x: 0, y: 0, z: 0 }, true)
  rigid.setAngvel({ x: 0, y: 0, z: 0 }, true)
  table.say('Something fell off the table and was put back.')
}
