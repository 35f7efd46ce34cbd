import type { Gesture, Side, ThrowRecord } from '../../../measure'
import { type DeskState, deskOf } from '../../../table/desk'
import type { Table } from '../../../table/part'
import { tableSettingsOf } from '../../../table/tableSettings'
import { poseSize } from '../dice/dicePoses'
import {
  collect,
  type DiceMover,
  type DiceOfThrow,
  type DiceOnDesk,
  diceOfThrow,
  type Stand,
  scatter,
  standOf,
  writeReadings,
} from './diceOnDesk'
import {
  briefShakeSeconds,
  createHand,
  gatherSeconds,
  gestureOf,
  type Hand,
  moveHand,
  openSeconds,
  writeBetween,
  writeHeld,
} from './handMotion'

/**
 * What the dice of the desk are doing.
 *   lying      all where the view says, or on the way there
 *   gathering  those of the throw come into the hand
 *   holding    it shakes them
 *   opening    they go over from the shaken places into those that the throw begins with
 *   flying     the throw moves them, until the view counts them
 */
export type Doing = 'lying' | 'gathering' | 'holding' | 'opening' | 'flying'

/** How long a computer's hand visibly shakes, in seconds. */
const shownShakeSeconds = 0.9
/** How long the fist is up before it comes down by itself, in seconds. */
const fistSeconds = 0.55
/** Frames after which the table has been laid for what the desk shows. */
const givingFrames = 2
/** Dice under the table are seen by nobody. */
const hiddenHeight = -60

export interface DeskDiceWork {
  readonly doing: Doing
  readonly hand: Hand
  /** Where the pointer draws the hand, and whether it has it. */
  readonly target: { x: number; z: number }
  gripped: boolean
  /** The throw that is in the hand or in the air. */
  readonly thrown: DiceOfThrow | undefined
  /** How the box stands on the table: hand and throw have the box's own middle and directions. */
  readonly stand: Stand
  /** The person is to open the hand or to strike. */
  readonly waitsForHand: boolean
  readonly waitsForFist: boolean
  /** The state of the desk has changed. */
  take(state: DeskState, isCut: boolean): void
  /** The hand opens after a short shake; the fist comes down. */
  openSoon(): void
  /** The hand opens as it is held. */
  open(): void
  /** Moves on; true if a die has moved. */
  advance(seconds: number): boolean
  /** The table is cleared away: dice lie where they belong. */
  leave(): void
}

