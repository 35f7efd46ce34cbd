import {
  type ChooseHomePort,
  type Explore,
  type RollingMove,
  type RollingState,
  type SailToFinalPort,
  type Space,
  spaceIndex,
  type VisitPort,
} from '../../../rules/rolling-seas/public'
import type { Asked } from '../../../table/desk'
import type { OnChart } from './chartHand'
import { takeShape } from './drawing'
import { takeBestCourse } from './sailing'

const ofKind =
  <M extends RollingMove>(kind: M['kind']) =>
  (move: { readonly kind: string }): move is M =>
    move.kind === kind

/** What the player who is asked has in hand from the start. */
export function handOfAsked({ seat, choices, phase }: Asked, view: RollingState): Partial<OnChart> {
  const moves = choices.map(({ move }) => move)
  switch (phase) {
    case 'setupIslands':
    case 'setupKnownObstacles':
    case 'adventure': {
      const hand = takeShape(view, seat)
      return hand ? { hand } : {}
    }
    case 'setupHomePort': {
      const starts = new Map<number, readonly Space[]>()
      for (const { port, start } of moves.filter(ofKind<ChooseHomePort>('chooseHomePort'))) {
        const space = spaceIndex(start)
        starts.set(space, [...(starts.get(space) ?? []), port])
      }
      return { hand: { kind: 'home', seat, owner: seat, starts } }
    }
    case 'action': {
      const hand = takeBestCourse(view, seat)
      return {
        ...(hand && { hand }),
        lands: moves.filter(ofKind<Explore>('explore')).map(({ land }) => spaceIndex(land)),
        ports: [...new Set(moves.filter(ofKind<VisitPort>('visitPort')).map(({ port }) => spaceIndex(port)))],
      }
    }
    case 'gameEnd':
      return {
        hand: {
          kind: 'trip',
          seat,
          owner: seat,
          trips: moves.filter(ofKind<SailToFinalPort>('sailToFinalPort')),
        },
      }
    default:
      return {}
  }
}
