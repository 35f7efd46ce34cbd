/** Where ships are, and the movement of the turn: invariants 7 and 11. */
import type { Refusal } from '../../game'
import { firstOf, refuse } from '../../refusal'
import { hasUpgrade } from '../cargo'
import { isForeignHome } from '../paths'
import { nameOf, shipOn } from '../seating'
import type { FortuneState } from '../state'
import { playerAt, tileAt } from '../work'

export function faultOfShips(state: FortuneState): Refusal | undefined {
  const { players, phase, active } = state
  return firstOf(
    ...players.map(
      ({ cell, afloat }, seat) =>
        () =>
          firstOf(
            () =>
              isForeignHome(state, seat, cell) &&
              refuse('WF-28', `${nameOf(state, seat)} is in a foreign home base`),
            () =>
              !tileAt(state, cell).faceUp &&
              refuse('WF-44', `${nameOf(state, seat)} is on a tile that nobody has turned`),
            () =>
              afloat &&
              shipOn(state, cell, seat) !== undefined &&
              !(phase === 'ramPush' && cell === playerAt(state, active).cell) &&
              refuse('WF-30', `Two ships are at ${cell}`),
          ),
    ),
    () =>
      phase !== 'over' &&
      !playerAt(state, active).afloat &&
      refuse('WF-25b', 'The turn of a sunk ship is over'),
    () => faultOfMovement(state),
  )
}

function faultOfMovement(state: FortuneState): Refusal | undefined {
  const { phase, active, actor, allowance, canTeleport } = state
  const player = playerAt(state, active)
  const tile = tileAt(state, player.cell)
  if (phase !== 'move' && phase !== 'reefThrow') {
    const isOver = allowance > 0 || canTeleport
    return isOver ? refuse('WF-24', 'Only before its movement a ship has anything left of it') : undefined
  }
  const usual = 2 + (hasUpgrade(player, 'sails') ? 1 : 0)
  return firstOf(
    () => actor !== active && refuse('WF-20', 'Only the active player moves'),
    () => (player.wind || player.becalmed) && refuse('WF-32', 'Marks are taken off as the turn begins'),
    () =>
      ![0, usual, usual + 1].includes(allowance) &&
      refuse('WF-26a', `No ship like this may spend ${allowance}`),
    () => canTeleport && tile.kind !== 'whirlpool' && refuse('WF-31', 'The ship is not on a whirlpool'),
    () =>
      phase === 'reefThrow' &&
      (tile.kind !== 'reef' || allowance === 0 || hasUpgrade(player, 'hull')) &&
      refuse('WF-23', 'There is no reef to get off'),
  )
}
