/** What comes of a throw: the fist, a repetition, or a snapshot that counts (RB-112 to RB-118). */
import {
  type DieReading,
  droppedSlackMm,
  isFlat,
  isInsideBox,
  outlineOf,
  readSpot,
  readUpperFace,
} from '../../measure'
import type { Refusal, Thrown } from '../game'
import { dieName } from './data/dice'
import type { FlowId } from './flow'
import { firstOf, type MoveRule, refuse } from './moveRule'
import { actNpShips } from './npPhase'
import { seaCardOf, seaOf } from './sea'
import type { Drop, RattleState, SeaDie } from './state'
import { nameOf } from './table'
import { requestOf } from './throwing'
import { adventureOf, changeAdventure, goTo, say, type Work } from './work'

/** RB-63: a die as the rules read it from the snapshot. */
function readDie(reading: DieReading): SeaDie {
  return { id: reading.id, ...readSpot(reading.kind, reading), face: reading.face }
}

/** Where the game goes on when the snapshot counts; a re-drop lets the dropped dice act. */
const afterDrop: Readonly<Record<Exclude<Drop['purpose'], 'redrop'>, FlowId>> = {
  pre: 'drop.main',
  main: 'np',
  effect: 'actions.turn',
  late: 'actions.first',
  crazy: 'crazy.dropped',
}

type Outcome =
  | { readonly kind: 'valid'; readonly sea: readonly SeaDie[] }
  | { readonly kind: 'cocked'; readonly dice: readonly string[] }
  | { readonly kind: 'outside'; readonly dice: readonly string[] }

/** RB-112a before RB-113: a drop with a die outside is repeated whatever else is cocked. */
function judge(state: RattleState, drop: Drop, dice: readonly DieReading[]): Outcome {
  const { flat, edgeMm } = requestOf(state, drop)
  const isLevel = (die: DieReading) => isFlat(die.kind, die, flat, edgeMm)
  const outside = dice.filter(
    die => !die.inBox || (isLevel(die) && !isInsideBox(outlineOf(die, state.options), droppedSlackMm)),
  )
  if (outside.length > 0) return { kind: 'outside', dice: outside.map(die => die.id) }
  const cocked = dice.filter(die => !isLevel(die))
  if (cocked.length > 0) return { kind: 'cocked', dice: cocked.map(die => die.id) }
  return { kind: 'valid', sea: dice.map(readDie) }
}

function checkReadings(state: RattleState, drop: Drop, move: Thrown): Refusal | undefined {
  const request = requestOf(state, drop)
  const expected = [...request.dice, ...request.lying]
  const fits =
    move.dice.length === expected.length &&
    expected.every((spec, index) => move.dice[index]!.id === spec.id && move.dice[index]!.kind === spec.kind)
  if (!fits) {
    const list = expected.map(spec => spec.id).join(', ')
    return refuse('RB-110', `The dice of this throw are, in this order: ${list}`)
  }
  const wrong = move.dice.find(die => readUpperFace(die.kind, die.rotation).face !== die.face)
  if (wrong) {
    const face = readUpperFace(wrong.kind, wrong.rotation).face
    return refuse('RB-71', `${dieName(wrong.id)} lies with face ${face} up, not ${wrong.face}`)
  }
  return undefined
}

export const thrown: MoveRule<'thrown'> = {
  rule: 'RB-110',
  phases: ['drop.pre', 'drop.main', 'np.redrop', 'actions.drop'],

  check(state, move) {
    const { drop } = adventureOf(state)
    if (!drop) return refuse('RB-110', 'No throw is due')
    const isFist = drop.cocked.length > 0
    return firstOf(
      isFist && move.fist === undefined && refuse('RB-113', 'Dice do not lie flat: the fist is due'),
      !isFist &&
        move.fist !== undefined &&
        refuse('RB-114', 'All dice lie flat: there is no reason for the fist'),
      checkReadings(state, drop, move),
    )
  },

  play(work, move) {
    const drop = adventureOf(work.state).drop!
    work.reveals = true
    const blows = drop.blows + (move.fist === undefined ? 0 : 1)
    if (move.unsettled) {
      repeat(work, drop, 'RB-116', 'The dice did not come to rest')
      return
    }
    const outcome = judge(work.state, drop, move.dice)
    if (outcome.kind === 'outside') {
      const text = `${outcome.dice.map(dieName).join(', ')} landed outside: all dice are dropped again`
      repeat(work, drop, 'RB-112', text)
      return
    }
    if (outcome.kind === 'cocked') {
      if (blows >= work.state.options.fistMax) {
        repeat(work, drop, 'RB-116', `After ${blows} blows the drop is repeated`)
        return
      }
      changeAdventure(work, { drop: { ...drop, blows, cocked: outcome.dice } })
      say(work, 'RB-113', `Not flat: ${outcome.dice.map(dieName).join(', ')}`, {
        kind: 'cocked',
        data: { dice: outcome.dice },
      })
      return
    }
    changeAdventure(work, { drop: undefined, sea: outcome.sea })
    say(work, 'RB-117', `${nameOf(work.state, drop.by)} has dropped ${drop.dice.map(dieName).join(', ')}`, {
      kind: 'dropped',
      data: { dice: drop.dice },
    })
    goOn(work, drop)
  },

  list: () => [],
  name: (_, move) => `throw of ${move.dice.length} dice`,
}

/** RB-112, RB-139b: the Sea is still as it was before the throw, so everything else lies as it lay. */
function repeat(work: Work, drop: Drop, rule: string, text: string): void {
  changeAdventure(work, { drop: { ...drop, repeats: drop.repeats + 1, blows: 0, cocked: [] } })
  say(work, rule, text, { kind: 'repeat' })
}

function goOn(work: Work, drop: Drop): void {
  if (drop.purpose === 'redrop') actNpShips(work, drop.dice)
  else goTo(work, afterDrop[drop.purpose])
  if (drop.purpose === 'pre') layOut(work)
}

/** RB-111, RB-111a: onto the pictured places in order of die number, faces kept, yaw 0. */
function layOut(work: Work): void {
  const places = [...seaCardOf(work.state).prePlaced]
  const sea = seaOf(work.state).map(die => {
    const index = places.findIndex(place => die.id.startsWith(`n-${place.colour}-`))
    const [place] = places.splice(index, 1)
    return { ...die, x: place!.x, y: place!.y, yaw: 0 }
  })
  changeAdventure(work, { sea })
  say(work, 'RB-111', 'The pictured Ships are put on their places with their results', { kind: 'layOut' })
}
