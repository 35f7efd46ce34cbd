import { use, useEffect, useMemo } from 'react'
import type { Viewer } from '../../../rules/game'
import type { RollingWavesState } from '../../../rules/rolling-with-the-waves/public'
import { useTableThings } from '../../things'
import { loadPrintFonts } from '../../things/prints'
import { inkOf, type Laying, type SeatPlace, type WavesLayout } from '../layout'
import { Board } from './Board'
import { useInk } from './inkHand'
import { Marker } from './Marker'
import { ScorePad } from './ScorePad'
import { Screen } from './Screen'
import { type CrewPrints, printCrew } from './sheets'

let fonts: Promise<void> | undefined

export interface BoardsProps {
  readonly view: RollingWavesState
  readonly eyes: Viewer
  readonly laying: Laying | undefined
}

/** Everything that is printed or written on: maps, mini boards, screens, markers, and the score sheet at the end. */
export default function Boards({ view, eyes, laying }: BoardsProps) {
  fonts ??= loadPrintFonts()
  use(fonts)
  const { layout } = useTableThings<WavesLayout>()
  const colours = view.players.map(({ colour }) => colour).join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the colours are what is printed
  const crews = useMemo(() => view.players.map(({ colour }) => printCrew(colour)), [colours])
  useEffect(
    () => () => {
      for (const crew of crews) crew.dispose()
    },
    [crews],
  )
  return (
    <>
      {layout.seats.map(place => (
        <Station
          key={place.seat}
          view={view}
          eyes={eyes}
          place={place}
          prints={crews[place.seat]!}
          plan={laying?.seat === place.seat ? laying.plan : undefined}
        />
      ))}
      {view.phase === 'over' && <ScorePad view={view} eyes={eyes} />}
    </>
  )
}

interface StationProps {
  readonly view: RollingWavesState
  readonly eyes: Viewer
  readonly place: SeatPlace
  readonly prints: CrewPrints
  readonly plan: Laying['plan'] | undefined
}

/** What one player has before them. */
function Station({ view, eyes, place, prints, plan }: StationProps) {
  const { seat, map, mini } = place
  const { layout } = useTableThings<WavesLayout>()
  const content = useMemo(() => ({ ...inkOf(view, seat, plan), round: view.round }), [view, seat, plan])
  useInk(prints.map, content, eyes)
  const rest = layout.things.get(`marker@${seat}`)!
  return (
    <>
      <Board model="pirate-map" print={prints.map.texture} {...map} />
      <Board model="mini-board" print={prints.mini} {...mini} />
      <Screen
        place={place}
        prints={prints}
        stands={standsNow(view, place)}
        flies={view.phase === 'allocate' && view.players[seat]!.ready}
      />
      <Marker place={place} rest={rest} prints={prints} />
    </>
  )
}

/** RW-48: all sink at the reveal. An own one would stand before its owner's eyes while nothing is hidden behind it. */
function standsNow({ phase }: RollingWavesState, { isNear }: SeatPlace): boolean {
  return phase === 'allocate' || (!isNear && (phase === 'roll' || phase === 'draft'))
}
