import { useEffect, useMemo } from 'react'
import { type Asked, type DeskState, desk } from '../../../match/desk'
import type { RattleMove } from '../../../rules/rattle-battle/moves'
import type { RattleState } from '../../../rules/rattle-battle/state'
import { useTable } from '../../table/TableContext'
import { noTurn, type Turn } from '../../table/turn'
import { portSpot, seaTurn, seatSpot, tableSpot } from '../layout'
import { createTeller } from './createTeller'
import { createSeaDirector, type SeaDirector } from './director'
import { tableLayout } from './tableLayout'
import { thingsOf } from './thingsOf'

/** Half of the picture's height in which the Captain token, the moorings and the cards of a seat are all seen, in cm. */
const homeHalf = 28
/** Phases of the game that are played in the Sea, in the Port, and on one's own side of the table. */
const atSea = /^(actions|np|battle)\b/
const inPort = /^port\b/
const atHome = /^(repair|stow|sailors|loot)\b/

/** The camera and the telling of a match: it looks where something happens, and back at whoever is asked. */
export function Direction() {
  const { rig } = useTable()
  const director = useMemo(() => createSeaDirector(rig, turnNow), [rig])

  useEffect(() => desk.addTeller(createTeller(director)), [director])

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

function turnNow(): Turn {
  const { view, eyes } = desk.state.getState()
  return view === undefined ? noTurn : seaTurn((view as RattleState).players.length, eyes)
}

/** Where the one who is asked has to look. */
function lookAt(director: SeaDirector, { phase, asked, view, eyes }: DeskState, isCut: boolean): void {
  if (view === undefined) return
  if (phase === 'asking' && asked) {
    director.takeBack()
    if (atSea.test(asked.phase)) director.showSea()
    else if (inPort.test(asked.phase))
      director.show(paysWithLoot(asked, view as RattleState) ? tableSpot : portSpot, isCut)
    else if (atHome.test(asked.phase)) {
      const seat = tableLayout(view as RattleState, eyes).seats[asked.seat]
      if (seat) director.show({ ...seatSpot(seat), half: homeHalf }, isCut)
    } else director.show(tableSpot, isCut)
  } else if (phase === 'over' || isCut) director.show(tableSpot, isCut)
}

/** Whoever may pay with Loot has to see the Port and what he has. */
function paysWithLoot({ choices }: Asked, view: RattleState): boolean {
  return choices.some(({ move }) => thingsOf(move as RattleMove, view).some(id => id.startsWith('token:')))
}
