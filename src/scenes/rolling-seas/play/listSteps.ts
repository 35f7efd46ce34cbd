import {
  type PlaceIsland,
  type PlaceObstacle,
  type RollingMove,
  type RollingState,
  type Sail,
  windsOf,
} from '../../../rules/rolling-seas/public'
import { choicesBehind, listPathOf, stepInList } from '../../../table/choosing'
import { type Choice, deskOf } from '../../../table/desk'
import type { Table } from '../../../table/part'
import { type ChartHand, onChartOf } from './chartHand'
import { type DrawingHand, handOf } from './drawing'
import { type SailingHand, takeCourse } from './sailing'

/**
 * What is in the hand and the steps taken in the list are one selection: a wind or a course that is chosen on the table,
 * or a turn of the shape, is a step of the list, and the other way round. Returns a function that ends it.
 */
export function shareSteps(table: Table): () => void {
  const onChart = onChartOf(table)
  const listPath = listPathOf(table)
  const asked = () => {
    const { asked, view } = deskOf(table).state.getState()
    return asked && { choices: asked.choices, view: view as RollingState }
  }
  let isLed = false
  const stops = [
    onChart.subscribe(({ hand }, { hand: before }) => {
      // What is in the hand from the start has been chosen by nobody, and what the list put there is a step of it.
      if (!hand || !before || hand === before || isLed) return
      const { choices, view } = asked() ?? {}
      if (!choices || !view) return
      const steps = stepsOf(choices, hand, view)
      if (!steps || steps.join() === stepsOf(choices, before, view)?.join()) return
      const { of, path } = listPath.getState()
      if (of !== choices || path.join() !== steps.join()) stepInList(table, steps)
    }),
    listPath.subscribe(({ of, path }) => {
      const { hand } = onChart.getState()
      const { choices, view } = asked() ?? {}
      if (!hand || !choices || !view || of !== choices || path.length === 0) return
      const next = handBehind(choicesBehind(choices, path), hand, view, path.length)
      if (!next) return
      isLed = true
      onChart.setState({ hand: next })
      isLed = false
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/** The first steps of the list that lead to what is in the hand: its wind and how far it goes, or how the shape lies. */
function stepsOf(
  choices: readonly Choice[],
  hand: ChartHand,
  view: RollingState,
): readonly string[] | undefined {
  if (hand.kind === 'sailing') {
    const winds = choices.filter(choice => isWith(choice, hand.wind, view))
    const course = hand.steps.length > 0 && winds.find(choice => isAsFar(choice, hand))
    return course ? course.steps?.slice(0, -1) : winds[0]?.steps?.slice(0, 1)
  }
  if (hand.kind !== 'drawing') return undefined
  const alike = choices.find(({ move }) => isAlike(move as RollingMove, hand.move))
  return alike?.steps?.slice(0, -1).slice(0, hand.move.kind === 'placeIsland' ? 2 : 1)
}

/** The hand as these choices have it; undefined where it is so already, or they are about something else. */
function handBehind(
  choices: readonly Choice[],
  hand: ChartHand,
  view: RollingState,
  depth: number,
): ChartHand | undefined {
  if (hand.kind === 'sailing') {
    const winds = choices.filter(choice => isWith(choice, hand.wind, view))
    // Behind the wind alone lies every course that it allows.
    const goesOn = depth < 2 || hand.steps.length === 0
    if (winds.some(choice => goesOn || isAsFar(choice, hand))) return undefined
    const [first] = choices.map(({ move }) => move as RollingMove).filter(({ kind }) => kind === 'sail')
    return first?.kind === 'sail' ? takeCourse(view, hand.seat, first.die) : undefined
  }
  if (hand.kind !== 'drawing') return undefined
  const moves = choices.flatMap(({ move }) => (isDrawing(move as RollingMove) ? [move as Drawing] : []))
  if (moves.length === 0 || moves.some(move => isAlike(move, hand.move))) return undefined
  return handOf(view, nearest(moves, hand))
}

type Drawing = PlaceIsland | PlaceObstacle

const isDrawing = ({ kind }: RollingMove) => kind === 'placeIsland' || kind === 'placeObstacle'

function isWith({ move }: Choice, wind: string, view: RollingState): boolean {
  const one = move as RollingMove
  return one.kind === 'sail' && windsOf(view)?.[one.die] === wind
}

/** A Sail of as many steps, with as many Bonus Movements. */
function isAsFar({ move }: Choice, { move: planned }: SailingHand): boolean {
  const one = move as RollingMove
  const bonuses = ({ before, after }: Sail) => before.length + after.length
  return one.kind === 'sail' && one.moves.length === planned.moves.length && bonuses(one) === bonuses(planned)
}

/** The same shape, turned in the same way. */
function isAlike(one: RollingMove, other: Drawing): boolean {
  if (one.kind !== other.kind || one.placement.orientation !== other.placement.orientation) return false
  return one.kind !== 'placeIsland' || other.kind !== 'placeIsland' || one.island === other.island
}

function nearest(moves: readonly Drawing[], { move }: DrawingHand): Drawing {
  const { col, row } = move.placement.origin
  const far = ({ placement: { origin } }: Drawing) => Math.hypot(origin.col - col, origin.row - row)
  return moves.reduce((best, one) => (far(one) < far(best) ? one : best))
}
