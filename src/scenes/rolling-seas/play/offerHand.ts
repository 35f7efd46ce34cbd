import type { Seat } from '../../../rules/game'
import {
  dirNames,
  explorationGain,
  gainText,
  mapInHands,
  type RollingState,
  spaceName,
  turnText,
  windsOf,
} from '../../../rules/rolling-seas/public'
import { deskOf } from '../../../table/desk'
import type { Table } from '../../../table/part'
import { offerTools, type TableTool, type TableWord } from '../../../table/tableTools'
import { onChartOf } from './chartHand'
import { type DrawingHand, flipShape, otherIsland, turnShape } from './drawing'
import { lookingAtOf } from './lookingAt'
import {
  faultWords,
  type PlannedStep,
  type SailingHand,
  sail,
  stepBack,
  stepsTo,
  takeCourse,
} from './sailing'

/** Buttons and words for what is in the hand, or no words where a refusal stands; called whenever either has changed. */
export function offerHand(table: Table, view: RollingState | undefined): void {
  const { hand } = onChartOf(table).getState()
  // Both would not fit beside the question, and below it they lie on the map.
  const isRefused = deskOf(table).state.getState().refusal !== undefined
  if (!view) offerTools(table, [])
  else if (hand?.kind === 'drawing')
    offerTools(
      table,
      [...drawingTools(table, view, hand), ...lookingTools(table, view)],
      isRefused ? undefined : { ...drawingWord(hand), move: hand.move, chart: hand.owner },
    )
  else if (hand?.kind === 'sailing')
    offerTools(
      table,
      [...sailingTools(table, view, hand), ...lookingTools(table, view)],
      isRefused
        ? undefined
        : {
            ...sailingWord(table, view, hand),
            ...(hand.steps.length > 0 && { move: hand.move }),
            chart: hand.owner,
          },
    )
  else offerTools(table, lookingTools(table, view))
}

const captainName = (table: Table, seat: Seat): string =>
  deskOf(table).state.getState().told?.seats[seat]?.name ?? `Captain ${seat + 1}`

/** All charts can be looked at any time (RS-6): one after another, and back to the one that lies before the player. */
function lookingTools(table: Table, view: RollingState): readonly TableTool[] {
  const lookingAt = lookingAtOf(table)
  const count = view.players.length
  if (count < 2) return []
  const { chart } = lookingAt.getState()
  const { eyes } = deskOf(table).state.getState()
  const before = mapInHands(view, eyes === 'spectator' ? 0 : eyes)
  const next = ((chart ?? before) + 1) % count
  const name = captainName(table, next)
  const whose = next === eyes || name === 'You' ? 'your' : `${name}’s`
  return [
    {
      id: 'look',
      label: next === before ? 'Back to your place' : `See ${whose} map`,
      key: 'k',
      run: () => lookingAt.setState({ chart: next === before ? undefined : next }),
    },
  ]
}

function drawingTools(table: Table, view: RollingState, hand: DrawingHand): readonly TableTool[] {
  const take = (next: DrawingHand | undefined) => () => {
    if (next) onChartOf(table).setState({ hand: next })
  }
  const tools: TableTool[] = [
    {
      id: 'draw',
      label: 'Draw it here',
      key: 'd',
      isMain: true,
      isOff: hand.refusal !== undefined,
      run: () => void deskOf(table).choose(hand.move),
    },
    { id: 'turn', label: 'Turn', key: 'r', run: () => take(turnShape(view, hand, 1))() },
    { id: 'flip', label: 'Flip', key: 'f', run: () => take(flipShape(view, hand))() },
  ]
  const other = otherIsland(view, hand)
  if (other) tools.push({ id: 'other', label: 'Other island', key: 'i', run: take(other) })
  return tools
}

function drawingWord({ refusal, move }: DrawingHand): TableWord {
  if (refusal) return { text: `Not there: ${refusal.why}`, rule: refusal.rule, isBad: true }
  return {
    // Its spaces are seen under it, and stand in the list.
    text: `It may lie there. ${turnText(move.placement)}`,
    rule: move.kind === 'placeIsland' ? 'RS-22' : 'RS-40',
  }
}

