/** Upgrades, Special Loot and stores that are used by themselves in phase 4 (RB-163, 4.8). */
import {
  farthestInRange,
  longRangeMm,
  moveAway,
  moveTowards,
  shortRangeMm,
  thousandths,
} from '../../../measure'
import { dieInfo } from '../../../rules/rattle-battle/data/dice'
import { specialKindOf } from '../../../rules/rattle-battle/data/loot'
import { stowedTokens } from '../../../rules/rattle-battle/goods/loot'
import { storedToken } from '../../../rules/rattle-battle/goods/sailorStore'
import { checkReady } from '../../../rules/rattle-battle/goods/upgradeState'
import type { RattleMove } from '../../../rules/rattle-battle/moves'
import { surroundingsOf } from '../../../rules/rattle-battle/phases/npMove'
import { seaOf } from '../../../rules/rattle-battle/sea/sea'
import type { SeaDie } from '../../../rules/rattle-battle/state'
import { playerAt } from '../../../rules/rattle-battle/table'
import type { DieId, SailorId, UpgradeId } from '../../../rules/rattle-battle/vocabulary'
import { fall } from '../briefing/drops'
import type { Mind } from '../mind'
import { type Choice, ownAfloat, reserveOf, shipAt } from './choices'
import {
  type NpShip,
  type Position,
  type Ship,
  shipOf,
  withNp,
  withoutNp,
  withoutShip,
  withShip,
} from './position'
import { prizeOf } from './prizes'
import { hooks } from './travels'

/** What is spent from a store could have bought something. */
const storeCost = 0.35

export function uses(mind: Mind, position: Position): readonly Choice[] {
  const { state, seat } = mind
  const isReady = (id: UpgradeId) => checkReady(state, seat, id) === undefined
  const isStored = (id: SailorId) => storedToken(state, seat, id) !== undefined
  const cost = reserveOf(mind, 'upgrade')
  return [
    ...(isReady('U14') ? [ballista(mind, position, cost)] : []),
    ...(isReady('U15') ? hooks(mind, position) : []),
    ...(isReady('U16')
      ? turns(mind, position, cost, aim => ({ kind: 'useUpgrade', seat, upgradeId: 'U16', ...aim }))
      : []),
    ...(isStored('X04')
      ? turns(mind, position, storeCost, aim => ({ kind: 'spendStore', seat, sailorId: 'X04', ...aim }))
      : []),
    ...(isStored('X05') ? grogs(mind, position) : []),
    ...(isReady('U01') ? redrops(mind, position, cost) : []),
    ...(isStored('X03') ? stumbles(mind, position) : []),
    ...(isStored('X06') ? swaps(mind, position) : []),
    ...(isReady('U18') ? rams(mind, position, cost) : []),
    ...(isReady('U20')
      ? sinkings(mind, position, cost, false, aim => ({ kind: 'useUpgrade', seat, upgradeId: 'U20', ...aim }))
      : []),
    ...kegs(mind, position),
    ...(isReady('U05') ? pulls(mind, position, cost, 'U05') : []),
    ...(isReady('U04') ? pulls(mind, position, cost, 'U04') : []),
  ]
}

function ballista(mind: Mind, position: Position, cost: number): Choice {
  const { seat } = mind
  const ships = position.ships.map(ship =>
    ship?.seat === seat ? { ...ship, strength: ship.strength + 1 } : ship,
  )
  return {
    move: { kind: 'useUpgrade', seat, upgradeId: 'U14' },
    after: { ...position, ships },
    cost: cost + 0.1,
  }
}

const faces = [1, 2, 3, 4, 5, 6]

/** U16, X04: the strongest face and the Cannon are worth a thought, the others are not. */
function turns(
  mind: Mind,
  position: Position,
  cost: number,
  moveOf: (aim: { dieId: DieId; face: number }) => RattleMove,
): readonly Choice[] {
  return ownAfloat(mind, position).flatMap(([index, ship]) =>
    faces
      .filter(face => face >= 5 && face !== ship.die.face)
      .map(face => {
        const { strength, outline } = shipOf(position.state, { ...ship.die, face })
        const turned: Ship = { ...ship, die: { ...ship.die, face }, strength, outline }
        return {
          move: moveOf({ dieId: ship.die.id, face }),
          after: withShip(position, index, turned),
          cost: cost + 0.05,
        }
      }),
  )
}

/** X05. */
function grogs(mind: Mind, position: Position): readonly Choice[] {
  const { seat } = mind
  return ownAfloat(mind, position).map(([index, ship]) => ({
    move: { kind: 'spendStore', seat, sailorId: 'X05', dieId: ship.die.id },
    after: { ...position, ships: position.ships.with(index, { ...ship, strength: ship.strength + 2 }) },
    cost: storeCost,
  }))
}

type Aim = { readonly ownId: DieId; readonly targetId: DieId }

/** Every own Ship with every NP Ship within the range. */
function aims(
  mind: Mind,
  position: Position,
  rangeMm: number,
): readonly { aim: Aim; p: number; n: number; own: Ship; np: NpShip; gap: number }[] {
  const range = thousandths(farthestInRange(rangeMm, position.state.options))
  return ownAfloat(mind, position).flatMap(([p, own]) =>
    position.nps.flatMap((np, n) => {
      const gap = position.gaps[p * position.nps.length + n]!
      if (!np || gap > range) return []
      return [{ aim: { ownId: own.die.id, targetId: np.die.id }, p, n, own, np, gap }]
    }),
  )
}

