import { useEffect, useMemo } from 'react'
import type { RattleState } from '../../../rules/rattle-battle/public'
import { type DeskState, deskOf } from '../../../table/desk'
import { bound, type Table } from '../../../table/part'
import { usePart, useTable } from '../../../table/useTable'
import type { CameraRig } from '../../table/camera/cameraRig'
import { useStage } from '../../table/StageContext'
import { noTurn, type Turn } from '../../table/turn'
import { ownViews, seaTurn, tableSpot } from '../layout'
import { createTeller } from './createTeller'
import { createSeaDirector, type SeaDirector, seaAndCardSpot, uprightSeaSpot } from './director'
import { filmSight } from './followFilm'
import { spotOfQuestion } from './spotOfQuestion'

/** A phase that is played in the Sea. */
const atSea = /^(actions|np|battle)\b/

/** The camera and the telling of a match: it looks where something happens, and back at the player who is asked. */
export function Direction() {
  const table = useTable()
  const desk = usePart(deskOf)
  const { rig } = useStage()
  const director = useMemo(() => createSeaDirector(table, rig, bound(table, turnNow)), [rig])

  useEffect(() => desk.addTeller(createTeller(table, director)), [director])

  useEffect(() => {
    /** Dice are in the hand, or the fist is raised. */
    const hold = ({ hand, pace }: DeskState) => {
      director.takeBack()
      if (hand?.fist) director.showSea()
      else if (pace !== 'at once' || hand?.by === 'person') rig.goTo('hand')
    }
    lookAt(director, desk.state.getState(), true)
    if (desk.state.getState().phase === 'held') hold(desk.state.getState())
    return desk.state.subscribe((now, before) => {
      followFilm(rig, now, before)
      const isNew =
        now.phase !== before.phase ||
        now.asked?.phase !== before.asked?.phase ||
        now.asked?.seat !== before.asked?.seat
      if (isNew && now.phase !== 'telling') lookAt(director, now, now.matchId !== before.matchId)
      if (now.phase === 'held' && before.phase !== 'held') hold(now)
      else if (now.phase === 'falling' && before.phase === 'held' && rig.view === 'hand' && rig.atView)
        rig.goTo('drop')
    })
  }, [director, rig])
  useEffect(() => {
    rig.compose(ownViews)
    return () => rig.compose()
  }, [rig])

  return null
}

function turnNow(table: Table): Turn {
  const { view, eyes } = deskOf(table).state.getState()
  return view === undefined ? noTurn : seaTurn((view as RattleState).players.length, eyes)
}

const isUpright = () => innerHeight > innerWidth

/** A film goes where something happens, unless the viewer has taken the camera. */
function followFilm(rig: CameraRig, now: DeskState, before: DeskState): void {
  const sight = filmSight(now, before)
  if (!sight || rig.isTaken) return
  rig.goToSpot(sight === 'table' ? tableSpot : isUpright() ? uprightSeaSpot : seaAndCardSpot)
}

/** Where the player who is asked has to look. */
function lookAt(director: SeaDirector, { phase, asked, view, eyes }: DeskState, isCut: boolean): void {
  if (view === undefined) return
  if (phase === 'asking' && asked) {
    director.takeBack()
    if (atSea.test(asked.phase)) director.show(isUpright() ? uprightSeaSpot : seaAndCardSpot)
    else director.show(spotOfQuestion(asked, view as RattleState, eyes, isUpright()), isCut)
  } else if (phase === 'over' || isCut) director.show(tableSpot, isCut)
}