function sailingTools(table: Table, view: RollingState, hand: SailingHand): readonly TableTool[] {
  const { move, seat, steps, voyage, bonusesLeft, usesBonus, refusal, wind } = hand
  const put = (next: SailingHand | undefined) => {
    if (next) onChartOf(table).setState({ hand: next })
  }
  const winds = windsOf(view) ?? []
  const dice = winds.flatMap((one, die) => (winds.indexOf(one) === die ? [{ one, die }] : []))
  const after = (dice.findIndex(({ one }) => one === wind) + 1) % dice.length
  const tools: TableTool[] = [
    {
      id: 'sail',
      label: steps.length === 0 ? 'Ride at anchor' : `Sail to ${spaceName(voyage.at)}`,
      key: 'g',
      isMain: steps.length > 0,
      isOff: refusal !== undefined,
      run: () => void deskOf(table).choose(move),
    },
    ...dice.map(
      ({ one, die }, index): TableTool => ({
        id: `wind:${one}`,
        label: `Wind ${one}`,
        // It turns the wind as it turns a shape, round all of them.
        ...(index === after && wind !== one && { key: 'r' }),
        isPressed: wind === one,
        run: () => put(takeCourse(view, seat, die)),
      }),
    ),
  ]
  if (bonusesLeft > 0)
    tools.push({
      id: 'bonus',
      label: `Bonus Movement (${bonusesLeft})`,
      key: 'n',
      isPressed: usesBonus,
      run: () => put(sail(view, move, !usesBonus)),
    })
  if (steps.length > 0)
    tools.push({ id: 'back', label: 'Step back', key: 'x', run: () => put(stepBack(view, hand)) })
  return tools
}

/** What a step takes and brings beside its points. */
const pricesOf = (provisions: number, story: number): readonly string[] => [
  ...(provisions > 0 ? [`${provisions} of it in Provisions`] : []),
  ...(story > 0 ? [`+${story} Story`] : []),
]

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`

function sailingWord(table: Table, view: RollingState, hand: SailingHand): TableWord {
  const { hovered, lands, ports } = onChartOf(table).getState()
  const { voyage, refusal, wind, steps, next } = hand
  if (hovered !== undefined && lands.includes(hovered) && view.dice)
    return {
      text: `Explore ${spaceName(hovered)}: ${gainText(explorationGain(view.dice.exploration))}`,
      rule: 'RS-72',
    }
  if (hovered !== undefined && ports.includes(hovered))
    return { text: `Call at the port ${spaceName(hovered)}`, rule: 'RS-77' }
  const near = next.find(({ space }) => space === hovered)
  if (near) {
    const to = `To ${spaceName(near.space)}`
    if (near.fault !== undefined)
      return {
        text: `${to}: ${counted(near.cost, 'point')}, ${faultWords[near.fault]}`,
        rule: near.fault === 'monster' ? 'RS-55' : 'RS-49',
        isBad: true,
      }
    const parts = [
      near.isBonus ? 'a Bonus Movement' : counted(near.cost, 'point'),
      ...pricesOf(near.provisions, near.story),
      near.entered.length > 1 && `the Current carries you to ${spaceName(near.entered.at(-1)!)}`,
    ].filter(part => part !== false)
    return { text: `${to}: ${parts.join(', ')}`, rule: near.isBonus ? 'RS-58' : 'RS-50' }
  }
  const ahead = stepsTo(view, hand, hovered)
  if (hovered !== undefined && ahead.length > 0) {
    const sum = (of: (step: PlannedStep) => number) => ahead.reduce((all, step) => all + of(step), 0)
    const parts = [
      counted(
        sum(({ cost }) => cost),
        'point',
      ),
      ...pricesOf(
        sum(({ provisions }) => provisions),
        sum(({ story }) => story),
      ),
    ]
    return { text: `To ${spaceName(hovered)}: ${parts.join(', ')}`, rule: 'RS-50' }
  }
  if (refusal && steps.length > 0) return { text: refusal.why, rule: refusal.rule, isBad: true }
  const { points, ledger } = voyage
  const left = `${counted(points, 'point')} and ${counted(ledger.provOnBoard, 'Provision')} left`
  return { text: `Wind to the ${dirNames[wind]}: ${left}`, rule: 'RS-49' }
}
