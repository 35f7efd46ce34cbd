import type { Viewer } from '../../../rules/game'
import type { RattleState } from '../../../rules/rattle-battle/public'
import { layDice, musterFrame } from './dice'
import { layMiddle } from './middle'
import type { Layout } from './placement'
import { layPort } from './port'
import { placeOf, seaTurn, seatPlaces } from './seatPlaces'
import { layDrawn, laySeat } from './seatThings'
import { boxHalf } from './sizes'
import { layTiles } from './tiles'
import { createWriter, type Frame } from './writer'

/** Where everything of a game lies for this viewer. It reads nothing that the view does not say. */
export function layoutOf(view: RattleState, eyes: Viewer): Layout {
  const writer = createWriter()
  const seats = seatPlaces(view.players.length, eyes)
  const sea = seaTurn(view.players.length, eyes)
  const seaFrame: Frame = { x: 0, z: 0, yaw: sea.angle }
  layMiddle(writer, view, seaFrame, placeOf(seats, eyes === 'spectator' ? 0 : eyes))
  layTiles(writer, view, seaFrame)
  layPort(writer, view)
  for (const place of seats) {
    laySeat(writer, view, place)
    layDrawn(writer, view, place)
  }
  layDice(writer, view, seats, seaFrame)
  return {
    things: writer.things,
    slots: writer.slots,
    seats,
    sea,
    muster: { ...musterFrame(view, seats), length: boxHalf * 2 },
  }
}
