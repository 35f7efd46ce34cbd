import type { RollingState } from '../../../rules/rolling-seas/public'
import type { PrintRecipe } from '../../things/prints'
import { drawChart } from '../ink/drawChart'
import { drawLedger } from '../ink/drawLedger'
import type { Ink } from '../ink/hand'
import { chartSheet, ledgerSheet } from '../ink/sheet'

const density = 8

const sheet = (size: { readonly width: number; readonly height: number }, draw: (ink: Ink) => void) => ({
  ...size,
  density,
  draw: (pen: Parameters<PrintRecipe['draw']>[0]) => pen.freely(draw),
})

/** A chart or ledger with all that its captain has drawn on it, to be held before the eyes; nothing for other things. */
export function sheetOf(
  id: string,
  { players }: Pick<RollingState, 'players'>,
  names: readonly string[] = [],
): PrintRecipe | undefined {
  const [kind, seat] = id.split(':')
  const player = players[Number(seat)]
  if (!player) return undefined
  const name = player.captain || names[Number(seat)] || `Captain ${Number(seat) + 1}`
  if (kind === 'chart') return sheet(chartSheet, ink => drawChart(ink, player, name, density))
  return kind === 'ledger' ? sheet(ledgerSheet, ink => drawLedger(ink, player, name)) : undefined
}
