import { does } from '../../sentence'
import { islandCard } from '../data/islands'
import { spaceIndex, spaceName } from '../grid'
import { checkIslandPlace, islandChoices, islandPlaces, portsShutIn, withIsland } from '../islandPlaces'
import type { MoveRule } from '../moveRule'
import type { PlaceIsland } from '../moves'
import { layDown } from '../placements'
import type { RollingState } from '../state'
import { changePlayer, leavePending, nameOf, playerAt, say } from '../work'

function shutIn(state: RollingState, { seat, island, placement }: PlaceIsland): readonly string[] {
  const lying = layDown(islandCard(island).shape, placement)
  return lying ? portsShutIn(state, playerAt(state, seat).map, lying).map(spaceName) : []
}

export const placeIsland: MoveRule<'placeIsland'> = {
  rule: 'RS-21',
  phases: ['setupIslands'],
  check: checkIslandPlace,

  play(work, move) {
    const { seat, island, coordinate, placement } = move
    const closed = shutIn(work.state, move)
    const { map } = playerAt(work.state, seat)
    const lying = layDown(islandCard(island).shape, placement)!
    const after = withIsland(map, { island, coordinate: spaceIndex(coordinate) }, lying)
    changePlayer(work, seat, { map: after })
    const name = nameOf(work.state, seat)
    const { port } = after.islands.at(-1)!
    say(
      work,
      'RS-21',
      `${name} ${does(seat, 'draws', 'draw')} ${islandCard(island).name} with its port at ${port}`,
      'island',
      {
        seat,
        island,
      },
    )
    if (closed.length > 0) {
      const text = `On ${name}'s map no ship can reach ${closed.join(' or ')}`
      say(work, 'RS-22e', text, 'shutIn', { seat, ports: closed })
    }
    if (islandChoices(work.state, seat).length === 0) leavePending(work, seat)
  },

  list(state, seat) {
    return islandPlaces(state, seat).map(
      ({ island, coordinate, lying }): PlaceIsland => ({
        kind: 'placeIsland',
        seat,
        island,
        coordinate: spaceName(coordinate),
        placement: lying.placement,
      }),
    )
  },

  name(state, move) {
    const { shape, name } = islandCard(move.island)
    const lying = layDown(shape, move.placement)
    if (!lying) return name
    const closed = shutIn(state, move)
    const warning = closed.length > 0 ? `; no ship could reach ${closed.join(' or ')}` : ''
    const spaces = lying.spaces.map(spaceName).join(' ')
    return `${name} for ${move.coordinate} on ${spaces}, port at ${spaceName(lying.port!)}${warning}`
  },
}
