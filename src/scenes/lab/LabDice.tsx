import { useFrame, useThree } from '@react-three/fiber'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { Vector3 } from 'three'
import { useStore } from 'zustand'
import { onBang, onShake } from '../../lab/labEvents'
import { labStoreOf } from '../../lab/labStore'
import { advanceLab, labPlayer, letGo, repeatDrop } from '../../lab/labTable'
import type { DieReading, ThrowRecord } from '../../measure'
import { containers, startPoses } from '../../physics'
import { arriving } from '../../table/arriving'
import { cameraWishOf } from '../../table/cameraWish'
import { tableSettingsOf } from '../../table/tableSettings'
import type { ThrowPlayer } from '../../table/throwPlayer'
import { usePart, useTable } from '../../table/useTable'
import { Awaiting } from '../table/Awaiting'
import { DiceView } from '../table/dice/DiceView'
import { createShownPoses, type Ground, poseSize } from '../table/dice/dicePoses'
import { frame, framePriority, wake } from '../table/frameLoop'
import {
  briefShakeSeconds,
  createHand,
  gatherSeconds,
  gestureOf,
  moveHand,
  openSeconds,
  pullHand,
  restingHeight,
  shakePerCm,
  writeBetween,
  writeHeld,
  writeLying,
  writeStart,
} from '../table/hand/handMotion'
import type { HandsPose } from '../table/hand/handsShow'
import { plainSleeve } from '../table/hand/sleeves'
import { meetLevel, type PointerAt } from '../table/input/pointerDesk'
import { PendingAsset } from '../table/PendingAsset'
import { AfterFirstPicture } from '../table/room/AfterFirstPicture'
import { useStage } from '../table/StageContext'
import { followDice } from './followDice'
import { LabSound } from './LabSound'
import { useDicePointer } from './useDicePointer'

const CuppedHands = arriving(() => import('../table/hand/CuppedHands'), <PendingAsset />)
const PhysicsLens = arriving(() => import('./PhysicsLens'), <PendingAsset />)
const facing = () => 0

const box = containers['sea-box']
export const seaGround: Ground = {
  halfX: box.innerX / 20,
  halfZ: box.innerZ / 20,
  floorY: 0,
  tableY: -box.floorThickness / 10,
}

/** Seconds for which a die that went overboard stays visible. */
const overboardSeconds = 1.3

/**
 * What the hands are doing; `shown` follows it.
 *   gathering → holding → opening → playing (the throw, then what lies there)
 */
type Doing = 'gathering' | 'holding' | 'opening' | 'playing'

