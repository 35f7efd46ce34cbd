/** Why a player would make a move, in a sentence: what it brings on the maps as they are now. */
import type { Seat } from '../game'
import { capital } from '../sentence'
import { iconsWithRoom } from './acts/allocate'
import { colourOf, dicePerPlayer, isFreeFor } from './dice'
import { foreseeBury, foreseeDie } from './foreseen'
import type { Draft, Fire, RollingWavesMove } from './moves'
import { writtenIcon } from './resolve'
import type { Player, RollingWavesState } from './state'
import { bonusTracks, levelOf, raisedNumber, sumOf } from './tracks'
import { type DieId, iconNames, nameOf, type Plan, type SingleIcon } from './vocabulary'
import { afterVolley, lostOf, theftOf } from './volleys'
import { playerAt } from './work'
import { faceOn } from './writing'

export function reasonFor(state: RollingWavesState, move: RollingWavesMove): string | undefined {
  switch (move.kind) {
    case 'draft':
      return draftReason(state, move)
    case 'allocate':
      return planReason(playerAt(state, move.seat), move.plan)
    case 'yarrr': {
      const player = playerAt(state, move.seat)
      return player.plan && planReason(player, player.plan)
    }
    case 'raise':
      return raiseReason(state, move.seat, move.use)
    case 'bury': {
      const sum = sumOf(playerAt(state, move.seat).chests[move.chest - 1]!)
      return `Nobody can steal its ${sum} any more, and a buried chest is 2 points more.`
    }
    case 'fire':
      return fireReason(state, move)
    case 'thrown':
      return undefined
  }
}

function draftReason(state: RollingWavesState, { seat, dieId, via }: Draft): string | undefined {
  const face = state.pool.find(({ id }) => id === dieId)?.face
  if (face === undefined) return undefined
  if (via === 'drunk') return 'No die in the tray is free for you, and a drunken sailor costs nothing.'
  const free = state.pool.filter(({ id }) => isFreeFor(state, seat, id)).map(die => die.face)
  const best = Math.max(0, ...free)
  if (via === 'bribe' && best === 0) return 'No die in the tray is free for you.'
  if (via === 'bribe' && face > best) return `It shows ${face - best} more than any die that is free for you.`
  return (
    levelReason(playerAt(state, seat), face) ??
    (via === 'free' ? freeReason(face, best) : denialReason(state, dieId, best))
  )
}

/** A bribe for a die that shows no more than those that are free: it is taken from its crew. */
function denialReason(state: RollingWavesState, dieId: DieId, best: number): string {
  const owner = state.players.findIndex(
    (_, seat) => colourOf(dieId) !== 'clear' && isFreeFor(state, seat, dieId),
  )
  return owner < 0 || state.players[owner]!.nests.length === dicePerPlayer
    ? `The ${best} that is free for you stays in the tray.`
    : `${nameOf(state, owner)} can no longer have it for nothing.`
}

/** The first track that this face would lift to another level. */
function levelReason(player: Player, face: number): string | undefined {
  const track = bonusTracks.find(
    icon =>
      iconsWithRoom(player).includes(icon) &&
      levelOf(icon, [...player[icon], face]) > levelOf(icon, player[icon]),
  )
  return track && `It can go to ${iconNames[track]}: ${foreseeDie(player, track, face)}.`
}

const freeReason = (face: number, best: number) =>
  face === best ? 'No die that is free for you shows more.' : 'It costs you nothing.'

/** Every die on its icon, as it would be written there. */
function planReason(player: Player, plan: Plan): string {
  const written = player.nests.flatMap(({ id, face }) => {
    const icon = plan[id]
    return icon === undefined || icon === 'bury'
      ? []
      : [`${iconNames[icon]}: ${foreseeDie(player, icon as SingleIcon, face)}`]
  })
  return `${capital(written.length > 0 ? written.join('; ') : foreseeBury(player))}.`
}

function raiseReason(state: RollingWavesState, seat: Seat, use: boolean): string | undefined {
  const icon = writtenIcon(state.step)
  if (!icon) return undefined
  const face = faceOn({ state }, seat, icon)
  const more = `A ${raisedNumber} is ${raisedNumber - face} more than the ${face}`
  return use ? `${more}.` : `${more}, and another die may gain more by your spirits.`
}

/** Volleys come one after another: what the first has taken, the next finds gone. */
function fireReason(state: RollingWavesState, { seat, volleys }: Fire): string {
  let [taken, kept] = [0, 0]
  let now = state
  for (const volley of volleys) {
    const stolen = sumOf(theftOf(now, seat, volley).stolen)
    taken += stolen
    kept += stolen - sumOf(lostOf(now, seat, volley))
    now = afterVolley(now, seat, volley)
  }
  if (taken === 0) return 'A full cannon fires, whether or not there is treasure to take.'
  return kept > 0
    ? `You gain ${kept} in treasure, and they lose ${taken}.`
    : `They lose ${taken} in treasure.`
}