/** U18: a fight at once, with 2 more Strength. */
function rams(mind: Mind, position: Position, cost: number): readonly Choice[] {
  const { seat } = mind
  return aims(mind, position, 0)
    .filter(({ gap }) => gap === 0)
    .map(({ aim, p, n, own, np }) => {
      const strength = own.strength + 2
      const won = strength >= np.strength ? withoutNp(position, n, { seat, boarded: true }) : position
      const after = np.strength >= strength ? withoutShip(won, p) : won
      return { move: { kind: 'useUpgrade', seat, upgradeId: 'U18', ...aim }, after, cost }
    })
}

/** What sinks an NP Ship within short range, with or without a Trophy. */
function sinkings(
  mind: Mind,
  position: Position,
  cost: number,
  isTrophy: boolean,
  moveOf: (aim: Aim) => RattleMove,
): readonly Choice[] {
  const { seat } = mind
  const boards = position.state.options.boardingByFire === 'on'
  return aims(mind, position, shortRangeMm).map(({ aim, n, gap }) => ({
    move: moveOf(aim),
    after: withoutNp(position, n, isTrophy ? { seat, boarded: boards && gap === 0 } : undefined),
    cost,
  }))
}

/** L2. */
function kegs(mind: Mind, position: Position): readonly Choice[] {
  const { state, seat } = mind
  const keg = stowedTokens(playerAt(state, seat).stowed).find(token => specialKindOf(token) === 'L2')
  if (keg === undefined) return []
  return sinkings(mind, position, 0.4, true, aim => ({ kind: 'useSpecialLoot', seat, tokenId: keg, ...aim }))
}

/** U05 pulls an NP Ship nearer, U04 drives it away. */
function pulls(mind: Mind, position: Position, cost: number, upgradeId: 'U04' | 'U05'): readonly Choice[] {
  const { state, seat } = mind
  const go = upgradeId === 'U05' ? moveTowards : moveAway
  const around = surroundingsOf(state)
  return aims(mind, position, longRangeMm).flatMap(({ aim, n, own, np }) => {
    if (dieInfo(np.die.id).colour === undefined) return []
    const { end } = go(np.outline, own.outline, around, state.options)
    const { outline } = shipOf(state, { ...np.die, ...end })
    const moved: NpShip = { ...np, die: { ...np.die, ...end }, outline }
    return [
      {
        move: { kind: 'useUpgrade', seat, upgradeId, ...aim } as const,
        after: withNp(position, n, moved),
        cost: cost + 0.02,
      },
    ]
  })
}

/** Drops that are imagined of a die: each of six faces twice. */
const dropsImagined = 12

/** How this die may come to lie if it is dropped again; all faces are as likely, so none is left to chance. */
function fallen({ state, random }: Mind, die: SeaDie): readonly SeaDie[] {
  const lying = seaOf(state).filter(other => other.id !== die.id)
  return Array.from({ length: dropsImagined }, (_, n) => ({
    ...fall(state, [die.id], lying, random)[0]!,
    face: 1 + (n % 6),
  }))
}

/** U01. */
function redrops(mind: Mind, position: Position, cost: number): readonly Choice[] {
  const { state, seat } = mind
  const seen = new Map(aims(mind, position, longRangeMm).map(({ n, np }) => [n, np]))
  return [...seen].map(([n, np]) => {
    const [after, ...orElse] = fallen(mind, np.die).map(die =>
      withNp(position, n, { ...shipOf(state, die), prize: prizeOf(state, die) }),
    )
    const move = { kind: 'useUpgrade', seat, upgradeId: 'U01', targetId: np.die.id } as const
    return { move, after: after!, orElse, cost: cost + 0.1 }
  })
}

/** X03. */
function stumbles(mind: Mind, position: Position): readonly Choice[] {
  const { state, seat } = mind
  return ownAfloat(mind, position).map(([index, ship]) => {
    const [after, ...orElse] = fallen(mind, ship.die).map(die =>
      withShip(position, index, shipOf(state, die)),
    )
    const move = { kind: 'spendStore', seat, sailorId: 'X03', dieId: ship.die.id } as const
    return { move, after: after!, orElse, cost: storeCost }
  })
}

/** X06: two own Ships, each with its face, in the place of the other. */
function swaps(mind: Mind, position: Position): readonly Choice[] {
  const { seat } = mind
  const own = ownAfloat(mind, position)
  return own.flatMap(([p, one], index) =>
    own.slice(index + 1).map(([q, other]) => {
      const moved = withShip(position, p, shipAt(position, one, other.die.x, other.die.y))
      return {
        move: {
          kind: 'spendStore',
          seat,
          sailorId: 'X06',
          dieId: one.die.id,
          otherId: other.die.id,
        } as const,
        after: withShip(moved, q, shipAt(position, other, one.die.x, one.die.y)),
        cost: storeCost,
      }
    }),
  )
}
