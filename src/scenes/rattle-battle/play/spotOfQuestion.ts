import type { Viewer } from '../../../rules/game'
import type { RattleMove, RattleState } from '../../../rules/rattle-battle/public'
import type { Asked } from '../../../table/desk'
import { type CameraSpot, spotAround } from '../../things/layout'
import {
  briefingSpot,
  locationSpot,
  portSpot,
  tableSpot,
  uprightBriefingSpot,
  visitedLocation,
} from '../layout'
import { tableLayout } from './tableLayout'
import { thingsOf } from './thingsOf'

/** Cards are read from nearly above. */
const reading = (20 * Math.PI) / 180
/** Phases of the game that are played in the Port, and on one's own side of the table. */
const inPort = /^port\b/
/** At the Market a player looks at what they have to give: what it is traded for lies nowhere. */
const atHome = /^(repair|stow|sailors|loot|port\.market)\b/

/** What the question is about, at reading size. */
export function spotOfQuestion(
  asked: Asked,
  view: RattleState,
  eyes: Viewer,
  isUpright: boolean,
): CameraSpot {
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
  if (asked.phase === 'briefing.commit' && view.adventure) {
    const { card } = view.adventure
    return (
      (isUpright && uprightBriefingSpot(layout, card)) || briefingSpot(layout, asked.seat, card) || tableSpot
    )
  }
  // The first Part of a Galleon lies there too.
  const isFirstPart = asked.phase === 'setup.part'
  if (!inPort.test(asked.phase) && !isFirstPart) return tableSpot
  // A picture that stands upright has no room for the row.
  const location = isFirstPart ? 'shipyard' : visitedLocation(view)
  return (isUpright && locationSpot(layout, location)) || portSpot
}
