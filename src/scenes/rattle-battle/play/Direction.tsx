import { useEffect, useMemo } from 'react'
import type { Viewer } from '../../../rules/game'
import type { RattleMove, RattleState } from '../../../rules/rattle-battle/public'
import { type Asked, type DeskState, deskOf } from '../../../table/desk'
import { bound, type Table } from '../../../table/part'
import { usePart, useTable } from '../../../table/useTable'
import { useStage } from '../../table/StageContext'
import { noTurn, type Turn } from '../../table/turn'
import { type CameraSpot, spotAround } from '../../things/layout'
import { briefingSpot, locationSpot, portSpot, seaTurn, tableSpot, visitedLocation } from '../layout'
import { createTeller } from './createTeller'
import { createSeaDirector, type SeaDirector, seaAndCardSpot, uprightSeaSpot } from './director'
import { tableLayout } from './tableLayout'
import { thingsOf } from './thingsOf'

/** Cards are read from nearly above. */
const reading = (20 * Math.PI) / 180
/** Phases of the game that are played in the Sea, in the Port, and on one's own side of the table. */
const atSea = /^(actions|np|battle)\b/
const inPort = /^port\b/
/** At the Market a player looks at what they have to give: what it is traded for lies nowhere. */
const atHome = /^(repair|stow|sailors|loot|port\.market)\b/

/** The camera and the telling of a match: it looks where something happens, and back at the player who is asked. */
export function Direction() {
  const table = useTable()
  const desk = usePart(deskOf)
  const { rig } = useStage()
  const director = useMemo(() => createSeaDirector(table, rig, bound(table, turnNow)), [rig])

  useEffect(() => desk.addTeller(createTeller(table, director)), [director])

  useEffect(() => {
    lookAt(director, desk.state.getState(), true)
    return desk.state.subscribe((now, before) => {
      const isNew =
        now.phase !== before.phase ||
        now.asked?.phase !== before.asked?.phase ||
        now.asked?.seat !== before.asked?.seat
      if (isNew && now.phase !== 'telling') lookAt(director, now, now.matchId !== before.matchId)
      if (now.phase === 'held' && before.phase !== 'held') {
        director.takeBack()
        if (now.hand?.fist) director.showSea()
        else if (now.pace !== 'at once' || now.hand?.by === 'person') rig.goTo('hand')
      } else if (now.phase === 'falling' && before.phase === 'held' && rig.view === 'hand' && rig.atView)
        rig.goTo('drop')
    })
  }, [director, rig])

  return null
}

function turnNow(table: Table): Turn {
  const { view, eyes } = deskOf(table).state.getState()
  return view === undefined ? noTurn : seaTurn((view as RattleState).players.length, eyes)
}

const isUpright = () => innerHeight > innerWidth

/** Where the player who is asked has to look. */
function lookAt(director: SeaDirector, { phase, asked, view, eyes }: DeskState, isCut: boolean): void {
  if (view === undefined) return
  if (phase === 'asking' && asked) {
    director.takeBack()
    if (atSea.test(asked.phase)) director.show(isUpright() ? uprightSeaSpot : seaAndCardSpot)
    else director.show(spotOfQuestion(asked, view as RattleState, eyes), isCut)
  } else if (phase === 'over' || isCut) director.show(tableSpot, isCut)
}

/** What the question is about, at reading size. */
function spotOfQuestion(asked: Asked, view: RattleState, eyes: Viewer): CameraSpot {
  const layout = tableLayout(view, eyes)
  // Cards that were drawn are read before anything else.
  const drawn = asked.choices
    .filter(({ move }) => /^keep(Sailor|Upgrade)$/.test(move.kind))
    .flatMap(({ move }) => thingsOf(move as RattleMove, view))
  const cards = spotAround(
    layout,
    drawn.filter(id => /^(sailor|upgrade-card):/.test(id)),
  )
  if (cards) return { ...cards, polar: reading }
  if (atHome.test(asked.phase)) {
    const own = [...layout.things.values()].filter(({ seat, kind }) => seat === asked.seat && kind !== 'card')
    const home = spotAround(
      layout,
      own.map(({ id }) => id),
    )
    return home ?? tableSpot
  }
  if (asked.phase === 'briefing.commit' && view.adventure)
    return briefingSpot(layout, asked.seat, view.adventure.card) ?? tableSpot
  if (!inPort.test(asked.phase)) return tableSpot
  // A picture that stands upright has no room for the row.
  return (isUpright() && locationSpot(layout, visitedLocation(view))) || portSpot
}
