import type { ThrowEntry } from '../../../match/match'
import {
  blockedVerdict,
  comparisonVerdict,
  fireFault,
  moveVerdict,
  onlyVerdict,
  type PlanePoint,
  rangeVerdict,
  type TileOutline,
  travelTo,
} from '../../../measure'
import type { RuleEvent } from '../../../rules/game'
import {
  type Challenge,
  challengeOf,
  challengeOfRefused,
  type DieId,
  type RattleMove,
  type RattleState,
} from '../../../rules/rattle-battle/public'
import type { Challenged } from '../../../table/judge/challenging'
import { asTold } from './asTold'
import { rulerOf, seaDie, seaOutline, seaPair } from './seaMeasures'

/** An entry as it was played, for looking into the midst of it. */
export interface PlayedEntry {
  readonly events: readonly RuleEvent[]
  readonly after: RattleState
  readonly thrown?: Pick<ThrowEntry, 'dice'> | undefined
}

/** The table as it was when an event of the entry came: after all that was told before it. */
export function momentOf(
  before: RattleState,
  event: RuleEvent,
  { events, after, thrown }: PlayedEntry,
): RattleState {
  return events
    .slice(0, events.indexOf(event))
    .reduce((view, earlier) => asTold(view, earlier, { after, thrown }), before)
}

/** The verdict on an event in the Sea as it lay then. */
export function challengeAt(moment: RattleState, event: RuleEvent): Challenged | undefined {
  const asked = challengeOf(moment, event)
  return asked && judged(moment, asked, event.text)
}

/** Why a move was refused, where that is a length or a tile in the line; undefined where it is something else. */
export function challengeRefused(
  view: RattleState,
  move: RattleMove,
  text: string,
  blocking: readonly TileOutline[],
): Challenged | undefined {
  const asked = challengeOfRefused(view, move)
  const found = asked && judged(view, asked, text)
  if (!asked || !found) return undefined
  const hulls = asked.kind === 'range' ? [asked.pair.a, asked.pair.b].map(id => seaOutline(view, id)) : []
  const fault = hulls[0] && hulls[1] && fireFault(hulls[0], hulls[1], blocking, rulerOf(view))
  if (fault) return { ...found, verdict: blockedVerdict(found.pair, fault) }
  return found.verdict.kind === 'out' ? found : undefined
}

function judged(moment: RattleState, asked: Challenge, text: string): Challenged | undefined {
  if (asked.kind === 'move') return moveAt(moment, text, asked.die, asked.end, asked.limitMm)
  const pair = seaPair(moment, asked.pair.a, asked.pair.b)
  if (!pair) return undefined
  const ruler = rulerOf(moment)
  if (asked.kind === 'range')
    return { text, pair, against: undefined, verdict: rangeVerdict(pair, ruler, asked.rangeMm) }
  const against = asked.against && seaPair(moment, asked.against.a, asked.against.b)
  const verdict = against ? comparisonVerdict(pair.mm, against.mm, ruler) : onlyVerdict(pair.mm, ruler)
  return { text, pair, against, verdict }
}

/** The way of a Ship from middle to middle, as it is measured for moves (RB-74). */
function moveAt(
  moment: RattleState,
  text: string,
  id: DieId,
  to: PlanePoint,
  limitMm: number,
): Challenged | undefined {
  const from = seaDie(moment, id)
  if (!from) return undefined
  const mm = travelTo(from, to)
  const pair = { a: id, b: id, mm, touching: false, short: false, long: false, from, to }
  return { text, pair, against: undefined, verdict: moveVerdict(mm, limitMm), isMove: true }
}
