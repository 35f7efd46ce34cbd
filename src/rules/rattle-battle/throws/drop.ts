/** The result of a throw: the fist, a repetition, or a snapshot that counts (RB-112 to RB-118, RB-296). */
import { readUpperFace } from '../../../measure'
import type { Refusal, Thrown } from '../../game'
import { firstOf, refuse } from '../../refusal'
import { does } from '../../sentence'
import type { MoveRule } from '../moveRule'
import { actNpShips } from '../phases/npPhase'
import { seaCardOf, seaOf } from '../sea/sea'
import type { FlowId } from '../stages/flow'
import type { Drop, RattleState } from '../state'
import { nameOf } from '../table'
import { changeAdventure, goTo, say, type Work } from '../work'
import { changeDrop, dropOf } from './askForDrop'
import { takeRoll } from './rolled'
import { type Reading, readSnapshot } from './snapshot'
import { requestOf } from './throwing'
import { takeToss } from './tossed'

/** Where the game goes on when the snapshot of a drop counts; a re-drop lets the dropped dice act instead. */
const afterDrop: Readonly<Partial<Record<Drop['purpose'], FlowId>>> = {
  pre: 'drop.main',
  main: 'np',
  effect: 'actions.turn',
  late: 'actions.first',
  crazy: 'crazy.fallen',
}

function checkReadings(state: RattleState, drop: Drop, move: Thrown): Refusal | undefined {
  const request = requestOf(state, drop)
  const expected = [...request.dice, ...request.lying]
  const fits =
    move.dice.length === expected.length &&
    expected.every((spec, index) => move.dice[index]!.id === spec.id && move.dice[index]!.kind === spec.kind)
  if (!fits) {
    return refuse(
      'RB-110',
      `A throw tells of the dice that were asked for, ${expected.length}, in the same order`,
    )
  }
  for (const [index, { kind, rotation, face }] of move.dice.entries()) {
    const upper = readUpperFace(kind, rotation).face
    if (upper !== face) {
      return refuse('RB-71', `Die ${index + 1} of this throw lies with face ${upper} up, not ${face}`)
    }
  }
  return undefined
}

export const thrown: MoveRule<'thrown'> = {
  rule: 'RB-110',
  phases: ['drop.pre', 'drop.main', 'np.redrop', 'actions.drop', 'crazy.throw', 'game.rollOff'],

  check(state, move) {
    const drop = dropOf(state)
    if (!drop) return refuse('RB-110', 'No throw is due')
    const isFist = drop.cocked.length > 0
    return firstOf(
      () => isFist && move.fist === undefined && refuse('RB-113', 'Dice do not lie flat: the fist is due'),
      () =>
        !isFist &&
        move.fist !== undefined &&
        refuse('RB-114', 'All dice lie flat: there is no reason for the fist'),
      () => checkReadings(state, drop, move),
    )
  },

  play(work, move) {
    const drop = dropOf(work.state)!
    work.reveals = true
    const blows = drop.blows + (move.fist === undefined ? 0 : 1)
    if (move.unsettled) {
      repeat(work, drop, 'RB-116', 'The dice did not come to rest')
      return
    }
    const reading = readSnapshot(work.state, drop, move.dice)
    if (drop.purpose === 'roll') {
      takeRoll(work, drop, reading)
    } else if (drop.purpose !== 'toss' && reading.outside.length > 0) {
      // RB-112a before RB-113: a drop with a die outside is repeated whatever else is cocked.
      const text = `${countOf(reading.outside.length)} landed outside: all dice are dropped again`
      repeat(work, drop, 'RB-112', text)
    } else if (reading.cocked.length > 0) {
      strike(work, { ...drop, blows, cocked: reading.cocked })
    } else if (drop.purpose === 'toss') {
      takeToss(work, drop, reading)
    } else {
      takeDrop(work, drop, reading)
    }
  },

  list: () => [],
  name: (_, move) => `throw of ${move.dice.length} dice`,
}

/** "One die", "15 dice". */
function countOf(dice: number, one = 'One'): string {
  return dice === 1 ? `${one || '1'} die` : `${dice} dice`
}

/** RB-113, RB-116: the fist is due, or it has been in vain too often. */
function strike(work: Work, drop: Drop): void {
  if (drop.blows >= work.state.options.fistMax) {
    repeat(work, drop, 'RB-116', `After ${drop.blows} blows the throw is repeated`)
    return
  }
  changeDrop(work, drop)
  say(
    work,
    'RB-113',
    `${countOf(drop.cocked.length)} ${drop.cocked.length > 1 ? 'lean and count' : 'leans and counts'} for nothing yet`,
    {
      kind: 'cocked',
      data: { dice: drop.cocked },
    },
  )
}

function takeDrop(work: Work, drop: Drop, { flat }: Reading): void {
  changeAdventure(work, { drop: undefined, sea: flat })
  say(
    work,
    'RB-117',
    `${nameOf(work.state, drop.by)} ${does(drop.by, 'drops', 'drop')} ${countOf(drop.dice.length, '')}`,
    {
      kind: 'dropped',
      data: { dice: drop.dice },
    },
  )
  goOn(work, drop)
}

/** RB-112, RB-139b: the Sea is still as it was before the throw, so everything else lies as it lay. */
function repeat(work: Work, drop: Drop, rule: string, text: string): void {
  changeDrop(work, { ...drop, repeats: drop.repeats + 1, blows: 0, cocked: [] })
  say(work, rule, text, { kind: 'repeat' })
}

function goOn(work: Work, drop: Drop): void {
  const next = afterDrop[drop.purpose]
  if (next === undefined) actNpShips(work, drop.dice)
  else goTo(work, next)
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
