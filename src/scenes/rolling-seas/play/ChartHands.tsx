import { useEffect } from 'react'
import type { RollingMove, RollingState } from '../../../rules/rolling-seas/public'
import { offerNothing } from '../../../table/choosing'
import { type DeskState, deskOf } from '../../../table/desk'
import { offerTools, pointedChoiceOf } from '../../../table/tableTools'
import { usePart, useTable } from '../../../table/useTable'
import { wake } from '../../table/frameLoop'
import { useStage } from '../../table/StageContext'
import { useTableThings } from '../../things'
import { type ChartHand, onChartOf, putDownHand } from './chartHand'
import { handOf } from './drawing'
import { handOfAsked } from './handOfAsked'
import { shareSteps } from './listSteps'
import { lookingAtOf } from './lookingAt'
import { offerHand } from './offerHand'
import { sail } from './sailing'
import { touchChart } from './touchChart'

/** Input of the player who is asked, over the chart before them. */
export function ChartHands() {
  const table = useTable()
  const desk = usePart(deskOf)
  const lookingAt = usePart(lookingAtOf)
  const pointedChoice = usePart(pointedChoiceOf)
  const onChart = usePart(onChartOf)
  const { desk: pointers } = useStage()
  const { motion } = useTableThings()
  useEffect(() => pointers.add(touchChart(table, motion)), [pointers, motion])

  useEffect(() => {
    const offer = () => offerHand(table, desk.state.getState().view as RollingState | undefined)
    const take = ({ phase, asked, view, lookingBack }: DeskState) => {
      putDownHand(table)
      offerNothing(table)
      if (phase === 'asking' && asked && !lookingBack)
        onChart.setState(handOfAsked(asked, view as RollingState))
      wake()
    }
    take(desk.state.getState())
    const stopDesk = desk.state.subscribe((now, before) => {
      if (now.phase !== before.phase || now.asked !== before.asked || now.lookingBack !== before.lookingBack)
        take(now)
      else if (now.refusal !== before.refusal) offer()
    })
    offer()
    const stopHand = onChart.subscribe(offer)
    const stopLooking = lookingAt.subscribe(offer)
    const stopSteps = shareSteps(table)
    const stopPointing = pointedChoice.subscribe(({ move }) => {
      const { view } = desk.state.getState()
      onChart.setState({
        pointed: view && move ? handOfMove(view as RollingState, move as RollingMove) : undefined,
      })
    })
    return () => {
      stopDesk()
      stopHand()
      stopLooking()
      stopPointing()
      stopSteps()
      putDownHand(table)
      offerTools(table, [])
    }
  }, [])
  return null
}

/** A move of the list as if it were in the hand. */
function handOfMove(view: RollingState, move: RollingMove): ChartHand | undefined {
  switch (move.kind) {
    case 'placeIsland':
    case 'placeObstacle':
      return handOf(view, move)
    case 'sail': {
      const hand = sail(view, move, false)
      return hand && { ...hand, next: [], reach: new Map() }
    }
    default:
      return undefined
  }
}
