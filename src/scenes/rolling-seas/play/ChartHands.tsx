import { useEffect } from 'react'
import { type DeskState, desk } from '../../../match/desk'
import { offerNothing } from '../../../match/table/choosing'
import { offerTools, pointedChoice } from '../../../match/table/tableTools'
import type { RollingMove } from '../../../rules/rolling-seas/moves'
import type { RollingState } from '../../../rules/rolling-seas/state'
import { wake } from '../../table/frameLoop'
import { useTable } from '../../table/TableContext'
import { useTableThings } from '../../things'
import { type ChartHand, onChart, putDownHand } from './chartHand'
import { handOf } from './drawing'
import { handOfAsked } from './handOfAsked'
import { lookingAt } from './lookingAt'
import { offerHand } from './offerHand'
import { sail } from './sailing'
import { touchChart } from './touchChart'

/** The hands of whoever is asked, over the chart before him. */
export function ChartHands() {
  const { desk: pointers } = useTable()
  const { motion } = useTableThings()
  useEffect(() => pointers.add(touchChart(motion)), [pointers, motion])

  useEffect(() => {
    const take = ({ phase, asked, view, lookingBack }: DeskState) => {
      putDownHand()
      offerNothing()
      if (phase === 'asking' && asked && !lookingBack)
        onChart.setState(handOfAsked(asked, view as RollingState))
      wake()
    }
    take(desk.state.getState())
    const stopDesk = desk.state.subscribe((now, before) => {
      if (now.phase !== before.phase || now.asked !== before.asked || now.lookingBack !== before.lookingBack)
        take(now)
    })
    const offer = () => offerHand(desk.state.getState().view as RollingState | undefined)
    offer()
    const stopHand = onChart.subscribe(offer)
    const stopLooking = lookingAt.subscribe(offer)
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
      putDownHand()
      offerTools([])
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
