/** A chart drawn for a saved tale: the scene offers to draw it, the page asks for it. */
import type { Seat } from '../rules/game'
import { createOffer } from './createOffer'
import { part, type Table } from './part'

/** Draws the chart of a seat as it is by now, as a picture that can stand in a file. */
type ChartPainter = (seat: Seat) => Promise<string>

const paintersOf = part(() => createOffer<ChartPainter>())

export function offerChartPicture(table: Table, paint: ChartPainter): () => void {
  return paintersOf(table).make(paint)
}

/** undefined where nothing is drawn. */
export const paintChart = async (table: Table, seat: Seat): Promise<string | undefined> =>
  paintersOf(table).now?.(seat)
