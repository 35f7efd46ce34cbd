import { longRangeMm, type MeasuredPair, mmText, type PlanePoint, shortRangeMm } from '../../../measure'
import type { RuleEvent } from '../../../rules/game'
import type { DieId, RattleState } from '../../../rules/rattle-battle/public'
import { seaDie, seaPair } from './seaMeasures'

/** What a line between two Ships stands for. */
export type LineTone = 'measure' | 'fire' | 'blast'

export interface DrawnLine {
  readonly pair: MeasuredPair
  readonly tone: LineTone
  readonly text: string
}

export interface DrawnWord {
  readonly text: string
  readonly at: PlanePoint
  readonly tone: 'number' | 'short' | 'long'
}

/** What is drawn over the Sea while something is told. */
export interface SeaDrawing {
  readonly lines: readonly DrawnLine[]
  /** Where a Ship goes from and to. */
  readonly ways: readonly { readonly from: PlanePoint; readonly to: PlanePoint }[]
  /** Ships with a border. */
  readonly marked: readonly DieId[]
  readonly words: readonly DrawnWord[]
  /** A Ship with its ranges around it. */
  readonly ranging?: DieId
}

export const emptyDrawing: SeaDrawing = { lines: [], ways: [], marked: [], words: [] }

interface ToldPair {
  readonly a: DieId
  readonly b: DieId
  readonly mm: number
}

/** The drawing that fits an event, over the Sea as it is before the event has its effect. */
export function drawingOf(event: RuleEvent, view: RattleState): SeaDrawing {
  const data = event.data ?? {}
  switch (event.kind) {
    case 'move':
      return moveDrawing(view, data.die as DieId, data.target as DieId | undefined, data)
    case 'fight':
      return fightDrawing(view, data.pairs as readonly ToldPair[], data.strengths as Record<DieId, number>)
    case 'volley':
      return pairsDrawing(view, data.pairs as readonly ToldPair[], 'fire')
    case 'fire':
      return pairDrawing(view, data.shooter as DieId, data.target as DieId, 'fire')
    case 'powderKeg':
      return pairDrawing(view, data.own as DieId, data.target as DieId, 'blast')
    case 'explode': {
      const victims = data.victims as readonly { readonly die: DieId }[]
      const die = data.die as DieId
      return {
        ...emptyDrawing,
        lines: victims.flatMap(victim => lineBetween(view, die, victim.die, 'blast')),
        marked: [die, ...victims.map(victim => victim.die)],
      }
    }
    case 'escape':
    case 'redrop':
    case 'cocked':
      return { ...emptyDrawing, marked: data.dice as readonly DieId[] }
    case 'turn':
      return { ...emptyDrawing, marked: [data.die as DieId] }
    case 'swap':
      return { ...emptyDrawing, marked: data.dice as readonly DieId[] }
    default:
      return emptyDrawing
  }
}

/** What must be seen of it, in the plane of the Sea. */
export function pointsOf(
  { lines, ways, marked, words }: SeaDrawing,
  view: RattleState,
): readonly PlanePoint[] {
  return [
    ...lines.flatMap(({ pair }) => [pair.from, pair.to]),
    ...ways.flatMap(({ from, to }) => [from, to]),
    ...marked.flatMap(id => seaDie(view, id) ?? []),
    ...words.map(({ at }) => at),
  ]
}

/** Whole millimetres, finer only beside the end of a range. */
export const gapText = ({ touching, mm }: Pick<MeasuredPair, 'touching' | 'mm'>): string =>
  touching ? 'touching' : `${mmText(mm, Math.round(mm) === shortRangeMm ? shortRangeMm : longRangeMm)} mm`

function lineBetween(view: RattleState, a: DieId, b: DieId, tone: LineTone): readonly DrawnLine[] {
  const pair = seaPair(view, a, b)
  return pair ? [{ pair, tone, text: gapText(pair) }] : []
}

function pairDrawing(view: RattleState, a: DieId, b: DieId, tone: LineTone): SeaDrawing {
  return { ...emptyDrawing, lines: lineBetween(view, a, b, tone), marked: [a, b] }
}

function pairsDrawing(view: RattleState, pairs: readonly ToldPair[], tone: LineTone): SeaDrawing {
  return {
    ...emptyDrawing,
    lines: pairs.flatMap(({ a, b }) => lineBetween(view, a, b, tone)),
    marked: [...new Set(pairs.flatMap(({ a, b }) => [a, b]))],
  }
}

/** The Strength of each beside its Ship, on the side away from the other. */
function fightDrawing(
  view: RattleState,
  pairs: readonly ToldPair[],
  strengths: Readonly<Record<DieId, number>>,
): SeaDrawing {
  const words = new Map<DieId, DrawnWord>()
  for (const { a, b } of pairs)
    for (const [id, other] of [
      [a, b],
      [b, a],
    ] as const) {
      const [die, against] = [seaDie(view, id), seaDie(view, other)]
      const strength = strengths[id]
      if (!die || !against || strength === undefined || words.has(id)) continue
      words.set(id, {
        text: String(strength),
        at: beyond(die, against),
        tone: strength >= (strengths[other] ?? 0) ? 'long' : 'short',
      })
    }
  return { ...pairsDrawing(view, pairs, 'measure'), words: [...words.values()] }
}

/** Beside a die, on the far side of another. */
const asideMm = 17

function beyond(die: PlanePoint, other: PlanePoint): PlanePoint {
  const [dx, dy] = [die.x - other.x, die.y - other.y]
  const length = Math.sqrt(dx * dx + dy * dy) || 1
  return { x: die.x + (dx / length) * asideMm, y: die.y + (dy / length) * asideMm }
}

function moveDrawing(
  view: RattleState,
  id: DieId,
  target: DieId | undefined,
  data: Readonly<Record<string, unknown>>,
): SeaDrawing {
  const from = data.from as PlanePoint
  const to = data.end as PlanePoint
  const isStill = from.x === to.x && from.y === to.y
  return {
    ...emptyDrawing,
    lines: target === undefined ? [] : lineBetween(view, id, target, 'measure'),
    ways: isStill ? [] : [{ from, to }],
    marked: target === undefined ? [id] : [id, target],
  }
}
