import type { Viewer } from '../../../rules/game'
import type { RattleState } from '../../../rules/rattle-battle/state'
import { layDice, musterFrame } from './dice'
import { layMiddle } from './middle'
import type { Layout } from './placement'
import { layPort } from './port'
import { seatPlaces } from './seatPlaces'
import { layDrawn, laySeat } from './seatThings'
import { boxHalf } from './sizes'
import { layTiles } from './tiles'
import { createWriter } from './writer'

/** Where everything of a game lies for whoever looks. It reads nothing that the view does not say. */
export function layoutOf(view: RattleState, eyes: Viewer): Layout {
  const writer = createWriter()
  const seats = seatPlaces(view.players.length, eyes)
  layMiddle(writer, view)
  layTiles(writer, view)
  layPort(writer, view)
  for (const place of seats) {
    laySeat(writer, view, place)
    layDrawn(writer, view, place)
  }
  layDice(writer, view, seats)
  return {
    things: writer.things,
    slots: writer.slots,
    seats,
    muster: { ...musterFrame(view, seats), length: boxHalf * 2 },
  }
}