export function createDeskDice(table: Table, game: DiceOnDesk, mover: DiceMover): DeskDiceWork {
  const desk = deskOf(table)
  const { dice } = game
  const things = dice.map(({ id }) => game.thingOf(id))
  /** Poses of all dice of the table, kept for those that are ours. */
  const poses = new Float32Array(dice.length * poseSize)
  /** Which dice a hand or a throw has, and not the table. */
  let ours: ReadonlySet<number> = new Set()
  /** Dice that are the table's again, as soon as its next layout has places for them. */
  const given = new Set<number>()
  let givesIn = 0
  let givesCut = false
  const hand = createHand()
  const target = { x: 0, z: 0 }
  const from = new Float32Array(dice.length * poseSize)
  const to = new Float32Array(dice.length * poseSize)
  let doing: Doing = 'lying'
  let thrown: DiceOfThrow | undefined
  let stand: Stand = standOf(game, undefined, 'spectator', undefined)
  let seconds = 0
  let time = 0
  /** The hand opens, or the fist comes down, by itself once it has shaken this long. */
  let opensAfter: number | undefined
  let isOpening = false
  let isHeld = false
  let isFist = false
  let shownPlayhead = -1
  let gripped = false

  const isCalm = () => tableSettingsOf(table).getState().reducedMotion

  const known = (record: ThrowRecord) => {
    if (thrown?.record !== record) {
      // The same dice with another gesture or blow start from the same places.
      thrown = diceOfThrow(record, dice)
      const { view, eyes } = desk.state.getState()
      stand = standOf(game, view, eyes, record)
    }
    return thrown
  }

  const read = (die: number) => {
    const pose = mover.poseOf(things[die]!)
    if (!pose) return
    const at = die * poseSize
    poses[at] = pose.x
    poses[at + 1] = pose.y
    poses[at + 2] = pose.z
    poses[at + 3] = pose.qx
    poses[at + 4] = pose.qy
    poses[at + 5] = pose.qz
    poses[at + 6] = pose.qw
  }

  /** From here on these dice are ours, and all others the table's. */
  function own(which: Iterable<number>, isCut: boolean): void {
    const next = new Set(which)
    next.delete(-1)
    const taken = [...next].filter(die => !ours.has(die))
    const back = [...ours].filter(die => !next.has(die))
    ours = next
    for (const die of taken) if (!given.delete(die)) read(die)
    for (const die of back) given.add(die)
    mover.take(taken.map(die => things[die]!))
    givesCut = isCut || isCalm()
    givesIn = givingFrames
  }

  /** Hands the dice over that are no longer ours. */
  function give(): boolean {
    if (given.size === 0) return false
    if (givesIn-- > 0) return true
    mover.letGo(
      [...given].map(die => things[die]!),
      { cut: givesCut },
    )
    given.clear()
    return true
  }

  function put(): void {
    for (const die of ours) {
      const at = die * poseSize
      mover.put(
        things[die]!,
        poses[at]!,
        poses[at + 1]!,
        poses[at + 2]!,
        poses[at + 3]!,
        poses[at + 4]!,
        poses[at + 5]!,
        poses[at + 6]!,
      )
    }
  }

  function hide(which: DiceOfThrow): void {
    for (let index = 0; index < which.thrownCount; index++) {
      const die = which.own[index]!
      if (die >= 0) poses[die * poseSize + 1] = hiddenHeight
    }
  }

  function hold(state: DeskState, now: DiceOfThrow, isSame: boolean): void {
    if (isSame) return
    collect(poses, now, now.thrownCount, from, stand)
    const isBrief = isCalm() || (state.pace === 'at once' && state.hand?.by === 'computer')
    doing = !isBrief ? 'gathering' : 'holding'
    seconds = 0
    isOpening = false
    Object.assign(hand, createHand(), { x: now.middle.x, y: now.middle.y, z: now.middle.z })
    target.x = now.middle.x
    target.z = now.middle.z
    gripped = false
    opensAfter = state.hand?.opensByItself ? (isBrief ? 0 : shownShakeSeconds) : undefined
    // These dice were in the air already: they go on falling, and were shaken before.
    if (state.hand?.isInAir) opensAfter = 0
  }

  function take(state: DeskState, isCut: boolean): void {
    const { phase, hand: inHand, view, lookingBack, refall, told, shown } = state
    const isAgain = lookingBack !== undefined && refall !== undefined
    const { record, player } = isAgain ? desk.refall : desk.throwing
    const [wasHeld, wasFist, before] = [isHeld, isFist, thrown]
    stand = standOf(game, view, state.eyes, thrown?.record)
    const isNow = !lookingBack && inHand !== undefined
    isHeld = isNow && phase === 'held' && !inHand.fist
    isFist = isNow && phase === 'held' && inHand.fist !== undefined
    if (isFist && !wasFist) raiseFist(state)
    const isBack = lookingBack !== undefined && !isAgain
    const out = new Set(isBack || view === undefined ? [] : game.inHandOf(view))
    const isOut = (of: ThrowRecord) => of.request.dice.every(({ id }) => out.has(id))
    const isTold = isFist || told?.lines[shown]?.kind === 'throw'
    if (isHeld && inHand) {
      const now = known(inHand.record)
      own(now.own.subarray(0, now.thrownCount), isCut)
      hold(state, now, wasHeld && now === before)
    } else if (isNow && phase === 'falling') {
      const now = known(inHand.record)
      own(now.own, isCut)
      if (doing === 'holding' || doing === 'gathering') {
        doing = 'opening'
        collect(poses, now, now.own.length, from, stand)
      } else if (doing !== 'opening') doing = 'flying'
    } else if ((isAgain || isTold) && player && record && isOut(record)) {
      doing = 'flying'
      shownPlayhead = -1
      own(known(record).own, isCut)
    } else {
      doing = 'lying'
      // Of a throw that was left before it counted only the reading is known.
      const last = told?.thrown
      const left =
        last && !isAgain && last.outcome !== 'flat' && isOut(last.record) ? known(last.record) : undefined
      own(left?.own ?? [], isCut)
      if (last && left) writeReadings(last.dice, left, poses, stand)
      put()
    }
  }

  function raiseFist({ hand: inHand }: DeskState): void {
    seconds = 0
    isOpening = false
    opensAfter = inHand?.opensByItself ? (isCalm() ? 0 : fistSeconds) : undefined
  }

  const letGo = (gesture: Gesture | undefined) => {
    if (isOpening) return
    const { hand: inHand, told } = desk.state.getState()
    // The hand of a computer is shown before its throw is told: what would open it now is asked again in the next frame.
    if (inHand?.opensByItself && !told?.falling) return
    isOpening = true
    opensAfter = undefined
    void desk.letGo(gesture)
  }

  const gesture = (): Gesture => {
    const { request } = thrown!.record
    const held = gestureOf(hand)
    if (request.style === 'drop') {
      const at = request.at ?? { x: 0, z: 0 }
      return { ...held, x: (held.x ?? 0) - at.x, z: (held.z ?? 0) - at.z }
    }
    // From the side only how it is swung counts, and where along the side (6.2, 6.3).
    const { vx, vz, shake } = held
    const swing = {
      ...(vx !== undefined && { vx }),
      ...(vz !== undefined && { vz }),
      ...(shake !== undefined && { shake }),
    }
    return request.style === 'toss' ? { ...swing, x: alongSide(request.from ?? 'south') } : swing
  }

  function alongSide(side: Side): number {
    const mm = { south: hand.x, west: hand.z, north: -hand.x, east: -hand.z }[side] * 10
    return Math.round(mm * 10) / 10
  }

  function moveHeld(step: number): boolean {
    const now = thrown!
    moveHand(hand, target, gripped, step, now.middle.y)
    if (opensAfter !== undefined && doing === 'holding' && !isCalm()) hand.shake = Math.max(hand.shake, 0.55)
    writeHeld(now.start, hand, time, to, now.middle)
    if (doing === 'gathering') {
      const share = Math.min(1, seconds / gatherSeconds)
      const eased = share < 0.5 ? 2 * share * share : 1 - (-2 * share + 2) ** 2 / 2
      writeBetween(from, to, eased, 5, to, now.thrownCount)
      scatter(to, now, now.thrownCount, poses, stand)
      if (share === 1) {
        doing = 'holding'
        seconds = 0
      }
      return true
    }
    scatter(to, now, now.thrownCount, poses, stand)
    put()
    if (opensAfter !== undefined && seconds >= opensAfter && !isOpening)
      letGo(gripped ? gesture() : desk.state.getState().hand?.record.gesture)
    return opensAfter !== undefined || hand.shake > 0 || Math.abs(hand.vx) + Math.abs(hand.vz) > 0.05
  }

  function fly(step: number): boolean {
    const { hand: inHand, pace, refall } = desk.state.getState()
    const falling = refall ? desk.refall : desk.throwing
    const { player } = falling
    const now = thrown!
    // The throw is being kept before anything of it is shown.
    if (!player) {
      seconds = 0
      return true
    }
    if (doing === 'opening') {
      player.writePoses(to)
      const share = isCalm() ? 1 : Math.min(1, seconds / openSeconds)
      writeBetween(from, to, share, 0, to, now.own.length)
      scatter(to, now, now.own.length, poses, stand)
      if (share === 1) doing = 'flying'
      return true
    }
    if (!refall && inHand?.by === 'computer' && pace === 'at once') desk.throwing.finish()
    const isFalling = falling.advance(step)
    if (shownPlayhead === player.playhead) return isFalling
    shownPlayhead = player.playhead
    player.writePoses(to)
    scatter(to, now, now.own.length, poses, stand)
    return true
  }

  return {
    hand,
    target,
    get doing() {
      return doing
    },
    get gripped() {
      return gripped
    },
    set gripped(value) {
      gripped = value
    },
    get stand() {
      return stand
    },
    get thrown() {
      return thrown
    },
    get waitsForHand() {
      return isHeld && !isOpening && opensAfter === undefined && doing === 'holding'
    },
    get waitsForFist() {
      return isFist && !isOpening && opensAfter === undefined
    },
    take,
    openSoon() {
      if (isOpening || (!isHeld && !isFist)) return
      opensAfter = isCalm() || isFist ? 0 : briefShakeSeconds
      if (doing === 'holding') seconds = 0
    },
    open() {
      if (isHeld && !isOpening) letGo(gesture())
    },
    advance(step) {
      time += step
      seconds += step
      let moved = give()
      const { hand: inHand, phase } = desk.state.getState()
      if (isHeld && thrown) moved = moveHeld(step) || moved
      else if (doing === 'opening' || doing === 'flying') moved = fly(step) || moved
      if (isFist && opensAfter !== undefined && !isOpening) {
        if (seconds >= opensAfter) letGo(undefined)
        moved = true
      }
      if (thrown && inHand?.isCovered && (phase === 'falling' || phase === 'held')) hide(thrown)
      if (moved) put()
      return moved
    },
    leave() {
      own([], true)
      givesIn = 0
      give()
    },
  }
}
