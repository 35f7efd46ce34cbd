import { useStore } from 'zustand'
import type { RollingState } from '../../../rules/rolling-seas/public'
import { deskOf } from '../../../table/desk'
import { usePart } from '../../../table/useTable'
import { useTableThings } from '../../things'
import { drawChart } from '../ink/drawChart'
import { drawLedger } from '../ink/drawLedger'
import { chartSheet, ledgerSheet } from '../ink/sheet'
import type { SeasLayout } from '../layout'
import { lookingAtOf } from '../play/lookingAt'
import { Sheet } from './Sheet'

/** Every captain's chart and ledger, drawn again whenever something is written on them. */
export function Sheets({ view }: { readonly view: RollingState }) {
  const desk = usePart(deskOf)
  const lookingAt = usePart(lookingAtOf)
  const { layout } = useTableThings<SeasLayout>()
  const names = useStore(
    desk.state,
    ({ told }) => told?.seats.map(({ name }) => name).join('\n') ?? '',
  ).split('\n')
  const eyes = useStore(desk.state, state => state.eyes)
  const looked = useStore(lookingAt, state => state.chart)
  const own = eyes === 'spectator' ? 0 : eyes
  return view.players.map((player, seat) => {
    const name = player.captain || names[seat] || `Captain ${seat + 1}`
    const isLooked = looked === seat
    return (
      <group key={seat}>
        <Sheet
          id={`chart:${seat}`}
          widthMm={chartSheet.width}
          heightMm={chartSheet.height}
          isRead={layout.holders[seat] === own || isLooked}
          of={player}
          draw={(ink, density) => drawChart(ink, player, name, density)}
        />
        <Sheet
          id={`ledger:${seat}`}
          widthMm={ledgerSheet.width}
          heightMm={ledgerSheet.height}
          isRead={seat === own || isLooked}
          of={player}
          draw={ink => drawLedger(ink, player, name)}
        />
      </group>
    )
  })
}
