/** What the judge is asked where a line of the log is challenged: which Ships were compared with each other, and why. */
import {
  isInRange,
  longRangeMm,
  type PlanePoint,
  roundMm,
  shortRangeMm,
  slackMm,
  thousandths,
  travelTo,
} from '../../../measure'
import type { RuleEvent } from '../../game'
import type { RattleMove } from '../moves'
import type { RattleState } from '../state'
import type { DieId } from '../vocabulary'
import { closestOf, inSea, inStrictOrder, type Pair, pairOf, pairsOf, sidesOf } from './sea'
import { cappedRange } from './travel'

export interface ChallengedPair {
  readonly a: DieId
  readonly b: DieId
}

/**
 * A shot was in range; a Ship went no farther than its Sails take it; a pair came first because it was closest, or with
 * others because no ruler tells them apart.
 */
export type Challenge =
  | { readonly kind: 'range'; readonly pair: ChallengedPair; readonly rangeMm: number }
  | { readonly kind: 'move'; readonly die: DieId; readonly end: PlanePoint; readonly limitMm: number }
  | { readonly kind: 'order'; readonly pair: ChallengedPair; readonly against: ChallengedPair | undefined }

const challengeable: ReadonlySet<string> = new Set(['fire', 'volley', 'fight'])

/** A move by Sails is measured too; other moves of one's own have limits that their line does not tell. */
const isSailing = ({ kind, rule }: RuleEvent) => kind === 'move' && rule === 'RB-165'

/** A Ship that a rule moves by itself goes a long range at most; one that stays leaves nothing to measure. */
function isAutomatic({ kind, rule, data }: RuleEvent): boolean {
  if (kind !== 'move' || (rule !== 'RB-76' && rule !== 'RB-77')) return false
  const [from, end] = [data?.from as PlanePoint, data?.end as PlanePoint]
  return from.x !== end.x || from.y !== end.y
}

export function canBeChallenged(event: RuleEvent): boolean {
  return event.kind !== undefined && (challengeable.has(event.kind) || isSailing(event) || isAutomatic(event))
}

/** The question that an event answered, in the Sea as it lay then; undefined where its Ships are not in it. */
export function challengeOf(state: RattleState, event: RuleEvent): Challenge | undefined {
  if (!canBeChallenged(event)) return undefined
  if (event.kind === 'move') return moveOf(state, event)
  if (event.kind !== 'fire') return orderOf(state, event)
  const pair = { a: event.data?.shooter as DieId, b: event.data?.target as DieId }
  const [shooter, target] = [inSea(state, pair.a), inSea(state, pair.b)]
  if (!shooter || !target) return undefined
  // Nobody spends Big Bertha or a Spyglass on what short range reaches: the shorter of the ranges was in question.
  const { gap } = pairOf(state, shooter, target)
  const rangeMm = isInRange(gap, shortRangeMm, state.options) ? shortRangeMm : longRangeMm
  return { kind: 'range', pair, rangeMm }
}

/** What was asked of the judge by a move that was refused: was it too far? */
export function challengeOfRefused(state: RattleState, move: RattleMove): Challenge | undefined {
  if (move.kind === 'fire') {
    const { shooterId, targetId, bigBertha, spyglass } = move
    if (!inSea(state, shooterId) || !inSea(state, targetId)) return undefined
    const rangeMm = bigBertha || spyglass ? longRangeMm : shortRangeMm
    return { kind: 'range', pair: { a: shooterId, b: targetId }, rangeMm }
  }
  if (move.kind !== 'move' || !inSea(state, move.dieId)) return undefined
  const { dieId: die, x, y, superSails } = move
  const limitMm = cappedRange(state, superSails ? 2 * longRangeMm : longRangeMm)
  return { kind: 'move', die, end: { x: roundMm(x), y: roundMm(y) }, limitMm }
}

/** RB-74: nobody spends Super Sails on what a Sail reaches, so the shorter limit was in question. */
function moveOf(state: RattleState, event: RuleEvent): Challenge | undefined {
  const { data } = event
  const die = inSea(state, data?.die as DieId)
  const end = data?.end as PlanePoint | undefined
  if (!die || !end) return undefined
  // RB-76, RB-77: no cap holds for these.
  if (!isSailing(event)) return { kind: 'move', die: die.id, end, limitMm: longRangeMm }
  const usual = cappedRange(state, longRangeMm)
  const isUsual = thousandths(travelTo(die, end)) <= thousandths(usual) + thousandths(slackMm)
  return { kind: 'move', die: die.id, end, limitMm: isUsual ? usual : cappedRange(state, 2 * longRangeMm) }
}

/** RB-67: the first of the pairs that acted, against one that acted with it or else the next that would have come. */
function orderOf(state: RattleState, { kind, data }: RuleEvent): Challenge | undefined {
  const [pair, second] = (data?.pairs ?? []) as readonly ChallengedPair[]
  if (!pair || !inSea(state, pair.a) || !inSea(state, pair.b)) return undefined
  if (second) return { kind: 'order', pair, against: second }
  const { players, nps } = sidesOf(state)
  const all = inStrictOrder(state, pairsOf(state, players, nps))
  const own = all.find(each => isSame(each, pair))
  if (!own) return undefined
  // In a Volley others have fired already or are sheltered: only what else this shooter could reach tells anything.
  const targets = (data?.targets ?? []) as readonly DieId[]
  const isNpFiring = players.some(({ id }) => targets.includes(id))
  const isRival = (each: Pair) =>
    kind === 'fight' || (isNpFiring ? each.npShip === own.npShip : each.playerShip === own.playerShip)
  const isFarther = (each: Pair) => !closestOf(state, [own, each]).includes(each)
  const next = all.filter(isRival).find(isFarther)
  return { kind: 'order', pair, against: next && { a: next.npShip, b: next.playerShip } }
}

const isSame = ({ npShip, playerShip }: Pair, { a, b }: ChallengedPair) => npShip === a && playerShip === b