/** The dice of the lab: moves them from hand to floor and draws them. */
export function LabDice() {
  const table = useTable()
  const tableSettings = usePart(tableSettingsOf)
  const labStore = usePart(labStoreOf)
  const cameraWish = usePart(cameraWishOf)
  const dice = useStore(labStore, state => state.dice)
  const hasLens = useStore(labStore, state => state.lens && state.replay !== undefined)
  const isComing = useStore(labStore, ({ inView, phase }) => !inView && phase !== 'failed')
  const [isLensShown, setLensShown] = useState(false)
  const { desk, rig } = useStage()
  const shown = useMemo(() => createShownPoses(dice.length), [dice])
  const gl = useThree(state => state.gl)
  const work = useMemo(
    () => ({
      doing: 'playing' as Doing,
      seconds: 0,
      time: 0,
      waited: 0,
      hand: createHand(),
      target: { x: 0, z: 0 },
      pointer: { x: 0, z: 0 },
      gripped: false,
      start: new Float32Array(dice.length * poseSize),
      from: new Float32Array(dice.length * poseSize),
      to: new Float32Array(dice.length * poseSize),
      placed: false,
      record: undefined as ThrowRecord | undefined,
      shownPlayer: undefined as ThrowPlayer | undefined,
      shownPlayhead: -1,
      shownLying: undefined as readonly DieReading[] | undefined,
    }),
    [dice],
  )
  const workRef = useRef(work)
  workRef.current = work

  useEffect(() => {
    const take = () => {
      const { phase, record } = labStore.getState()
      if (
        phase === 'held' &&
        record &&
        record !== work.record &&
        record.request.dice.length === dice.length
      ) {
        work.record = record
        writeStart(startPoses({ ...record, gesture: {} }), work.start)
        work.from.set(shown.array)
        work.doing = work.placed ? 'gathering' : 'holding'
        work.seconds = 0
        Object.assign(work.hand, createHand())
        work.target.x = 0
        work.target.z = 0
        work.gripped = false
      }
      wake(true)
    }
    take()
    return labStore.subscribe((now, before) => {
      const isSame =
        now.phase === before.phase &&
        now.record === before.record &&
        now.lying === before.lying &&
        now.replay === before.replay &&
        now.dropsAtOnce === before.dropsAtOnce
      if (!isSame) take()
    })
  }, [work, shown, dice])

  useEffect(() => {
    const point = new Vector3()
    const isOnHand = (at: PointerAt) => {
      const work = workRef.current
      if (labStore.getState().phase !== 'held' || work.doing === 'opening') return false
      // The heap as a ball: near enough to grab, and generous for fingers.
      point.set(work.hand.x, work.hand.y + 3.5, work.hand.z)
      return at.ray.distanceToPoint(point) < 7
    }
    const follow = (at: PointerAt) => {
      const work = workRef.current
      if (meetLevel(at.ray, restingHeight + 3, point)) {
        // How far the pointer runs about is how the dice are shaken, however few frames see it.
        const run = work.gripped ? Math.hypot(point.x - work.pointer.x, point.z - work.pointer.z) : 0
        work.hand.shake = Math.min(1, work.hand.shake + run * shakePerCm)
        work.pointer.x = point.x
        work.pointer.z = point.z
        pullHand(point.x, point.z, work.target)
      }
      wake(true)
    }
    return desk.add({
      order: 20,
      hover: at => (at && isOnHand(at) ? 'grab' : undefined),
      tap: at => {
        if (!isOnHand(at)) return false
        labStore.setState({ dropsAtOnce: true })
        return true
      },
      grab: at => {
        if (!isOnHand(at)) return undefined
        gl.domElement.style.cursor = 'grabbing'
        follow(at)
        workRef.current.gripped = true
        const open = () => {
          workRef.current.gripped = false
          gl.domElement.style.cursor = ''
        }
        return {
          move: follow,
          release: () => {
            open()
            letGo(table, gestureOf(workRef.current.hand))
          },
          cancel: () => {
            open()
            workRef.current.target.x = 0
            workRef.current.target.z = 0
            wake(true)
          },
        }
      },
    })
  }, [desk, gl])

  useEffect(() => onBang(table, level => rig.jolt(level)), [rig])

  useEffect(
    () =>
      onShake(table, () => {
        work.hand.shake = Math.min(1, work.hand.shake + 0.4)
        wake(true)
      }),
    [work],
  )

  useDicePointer(dice, shown)

  useFrame(() => {
    const { phase, dropsAtOnce } = labStore.getState()
    const { reducedMotion } = tableSettings.getState()
    // A brief shake before the drop is part of it.
    frame.busy = phase === 'falling' || (phase === 'held' && dropsAtOnce)
    // The camera makes room for the hand, and comes down with the dice.
    if (phase === 'held' && rig.view === 'drop' && rig.atView) rig.goTo('hand', { cut: !work.placed })
    else if (phase === 'falling' && rig.view === 'hand' && rig.atView) rig.goTo('drop')
    const seconds = frame.seconds
    work.time += seconds
    const moved = () => {
      if (!work.placed) labStore.setState({ inView: true })
      work.placed = true
      shown.version++
      wake(true)
    }
    if (phase === 'held') {
      work.seconds += seconds
      moveHand(work.hand, work.target, work.gripped, seconds)
      writeHeld(work.start, work.hand, work.time, work.to)
      if (work.doing === 'gathering') {
        const share = reducedMotion ? 1 : Math.min(1, work.seconds / gatherSeconds)
        const eased = share < 0.5 ? 2 * share * share : 1 - (-2 * share + 2) ** 2 / 2
        writeBetween(work.from, work.to, eased, 5, shown.array)
        if (share === 1) {
          work.doing = 'holding'
          work.seconds = 0
        }
        moved()
        return
      }
      shown.array.set(work.to)
      const handMoves = work.hand.shake > 0 || Math.abs(work.hand.vx) + Math.abs(work.hand.vz) > 0.05
      if (dropsAtOnce) {
        work.hand.shake = Math.max(work.hand.shake, reducedMotion ? 0 : 0.55)
        moved()
        if (work.seconds > (reducedMotion ? 0 : briefShakeSeconds))
          letGo(table, labStore.getState().record?.gesture)
      } else if (handMoves || !work.placed) moved()
      return
    }
    if (phase === 'falling' && (work.doing === 'holding' || work.doing === 'gathering')) {
      work.doing = 'opening'
      work.seconds = 0
      work.from.set(shown.array)
    }
    const player = labPlayer(table)
    if (work.doing === 'opening' && player) {
      work.seconds += seconds
      player.writePoses(work.to)
      const share = reducedMotion ? 1 : Math.min(1, work.seconds / openSeconds)
      writeBetween(work.from, work.to, share, 0, shown.array)
      if (share === 1) work.doing = 'playing'
      moved()
      return
    }
    if (!player) {
      const { lying } = labStore.getState()
      if (lying.length === dice.length && work.shownLying !== lying) {
        work.shownLying = lying
        writeLying(lying, shown.array)
        moved()
      }
      return
    }
    work.shownLying = undefined
    if (advanceLab(table, seconds)) wake(true)
    if (work.shownPlayer !== player || work.shownPlayhead !== player.playhead) {
      work.shownPlayer = player
      work.shownPlayhead = player.playhead
      player.writePoses(shown.array)
      moved()
    }
    if (phase === 'falling' && cameraWish.getState().followDice) followDice(rig, shown)
    if (phase === 'overboard') {
      work.waited += seconds
      wake()
      if (work.waited > overboardSeconds) {
        work.waited = 0
        repeatDrop(table)
      }
    }
  }, framePriority.throw)

  const readHands = useCallback(
    (): HandsPose => ({
      x: work.hand.x,
      y: work.hand.y,
      z: work.hand.z,
      shake: work.hand.shake,
      holds: work.placed && (work.doing === 'gathering' || work.doing === 'holding'),
      dice: dice.length,
    }),
    [work, dice],
  )

  return (
    <>
      {isComing && <PendingAsset />}
      <group visible={!isLensShown}>
        <DiceView dice={dice} poses={shown} ground={seaGround} />
      </group>
      {hasLens && (
        <Awaiting>
          <PhysicsLens onShown={setLensShown} />
        </Awaiting>
      )}
      <LabSound hand={work.hand} />
      <AfterFirstPicture>
        <CuppedHands read={readHands} yaw={facing} colour={plainSleeve} />
      </AfterFirstPicture>
    </>
  )
}
