import { useEffect } from 'react'
import type { RollingState } from '../../../rules/rolling-seas/public'
import { offerChartPicture } from '../../../table/chartPicture'
import { deskOf } from '../../../table/desk'
import { usePart, useTable } from '../../../table/useTable'
import { loadPrintFonts } from '../../things/prints'
import { drawChart } from '../ink/drawChart'
import { chartSheet } from '../ink/sheet'

/** Pixels for a millimetre of a chart that is saved. */
const density = 6

/** Draws the chart of a voyage for its saved tale. */
export function ChartPicture() {
  const table = useTable()
  const desk = usePart(deskOf)
  useEffect(
    () =>
      offerChartPicture(table, async seat => {
        await loadPrintFonts()
        const { view, told } = desk.state.getState()
        const player = (view as RollingState).players[seat]!
        const canvas = document.createElement('canvas')
        canvas.width = chartSheet.width * density
        canvas.height = chartSheet.height * density
        const ink = canvas.getContext('2d')!
        ink.scale(density, density)
        drawChart(ink, player, player.captain || (told?.seats[seat]?.name ?? ''), density)
        return canvas.toDataURL('image/webp', 0.9)
      }),
    [],
  )
  return null
}
