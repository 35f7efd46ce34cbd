import { useEffect } from 'react'
import { desk } from '../../../match/desk'
import { offerChartPicture } from '../../../match/table/tale'
import type { RollingState } from '../../../rules/rolling-seas/state'
import { loadPrintFonts } from '../../things/prints'
import { drawChart } from '../ink/drawChart'
import { chartSheet } from '../ink/sheet'

/** Pixels for a millimetre of a chart that is saved. */
const density = 6

/** Draws the chart of a voyage for whoever saves its tale. */
export function ChartPicture() {
  useEffect(
    () =>
      offerChartPicture(async seat => {
        await loadPrintFonts()
        const { view, open } = desk.state.getState()
        const player = (view as RollingState).players[seat]!
        const canvas = document.createElement('canvas')
        canvas.width = chartSheet.width * density
        canvas.height = chartSheet.height * density
        const ink = canvas.getContext('2d')!
        ink.scale(density, density)
        drawChart(ink, player, player.captain || (open?.match.seats[seat]?.name ?? ''), density)
        return canvas.toDataURL('image/webp', 0.9)
      }),
    [],
  )
  return null
}
