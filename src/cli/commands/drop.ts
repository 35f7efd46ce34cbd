import * as v from 'valibot'
import {
  containerIds,
  type DieReading,
  dieFaces,
  type Gesture,
  type LyingDie,
  lyingPose,
  outlineOf,
  overlap,
  type ThrowRequest,
  throwStyles,
} from '../../measure'
import { loadPhysics, performThrow, physicsSettings, readPoseOf } from '../../physics'
import { type Answer, document } from '../answer'
import { InputError } from '../inputError'
import { readOptions } from '../options'
import { parseInput, readText } from '../readInput'
import * as s from '../schemas'

const gesture = s.object({
  x: v.optional(s.number),
  z: v.optional(s.number),
  height: v.optional(s.number),
  vx: v.optional(s.number),
  vy: v.optional(s.number),
  vz: v.optional(s.number),
  shake: v.optional(s.number),
})

const placed = v.pipe(
  s.object({ id: s.dieId, kind: s.dieKind, face: s.number, x: s.number, z: s.number, yaw: s.number }),
  v.check(die => s.hasFace(die), 'a die has no such face; faces count from 1.'),
)

const dropInput = s.object({
  seed: s.text,
  dice: s.list(s.object({ id: s.dieId, kind: s.dieKind }), s.mostDice),
  placed: v.optional(s.list(placed, s.mostDice)),
  container: v.optional(s.oneOf(containerIds)),
  style: v.optional(s.oneOf(throwStyles)),
  gesture: v.optional(gesture),
  bang: v.optional(s.flag),
})
type DropInput = v.InferOutput<typeof dropInput>

/** RB-70's measures serve every container here; the games ask for their own. */
const flat = { tiltDeg: 3, heightMm: 0.5 }
/** RB-116. */
const fistMax = 6

/** Throws dice and says where they came to rest. */
export async function drop(args: readonly string[], input: NodeJS.ReadableStream): Promise<Answer> {
  const { values } = readOptions(args, { in: { type: 'string' } })
  const wish = parseInput(await readText(values.in, input), dropInput)
  const request = readRequest(wish)
  await loadPhysics()
  const done = performThrow(
    request,
    wish.seed,
    // A toss that leaves the box is out (rattle-battle 6.3); any other throw is made again (RB-112).
    { fistMax: wish.bang ? fistMax : 0, repeatOutside: request.style !== 'toss' },
    readGesture(wish.gesture),
  )
  const { result } = done
  return {
    exitCode: 0,
    output: document({
      dice: result.dice.map(writeReading),
      outcome: result.outcome,
      attempts: done.attempts,
      bangs: done.bangs,
      simulatedSeconds: result.steps / physicsSettings.stepsPerSecond,
      steps: result.steps,
      hash: result.hash,
    }),
  }
}

function readGesture(given: DropInput['gesture']): Gesture | undefined {
  if (!given) return undefined
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
}

function readRequest(wish: DropInput): ThrowRequest {
  const lying = wish.placed ?? []
  const all = [...wish.dice, ...lying]
  if (all.length === 0) throw new InputError('wrong-input', 'There is no die to throw.', 'dice')
  if (all.length > s.mostDice) {
    throw new InputError('wrong-input', `Thrown and placed together, at most ${s.mostDice} dice.`, 'dice')
  }
  if (!s.areNamedApart(all)) throw new InputError('wrong-input', 'Two dice have the same name.', 'dice')
  const container = wish.container ?? 'sea-box'
  checkPlaces(lying, container)
  return {
    container,
    style: wish.style ?? (container === 'sea-box' ? 'drop' : 'roll'),
    dice: wish.dice.map(({ id, kind }) => ({ id, kind })),
    lying,
    bystanders: 'live',
    flat,
  }
}

/** More than this and two dice would burst apart as soon as time begins. */
const mostOverlap = 0.3

function checkPlaces(lying: readonly LyingDie[], container: ThrowRequest['container']): void {
  const poses = lying.map(die => lyingPose(die.kind, die.face, { x: die.x, y: -die.z, yaw: die.yaw }))
  const outlines = lying.map((die, index) => outlineOf({ ...die, ...poses[index]! }))
  for (const [index, outline] of outlines.entries()) {
    const die = lying[index]!
    const { position, rotation } = poses[index]!
    if (!readPoseOf(die, position, rotation, container, flat).inBox) {
      throw new InputError(
        'wrong-place',
        `The die “${die.id}” lies outside the ${container}.`,
        `placed.${index}`,
      )
    }
    const other = outlines.slice(0, index).findIndex(before => overlap(before, outline) > mostOverlap)
    if (other >= 0) {
      const message = `The dice “${lying[other]!.id}” and “${die.id}” lie in one place.`
      throw new InputError('wrong-place', message, `placed.${index}`)
    }
  }
}

/** A reading with the mark that is engraved on the face. */
function writeReading({
  id,
  kind,
  face,
  position,
  rotation,
  inBox,
  flat: isFlat,
  restsOn,
  tiltDeg,
}: DieReading) {
  const mark = dieFaces[kind][face - 1]
  return { id, kind, face, mark, position, rotation, inBox, flat: isFlat, restsOn, tiltDeg }
}
